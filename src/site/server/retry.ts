/** Work that is retried in the background after it failed. */
export interface Retried {
	/** Does the work once. @throws its error, after which it is retried until it succeeds */
	run(): Promise<void>;
	/** Stops retrying. */
	stop(): void;
}

/** Wraps work in background retries. @param delay milliseconds between attempts */
export function retried(work: () => Promise<void>, delay: number): Retried {
	let timer: NodeJS.Timeout | undefined;
	let isStopped = false;
	const retry = () => {
		timer = undefined;
		work().catch(schedule);
	};
	const schedule = () => {
		if (!isStopped) timer ??= setTimeout(retry, delay);
	};
	return {
		run: () =>
			work().catch((error: unknown) => {
				schedule();
				throw error;
			}),
		stop() {
			isStopped = true;
			clearTimeout(timer);
		},
	};
}
