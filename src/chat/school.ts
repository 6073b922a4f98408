import type { FaqEntry, SchoolFacts } from "#chat/engine/types.ts";
import { school } from "#school/facts.ts";
import { faq } from "#school/faq.ts";

/** What the school states about itself, as the assistant takes it in. */
export function schoolFacts(): SchoolFacts {
	return {
		name: school.name,
		...school.address,
		phones: school.phones.map(({ shown }) => shown),
		email: school.email,
		hours: school.hours.flatMap(({ days, opens, closes }) =>
			opens ? days.map((day) => ({ day, opens, closes })) : [],
		),
		closedDays: school.closedDays.map(({ day, name }) => ({ date: day, reason: name })),
		inPerson: true,
		daytimeAndEvening: true,
	};
}

/** The questions of the home page, which the assistant answers alike. */
export function schoolFaq(): FaqEntry[] {
	return faq.map(({ question, answer }, place) => ({
		id: String(place + 1),
		language: "en",
		question,
		answer,
	}));
}
