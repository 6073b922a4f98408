import { school } from "#school/profile/profile.ts";
import type { School } from "#school/profile/school.ts";
import { testimonials, testimonialsAreSamples } from "#school/profile/testimonials.ts";

let current: School = {
	...school,
	announcement: null,
	testimonials: testimonials.map((testimonial) => ({
		...testimonial,
		isSample: testimonialsAreSamples,
	})),
};

/** The profile as last read; the defaults until then. */
export const currentSchool = (): School => current;

/** Sets the profile for code outside of React. */
export function setCurrentSchool(latest: School): void {
	current = latest;
}
