### Requests that failed for reasons of our own.

connection-unreached = We cannot reach the server. Nothing is lost; try again.
connection-unexpected = The server gave an unexpected answer. Try again in a moment.
connection-unanswered = The server did not answer. Try again.
