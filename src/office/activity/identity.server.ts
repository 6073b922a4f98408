import { foldedWords, foldForSearch, wordsOfFolded } from "#platform/text/fold.ts";

/** Values that identify a person: every value that their record ever had, and its reference. */
export interface Identity {
	reference: string;
	names: readonly string[];
	emails: readonly string[];
	phones: readonly string[];
}

/** Minimum digits that distinguish one person's phone number from others. */
const MIN_DIGITS = 7;

/** What of a person is compared with texts, prepared once for many of them. */
interface Prepared {
	/** Words of each name. */
	names: string[][];
	emails: RegExp[];
	/** Digits of each phone number. */
	phones: string[];
	ownWords: string[];
	/** With those that they share with others, such as the domain of an email address. */
	allWords: string[];
}

interface Text {
	folded: string;
	words: string[];
	digits: string;
}

/** Returns whether a text contains a full name, email address or phone number of any of these people. */
export const namesAny = (people: readonly Identity[]) => fitsAny(people, isNamedIn);

/**
 * Returns whether a search text is about any of these people: it names them, or each word is a prefix of one of
 * theirs. Shared values such as the domain of an email address are not enough.
 */
export const searchesForAny = (people: readonly Identity[]) => fitsAny(people, isSearchedBy);

function fitsAny(
	people: readonly Identity[],
	fits: (text: Text, person: Prepared) => boolean,
): (text: string) => boolean {
	const prepared = people.map(prepare);
	return (text) => {
		const read = readText(text);
		return prepared.some((person) => fits(read, person));
	};
}

function prepare({ reference, names, emails, phones }: Identity): Prepared {
	const parts = emails.map((email) => email.split("@"));
	const ownWords = [...names, reference, ...parts.map(([local = ""]) => local)].flatMap(
		foldedWords,
	);
	return {
		names: names.map(foldedWords).filter((words) => words.length > 0),
		emails: emails.map(wholeEmail),
		phones: phones.map(digitsOf).filter((digits) => digits.length >= MIN_DIGITS),
		ownWords,
		allWords: [...ownWords, ...parts.flatMap(([, domain = ""]) => foldedWords(domain))],
	};
}

/** Finds an email address in a folded text, but not within a longer one: `ana@…` is not `susana@…`. */
const wholeEmail = (email: string) =>
	new RegExp(
		`(?<![\\p{L}\\p{N}._%+-])${RegExp.escape(foldForSearch(email))}(?![\\p{L}\\p{N}-]|\\.\\p{L})`,
		"u",
	);

function readText(text: string): Text {
	const folded = foldForSearch(text);
	return { folded, words: wordsOfFolded(folded), digits: digitsOf(text) };
}

function isNamedIn({ folded, words, digits }: Text, { names, emails, phones }: Prepared): boolean {
	return (
		names.some((name) => name.every((word) => words.includes(word))) ||
		emails.some((email) => email.test(folded)) ||
		phones.some((phone) => digits.includes(phone))
	);
}

function isSearchedBy(text: Text, person: Prepared): boolean {
	const { words, digits } = text;
	const hasDigits = digits.length >= MIN_DIGITS;
	if (hasDigits && person.phones.some((phone) => phone.includes(digits))) return true;
	const isMeant =
		words.some((word) => begins(word, person.ownWords)) &&
		words.every((word) => begins(word, person.allWords));
	return isMeant || isNamedIn(text, person);
}

/** Returns whether a word equals one of these, or is a prefix of at least three letters. */
function begins(word: string, words: readonly string[]): boolean {
	return words.some((whole) => whole === word || (word.length >= 3 && whole.startsWith(word)));
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, "");
}
