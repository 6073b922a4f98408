/** Returns a text without the marks that are written on letters: `cuánto` as `cuanto`. */
export const withoutAccents = (text: string): string =>
	text.normalize("NFD").replace(/\p{M}+/gu, "");

/** Folds text for comparing: lowercase, no accents. Every other sign stays as it is. */
export const fold = (text: string): string => withoutAccents(text).toLowerCase();

/** Letters without a decomposition, with their ASCII spelling. */
const plain: Readonly<Record<string, string>> = {
	ł: "l",
	ø: "o",
	ß: "ss",
	æ: "ae",
	œ: "oe",
	đ: "d",
	ð: "d",
	þ: "th",
	ħ: "h",
	ŧ: "t",
	ı: "i",
	"’": "'",
	"‘": "'",
	ʼ: "'",
};

const unlike = new RegExp(`[${Object.keys(plain).join("")}]`, "g");

/**
 * Folds text for searching: like `fold`, all of Latin in ASCII, signs of one meaning as one, single blanks. A sign
 * may stand for 18 letters: each pass over them counts.
 */
export function foldForSearch(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.replace(unlike, (letter) => plain[letter] ?? letter)
		.replace(/\s{2,}|[^\S ]/g, " ")
		.trim();
}

/** Returns the words of a folded text: letters and digits in a row. */
export const wordsOfFolded = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the words of a text, folded for searching. */
export const foldedWords = (text: string): string[] => wordsOfFolded(foldForSearch(text));
