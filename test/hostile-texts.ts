/** A text that may make what reads it slow. */
export interface HostileText {
	/** What it is made of. */
	shape: string;
	text: string;
}

/** What is repeated up to a length, and what comes after it, so that a search fails late. */
const repeated: readonly (readonly [unit: string, end: string])[] = [
	["a", "!"],
	["A", "!"],
	["é", "!"],
	["ﬃ", "x"],
	// Folding writes it out: 18 characters in four words.
	["\uFDFA", "x"],
	// The same: four characters in one word, of three bytes each.
	["\u337F", "x"],
	["i̇", "x"],
	[" ", "x"],
	["\n", "x"],
	["\t\n ", "x"],
	["a b ", "x"],
	["é ", "x"],
	["1", "x"],
	["1 ", ""],
	["11 ", ""],
	["123 ", ""],
	["4 1 1 1 ", ""],
	["4111111111111 ", ""],
	["1-", ""],
	["+1", ""],
	["R 1", ""],
	["732-555-", "x"],
	["$1 ", "x"],
	["$1,1", "x"],
	["@", "x"],
	["a@", "!"],
	["a.", "@"],
	["a-", "@"],
	["a,", "x"],
	["A. ", "x"],
	["It a. ", "x"],
	["<", "x"],
	["<a ", "x"],
	["&", "x"],
	["(", "x"],
	["[", "]"],
	["[a](", "x"],
	["{", "x"],
	["{{", "x"],
	["{a", "x"],
	["{name} ", ""],
	["{hours} ", ""],
	["{cost} ", ""],
	["'", "x"],
	["a'", "x"],
	['"', "x"],
	["“", "x"],
	["?", "x"],
	["?!.", "x"],
	["¿", "x"],
	["- ", "x"],
	["\n- ", "x"],
	["\n\n", "x"],
	["/", "x"],
	["www.", " "],
	["https://a ", "x"],
	["hacked ", "x"],
	["seo ", "x"],
	["select from ", "x"],
	["you can also ", "x"],
	["no not the ", "x"],
	["de la ", "x"],
	["my name is ", "1"],
	["social security ", "x"],
	["course ", "?"],
	["cna or ekg ", "?"],
	["certifcate ", "?"],
	["monday ", "?"],
	["how much is it, ", "?"],
	["i hate blood ", "?"],
	["need to work with patients ", "?"],
	["cuánto cuesta ", "?"],
];

const WORD_LENGTHS = [3, 5, 7, 8, 12, 24];
const lettersByFrequency = "etaoinshrdlucmfwypvbgkqjxz";

/** Returns texts of exactly `length` characters, always the same. */
export function hostileTexts(length: number): HostileText[] {
	const random = randomNumbers();
	const pick = (from: string) => from[Math.floor(random() * from.length)] ?? "";
	const filled = (next: () => string) => {
		let text = "";
		while (text.length < length) text += next();
		return text.slice(0, length);
	};
	const characters = (count: number, from: string) =>
		Array.from({ length: count }, () => pick(from)).join("");
	return [
		...repeated.map(([unit, end]) => ({
			shape: `${JSON.stringify(unit)} repeated`,
			text: `x${filled(() => unit)}`.slice(0, Math.max(0, length - end.length)) + end,
		})),
		...WORD_LENGTHS.map((size) => ({
			shape: `random words of ${size} letters`,
			text: filled(() => `${characters(size, lettersByFrequency)} `),
		})),
		{ shape: "random digits and separators", text: filled(() => pick("0123456789 -./")) },
		{
			shape: "random printable characters",
			text: filled(() => String.fromCharCode(32 + Math.floor(random() * 95))),
		},
	];
}

/** Returns texts of at most `length` characters that together hold all of these words. */
export function textsOf(
	words: readonly string[],
	length: number,
	between = " ",
): { shape: string; text: string }[] {
	const texts = [""];
	for (const word of words) {
		const longer = `${texts.at(-1)}${word}${between}`;
		if (longer.length <= length) texts[texts.length - 1] = longer;
		else texts.push(`${word}${between}`.slice(0, length));
	}
	return texts.map((text) => ({ shape: `${text.slice(0, 40)} …`, text }));
}

/** Numbers from 0 up to 1 that look random and are the same in every run. */
function randomNumbers(): () => number {
	let state = 7;
	return () => {
		state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
		return state / 2 ** 31;
	};
}
