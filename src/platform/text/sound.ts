/** Spellings of one sound in English and Spanish names, replaced in this order. */
const spellings: readonly (readonly [from: string, to: string])[] = [
	["sch", "x"],
	["ph", "f"],
	["qu", "k"],
	["q", "k"],
	["ck", "k"],
	["ce", "se"],
	["ci", "si"],
	["cy", "si"],
	["ch", "x"],
	["sh", "x"],
	["c", "k"],
	["ge", "je"],
	["gi", "ji"],
	["gy", "ji"],
	["gu", "g"],
	["z", "s"],
	["v", "b"],
	["w", "u"],
	["y", "i"],
	["h", ""],
	...Array.from("abdefgiklmnoprstu", (letter) => [letter + letter, letter] as const),
];

/** Shortest sound whose consonants say enough, and shortest and longest whose letters are left out one by one. */
const MIN_FOR_CONSONANTS = 5;
const MIN_FOR_ONE_LESS = 3;
const MAX_FOR_ONE_LESS = 24;

/** Returns how a folded word sounds, so that `gonsales` and `gonzalez` are the same. */
export function soundOf(word: string): string {
	return spellings.reduce((sound, [from, to]) => sound.replaceAll(from, to), word);
}

/**
 * Returns the tokens of a sound in the index: whole, without one letter, and without vowels. Two words that differ in one
 * letter, or in vowels only, share one of them.
 */
export function soundTokens(sound: string): string[] {
	const isSpelled = sound.length >= MIN_FOR_ONE_LESS && sound.length <= MAX_FOR_ONE_LESS;
	const oneLess = Array.from(
		{ length: isSpelled ? sound.length : 0 },
		(_, at) => sound.slice(0, at) + sound.slice(at + 1),
	);
	const consonants =
		sound.length >= MIN_FOR_CONSONANTS ? [`~~${sound.replace(/[aeiou]/g, "")}`] : [];
	return [...new Set([sound, ...oneLess].map((text) => `~${text}`)), ...consonants];
}
