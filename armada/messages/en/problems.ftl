### Why the server refuses a request.

problems-being-paired = This event is being paired. Wait until that has finished.
problems-pairing-slow = That takes more than { $seconds } seconds here. Run `armada tournament` on the event file.
problems-pairing-failed = The draw failed. Nothing was changed; try again.
