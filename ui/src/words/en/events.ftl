### Create an event, continue one, or open one; and the locked desk.

events-lead = Swiss tournaments by the book: pairings, clock, results and standings, at real tables or in the browser. Each event is one file, and every change can be undone.
events-create = Create an event
events-create-now = Create event
events-creating = Creating…
events-desk = Desk
events-forget = Forget
events-forget-one = Forget { $name }
events-none = No events yet. Events that you create or open in this browser appear here.
events-open = Open an event
events-link = Link to a desk, a player’s page or a public page
events-open-link = Open link
events-bad-link = That is not a link to an event. Links look like …/event/abc123; links to a desk or a player’s page are longer.
events-file = Open an event file
events-file-note = A file from another desk or from the command “armada tournament”, or a JSON export. It becomes a new event here, and you run it.
events-form-failed = We could not load the form. Reload to try again.
events-printing = Opening the page to print…
events-locked = The desk is locked
events-locked-lead = This browser does not have the secret of this desk. Open the organiser’s complete link, or type the secret.
events-secret = Desk secret
events-open-desk = Open desk
