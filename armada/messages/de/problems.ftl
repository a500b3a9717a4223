### Warum der Server eine Anfrage ablehnt.

problems-being-paired = Dieses Turnier wird gerade ausgelost. Warte, bis das fertig ist.
problems-pairing-slow = Das dauert hier länger als { $seconds } Sekunden. Lass `armada tournament` auf die Turnierdatei los.
problems-pairing-failed = Die Auslosung ist fehlgeschlagen. Es wurde nichts geändert; versuch es noch einmal.
