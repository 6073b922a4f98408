const usDollars = new Intl.NumberFormat("en-US", {
	style: "currency",
	currency: "USD",
	trailingZeroDisplay: "stripIfInteger",
});

/** Writes an amount in cents, such as `$1,250` or `$12.50`. */
export const dollars = (cents: number): string => usDollars.format(cents / 100);
