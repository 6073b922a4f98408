import { classOptions } from "#school/classes/options.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";
import { openClasses } from "#school/classes/shown-class.ts";
import { classInSpanish } from "#school/classes/words-in-spanish.ts";
import type { Course } from "#school/courses/public-contract.ts";
import { cardsOf } from "#school/facts/cards.ts";
import { homeQuestions } from "#school/facts/home-questions.ts";
import { pageFacts } from "#school/facts/page-facts.ts";
import type { PublicFact } from "#school/facts/public-contract.ts";
import { withoutSuperseded } from "#school/facts/superseded.ts";
import { factsInSpanish } from "#school/facts/words-in-spanish.ts";
import type { School } from "#school/profile/school.ts";
import { type PageTexts, textsOf } from "#school/texts/page-texts.ts";
import type { SiteTexts } from "#school/texts/slots.ts";
import type { Speech } from "#school/translations/speech.ts";
import type { HomeData } from "#site/pages/home-data.ts";

/** What the school publishes, as far as the home page shows it. */
interface Published {
	courses: readonly Course[];
	facts: readonly PublicFact[];
	classes: readonly PublicClass[];
	texts: SiteTexts;
	testimonials: School["testimonials"];
}

/** Says what the home page shows in Spanish. */
export function saidHome(published: Published, say: Speech): Required<HomeData> {
	const { facts: stated, classes, texts, testimonials } = published;
	const courses = published.courses.map(({ title, summary, ...course }) => ({
		...course,
		title: say.line(title),
		summary: say.line(summary),
	}));
	const facts = withoutSuperseded(pageFacts(stated, factsInSpanish), openClasses(classes));
	const questions = homeQuestions(facts, courses, (fact) => saidFact(fact, stated, say));
	const ofHome = textsOf("home")(texts);
	const said = {
		courses: cardsOf(courses, facts, classes, factsInSpanish),
		questions,
		classes: classOptions(classes, classInSpanish),
		texts: Object.fromEntries(
			Object.entries(ofHome).map(([slot, text]) => [slot, say.line(text)]),
		) as PageTexts<"home">,
		consent: say.line(texts["consent.registration"]),
		testimonials: testimonials.map((testimonial) => saidTestimonial(testimonial, say)),
	};
	// A question about a program stands behind its title.
	const english = say.english();
	const withTitle = questions.flatMap(({ question }) =>
		english.some((line) => question.endsWith(`: ${line}`)) ? question : [],
	);
	return { ...said, english: [...english, ...withTitle] };
}

/** Says a fact. What the school asks in its own words is a line; one of a topic has its words. */
function saidFact(
	fact: { id: number; question: string; answer: string },
	stated: readonly PublicFact[],
	say: Speech,
) {
	const { question = null, spanish = null } = stated.find(({ id }) => id === fact.id) ?? {};
	return {
		question: question === null ? fact.question : say.line(question),
		answer: spanish ?? say.line(fact.answer),
	};
}

/** A sample is said like any text. What someone really said stays as it was said. */
function saidTestimonial(testimonial: School["testimonials"][number], say: Speech) {
	const { isSample, text, title } = testimonial;
	if (isSample) return { ...testimonial, text: say.line(text), title: say.line(title) };
	say.keep(text, title);
	return testimonial;
}
