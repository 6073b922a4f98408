import { encode } from "uqr";

/** A QR code as one path: dark on light in every color scheme, because cameras need it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { border: 4 });
	const path = data
		.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
		.join("");
	return (
		<svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
			<path d={`M0 0h${size}v${size}h-${size}z`} className="qr-light" />
			<path d={path} className="qr-dark" />
		</svg>
	);
}
