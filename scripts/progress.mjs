/** How often a pipe hears that it goes on, in milliseconds. */
const patience = 10_000;

/**
 * Says that something long begins, shows that it goes on, and says how long it took. In a
 * terminal a short line below counts the seconds; in a pipe a new line comes now and then.
 * @template T
 * @param {string} doing "Installing 213 packages"
 * @param {() => Promise<T>} work
 * @param {{ howFar?: () => string, oneLine?: boolean }} [options]
 *   howFar: what to add while it goes on ("120 of 213"); oneLine: no word at the end
 * @returns {Promise<T>}
 */
export async function longStep(doing, work, { howFar, oneLine = false } = {}) {
	const began = Date.now();
	const terminal = process.stdout.isTTY;
	const clear = () => terminal && process.stdout.write("\r\x1b[K");
	const goesOn = () => {
		const seconds = `${Math.round((Date.now() - began) / 1000)} s`;
		const text = `  … ${howFar ? `${howFar()}, ${seconds}` : seconds}`;
		process.stdout.write(terminal ? `\r${text}\x1b[K` : `${text}\n`);
	};
	console.log(`${doing} …`);
	const timer = setInterval(goesOn, terminal ? 1000 : patience);
	try {
		const result = await work();
		clear();
		if (!oneLine) console.log(`  done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
		return result;
	} catch (error) {
		clear();
		throw error;
	} finally {
		clearInterval(timer);
	}
}
