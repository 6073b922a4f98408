import type { FaqEntry, SchoolFacts } from "#chat/engine/types.ts";
import type { School } from "#school/school.ts";

/** What the school states about itself, as the assistant takes it in. */
export function factsOf(school: School): SchoolFacts {
	const { name, address, phones, email, hours, closedDays, faq } = school;
	return {
		name,
		...address,
		phones: phones.map(({ display }) => display),
		email,
		hours: hours.flatMap(({ days, opens, closes }) =>
			opens ? days.map((day) => ({ day, opens, closes })) : [],
		),
		closedDays: closedDays.map(({ day, name: reason }) => ({ date: day, reason })),
		inPerson: true,
		daytimeAndEvening: true,
		stated: faq.flatMap(({ question, answer, factTopic, spanish }) =>
			factTopic
				? [{ topic: factTopic, question, en: answer, ...(spanish && { es: spanish }) }]
				: [],
		),
	};
}

/** The questions of the home page, which the assistant answers alike. */
export function faqOf({ faq }: School): FaqEntry[] {
	return faq.map(({ question, answer }, place) => ({
		id: String(place + 1),
		language: "en",
		question,
		answer,
	}));
}
