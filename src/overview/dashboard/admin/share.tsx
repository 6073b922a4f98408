/** A bar that shows a number as a share of the highest one. The number itself is next to it. */
export function Share({ of, in: highest }: { of: number; in: number }) {
	const width = highest > 0 ? (of / highest) * 100 : 0;
	return (
		<svg className="share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
			<rect className="rest-of" width="100" height="4" />
			<rect width={width} height="4" />
		</svg>
	);
}
