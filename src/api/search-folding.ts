/** Letters that are letters of their own, with what people type who do not have them on their keys. */
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

/** Text as it is compared when searching: small letters without accents, single blanks. */
export function foldForSearch(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(unlike, (letter) => plain[letter] ?? letter)
		.replace(/\s+/g, " ")
		.trim();
}
