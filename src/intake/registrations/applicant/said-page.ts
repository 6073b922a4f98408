import type { ApplicantPage } from "#intake/registrations/applicant/public-contract.ts";
import type { Speech } from "#school/translations/speech.ts";

/** A page as its applicant reads it. */
export interface SaidPage {
	page: ApplicantPage;
	/** The lines of it that are in English though the page is not. */
	english: string[];
}

/** Says the texts of the school on an applicant's page in the language of the page. */
export function saidPage(page: ApplicantPage, say: Speech): SaidPage {
	const ofProgram = page.slug ? say.of(page.slug) : say;
	const said = {
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
