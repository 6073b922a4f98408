import { school } from "#school/profile.ts";
import { testimonials, testimonialsAreSamples } from "#school/testimonials.ts";
import { weekOf } from "#school/week.ts";
import type { Settings } from "#settings/contract.ts";

/** Default settings. */
export const defaultSettings: Settings = {
	name: school.name,
	address: { ...school.address },
	phone: school.phones[0].shown,
	secondPhone: school.phones[1]?.shown ?? null,
	email: school.email,
	week: weekOf(school.hours).map((day) => ({ ...day })),
	closedDays: school.closedDays.map((day) => ({ ...day })),
	announcement: { shown: false, text: null, from: null, to: null },
	testimonials: testimonials.map(({ text, name, title }) => ({
		text,
		name,
		title,
		isConfirmed: !testimonialsAreSamples,
	})),
	redirects: [],
};
