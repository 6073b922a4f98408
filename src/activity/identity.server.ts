import { foldForSearch } from "#api/search-folding.ts";

/** Values that identify a person: every value that their record ever had, and its reference. */
export interface Identity {
	reference: string;
	names: readonly string[];
	emails: readonly string[];
	phones: readonly string[];
}

/** Minimum digits that distinguish one person's phone number from others. */
const MIN_DIGITS = 7;

/** Returns whether a text contains a full name, email address or phone number of a person. */
export function namesPerson(text: string, { names, emails, phones }: Identity): boolean {
	const words = new Set(wordsOf(text));
	const digits = digitsOf(text);
	const isIn = (name: string[]) => name.length > 0 && name.every((word) => words.has(word));
	return (
		names.some((name) => isIn(wordsOf(name))) ||
		emails.some((email) => foldForSearch(text).includes(foldForSearch(email))) ||
		phones.map(digitsOf).some((phone) => phone.length >= MIN_DIGITS && digits.includes(phone))
	);
}

/**
 * Returns whether a search text is about a person: it names them, or each word is a prefix of one of
 * theirs. Shared values such as the domain of an email address are not enough.
 */
export function searchesForPerson(text: string, person: Identity): boolean {
	const digits = digitsOf(text);
	const hasDigits = digits.length >= MIN_DIGITS;
	if (hasDigits && person.phones.some((phone) => digitsOf(phone).includes(digits))) return true;
	const words = wordsOf(text);
	const emails = person.emails.map((email) => email.split("@"));
	const ownWords = [
		...person.names,
		person.reference,
		...emails.map(([local = ""]) => local),
	].flatMap(wordsOf);
	const allWords = [...ownWords, ...emails.flatMap(([, domain = ""]) => wordsOf(domain))];
	const isMeant =
		words.some((word) => begins(word, ownWords)) && words.every((word) => begins(word, allWords));
	return isMeant || namesPerson(text, person);
}

/** Returns whether a word equals one of these, or is a prefix of at least three letters. */
function begins(word: string, words: readonly string[]): boolean {
	return words.some((whole) => whole === word || (word.length >= 3 && whole.startsWith(word)));
}

function wordsOf(text: string): string[] {
	return foldForSearch(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, "");
}
