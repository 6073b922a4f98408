import { type Route, route } from "#api/call.server.ts";
import { countContacts } from "#contacts/service.server.ts";
import { countActiveCourses } from "#courses/service.server.ts";
import { checklist, type Running } from "#dashboard/checklist.server.ts";
import { getChecklist } from "#dashboard/checklist-contract.ts";
import { type DashboardStats, getDashboard } from "#dashboard/contract.ts";
import type { Database, Queries } from "#database/database.server.ts";
import { countRegistrations } from "#registrations/service.server.ts";

export const dashboardRoutes = (db: Database, running: Running): Route[] => [
	route(getDashboard, () => dashboardStats(db)),
	route(getChecklist, async () => ({
		items: await checklist(db, running),
		warnings: running.warnings(),
	})),
];

async function dashboardStats(db: Queries): Promise<DashboardStats> {
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
