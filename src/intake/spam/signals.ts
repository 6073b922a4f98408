/** Score from which a submission is suspected. Higher than any one weight: no signal decides alone. */
export const SPAM_SCORE = 7;

/** Weight of each signal, and its words for people. See docs/decisions/0054-spam-signals.md. */
export const signals = {
	trap: { weight: 6, words: "a field that people can’t see was filled in" },
	fast: { weight: 4, words: "sent within 3 seconds" },
	fastPage: { weight: 3, words: "sent within 3 seconds of loading the page" },
	nameLink: { weight: 5, words: "a link as the name" },
	nameLetters: { weight: 4, words: "a name of random letters" },
	textLetters: { weight: 4, words: "a message of random letters" },
	markup: { weight: 5, words: "link code in the message" },
	link: { weight: 2, words: "a link" },
	links: { weight: 3, words: "several links" },
	mostlyLinks: { weight: 3, words: "little text around the links" },
	offer: { weight: 2, words: "a word from advertisements" },
	offers: { weight: 4, words: "several words from advertisements" },
	manyOffers: { weight: 6, words: "many words from advertisements" },
	massMail: { weight: 3, words: "a phrase from mass mailings" },
	massMails: { weight: 5, words: "several phrases from mass mailings" },
	wallet: { weight: 4, words: "the address of a crypto wallet" },
	repeatedText: { weight: 5, words: "the same text many times today" },
	repeatedPerson: { weight: 3, words: "the same email or phone many times today" },
} as const satisfies Record<string, { weight: number; words: string }>;

export type SpamSignal = keyof typeof signals;

/** Returns the words of stored signals, which are a JSON array of names. Unknown names are dropped. */
export function wordsOfSignals(stored: string): string[] {
	const names: string[] = JSON.parse(stored);
	return names.flatMap((name) => (name in signals ? [signals[name as SpamSignal].words] : []));
}
