import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isFragment } from "#assistant/admin/question-words.ts";
import { answer, turnFor } from "#assistant/engine/engine.ts";
import { knowledgeOf } from "#assistant/engine/published.ts";
import { mask, maskSecrets } from "#assistant/model/mask.ts";
import { offerFor } from "#assistant/model/offer.ts";
import { MAX_REPLY_LENGTH, printed } from "#assistant/model/printed.ts";
import { messageNotice } from "#intake/contacts/notice.ts";
import { htmlOf } from "#intake/mail/content/html.server.ts";
import { textOf } from "#intake/mail/content/text.ts";
import { languageOfForm } from "#intake/mail/language-header.ts";
import { phoneDigits } from "#intake/people/phone-digits.server.ts";
import { fillReply, missingValues, unknownPlaceholdersIn } from "#intake/replies/placeholders.ts";
import { formSignalsOf } from "#intake/spam/form-signals.ts";
import { textSignals } from "#intake/spam/text-signals.ts";
import { namesAny, searchesForAny } from "#office/activity/identity.server.ts";
import {
	recordExpressions,
	textExpression,
	writeExpression,
} from "#overview/search/expression.server.ts";
import { rate } from "#overview/search/rank.ts";
import { excerptOf } from "#overview/search/texts.server.ts";
import { textWords, typedWords } from "#overview/search/typed.ts";
import { csvCell } from "#platform/api/csv.server.ts";
import { maskMessage, maskPath, onlyOwn } from "#platform/browser-errors/masking.ts";
import { searchColumns, searchPatterns, searchTextOf } from "#platform/database/search.server.ts";
import { searchTokensOf } from "#platform/database/search-tokens.server.ts";
import { blocksOf } from "#platform/text/blocks.ts";
import { foldForSearch } from "#platform/text/fold.ts";
import { pageFacts } from "#school/facts/page-facts.ts";
import { courseProperties } from "#school/facts/structured-data.ts";
import { knownSchool } from "#school/profile/known-school.ts";
import { fillPlaceholders } from "#school/profile/placeholders.ts";
import { suggestedEmail } from "#ui/email-suggestion.ts";
import { catalog, fact, question, statedFacts } from "./chat/visitor.ts";
import { type HostileText, hostileTexts, textsOf } from "./hostile-texts.ts";
import { longestOf, textFields } from "./text-fields.ts";

/** @param n how many texts were read before, which makes a text like no other */
type Read = (text: string, n: number) => unknown;
let reads = 0;

/** Milliseconds that no text may take what reads it. */
const LIMIT_MS = 20;
/** Runs that are looked at together where one took longer: the first compiles, and other programs interrupt. */
const RUNS = 6;
/** What is slow is so in all of these: what else the machine does only ever adds. */
const MEASURES = 4;
/** What {@link someWork} takes where nothing else runs. A machine that is slow or busy needs longer for everything. */
const WORK_MS = 2;

/** Returns the milliseconds of processor time that work takes, on average. */
function processorTime(work: () => unknown): number {
	const before = process.threadCpuUsage();
	for (let run = 0; run < RUNS; run++) work();
	const { user, system } = process.threadCpuUsage(before);
	return (user + system) / 1000 / RUNS;
}

function someWork(): number {
	const words = Array.from({ length: 6000 }, (_, n) => `word${(n * 7919) % 6007}`);
	return new Set(words.sort().map((word) => word.replace(/\d/g, "x"))).size;
}

/**
 * Returns whether a text takes what reads it longer than the limit.
 * @param prepare called before so many runs, outside of what is measured
 */
function isSlow(read: Read, text: string, prepare: (runs: number) => void = () => {}): boolean {
	prepare(1);
	const start = performance.now();
	read(text, reads++);
	if (performance.now() - start <= LIMIT_MS) return false;
	for (let measure = 0; measure < MEASURES; measure++) {
		prepare(RUNS);
		const slowness = Math.max(1, processorTime(someWork) / WORK_MS);
		if (processorTime(() => read(text, reads++)) <= LIMIT_MS * slowness) return false;
	}
	return true;
}

