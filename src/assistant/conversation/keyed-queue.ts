const last = new Map<string, Promise<unknown>>();

/**
 * Carries out work after the work of the same name that came before it, so that messages which a
 * visitor sends at once are answered in their order. (Between instances only the lock on the
 * conversation holds: pairs of question and answer stay whole, in the order of their answers.)
 */
export function runInOrder<T>(name: string, work: () => Promise<T>): Promise<T> {
	const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
	last.set(name, mine);
	const leave = () => {
		if (last.get(name) === mine) last.delete(name);
	};
	mine.then(leave, leave);
	return mine;
}
