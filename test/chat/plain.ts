/** One form for comparing: straight quotes, "-" for every dash, single spaces, no emphasis. */
export const plain = (text: string): string =>
	text
		.normalize("NFC")
		.replace(/[\u2018\u2019\u02bc\u2032]/g, "'")
		.replace(/[\u201c\u201d]/g, '"')
		.replace(/[\u2010-\u2015\u2212]/g, "-")
		.replace(/\*\*|__|`/g, "")
		.replace(/[\s\u00a0\u202f\u2009]+/g, " ")
		.trim();

/** A text as a pattern of itself. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
