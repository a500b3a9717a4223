"""Everything that goes over the wire: messages of live play, resources, problems."""