/** Returns what the slow texts are made of. */
const slowTexts = (read: Read, texts: readonly HostileText[]): string[] =>
	texts.flatMap(({ shape, text }) => (isSlow(read, text) ? [shape] : []));

const school = knownSchool();
const now = new Date("2026-11-20T15:00:00Z");
const [cna] = catalog;
if (!cna) throw new Error("There is no course.");

const message = longestOf("POST /api/chat/message content");
const visitorsMessage = longestOf("POST /api/contact message");
const name = longestOf("POST /api/register fullName");
const email = longestOf("POST /api/contact email");
const description = longestOf("POST /api/admin/courses description");
const factAnswer = longestOf("POST /api/admin/facts answer");
const reply = longestOf("POST /api/admin/registrations/{id}/replies text");
const search = longestOf("GET /api/admin/registrations q");
const header = longestOf("POST /api/register accept-language");

const contact = (text: string) => ({
	id: 1,
	reference: "C-1",
	name: text.slice(0, name),
	email: "ana@mail.example",
	phone: "732-555-0142",
	subject: text.slice(0, name),
	message: text,
	courseId: null,
	createdAt: now.toISOString(),
	isRead: false,
});

const publishedFact = (text: string) => ({
	id: 1,
	courseId: 1,
	question: null,
	answer: text,
	spanish: text,
	source: null,
	validUntil: null,
	onHomePage: true,
	approvedAt: null,
	updatedAt: now.toISOString(),
});

const replyValues = (text: string) => ({
	language: "en" as const,
	name: text.slice(0, name),
	reference: "R-1",
	school,
	program: { id: 1, title: text.slice(0, name) },
	facts: [{ ...publishedFact(text.slice(0, factAnswer)), topic: "price" as const }],
	spanish: {},
});

const person = (text: string) => ({
	...{
		reference: "R-1",
		names: [text.slice(0, name)],
		emails: [`${text.slice(0, 60)}@mail.example`],
	},
	phones: [text.slice(0, 40)],
});

/** A record of what is given, in each field as much as its call takes. */
const findable = (text: string) => ({
	name: text.slice(0, name),
	email: text.slice(0, email),
	phone: text.slice(0, 40),
	reference: "R-481930",
});

