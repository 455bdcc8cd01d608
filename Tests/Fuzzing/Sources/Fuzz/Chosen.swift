/// What this process feeds, chosen once before it begins; a C function cannot capture it.
nonisolated(unsafe) var chosen = FuzzTarget.json
