import { countContacts } from "#intake/contacts/service.server.ts";
import { countRegistrations } from "#intake/registrations/service.server.ts";
import type { DashboardStats } from "#overview/dashboard/contract.ts";
import type { Store } from "#platform/database/store.server.ts";
import { countActiveCourses } from "#school/courses/service.server.ts";

/** Counts what is pending, and what there is. */
export async function getDashboard({ db }: Store): Promise<DashboardStats> {
	const [registrations, contacts, totalCourses] = await Promise.all([
		countRegistrations(db),
		countContacts(db),
		countActiveCourses(db),
	]);
	return {
		pendingRegistrations: registrations.pending,
		unreadContacts: contacts.unread,
		totalCourses,
		totalRegistrations: registrations.total,
		totalContacts: contacts.total,
	};
}
