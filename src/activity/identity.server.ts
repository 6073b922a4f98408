import { foldForSearch } from "#api/search-folding.ts";

/** What a person is found by: every value that their record ever held, and its reference. */
export interface Identity {
	reference: string;
	names: readonly string[];
	emails: readonly string[];
	phones: readonly string[];
}

/** The fewest digits that tell one person's phone number from others. */
const MIN_DIGITS = 7;

/** Whether a text holds a whole name, email address or phone number of a person. */
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
 * Whether a search text is about a person: it names them, or each of its words begins one of theirs.
 * What many people share, such as the domain of an email address, is not enough.
 */
export function searchesForPerson(text: string, person: Identity): boolean {
	const digits = digitsOf(text);
	const hasDigits = digits.length >= MIN_DIGITS;
	if (hasDigits && person.phones.some((phone) => digitsOf(phone).includes(digits))) return true;
	const words = wordsOf(text);
	const emails = person.emails.map((email) => email.split("@"));
	const own = [...person.names, person.reference, ...emails.map(([local = ""]) => local)].flatMap(
		wordsOf,
	);
	const all = [...own, ...emails.flatMap(([, domain = ""]) => wordsOf(domain))];
	const isMeant =
		words.some((word) => begins(word, own)) && words.every((word) => begins(word, all));
	return isMeant || namesPerson(text, person);
}

/** Whether a word is one of these, or the first three letters or more of one. */
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
