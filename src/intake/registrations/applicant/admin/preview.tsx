import { useQuery } from "@tanstack/react-query";
import { ApplicantForms } from "#intake/registrations/applicant/applicant-forms.tsx";
import { ApplicantView } from "#intake/registrations/applicant/applicant-view.tsx";
import { ClassSection } from "#intake/registrations/applicant/class-section.tsx";
import type { ApplicantPage } from "#intake/registrations/applicant/public-contract.ts";
import { saidPage } from "#intake/registrations/applicant/said-page.ts";
import { applicantInSpanish } from "#intake/registrations/applicant/words-in-spanish.ts";
import { PublicLayout } from "#school/profile/public-layout.tsx";
import { frameInSpanish } from "#school/profile/words-in-spanish.ts";
import { browserSpeech } from "#school/translations/browser-speech.ts";
import { AdminDialog } from "#ui/admin/dialog.tsx";
import { PageFrame } from "#ui/admin/page-frame.tsx";
import { MoreWords } from "#ui/more-words.tsx";
import { EnglishLinesProvider } from "#ui/said.tsx";

const wordsOf = { en: [], es: [applicantInSpanish, frameInSpanish] };

/** Shows the page of an applicant as they see it. Nothing in it can be clicked. */
export function ApplicantPreview({ page, onClose }: { page: ApplicantPage; onClose: () => void }) {
	const { data: said } = useQuery({
		queryKey: ["applicant’s page as it is said", page],
		queryFn: async () =>
			saidPage(page, await browserSpeech(page.language, ...(page.slug ? [page.slug] : []))),
		staleTime: Number.POSITIVE_INFINITY,
	});
	return (
		<AdminDialog
			open
			onClose={onClose}
			closable
			className="wide-dialog"
			title="Applicant’s page"
			about={`${page.fullName} · ${page.reference}${page.language === "es" ? " · in Spanish" : ""}`}
		>
			<PageFrame label="Applicant’s page">
				{said && (
					<MoreWords translations={wordsOf[page.language]}>
						<EnglishLinesProvider value={new Set(said.english)}>
							<PublicLayout>
								<ApplicantView
									page={said.page}
									seat={<ClassSection page={said.page} path="" calendarUrl="" />}
								>
									<ApplicantForms page={said.page} path="" refused={undefined} />
								</ApplicantView>
							</PublicLayout>
						</EnglishLinesProvider>
					</MoreWords>
				)}
			</PageFrame>
		</AdminDialog>
	);
}
