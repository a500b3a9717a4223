# Der Ratgeber: eine Zeile von höchstens 90 Zeichen, die sagt, was sich hier anbietet und warum.

coach-choice = { $label } bietet sich hier an.
coach-ship-attacks = Zuerst { $ship }: Sie hat jetzt den besten Angriff.
coach-ship-in-danger = Zuerst { $ship }: am meisten in Gefahr, also nutze sie vor einem Treffer.
coach-ship-waits = Zuerst { $ship }: Die anderen gewinnen mehr, wenn sie warten.
coach-attack = { $label } kostet den Gegner im Schnitt am meisten.
coach-no-attack = Hier lohnt sich kein Angriff: Geh weiter.
coach-dials-navigate = { $ship }: Navigation, um zu treffen, ohne getroffen zu werden.
coach-dials-squadron = { $ship }: Staffel, denn Jäger in der Nähe erreichen einen Gegner.
coach-dials-repair = { $ship }: Reparatur, denn Schilde und Hülle haben es nötig.
coach-dials-concentrate-fire = { $ship }: Konzentriertes Feuer, denn ein Gegner kommt in Reichweite.
coach-dial-keep = Behalte das Rad: Der volle Effekt hilft jetzt.
coach-dial-convert = Nimm den Marker: Das Kommando bringt jetzt wenig und später mehr.
coach-token = { $label }: Das rettet mehr, als es kostet.
coach-token-saves = { $label }: Mit den besten Markern wird aus { $without } Schaden { $best }.
coach-keep-tokens = Behalte deine Marker: Sie ändern an diesem Angriff wenig.
coach-effect = { $label }: Das hilft jetzt.
coach-effect-none = Geh weiter: Nichts davon hilft hier.
coach-course = So liegt dein bester Feuerwinkel auf einem Gegner und du nicht in seinem.
coach-repair = { $label }: Dort kann der Gegner dich treffen.
coach-command = { $label }: In diesem Schritt zählt es.
coach-squadron = Zuerst { $label }: Sie kann jetzt am meisten ausrichten.
coach-action-move = Bewege dich: Kein Ziel in Reichweite lohnt das Bleiben.
coach-action-attack = Greif an: Ein Ziel ist in Reichweite.
coach-squadron-move = Von hier erreichst du ein Ziel und hältst dich von den meisten Gegnern fern.
coach-spot = Die Stelle, die das Brett zeigt
