### Ein Turnier anlegen, fortsetzen oder öffnen; und die gesperrte Turnierleitung.

events-lead = Turniere im Schweizer System, streng nach Regelwerk: Paarungen, Uhr, Ergebnisse und Tabelle, am echten Tisch oder im Browser. Jedes Turnier ist eine Datei, und jede Änderung lässt sich rückgängig machen.
events-create = Turnier anlegen
events-create-now = Turnier anlegen
events-creating = Wird angelegt …
events-desk = Turnierleitung
events-forget = Vergessen
events-forget-one = { $name } vergessen
events-none = Noch keine Turniere. Hier stehen die Turniere, die du in diesem Browser anlegst oder öffnest.
events-open = Turnier öffnen
events-link = Link zur Turnierleitung, zu einer Spielerseite oder zur öffentlichen Seite
events-open-link = Link öffnen
events-bad-link = Das ist kein Link zu einem Turnier. Links sehen so aus: …/event/abc123; Links zur Turnierleitung oder zu einer Spielerseite sind länger.
events-file = Turnierdatei öffnen
events-file-note = Eine Datei von einer anderen Turnierleitung oder vom Befehl „armada tournament“, oder ein JSON-Export. Daraus wird hier ein neues Turnier, das du leitest.
events-form-failed = Das Formular konnte nicht geladen werden. Lade die Seite neu.
events-printing = Die Druckseite wird geöffnet …
events-locked = Die Turnierleitung ist gesperrt
events-locked-lead = Dieser Browser kennt das Geheimwort dieser Turnierleitung nicht. Öffne den vollständigen Link des Veranstalters oder gib das Geheimwort ein.
events-secret = Geheimwort der Turnierleitung
events-open-desk = Turnierleitung öffnen
