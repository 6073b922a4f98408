import type { Passage } from "#assistant/knowledge/types.ts";
import { noPromises, promises, whoComes } from "#school/profile/about-texts.ts";
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

const noPromisesHeading = "What we do not promise";

/** Sentences of the About page, which are said where they speak of a topic. */
export const aboutPassages: readonly Passage[] = [
	...[...promises, ...whoComes].map((text) => ({ text })),
	...noPromises.map((text) => ({ text, heading: noPromisesHeading })),
].map((passage, place) => ({ id: `about:${place}`, path: "/about", ...passage }));
