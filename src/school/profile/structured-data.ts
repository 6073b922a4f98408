import type { BreadcrumbList, EducationalOrganization, FAQPage, WithContext } from "schema-dts";
import { weekdays } from "#platform/calendar/days.ts";
import type { Language } from "#platform/text/language.ts";
import { pathIn } from "#platform/text/language-paths.ts";
import type { FrequentQuestion } from "#school/profile/faq.ts";
import type { Site } from "#school/profile/head.ts";
import { openingWords } from "#school/profile/opening-words.ts";
import { SCHOOL_SHARE_PICTURE } from "#school/profile/pictures.ts";

// Structured data about the school (schema.org).

const context = "https://schema.org" as const;

/** Returns where the school is. */
export const postalAddress = ({ address }: Site["school"]) => ({
	"@type": "PostalAddress" as const,
	streetAddress: address.street,
	addressLocality: address.city,
	addressRegion: address.state,
	postalCode: address.zip,
	addressCountry: "US",
});

/** Returns the school's identity on its own site. */
export const organizationId = (origin: string) => `${origin}/#school`;

/**
 * Returns the school with its address and opening hours.
 * @param language of the page
 * @param words of the page, for the names of closures
 */
export function organization(
	{ origin, school }: Site,
	language: Language = "en",
	{ closures } = openingWords.english,
): WithContext<EducationalOrganization> {
	const { name, phones, email, hours, closedDays } = school;
	return {
		"@context": context,
		"@type": "EducationalOrganization",
		"@id": organizationId(origin),
		name,
		url: origin + pathIn(language, "/"),
		logo: `${origin}/icon-512.png`,
		image: origin + SCHOOL_SHARE_PICTURE,
		telephone: phones[0].dial,
		email,
		address: postalAddress(school),
		openingHoursSpecification: hours
			.filter(({ opens }) => opens)
			.map(({ days, opens, closes }) => ({
				"@type": "OpeningHoursSpecification" as const,
				dayOfWeek: days.flatMap((day) => weekdays[day] ?? []),
				opens,
				closes,
			})),
		specialOpeningHoursSpecification: closedDays.map(({ day, name }) => ({
			"@type": "OpeningHoursSpecification" as const,
			name: closures.get(name) ?? name,
			validFrom: day,
			validThrough: day,
			opens: "00:00",
			closes: "00:00",
		})),
	} as WithContext<EducationalOrganization>;
}

/** Returns a page's questions and answers. */
export function faqPage(
	questions: readonly FrequentQuestion[],
	language: Language = "en",
): WithContext<FAQPage> {
	return {
		"@context": context,
		"@type": "FAQPage",
		...(language !== "en" && { inLanguage: language }),
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}

/** Returns the breadcrumbs from the home page. */
export function breadcrumbs(
	origin: string,
	steps: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
	return {
		"@context": context,
		"@type": "BreadcrumbList",
		itemListElement: steps.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: `${origin}${path}`,
		})),
	};
}
