import { ApplicantForms } from "#intake/registrations/applicant/applicant-forms.tsx";
import { ApplicantView } from "#intake/registrations/applicant/applicant-view.tsx";
import { ClassSection } from "#intake/registrations/applicant/class-section.tsx";
import type { ApplicantPage } from "#intake/registrations/applicant/public-contract.ts";
import { PublicLayout } from "#school/profile/public-layout.tsx";
import { AdminDialog } from "#ui/admin/dialog.tsx";
import { PageFrame } from "#ui/admin/page-frame.tsx";

/** Shows the page of an applicant as they see it. Nothing in it can be clicked. */
export function ApplicantPreview({ page, onClose }: { page: ApplicantPage; onClose: () => void }) {
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
				<PublicLayout>
					<ApplicantView page={page} seat={<ClassSection page={page} path="" calendarUrl="" />}>
						<ApplicantForms page={page} path="" refused={undefined} />
					</ApplicantView>
				</PublicLayout>
			</PageFrame>
		</AdminDialog>
	);
}
