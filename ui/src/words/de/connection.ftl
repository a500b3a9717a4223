### Anfragen, die aus Gründen scheiterten, die bei uns liegen.

connection-unreached = Der Server ist nicht erreichbar. Nichts ist verloren, versuch es noch einmal.
connection-unexpected = Der Server hat unerwartet geantwortet. Versuch es gleich noch einmal.
connection-unanswered = Der Server hat nicht geantwortet. Versuch es noch einmal.
