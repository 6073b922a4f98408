/** Returns a text with a capital letter, for the start of a sentence: `Registrations`. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a name as it stands inside a sentence: `books`, but `CPR card`. */
export const inSentence = (name: string): string =>
	name.replace(/^\p{Lu}(?=\p{Ll}\P{Lu}*$)/u, (letter) => letter.toLowerCase());
