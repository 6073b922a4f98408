/** Runs work one at a time. Calls that arrive while it runs share the one run after it. */
export function coalesced(work: () => Promise<void>): () => Promise<void> {
	let running: Promise<void> = Promise.resolve();
	let next: Promise<void> | undefined;
	return () => {
		next ??= running
			.catch(() => {})
			.then(() => {
				next = undefined;
				running = work();
				return running;
			});
		return next;
	};
}
