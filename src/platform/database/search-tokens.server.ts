import { type Findable, MAX_NAME_WORDS } from "#platform/database/findable.ts";
import { foldForSearch } from "#platform/text/fold.ts";
import { soundOf, soundTokens } from "#platform/text/sound.ts";

/** Characters of a folded name that are found: folding writes a single one out as up to eighteen. */
const MAX_NAME_LENGTH = 200;

/**
 * Returns the tokens that the search of the office finds a record by, between blanks: `=` its name's words, alone and with
 * those that follow; `~` how these sound; `@` parts of the email address; three characters in a row of reference and phone.
 * No token is longer than PostgreSQL takes (2,046 bytes).
 */
export function searchTokensOf({ name, email, phone, reference }: Findable): string {
	const folded = foldForSearch(name).slice(0, MAX_NAME_LENGTH);
	const names = withThoseThatFollow(partsOf(folded, /[ .,-]+/).slice(0, MAX_NAME_WORDS));
	const [local = "", domain = ""] = email.toLowerCase().split("@");
	const locals = partsOf(local, /[._+-]+/);
	const tokens = [
		...names.map((word) => `=${word}`),
		...names.flatMap((word) => soundTokens(soundOf(word))),
		...[...locals, locals.join(""), domain.replace(/[.-]/g, "")].map((part) => `@${part}`),
		...threes(reference.toLowerCase().replaceAll("-", "")),
		...threes((phone ?? "").replace(/[ \-().+/]/g, "")),
	];
	return [...new Set(tokens)].join(" ");
}

const partsOf = (text: string, between: RegExp) =>
	text.replaceAll("'", "").split(between).filter(Boolean);

/** `ana`, `maria`, `lopez`, and joined: `anamarialopez`, `marialopez`. */
const withThoseThatFollow = (words: readonly string[]) => [
	...new Set([...words, ...words.map((_, at) => words.slice(at).join(""))]),
];

const threes = (text: string) =>
	Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3));
