import { describe, expect, test } from "vitest";
import { topicLabels } from "#assistant/knowledge/labels.ts";
import type { Answer, Fact, Question } from "#assistant/knowledge/types.ts";
import { type FactTopic, factTopics, topicOf } from "#school/facts/topics.ts";
import { ask, catalog, courseAt, fact, facts } from "../../../test/chat/visitor.ts";

/** One question for each topic, in Spanish; in English the home page has one. */
const spanish: Readonly<Record<Exclude<FactTopic, "other">, string>> = {
	price: "¿Cuánto cuesta?",
	payment_plan: "¿Puedo pagar en cuotas?",
	aid: "¿Hay ayuda financiera?",
	discount: "¿Hay descuentos?",
	refund: "¿Me devuelven el dinero?",
	duration: "¿Cuánto dura?",
	start_dates: "¿Cuándo empieza la próxima clase?",
	class_times: "¿Qué días y a qué hora son las clases?",
	attendance: "¿Qué pasa si falto a una clase?",
	requirements: "¿Qué requisitos piden para inscribirme?",
	age: "¿Qué edad hay que tener?",
	background_check: "¿Piden antecedentes penales?",
	health_rules: "¿Qué vacunas necesito?",
	english_level: "¿Cuánto inglés necesito?",
	class_language: "¿En qué idioma son las clases?",
	immigration: "¿Necesito papeles o visa?",
	accreditation: "¿Están acreditados?",
	exam_details: "¿Cómo es el examen de certificación?",
	externship: "¿Hay prácticas externas?",
	supplies: "¿Qué libros y uniformes necesito?",
	class_size: "¿Cuántos estudiantes hay por clase?",
	transfer: "¿Puedo transferir créditos?",
	salary: "¿Cuánto ganan los graduados?",
	parking: "¿Hay estacionamiento?",
	transit: "¿Cómo llego en tren o autobús?",
	childcare: "¿Hay guardería?",
	accessibility: "¿La escuela es accesible para silla de ruedas?",
	tour: "¿Puedo visitar la escuela?",
};
const topics = factTopics.filter((topic) => topic !== "other");
const languages = ["en", "es"] as const;
type Language = (typeof languages)[number];

const questionFor = (topic: (typeof topics)[number], language: Language): string =>
	language === "en" ? topicOf(topic).question : spanish[topic];
const nameOf = (slug: string): string => {
	const { title } = courseAt(slug);
	return /\((\w+)\)/.exec(title)?.[1] ?? title;
};
const about = (topic: (typeof topics)[number], slug: string, language: Language): string =>
	language === "en"
		? `For ${nameOf(slug)}: ${questionFor(topic, language)}`
		: `Para ${nameOf(slug)}: ${questionFor(topic, language)}`;
const follow = (slug: string, language: Language): string =>
	language === "en" ? `and for ${nameOf(slug)}?` : `¿y para ${nameOf(slug)}?`;

/** A number that stands in one fact only. */
const numbers = new Map<Fact, string>();
function numbered(topic: (typeof topics)[number], slug: string | null): Fact {
	const number = String(70_001 + numbers.size);
	const label = topicOf(topic).label.toLowerCase();
	const stated = fact(topic, slug, `What we state on ${label} is in note ${number}.`, {
		spanish: `Lo que indicamos sobre esto está en la nota ${number}.`,
	});
	numbers.set(stated, number);
	return stated;
}
const ofCourses = topics.flatMap((topic) => catalog.map(({ slug }) => numbered(topic, slug)));
const ofSchool = topics.map((topic) => numbered(topic, null));
const numberOf = (list: readonly Fact[], topic: string, slug: string | null): string => {
	const courseId = slug === null ? null : courseAt(slug).id;
	const found = list.find((item) => item.topic === topic && item.courseId === courseId);
	return (found && numbers.get(found)) ?? "none";
};
const numbersIn = (text: string): string[] => text.match(/\b7\d{4}\b/g) ?? [];
/** The course that a number is stated for; null for the school. */
const scopeOf = (number: string): number | null =>
	[...numbers].find(([, other]) => other === number)?.[0].courseId ?? null;

type Asked = { slug: string; topic: (typeof topics)[number]; message: string; answer: Answer };
const pairs = topics.flatMap((topic) => catalog.map(({ slug }, place) => ({ topic, slug, place })));

/** Every topic of every course, asked by itself. */
const singleQuestions = (change: Partial<Question>, language: Language): Asked[] =>
	pairs.map(({ topic, slug }) => {
		const message = about(topic, slug, language);
		return { slug, topic, message, answer: ask(message, [], change) };
	});

/** Every topic of every course, asked after the same question about another course. */
const followUps = (change: Partial<Question>, language: Language): Asked[] =>
	pairs.map(({ topic, slug, place }) => {
		const other = catalog[(place + 1) % catalog.length]?.slug ?? slug;
		const first = about(topic, other, language);
		const next = follow(slug, language);
		return { slug, topic, message: `${first} – ${next}`, answer: ask(next, [first], change) };
	});

const told = ({ message, answer }: Asked): string => `${message} -> ${answer.text}`;
const saysAnothers = ({ slug, answer }: Asked): boolean =>
	numbersIn(answer.text).some((number) => ![courseAt(slug).id, null].includes(scopeOf(number)));
/** Course texts come before facts where they answer. */
const quotesOwnPage = ({ slug, answer }: Asked): boolean =>
	answer.source === "passages" && answer.passages[0]?.course === slug;
