import { school } from "#school/profile/profile.ts";
import { testimonials, testimonialsAreSamples } from "#school/profile/testimonials.ts";
import { weekOf } from "#school/profile/week.ts";
import type { ChatSettings, SchoolSettings } from "#school/settings/contract.ts";

export const defaultSettings: SchoolSettings = {
	name: school.name,
	address: school.address,
	phone: school.phones[0].shown,
	secondPhone: school.phones[1]?.shown ?? null,
	email: school.email,
	week: weekOf(school.hours),
	closedDays: school.closedDays,
	announcement: { shown: false, text: null, from: null, to: null },
	testimonials: testimonials.map((quote) => ({ ...quote, isConfirmed: !testimonialsAreSamples })),
	redirects: [],
	keepRegistrations: "7 years",
	keepMessages: "3 years",
	keepActivity: "3 years",
	offerHours: 8,
};

/** How the assistant is run until someone changes it; the first migration stores the same. */
export const defaultChatSettings: ChatSettings = {
	retentionDays: 365,
	modelCallsPerDay: 1000,
	modelCallsPerVisitor: 60,
};
