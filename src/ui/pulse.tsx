/** Pulse line above a success or a 404 heading. Animates once. */
export function PulseLine() {
	return (
		<svg className="trace" viewBox="0 0 160 56" aria-hidden="true">
			<path
				className="draw"
				pathLength="1"
				d="M0 40h34c5 0 6-7 11-7s7 7 11 7h7l4 5 7-38 8 44 5-11h7c7 0 9-13 16-13s10 13 16 13c14 0 20-14 28-34"
			/>
		</svg>
	);
}

/** Pulse line of a busy button. */
export function Spinner() {
	return (
		<svg className="trace waiting" viewBox="0 0 64 24" aria-hidden="true">
			<path
				pathLength="1"
				d="M0 16h14c3 0 3-4 5-4s3 4 5 4h4l2 2 4-16 5 20 3-6h3c3 0 4-5 7-5s4 5 6 5h6"
			/>
		</svg>
	);
}

/** Pulse line after the last word of a headline. */
export function HeadlinePulse() {
	return (
		<svg className="trace" viewBox="0 -200 320 200" aria-hidden="true">
			<path
				className="draw"
				pathLength="1"
				d="M10-3h30c8 0 10-13 20-13s12 13 20 13h14l7 11 14-98 15 122 10-35h14c12 0 16-26 30-26s18 26 30 26h8c44 0 62-70 88-190"
			/>
		</svg>
	);
}

/** Pulse line across a dark band: it beats over the second of three columns and rises over the third. */
export function DividerPulse() {
	return (
		<svg className="trace line" viewBox="0 0 1200 88" preserveAspectRatio="none" aria-hidden="true">
			<path d="M0 66h366c10 0 13-12 26-12s16 12 26 12h12l7 9 14-70 15 80 10-19h16c14 0 18-24 36-24s22 24 36 24h226c170 0 300-12 410-62" />
		</svg>
	);
}
