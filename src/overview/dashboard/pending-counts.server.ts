import { countContacts } from "#intake/contacts/service.server.ts";
import { countRegistrations } from "#intake/registrations/service.server.ts";
import type { PendingCounts } from "#office/live-updates/contract.ts";
import type { DashboardStats } from "#overview/dashboard/contract.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { countActiveCourses } from "#school/courses/service.server.ts";

export async function getDashboard({ db }: Store): Promise<DashboardStats> {
	const [figures, totalCourses] = await Promise.all([pendingCounts(db), countActiveCourses(db)]);
	return { ...figures, totalCourses };
}

/** Counts pending records for the admin navigation. */
export async function pendingCounts(db: Queries): Promise<PendingCounts> {
	const [registrations, contacts] = await Promise.all([countRegistrations(db), countContacts(db)]);
	return {
		pendingRegistrations: registrations.pending,
		unreadContacts: contacts.unread,
		totalRegistrations: registrations.total,
		totalContacts: contacts.total,
	};
}
