const NEWLINE = 10;

/** Larger than any row: a picture is at most 10 MB. */
const LONGEST = 64 * 1024 * 1024;

/**
 * Splits bytes into the lines of a text; what stands after the last line's end is not a line.
 * @throws {RangeError} for a line that no backup has
 */
export async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
	let begun: Buffer[] = [];
	let size = 0;
	for await (const chunk of source) {
		let start = 0;
		for (;;) {
			const end = chunk.indexOf(NEWLINE, start);
			if (end < 0) break;
			begun.push(chunk.subarray(start, end));
			yield Buffer.concat(begun).toString();
			begun = [];
			size = 0;
			start = end + 1;
		}
		begun.push(chunk.subarray(start));
		size += chunk.length - start;
		if (size > LONGEST) throw new RangeError("The line is too long.");
	}
}
