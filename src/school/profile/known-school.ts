import { school } from "#school/profile/profile.ts";
import type { School } from "#school/profile/school.ts";
import { testimonials, testimonialsAreSamples } from "#school/profile/testimonials.ts";

let known: School = {
	...school,
	announcement: null,
	testimonials: testimonials.map((testimonial) => ({
		...testimonial,
		isSample: testimonialsAreSamples,
	})),
};

/** The profile as last read; the defaults until then. */
export const knownSchool = (): School => known;

/** Keeps the profile that was read, for code outside of React. */
export function rememberSchool(latest: School): void {
	known = latest;
}
