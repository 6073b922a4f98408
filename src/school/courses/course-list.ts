import type { ItemList, WithContext } from "schema-dts";
import type { Language } from "#platform/text/language.ts";
import { pathIn } from "#platform/text/language-paths.ts";

/** Returns the address of a course's page. */
export const courseUrl = (slug: string, origin: string, language: Language): string =>
	origin + pathIn(language, `/courses/${slug}`);

/** Returns the home page's list of courses. */
export function courseList(
	courses: readonly { slug: string }[],
	origin: string,
	language: Language = "en",
): WithContext<ItemList> {
	return {
		"@context": "https://schema.org",
		"@type": "ItemList",
		itemListElement: courses.map(({ slug }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			url: courseUrl(slug, origin, language),
		})),
	};
}
