import { applicantNews } from "#intake/registrations/applicant/office.server.ts";
import type { DashboardTask } from "#overview/dashboard/tasks-contract.ts";
import type { Queries } from "#platform/database/database.server.ts";

/** Lists what applicants changed on their page and nobody has taken note of. */
export async function applicantTasks(db: Queries): Promise<DashboardTask[]> {
	return (await applicantNews(db)).map(
		({ registrationId, fullName, courseTitle, archived, isWithdrawn }) => ({
			key: `applicant ${registrationId}`,
			title: isWithdrawn ? `${fullName} withdrew` : `${fullName} changed their details`,
			help: `${courseTitle}. Open the registration and mark this as seen.`,
			path: `/admin/registrations?${archived ? "archived=true&" : ""}open=${registrationId}`,
		}),
	);
}
