import { exactAmount } from "#school/facts/exact-amount.ts";
import type { PageFact } from "#school/facts/page-facts.ts";

/** Properties of a schema.org Course that facts can fill. */
interface CourseProperties {
	offers?: {
		"@type": "Offer";
		category: "Paid";
		price: string;
		priceCurrency: "USD";
		priceValidUntil?: string;
	};
	coursePrerequisites?: string;
}

/**
 * What search engines read of a course's facts: only what its text says without doubt, because a
 * machine cannot read a "from" or an "about".
 * @param facts those of the course's page
 */
export function courseProperties(facts: readonly PageFact[]): CourseProperties {
	// A price of the whole school may be one of several.
	const price = facts.find(({ topic, courseId }) => topic === "price" && courseId !== null);
	const amount = price && exactAmount(price.original ?? price.answer);
	const requirements = facts.find(({ topic }) => topic === "requirements")?.answer;
	return {
		...(amount && {
			offers: {
				"@type": "Offer",
				category: "Paid",
				price: amount,
				priceCurrency: "USD",
				...(price.validUntil && { priceValidUntil: price.validUntil }),
			},
		}),
		...(requirements && { coursePrerequisites: requirements }),
	};
}
