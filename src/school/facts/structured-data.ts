import { exactAmount } from "#school/facts/exact-amount.ts";
import type { PageFact } from "#school/facts/page-facts.ts";
import type { FactTopic } from "#school/facts/topics.ts";

/** Properties of a schema.org Course that facts can fill. */
interface CourseProperties {
	offers?: {
		"@type": "Offer";
		category: "Paid";
		price: string;
		priceCurrency: "USD";
		priceValidUntil?: string;
	};
	timeRequired?: string;
	coursePrerequisites?: string;
	inLanguage?: string;
}

/**
 * What search engines read of a course's facts: only what its text says without doubt, because a
 * machine cannot read a "from" or an "about".
 * @param facts those of the course's page
 */
export function courseProperties(facts: readonly PageFact[]): CourseProperties {
	const factOn = (topic: FactTopic) => facts.find((fact) => fact.topic === topic);
	// What is read word by word is read in English.
	const englishOn = (topic: FactTopic) => {
		const fact = factOn(topic);
		return fact?.original ?? fact?.answer ?? "";
	};
	// A price of the whole school may be one of several.
	const price = facts.find(({ topic, courseId }) => topic === "price" && courseId !== null);
	const amount = price && exactAmount(price.original ?? price.answer);
	const duration = exactDuration(englishOn("duration"));
	const requirements = factOn("requirements")?.answer;
	const language = exactLanguage(englishOn("class_language"));
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
		...(duration && { timeRequired: duration }),
		...(requirements && { coursePrerequisites: requirements }),
		...(language && { inLanguage: language }),
	};
}

const durationUnits = {
	hour: (count: string) => `PT${count}H`,
	day: (count: string) => `P${count}D`,
	week: (count: string) => `P${count}W`,
	month: (count: string) => `P${count}M`,
};

/** An answer that is a duration and nothing else, in ISO 8601. */
function exactDuration(answer: string): string | null {
	const [, count = "", unit] =
		/^(?:(?:it|(?:the|this) (?:class|course|program)) (?:is|lasts|takes) )?(\d+) (hour|day|week|month)s?\.?$/i.exec(
			answer,
		) ?? [];
	return unit ? durationUnits[unit.toLowerCase() as keyof typeof durationUnits](count) : null;
}

/** Returns the language code of an answer that names one language and nothing else. */
function exactLanguage(answer: string): string | null {
	const [, language] =
		/^(?:(?:all )?classes are (?:taught )?)?(?:in )?(english|spanish)\.?$/i.exec(answer) ?? [];
	if (!language) return null;
	return language.toLowerCase() === "english" ? "en" : "es";
}
