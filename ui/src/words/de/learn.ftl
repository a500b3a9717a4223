### Die Seite der Lektionen.

learn-title = Lernen
