### Die Titel von Spielen, die erstellt werden oder denen jemand beitritt.

making-first-battle = Erstes Gefecht
making-by-link = Ein Spiel per Link
making-of-friend = Das Spiel eines Freundes
making-title = { $one } gegen { $other }
making-rebels = Rebellen
making-empire = Imperium
making-not-started = Das Gefecht konnte nicht gestartet werden. Versuche es noch einmal.
