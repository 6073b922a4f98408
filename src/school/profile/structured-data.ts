import type { BreadcrumbList, EducationalOrganization, FAQPage, WithContext } from "schema-dts";
import { weekdays } from "#platform/calendar/days.ts";
import type { FrequentQuestion } from "#school/profile/faq.ts";
import type { Site } from "#school/profile/head.ts";

// Structured data about the school (schema.org).

const context = "https://schema.org" as const;

/** Returns the school's identity on its own site. */
export const organizationId = (origin: string) => `${origin}/#school`;

/** Returns the school with its address and opening hours. */
export function organization({ origin, school }: Site): WithContext<EducationalOrganization> {
	const { name, address, phones, email, hours, closedDays } = school;
	return {
		"@context": context,
		"@type": "EducationalOrganization",
		"@id": organizationId(origin),
		name,
		url: `${origin}/`,
		logo: `${origin}/icon-512.png`,
		image: `${origin}/share/school.png`,
		telephone: phones[0].dial,
		email,
		address: {
			"@type": "PostalAddress",
			streetAddress: address.street,
			addressLocality: address.city,
			addressRegion: address.state,
			postalCode: address.zip,
			addressCountry: "US",
		},
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
			name,
			validFrom: day,
			validThrough: day,
			opens: "00:00",
			closes: "00:00",
		})),
	} as WithContext<EducationalOrganization>;
}

/** Returns a page's questions and answers. */
export function faqPage(questions: readonly FrequentQuestion[]): WithContext<FAQPage> {
	return {
		"@context": context,
		"@type": "FAQPage",
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
