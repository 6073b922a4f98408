import type { Passage } from "#assistant/knowledge/types.ts";
import { benefits, courseBenefits, steps } from "#school/profile/benefits.ts";

/** What the pages of the site say of the whole school, beside courses, facts and the profile. */
export const sitePassages: readonly Passage[] = [...benefits, ...courseBenefits, ...steps].map(
	({ title, text }, place) => ({
		id: `site:${place}`,
		text,
		heading: title,
		path: "/",
	}),
);
