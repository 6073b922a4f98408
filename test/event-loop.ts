/**
 * Returns the longest time for which `work` kept the event loop from taking a turn, in milliseconds of this thread's processor
 * time: what other programs or the disk take is not counted.
 */
export async function longestPiece(work: () => Promise<unknown>): Promise<number> {
	let longest = 0;
	let before = process.threadCpuUsage();
	let isOver = false;
	const turn = () => {
		const { user, system } = process.threadCpuUsage(before);
		longest = Math.max(longest, (user + system) / 1000);
		before = process.threadCpuUsage();
		if (!isOver) setImmediate(turn);
	};
	const first = setImmediate(turn);
	try {
		await work();
	} finally {
		isOver = true;
		turn();
		clearImmediate(first);
	}
	return longest;
}