const says = ({ answer }: Asked, number: string): boolean =>
	numbersIn(answer.text).every((said) => said === number) && answer.text.includes(number);
/** Says that something is stated nowhere, which is not so. */
const DENIES = /does not state|don’t have|still one for our office|no indica|no tengo|se lo dice/i;

test("the assistant has a name for every topic of facts", () => {
	const unnamed = topics.filter((topic) => {
		const label = topicLabels[topic];
		return !label?.en || !label.es;
	});
	expect(unnamed).toEqual([]);
});

const PATIENCE = 60_000;

describe.each(languages)(
	"in %s",
	(language) => {
		const everything = { facts: [...facts, ...ofSchool, ...ofCourses] };
		const asSingle = singleQuestions(everything, language);
		const asFollowUp = followUps(everything, language);
		const kinds = [
			{ kind: "a question", all: asSingle },
			{ kind: "a follow-up", all: asFollowUp },
		];

		test.each(kinds)("a fact of one course is never said for another: $kind", ({ all }) => {
			expect(all.filter(saysAnothers).map(told)).toEqual([]);
		});

		test.each(kinds)("a course's own fact is said, before the school's: $kind", ({ all }) => {
			const wrong = all.filter(
				(asked) =>
					!says(asked, numberOf(ofCourses, asked.topic, asked.slug)) && !quotesOwnPage(asked),
			);
			expect(wrong.map(told)).toEqual([]);
		});

		test(
			"the school's fact is said for a course that has none of its own",
			() => {
				const wrong = singleQuestions({ facts: ofSchool }, language).filter(
					(asked) => !says(asked, numberOf(ofSchool, asked.topic, null)) && !quotesOwnPage(asked),
				);
				expect(wrong.map(told)).toEqual([]);
			},
			PATIENCE,
		);

		test(
			"a fact of the school that holds for the next course too is not denied",
			() => {
				const wrong = followUps({ facts: ofSchool }, language).filter(({ answer }) =>
					DENIES.test(answer.text),
				);
				expect(wrong.map(told)).toEqual([]);
			},
			PATIENCE,
		);

		test(
			"a fact of a topic is said before a frequent question that is like it",
			() => {
				const wrong = singleQuestions({ facts: [...facts, ...ofSchool] }, language).filter(
					(asked) =>
						["price", "age"].includes(asked.topic) &&
						!says(asked, numberOf(ofSchool, asked.topic, null)),
				);
				expect(wrong.map(told)).toEqual([]);
			},
			PATIENCE,
		);

		test(
			"a fact that only another course has is not said, whatever was asked before",
			() => {
				const [first, second] = ["cna", "ekg"];
				const change = {
					facts: ofCourses.filter(({ courseId }) => courseId === courseAt(first).id),
				};
				const wrong = topics.flatMap((topic) => {
					const named = about(topic, second, language);
					const conversations = [
						[named],
						[about(topic, first, language), named],
						[about(topic, first, language), follow(second, language)],
						[nameOf(first), nameOf(second), questionFor(topic, language)],
					];
					return conversations.filter((messages) => {
						const { text } = ask(messages.at(-1) ?? "", messages.slice(0, -1), change);
						return numbersIn(text).length > 0;
					});
				});
				expect(wrong.map((messages) => messages.join(" – "))).toEqual([]);
			},
			PATIENCE,
		);

		test(
			"without a course, a course's fact is said with its name or not at all",
			() => {
				const wrong = topics.flatMap((topic) => {
					const { text } = ask(questionFor(topic, language), [], { facts: ofCourses });
					const scopes = numbersIn(text).map(scopeOf);
					const isNamed = scopes.every((id) =>
						catalog.some((course) => course.id === id && text.includes(course.title)),
					);
					return isNamed ? [] : [`${questionFor(topic, language)} -> ${text}`];
				});
				expect(wrong).toEqual([]);
			},
			PATIENCE,
		);
	},
	PATIENCE,
);

test("what some pages speak of is not denied: they are named", () => {
	for (const message of [
		"is there any program without a criminal background check",
		"¿piden antecedentes penales?",
	]) {
		const { text } = ask(message);
		expect(text).not.toMatch(
			/don’t have information|don’t say anything|No tengo información|no dicen nada/,
		);
		for (const name of [/CNA/, /CHHA/, /Pharmacy|farmacia/]) expect(text).toMatch(name);
		for (const name of [/EKG/, /CPR|RCP/]) expect(text).not.toMatch(name);
	}
});

test("what a course does not speak of is still not stated", () => {
	expect(ask("is there a background check for EKG").text).toMatch(/don’t have|don’t say anything/);
});

test("a question about pay quotes what the About page says", () => {
	expect(ask("what salary will i have").text).toContain("It depends on the employer");
});

test("what is asked beyond a list of papers is answered by it, and by the office", () => {
	const facts = [fact("requirements", null, "Please bring a photo ID and your diploma or GED.")];
	const answer = (message: string) => ask(message, [], { facts }).text;
	for (const plain of [
		"what do I need to bring to enroll",
		"what are your entry requirements",
		"do I have to bring my photo ID",
	])
		expect(answer(plain)).toBe("Please bring a photo ID and your diploma or GED.");
	expect(answer("my diploma is from Peru, do I have to bring it translated")).toMatch(
		/diploma or GED\. The office can tell you more/,
	);
});
