/** Runs work one at a time. Calls during a run share the next run. */
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
