import type { Course, School } from "#assistant/knowledge/types.ts";
import { places } from "#assistant/links.ts";
import { inEnglish } from "#platform/text/language-paths.ts";

const MARKUP =
	/<\s*(?:\/\s*)?[a-z!][^<>]*>|javascript:|data:text|\bon\w+\s*=\s*["']|\[[^[\]]*\]\(/i;
const URL_LIKE = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|edu|gov|io|example)\b/i;
const PATH = /(?<![\w.:/])\/[a-z][\w/-]*(?:\?[\w=&-]*)?/gi;
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /(?<![\d-])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]?\d{4}(?!\d)/g;
const digitsOf = (phone: string): string => phone.replace(/\D/g, "").slice(-10);

/** Names of the rules of form that an answer breaks: its length, markup, and links and addresses that are not the school's. */
export function formatViolations(
	text: string,
	{ school, catalog }: { school: School; catalog: readonly Course[] },
	longest: number,
): string[] {
	const paths = new Set([
		"/",
		...Object.keys(places),
		...catalog.map(({ slug }) => `/courses/${slug}`),
	]);
	const phones = new Set(school.phones.map(digitsOf));
	const isOwnPath = ([path]: RegExpMatchArray) =>
		paths.has(inEnglish(path.replace(/\?.*|\/$/g, "")));
	const isOwnEmail = ([email]: RegExpMatchArray) =>
		email.toLowerCase() === school.email.toLowerCase();
	return [
		!text.trim() && "empty",
		text.length > longest && "length",
		MARKUP.test(text) && "markup",
		URL_LIKE.test(text.replace(EMAIL, "")) && "foreign link",
		![...text.matchAll(PATH)].every(isOwnPath) && "unknown link",
		![...text.matchAll(EMAIL)].every(isOwnEmail) && "unknown e-mail",
		![...text.matchAll(PHONE)].every(([phone]) => phones.has(digitsOf(phone))) && "unknown phone",
	].filter((rule) => rule !== false);
}

const RUN = 80;

/** Whether a text repeats a long run of another one. */
export function echoes(text: string, source: string): boolean {
	const [said, told] = [text, source].map((one) => one.replace(/\s+/g, " "));
	if (!said || !told) return false;
	return Array.from({ length: Math.max(0, said.length - RUN + 1) }, (_, at) =>
		said.slice(at, at + RUN),
	).some((run) => told.includes(run));
}
