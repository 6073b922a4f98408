import { school } from "#school/profile.ts";
import type { School } from "#school/school.ts";
import { testimonials, testimonialsAreSamples } from "#school/testimonials.ts";

let current: School = {
	...school,
	announcement: null,
	testimonials: testimonials.map((one) => ({ ...one, isSample: testimonialsAreSamples })),
};

/** The school as it was last read; until then as it was delivered. */
export const currentSchool = (): School => current;

/** Keeps the school as it was read just now, for what stands outside of the pages. */
export function setCurrentSchool(read: School): void {
	current = read;
}
