import { school } from "#school/facts.ts";
import { faq } from "#school/faq.ts";
import type { School } from "#school/published.ts";
import { testimonials, testimonialsAreSamples } from "#school/testimonials.ts";

let current: School = {
	...school,
	announcement: null,
	testimonials: testimonials.map((one) => ({ ...one, isSample: testimonialsAreSamples })),
	faq,
};

/** The school as it was last read; until then as it was delivered. */
export const currentSchool = (): School => current;

/** Keeps the school as it was read just now, for what stands outside of the pages. */
export function rememberSchool(read: School): void {
	current = read;
}