/** What reads texts that visitors and the office write, with the longest one that it is given. */
const readers: Record<string, readonly [longest: number, read: Read]> = {
	"masking a chat message": [message, maskSecrets],
	"masking a conversation for a model": [message * 2, mask],
	"answering a chat message": [message, (text, n) => answer(question(numbered(text, n)))],
	"what may be shown of a model's answer": [
		MAX_REPLY_LENGTH,
		(text) => printed(text, asked, turn, offer),
	],
	"what a model says in its own words": [600, (text) => printed(text, asked, turn, offer)],
	"what a model chooses": [
		MAX_REPLY_LENGTH,
		(text) => printed(`{"cards": ["c1", "c2", "${text}`, asked, turn, offer),
	],
	"whether a question stands alone": [message, (text) => [isFragment(text)]],
	"spam signals of a message": [
		visitorsMessage,
		(text) => textSignals({ name: "Ana", subject: text.slice(0, name), message: text }),
	],
	"spam signals of a name": [
		name,
		(text) => textSignals({ name: text, subject: null, message: text }),
	],
	"signals of a form": [header, (text) => formSignalsOf({ "form-signals": text })],
	"the language of a form": [header, languageOfForm],
	"an email address that was meant": [email, suggestedEmail],
	"a domain that was meant": [email, (text) => suggestedEmail(`a@${text.replace(/\s/g, "")}`)],
	"the digits of a phone number": [40, phoneDigits],
	"folding for search": [description, foldForSearch],
	"the search text of a record": [visitorsMessage, (text) => searchTextOf([text], text)],
	"the tokens of a record": [name, (text) => searchTokensOf(findable(text))],
	"the search columns of a record": [name, (text) => searchColumns(findable(text), text)],
	"a search in a list": [search, searchPatterns],
	"a search of the office": [
		search,
		(text) =>
			[recordExpressions(typedWords(text)), [textExpression(textWords(text))]]
				.flat()
				.map((expression) => writeExpression("postgres", expression)),
	],
	"ranking a record": [
		name,
		(text) =>
			rate(typedWords(text), { name: text, email: text, phone: text, reference: "R-481930" }),
	],
	"ranking a record in an ordinary search": [
		name,
		(text) =>
			rate(typedWords("maria de la cruz gonzalez 732-555-0142"), {
				name: text,
				email: text,
				phone: text,
				reference: "R-481930",
			}),
	],
	"the excerpt of a found text": [
		visitorsMessage,
		(text) => excerptOf(text, textWords(text.slice(0, search))),
	],
	"finding a person in the log": [
		visitorsMessage,
		(text) => [namesAny([person(text)])(text), searchesForAny([person(text)])(text)],
	],
	"an email to the school": [
		visitorsMessage,
		(text) => {
			const about = { language: "en", courseTitle: null, url: "", conversationUrl: null } as const;
			const notice = messageNotice({ contact: contact(text) as never, ...about }, school, now);
			return [htmlOf(notice), textOf(notice)];
		},
	],
	"a reply": [reply, (text) => unknownPlaceholdersIn(text)],
	"filling in a reply": [reply, (text) => fillReply(text, replyValues(text))],
	"gaps of a reply": [reply, (text) => missingValues(text, replyValues(text))],
	"a cell for a spreadsheet": [description, csvCell],
	"the blocks of a description": [description, blocksOf],
	"what the assistant knows of a description": [
		description,
		(text, n) => knowledgeOf(question("", { catalog: [{ ...cna, description: unread(text, n) }] })),
	],
	"what the assistant knows of a title and its other names": [
		name,
		(text, n) =>
			knowledgeOf(
				question("", {
					catalog: [
						{ ...cna, title: numbered(text, n), otherNames: Array(30).fill(text.slice(0, 60)) },
					],
				}),
			),
	],
	"what the assistant knows of a fact": [
		factAnswer,
		(text, n) =>
			knowledgeOf(
				question("", {
					catalog: [],
					facts: [fact("other", null, numbered(text, n), { question: text.slice(0, 300) })],
				}),
			),
	],
	"placeholders of a fact": [factAnswer, (text) => fillPlaceholders(text, school)],
	"what search engines read of facts": [
		factAnswer,
		(text) =>
			courseProperties(
				pageFacts(
					(["price", "duration", "class_language", "requirements"] as const).map((topic) => ({
						...publishedFact(text),
						topic,
					})),
				),
			),
	],
	"masking an error of a browser": [2000, (text) => [maskMessage(text), maskPath(text)]],
	"the places of an error": [200, (text) => onlyOwn([text])],
};

/** A text with sentences that were not read before. */
const unread = (text: string, n: number) => {
	let sentence = 0;
	return text.replace(/\. /g, () => `${n}x${sentence++}. `).slice(0, text.length);
};

/** A text as if it had not been read before. */
const numbered = (text: string, n: number) => `${text.slice(0, -6)}${n}`;

const asked = question("");
const turn = turnFor(asked);
const offer = offerFor(asked, turn, answer(asked));

test.each(Object.entries(readers))(
	"%s takes at most 20 ms for the longest text",
	(_, [longest, read]) => {
		expect(slowTexts(read, hostileTexts(longest))).toEqual([]);
	},
);

test("what is stored to find a record by stays small, and PostgreSQL takes every token", () => {
	const MAX_BYTES = 64 * 1024;
	// PostgreSQL keeps at most 2,046 bytes of a token.
	const MAX_TOKEN_BYTES = 2046;
	const large = hostileTexts(name).flatMap(({ shape, text }) => {
		const { searchText, searchTokens } = searchColumns(findable(text), text);
		const longest = Math.max(...searchTokens.split(" ").map((token) => Buffer.byteLength(token)));
		const bytes = Buffer.byteLength(searchText + searchTokens);
		return bytes > MAX_BYTES || longest > MAX_TOKEN_BYTES ? [{ shape, bytes, longest }] : [];
	});
	expect(large).toEqual([]);
});

