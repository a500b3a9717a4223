### Hilfe: was Finger tun, und alle Tasten auf einem Blatt.

keys-title = Tasten und Hilfe
keys-title-fingers = Hilfe
keys-close = Schließen
keys-hints = Hinweise noch einmal zeigen
keys-learn = Spielen lernen
keys-cards = Karten
keys-rules = Regeln
keys-keyboard = Mit einer Tastatur
keys-more = Auf einer Figur mit dem Fokus führen Pfeiltasten zur nächsten in dieser Richtung. Buchstabentasten kannst du in den Einstellungen abschalten.

## Aufdruck von Tasten

keys-cap-space = Leertaste
keys-cap-enter = Eingabe
keys-cap-escape = Esc
keys-cap-home = Pos1

## Gruppen

keys-answers = Antworten
keys-placing = Eine Figur platzieren
keys-tools = Werkzeuge
keys-view = Ansicht
keys-replay = Wiederholung

## Antworten

keys-do-choose = eine Möglichkeit wählen
keys-do-pass = passen
keys-do-repeat = deine letzte Antwort auf eine solche Frage wiederholen
keys-do-adjust = die Auswahl verändern
keys-do-mark = einen Würfel markieren, eine Animation überspringen
keys-do-commit = die große Schaltfläche drücken
keys-do-back = eine Ebene zurück; antwortet nie

## Eine Figur platzieren

keys-do-nudge = 5 mm; mit Umschalt 25, mit Alt 1
keys-do-turn = um 5° drehen; mit Umschalt um 1°
keys-do-mirror = ein Hindernis spiegeln
keys-do-legal = nächster erlaubter oder nächster guter Platz
keys-do-piece = eine andere Figur
keys-do-speed = Geschwindigkeit

## Werkzeuge

keys-do-measure = messen; noch einmal für die Entfernungsseite
keys-do-arcs = Feuerwinkel; für die andere Seite gedrückt halten
keys-do-sight = Sichtlinie
keys-do-threat = Gefahr
keys-do-course = einen Kurs probieren
keys-do-odds = Chancen
keys-do-look-up = eine Karte oder Regel nachschlagen
keys-do-pieces = Figuren und Textfeld
keys-do-log = Protokoll
keys-do-undo = zurücknehmen
keys-do-ask = beim nächsten Zeitpunkt fragen, was immer eingestellt ist

## Ansicht

keys-do-hold-scene = eine Szene anhalten; Leertaste beendet sie
keys-do-step-scene = eine Szene schrittweise ansehen
keys-do-zoom = vergrößern; Umschalt+Z verkleinert
keys-do-table = der ganze Tisch
keys-do-question = worum es bei der Frage geht
keys-do-fleets = Flotten
keys-do-map = Übersicht
keys-do-region = nächster Bereich des Bildschirms
keys-do-help = dieses Blatt

## Wiederholung

keys-do-decision = vorige oder nächste Entscheidung
keys-do-round = Anfang der Runde oder nächste Runde
keys-do-play = abspielen oder anhalten

## Finger

keys-finger-tap = Auf eine Figur tippen
keys-finger-tap-does = wählt sie, wenn sie zur Wahl steht, und zeigt sonst ihre Karte
keys-finger-drag = Das Spielfeld ziehen
keys-finger-drag-does = verschiebt es
keys-finger-pinch = Zwei Finger
keys-finger-pinch-does = vergrößern oder verkleinern
keys-finger-sheet = Das Blatt ziehen
keys-finger-sheet-does = am Griff: mehr vom Spielfeld oder mehr von der Frage
keys-finger-ghost = Eine Vorschau ziehen
keys-finger-ghost-does = platziert eine Figur; am Bug gezogen dreht sie sich

## Wo Teams spielen

keys-teams = Teams
keys-do-fleet = die Spieler; Pfeile wählen einen, Enter öffnet die Flotte
keys-do-fleet-decided = die Flotte, um die es geht
keys-do-team-talk = an dein Team schreiben
keys-do-table-talk = an alle schreiben
