const names = new Map(
	[
		"a an one un una uno single solo",
		"two dos",
		"three tres",
		"four cuatro",
		"five cinco",
		"six seis",
	].flatMap((same, at) => same.split(" ").map((name) => [name, at + 1] as const)),
);

/** The number that a folded word of English or Spanish says, in digits or up to six in letters; NaN if none. */
export const numberOf = (word: string): number => names.get(word) ?? Number(word || "none");
