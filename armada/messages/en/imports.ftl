### Why a line of a list of players was not imported.

imports-too-long = the text is too long for a list of players
imports-quotes = the quotes do not match
imports-quotes-twice = the quotes do not match; write a quote inside quotes twice
imports-quotes-lines = the quotes do not match: only a fleet may span several lines
imports-cells = there are more cells than columns; put text with commas in quotes
imports-no-name = there is no name
imports-long-name = the name is too long
imports-long-cell = a cell has more than { $most } characters
imports-no-table = “{ $table }” is not a table number
imports-fleet = the fleet was not accepted: { $why }
