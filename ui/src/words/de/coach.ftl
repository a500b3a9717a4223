### Der Ratgeber: eine Zeile unter der Frage, und was er verglichen hat.

coach-name = Ratgeber
coach-why = Warum?
coach-do = Was würdest du tun?
coach-off = Ratgeber ausschalten
coach-is-off = Der Ratgeber ist aus. In den Einstellungen kannst du ihn wieder einschalten.
coach-compared = Was der Ratgeber verglichen hat
coach-worth = Wert in Punkten
coach-nothing = Hier wurde nichts anderes verglichen.
coach-sees = Der Ratgeber sieht, was du siehst, und handelt nie.
