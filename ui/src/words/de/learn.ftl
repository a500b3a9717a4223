### Die Seite, die zum ersten Gefecht führt.

learn-title = Lernen
learn-heading = Spielend lernen
learn-lead = Ein echtes Spiel, mit Hinweisen neben dem, was sie erklären. Du kannst jederzeit aufhören, und { $key } zeigt die Hinweise noch einmal.
learn-start = Gefecht beginnen
learn-activate = Aktiviere ein Schiff
    .how = Jedes Schiff wird einmal pro Runde aktiviert. Deine Schiffe, die du aktivieren kannst, haben einen hellen Rand.
learn-dial = Decke sein Kommandorad auf
    .how = Das Kommando hast du in der Kommandophase gewählt, bei großen Schiffen schon Runden vorher. Behalte das Rad für den vollen Effekt oder nimm einen Marker für später.
learn-zone = Wähle eine Hüllenzone
    .how = Ein Schiff greift aus bis zu zwei Hüllenzonen an, aus jeder in ihrem eigenen Feuerwinkel.
learn-target = Wähle ein Ziel
    .how = Die Reichweite bestimmt die Würfel: schwarze nur auf kurze, blaue bis auf mittlere, rote bis auf lange Reichweite.
learn-roll = Würfle und sieh hin
    .how = Treffer und kritische Treffer sind Schaden; ein Präzisionssymbol sperrt einen Verteidigungsmarker.
learn-defend = Verteidige dich
    .how = Ausweichen, Festhalten, Umleiten, Zerstreuen, Eindämmen: Ein bereiter Marker, der ausgegeben wird, ist erschöpft; ein erschöpfter wird abgelegt.
learn-damage = Nimm Schaden
    .how = Zuerst Schilde, dann Schadenskarten. Ein kritischer Treffer dreht die erste Karte offen.
learn-course = Lege den Kurs fest
    .how = Stelle die Gelenke der Manöverschablone ein. Der Umriss zeigt, wo dein Schiff ankommt.
learn-squadrons = Fliege deine Staffeln
    .how = Sie bewegen sich in ihrer eigenen Phase oder greifen an; gebundene Staffeln können nicht wegfliegen.
learn-end = Beende die Runde
    .how = Marker werden wieder bereit, die Initiative bleibt, und nach sechs Runden werden die Punkte gezählt.
