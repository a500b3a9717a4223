### Die Einstellungen eines Turniers.

event-form-name = Name des Turniers
event-form-name-example = Herbstturnier
event-form-scoring = Wertung
event-form-tier = Turnierstufe
event-form-rounds = Runden
event-form-suggested = Empfohlene Anzahl
event-form-numbers = { $points } Punkte, { $minutes } Minuten pro Runde.
event-form-table = Punktetabelle: Marge=Sieger/Verlierer, eine Zeile je Stufe
event-form-bye = Freilos: Punkte/Marge
event-form-minutes = Minuten pro Runde
event-form-more = Mehr: Ort, Schiedsrichter, Feinwertung, Namen, Check-in
event-form-place = Ort
event-form-date = Datum
event-form-date-example = 16. November
event-form-fleet-points = Flottenpunkte
event-form-first-table = Erster Tisch
event-form-judges = Schiedsrichter (durch Kommas getrennt)
event-form-schedule = Gegnerwertung (SoS)
event-form-apart = In Runde eins nicht paaren
event-form-names = Namen auf öffentlichen Seiten
event-form-leaders = Die Führenden sitzen immer am ersten Tisch
event-form-check-in = Spieler müssen einchecken, bevor sie gepaart werden
