# Becomes Node.js with the given arguments: this machine's where it is recent enough, the pinned one
# otherwise. `exec` leaves no process between npm and the server, so that a signal to npm reaches it.
folder=$(node scripts/pinned-node.mjs) || {
	# CI reads the last line of a test run.
	[ "$npm_lifecycle_event" != test ] || echo "0 passed, 1 failed"
	exit 1
}
PATH=${folder:+$folder:}$PATH exec node "$@"
