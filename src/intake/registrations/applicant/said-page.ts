import type { ApplicantPage } from "#intake/registrations/applicant/public-contract.ts";
import type { Fetch } from "#platform/api/client.ts";

/** A page as its applicant reads it. */
export interface SaidPage {
	page: ApplicantPage;
	/** The lines of it that are in English though the page is not. */
	english: string[];
}

/** Says the texts of the school on an applicant's page in the language of the page. */
export async function saidPage(page: ApplicantPage, fetch: Fetch): Promise<SaidPage> {
	if (page.language === "en") return { page, english: [] };
	const { loadSpeech } = await import("#school/translations/speech.ts");
	const say = await loadSpeech(page.language, fetch, ...(page.slug ? [page.slug] : []));
	const said = {
		...page,
		courseTitle: say.line(page.courseTitle),
		steps: page.steps.map(say.line),
		statements: page.statements.map((statement) => ({
			...statement,
			...(statement.topic === "other" && { label: say.line(statement.label) }),
		})),
	};
	return { page: said, english: say.english };
}
