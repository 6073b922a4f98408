import { refusalsIn } from "#assistant/engine/aversion.ts";
import { fold } from "#platform/text/fold.ts";
import { languageInWords } from "#school/classes/words.ts";

/** Languages that classes are asked for in, by how English and Spanish name them. */
const languages = new Map([
	..."en es pt fr ht it zh ar hi gu pa ur pl ru ko vi"
		.split(" ")
		.flatMap((tag) =>
			(["en", "es"] as const).map((of) => [tag, fold(languageInWords(tag, of))] as const),
		)
		.map(([tag, name]): [string, string] => [name.split(" ")[0] ?? name, tag]),
	["creole", "ht"],
	["kreyol", "ht"],
	["mandarin", "zh"],
]);

/** "Are all classes in English?", "which ones are not in English?" */
const OTHERS: readonly RegExp[] = [
	/\b(?:are|is|do|does|son|es|estan)\b(?: \w+){0,3} (?:all|everything|only|just|tod[oa]s?|solo|solamente)\b.*\b(?:in|en) (\w+)/,
	/\btod[oa]s?\b(?: \w+){0,3} (?:son|es|estan)\b.*\ben (\w+)/,
	/\bsolo(?:mente)? (?:dan|hay|son|es|tienen|ofrecen|ensenan)(?: \w+){0,3} en (\w+)/,
	/\b(?:not|arent|isnt) (?:(?:all|given|held|offered|taught) )?in (\w+)|\bother than (?:in )?(\w+)|\bque no (?:\w+ ){0,2}en (\w+)/,
];

/** "Only one class in Spanish?" counts them; "… if it is not in Spanish" tells why. */
const IS_TOLD =
	/\b(?:only|just|solo|solamente)\b.*\b(?:one|an?|un[oa]?)\b|\b(?:if|because|why|si|porque|por que|creo)\b/;

/** "My mom only speaks Spanish": whoever is to come needs it. */
const SPEAKS_ONLY =
	/\b(?:(?:only|just|solo|solamente|nomas) (?:speaks?|habl\w+|entiende\w*)|(?:speaks?|habl\w+|entiende\w*) (?:only|just|solo|solamente|nomas|puro)) (?:el )?(\w+)/;

/** The language that clauses name as that of a class, or as the one that others are asked for than those in it. */
export function languageIn(clauses: readonly (readonly string[])[]): {
	language?: string;
	isAnotherLanguage?: true;
} {
	const [other] = clauses
		.map((words) => words.join(" "))
		.filter((text) => !IS_TOLD.test(text))
		.flatMap((text) => OTHERS.flatMap((pattern) => pattern.exec(text)?.slice(1) ?? []))
		.flatMap((name = "") => languages.get(name) ?? []);
	if (other) return { language: other, isAnotherLanguage: true };
	const [only] = clauses.flatMap((words) => SPEAKS_ONLY.exec(words.join(" "))?.slice(1) ?? []);
	const language = languageNamed(clauses) ?? (only && languages.get(only));
	return language ? { language } : {};
}

/** The one language that clauses name as that of a class; "the English one and the Spanish one" is none. */
function languageNamed(clauses: readonly (readonly string[])[]): string | undefined {
	const named = clauses.flatMap((words) => languagesIn(words, isOfClass));
	const [language, ...others] = new Set(named);
	if (language) return others.length > 0 ? undefined : language;
	return clauses.flatMap((words) => languagesIn(words, isBare)).at(-1);
}

/** The languages of a clause that somebody may want, as far as their places tell so. */
function languagesIn(
	words: readonly string[],
	isMeant: (words: readonly string[], at: number) => boolean,
): string[] {
	// "English or Spanish?" asks which; of others Spanish is the one that we teach in.
	const isChoice = words.some(
		(word, at) => languages.has(word) && /^(?:or|o)$/.test(words[at - 1] ?? ""),
	);
	const tags = words.flatMap((word) => languages.get(word) ?? []);
	if (isChoice && tags.includes("en")) return [];
	if (isChoice && tags.includes("es")) return ["es"];
	const isRefused = refusalsIn(words);
	return words.flatMap((word, at) =>
		isMeant(words, at) && !isRefused(at, 1) ? (languages.get(word) ?? []) : [],
	);
}

/** "In Spanish", "Spanish class", "English CNA class", "¿en español?", "la de español" */
function isOfClass(words: readonly string[], at: number): boolean {
	const before = words[at - 1] ?? "";
	const isOne = before === "de" && /^las?$/.test(words[at - 2] ?? "");
	const rest = words.slice(at + 1, at + 1 + REACH);
	const noun = rest.findIndex((word) => OF_CLASS.test(word));
	const isBefore = noun >= 0 && !rest.slice(0, noun).some((word) => LINKS.test(word));
	return isOne || /^(?:in|en)$/.test(before) || OF_CLASS.test(before) || isBefore;
}

/** How far before "class" its language stands: "English medical assistant evening class". */
const REACH = 5;
/** "Is English required for class?" */
const LINKS =
	/^(?:for|in|is|to|the|a|and|before|required|needed|good|speaking|para|en|es|y|la|el)$/;

const isBare = (words: readonly string[]): boolean =>
	words.length <= BARE && !words.some((word) => /^(?:speak|habl\w+)$/.test(word));
/** "Is it in English?" */
const BARE = 4;
const OF_CLASS = /^(?:class|classes|clases?|one|ones|course|courses|cursos?)$/;
