import { type Route, route } from "#api/call.server.ts";
import { countContacts } from "#contacts/service.server.ts";
import { countActiveCourses } from "#courses/service.server.ts";
import { type DashboardStats, getDashboard } from "#dashboard/contract.ts";
import type { Database, Queries } from "#database/database.server.ts";
import { countRegistrations } from "#registrations/service.server.ts";

export const dashboardRoutes = (db: Database): Route[] => [
	route(getDashboard, () => dashboardStats(db)),
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
