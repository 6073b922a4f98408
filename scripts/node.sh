# Becomes Node.js with the given arguments: this machine's where it is recent enough, the pinned one
# otherwise. `exec` leaves no process between npm and the server, so that a signal to npm reaches it.
folder=$(node scripts/pinned-node.mjs) || {
	# CI reads the last line of a test run.
	[ "$npm_lifecycle_event" != test ] || echo "0 passed, 1 failed"
	exit 1
}
# Checking a password takes 7 MiB for an instant. From the first one that is freed, glibc learns to keep such
# blocks, in each thread that had one. With a threshold that is set it does not learn.
# One arena for all threads fragments less: 20 MB after some thousand requests.
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-131072}"
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-1}"
PATH=${folder:+$folder:}$PATH exec node "$@"