test("a text field of a call is read in at most 20 ms", () => {
	expect(textFields.length).toBeGreaterThan(300);
	// Many calls share a field; the longest text counts.
	const fields = new Map(
		textFields.toSorted((a, b) => a.longest - b.longest).map((field) => [field.schema, field]),
	);
	const texts = new Map<number, HostileText[]>();
	const slow = [...fields.values()].flatMap(({ name, longest, schema }) => {
		const hostile = texts.get(longest) ?? hostileTexts(longest);
		texts.set(longest, hostile);
		return slowTexts((text) => schema.safeParse(text), hostile).map((text) => `${name}: ${text}`);
	});
	expect(slow).toEqual([]);
});

const linesOf = (file: string) =>
	readFileSync(new URL(`../src/assistant/training/${file}`, import.meta.url), "utf8")
		.split("\n")
		.filter((line) => line.trim() && !line.startsWith("#"));
const spaced = (words: string) =>
	words.split(/[\s=!~:;]+/).map((word) => word.replaceAll("_", " "));

/** Every so many texts of a list are read: neighbors hold words of one kind. All of them: `npm run prove -- hostile-text`. */
const EVERY = Number(process.env.HOSTILE_EVERY ?? 9);
const some = (texts: readonly HostileText[]) => texts.filter((_, place) => place % EVERY === 0);

/** Texts of nothing but words that the assistant knows. */
const knowing = {
	synonyms: textsOf(linesOf("synonyms.txt").flatMap(spaced), message),
	"synonyms, each a clause": textsOf(linesOf("synonyms.txt").flatMap(spaced), message, ", "),
	"words of questions": textsOf(linesOf("question-words.txt").flatMap(spaced), message),
	wishes: textsOf(linesOf("wishes.txt").flatMap(spaced), message),
	questions: textsOf(
		linesOf("questions.jsonl")
			.filter((_, place) => place % 20 === 0)
			.map((line) => (JSON.parse(line) as { text: string }).text),
		message,
		", ",
	),
};

// Thousands of messages, each read several times: minutes where the machine is busy.
describe("the assistant", { timeout: 300_000 }, () => {
	test.each(Object.entries(knowing))("answers in at most 20 ms: %s", (_, texts) => {
		const read: Read = (text, n) => answer(question(numbered(text, n), { facts: statedFacts }));
		expect(slowTexts(read, some(texts))).toEqual([]);
	});

	test.each(Object.entries(knowing))(
		"answers the first message after a change in at most 20 ms: %s",
		(_, texts) => {
			let made = 0;
			const untouched = () => {
				const facts = [fact("price", null, `It costs $${++made}.`)];
				knowledgeOf(question("", { facts }));
				return facts;
			};
			let fresh: ReturnType<typeof untouched>[] = [];
			const prepare = (runs: number) => {
				fresh = Array.from({ length: runs }, untouched);
			};
			const read: Read = (text) => answer(question(text, { facts: fresh.pop() ?? [], now }));
			const slow = some(texts.slice(0, 90)).filter(({ text }) => isSlow(read, text, prepare));
			expect(slow).toEqual([]);
		},
	);

	test.each(Object.entries(knowing))(
		"answers in a long conversation in at most 20 ms: %s",
		(_, texts) => {
			const said = texts.slice(0, 2).map(({ text }) => text.slice(0, message / 2));
			const answerTo = (...history: string[]) => answer(question("How much is it?", { history }));
			// What was said before was replayed for the message before.
			answerTo(...said);
			const read: Read = (text, n) => answerTo(...said, numbered(text, n));
			expect(slowTexts(read, texts.slice(2, 12))).toEqual([]);
		},
	);
});

test("what tries every part of a text is found", () => {
	const everyPart: Read = (text) => {
		const parts = new Set<number>();
		for (let from = 0; from < text.length; from++)
			for (let to = from; to < text.length; to++) parts.add(text.slice(from, to).trim().length);
		return parts;
	};
	const [text] = hostileTexts(3 * message);
	expect(slowTexts(everyPart, text ? [text] : [])).toHaveLength(1);
	expect(slowTexts((text) => text.trim(), text ? [text] : [])).toEqual([]);
});
