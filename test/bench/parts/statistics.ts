/** Returns the percentile `share` of the measurements, in milliseconds. */
export function percentile(measured: readonly number[], share: number): number {
	const sorted = [...measured].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Prints rows as a table: the first column left, the others right. */
export function printTable(heading: readonly string[], rows: readonly (readonly string[])[]): void {
	const widths = heading.map((_, at) =>
		Math.max(...[heading, ...rows].map((row) => (row[at] ?? "").length)),
	);
	for (const row of [heading, ...rows]) {
		console.log(
			row
				.map((cell, at) =>
					at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
				)
				.join("  "),
		);
	}
}
