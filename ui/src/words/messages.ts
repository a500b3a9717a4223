/** The messages of the catalogue and their arguments: written by `npm run words` from en/*.ftl. */
export interface Messages {
  "settings-title": null;
  "settings-lead": null;
  "settings-name": null;
  "settings-language": null;
  "settings-language-browser": null;
  "settings-theme": null;
  "settings-theme-system": null;
  "settings-theme-deep": null;
  "settings-theme-paper": null;
  "settings-text-size": null;
  "settings-text-percent": "percent";
  "settings-table": null;
  "settings-motion": null;
  "settings-sound": null;
  "settings-letters": null;
  "settings-coach": null;
  "settings-narration": null;
  "shell-skip": null;
  "shell-home": null;
  "shell-pages": null;
  "shell-play": null;
  "shell-fleets": null;
  "shell-cards": null;
  "shell-learn": null;
  "shell-watch": null;
  "shell-events": null;
  "shell-settings": null;
  "shell-light": null;
  "shell-dark": null;
}
