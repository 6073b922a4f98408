const IN_BRACES = /\{([^{}\n]{1,40})\}/g;

/** Returns the names in braces in a text, each once: `cost` for `{cost}`. */
export const namesInBraces = (text: string): string[] => [
	...new Set([...text.matchAll(IN_BRACES)].map(([, name = ""]) => name)),
];

/** Fills in the names in braces that have a value. The others stay in the text. */
export const fillBraces = (text: string, resolve: (name: string) => string | undefined): string =>
	text.replace(IN_BRACES, (written, name: string) => resolve(name) ?? written);
