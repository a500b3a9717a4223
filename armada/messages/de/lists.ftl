### Flottenlisten und Flottendateien, die eingelesen werden: was an einer Zeile auffiel, und warum eine Liste nicht lesbar ist.

## Zeilen einer Liste. $card: der Titel; $name und $words: wie sie dastehen.

lists-no-line = Das ist keine Zeile einer Flottenliste.
lists-second-list = Hier beginnt eine weitere Liste; nur die erste wurde eingelesen.
lists-no-faction = Keine Fraktion heißt „{ $name }“.
lists-no-commander = Kein Kommandant heißt „{ $name }“.
lists-no-objective = Keine Mission heißt „{ $name }“.
lists-no-card = Keine Karte heißt „{ $name }“.
lists-suggestions = { $remark } Meintest du { $meant }?
lists-misspelled = So wird keine Karte geschrieben; gelesen als { $card }.
lists-left-out = Gelesen als { $card }, ohne „{ $words }“.
lists-suffix = „{ $words }“ nach den Kosten wurde übergangen.
lists-squadron-as-commander = Ein Schiff kann keine Staffel als Aufwertung haben: gelesen als Kommandant { $card }.
lists-squadron-as-upgrade = Ein Schiff kann keine Staffel als Aufwertung haben: gelesen als Aufwertung { $card }.
lists-after-total = { $card } steht nach der Summe eines Schiffs und wurde diesem Schiff gegeben.
lists-ambiguous = { $count } Karten heißen so; gelesen als „{ $key }“.
lists-category = { $objective } ist eine Mission für { $own }, nicht für { $said }.
lists-copies = Keine Flotte hat eine Karte { $count } Mal.
lists-lost-ship = Das Schiff, zu dem das gehört, wurde nicht erkannt.
lists-misplaced = { $cards } gehört nicht hierher.
lists-commander-without-ship = Diese Zeile nennt den Kommandanten, aber kein Schiff der Liste hat die Karte.

## Kosten. $listed: in der Liste; $now: auf der Karte.

lists-cost = { $card }: in der Liste { $listed }, jetzt { $now }.
lists-cost-of-all = { $count } x { $card }: in der Liste { $listed }, jetzt { $now }.
lists-cost-each = { $count } x { $card }: in der Liste { $listed }, jetzt je { $now }.
lists-total = Die Kosten in der Liste ergeben { $added }, nicht { $total }; vielleicht fehlt eine Zeile.
lists-printing = Die meisten Kosten in der Liste passen zur Fassung „{ $printing }“; lies die Liste mit dieser Fassung ein, um sie zu behalten.

## Listen und Dateien, die nicht lesbar sind

lists-nothing-read = In diesem Text wurde keine Karte von Star Wars: Armada erkannt. Füge eine Liste ein, wie ein Flottenprogramm sie ausgibt (Kingston, Star Forge, Warlords …), oder eine Flottendatei von armada. Sie beginnt mit: format = "armada-fleet"
lists-too-many-cards = Eine Flotte hat höchstens { $most } Karten, und hier sind es mehr. Füge nur eine Flotte ein.
lists-too-long = Eine Flottenliste hat höchstens { $most } kB, und diese ist länger. Füge nur eine Flotte ein.
lists-no-text = Das ist keine Textdatei. Gib die Flotte in deinem Flottenprogramm als Text aus, zum Beispiel im Format Kingston oder Warlords.
lists-file-missing = { $file } ist nicht lesbar: Diese Datei gibt es nicht. Prüfe Name und Ordner.
lists-file-folder = { $file } ist nicht lesbar: Das ist ein Ordner. Nenne eine Datei darin.
lists-file-forbidden = { $file } ist nicht lesbar: Dir fehlt die Berechtigung. Bitte den Besitzer um Lesezugriff.
lists-file-unreadable = { $file } ist nicht lesbar: { $reason }. Kopiere die Liste in eine einfache Datei.
lists-dialect = Als { $dialect } kann keine Flotte ausgegeben werden. Möglich ist { $dialects }.

## Flottendateien von armada. $place: wo in der Datei; $what: was der Leser des Formats sagt, auf Englisch.

lists-long-line = Eine Zeile einer Flottendatei hat höchstens { $most } Zeichen. Teile die längere auf.
lists-no-toml = Das ist kein TOML: { $what }. Berichtige diese Zeile.
lists-no-json = Das ist kein JSON: { $what }. Berichtige diese Zeile.
lists-nested = Das ist für eine Flottendatei zu tief verschachtelt. Listen und Tabellen haben höchstens drei Ebenen.
lists-no-object = Eine Flottendatei ist ein Objekt mit Schlüsseln, und das ist etwas anderes. Siehe docs/reference/fleet-files.md.
lists-format = format: In einer Flottendatei von armada steht hier "{ $format }", aber in dieser { $found }. Schreibe: format = "{ $format }"
lists-format-missing = format: In einer Flottendatei von armada steht hier "{ $format }", aber es fehlt. Schreibe: format = "{ $format }"
lists-version-missing = version: Die Versionsnummer des Formats fehlt oder ist falsch. Schreibe: version = { $version }
lists-version-newer = version: Diese Datei hat Version { $version }, aber dieses armada liest Dateien bis { $most }. Nimm ein neueres armada, oder schreibe die Flotte in einem anderen Format.
lists-unknown-key = Diesen Schlüssel gibt es nicht. Hier gibt es { $keys }.
lists-missing-key = Dieser Schlüssel fehlt. Füge ihn hinzu.
lists-unknown-value = { $what }. Möglich ist { $values }.
lists-other-kind = { $place }: { $key } ist { $kind ->
        [ships] kein Schiff
        [squadrons] keine Staffel
        [upgrades] keine Aufwertung
       *[objectives] keine Mission
    }. Setze es dorthin, wo es hingehört.
lists-close-key = { $place }: Keine Karte hat den Schlüssel { $key }. Meintest du { $meant }?
lists-no-key = { $place }: Keine Karte hat den Schlüssel { $key }. Schlüssel findest du mit `armada card show NAME`.
lists-squadron-count = squadrons, { $key }: Schreibe hier die Anzahl der Staffeln, 1 oder mehr: { $key } = 1

## Schlüssel von Karten einer Flotte. $kind: ship, squadron, upgrade oder objective.

lists-key-misplaced = { $key } steht in der Flotte unter { $kind ->
        [ship] den Schiffen
        [squadron] den Staffeln
        [upgrade] den Aufwertungen
       *[objective] den Missionen
    }, ist aber { $card }. Setze es an die richtige Stelle.
lists-key-misspelled = In der Flotte steht { $kind ->
        [ship] das Schiff
        [squadron] die Staffel
        [upgrade] die Aufwertung
       *[objective] die Mission
    } { $key }, aber keine solche Karte hat diesen Schlüssel. Meintest du { $meant }?
lists-key-unknown = In der Flotte steht { $kind ->
        [ship] das Schiff
        [squadron] die Staffel
        [upgrade] die Aufwertung
       *[objective] die Mission
    } { $key }, aber keine solche Karte hat diesen Schlüssel. Du findest ihn mit `armada card show NAME`.
