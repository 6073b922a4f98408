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

/** Folds text for searching: lowercase, no accents, single blanks. */
export function foldForSearch(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(unlike, (letter) => plain[letter] ?? letter)
		.replace(/\s+/g, " ")
		.trim();
}
