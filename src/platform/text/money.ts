const usDollars = new Intl.NumberFormat("en-US", {
	style: "currency",
	currency: "USD",
	trailingZeroDisplay: "stripIfInteger",
});

/** Writes an amount in cents, such as `$1,250` or `$12.50`. */
export const dollars = (cents: number): string => usDollars.format(cents / 100);

/** Reads a typed amount such as `1,250` or `$12.50` in cents; NaN if it is none. */
export function centsOf(typed: string): number {
	const [, whole, cents = ""] = /^\$?\s*([\d,]+)(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
	if (whole === undefined) return Number.NaN;
	return Number(whole.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
}
