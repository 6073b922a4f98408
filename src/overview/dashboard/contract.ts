import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";

const dashboardStats = z.object({
	pendingRegistrations: z.int(),
	unreadContacts: z.int(),
	/** Active courses: those on the site. */
	totalCourses: z.int(),
	totalRegistrations: z.int(),
	totalContacts: z.int(),
});
export type DashboardStats = z.output<typeof dashboardStats>;

export const getDashboard = endpoint("GET /api/admin/dashboard", {
	access: "any role",
	summary: "Returns the five dashboard statistics",
	response: dashboardStats,
	shows: ["registration", "contact", "course"],
});
