import type { ApplicantPage } from "#intake/registrations/applicant/public-contract.ts";
import type { Speech } from "#school/translations/speech.ts";

/**
 * Says the texts of the school on an applicant's page in the language of the page.
 * @returns the page, and its lines that are in English though it is not
 */
export function saidPage(page: ApplicantPage, say: Speech) {
	const ofProgram = page.slug ? say.of(page.slug) : say;
	const said: ApplicantPage = {
		...page,
		courseTitle: say.line(page.courseTitle),
		steps: page.steps.map(ofProgram.line),
		statements: page.statements.map((statement) => ({
			...statement,
			...(statement.topic === "other" && { label: say.line(statement.label) }),
		})),
	};
	return { page: said, english: say.english() };
}
