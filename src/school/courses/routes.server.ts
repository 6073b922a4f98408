import { actorOf } from "#office/activity/record.server.ts";
import { Reply, type Route, route } from "#platform/api/call.server.ts";
import type { HeadersOf } from "#platform/api/endpoint.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import {
	createCourse,
	deleteCourse,
	getAdminCourse,
	getCourse,
	listAdminCourses,
	listCourses,
	updateCourse,
} from "#school/courses/contract.ts";
import {
	activeCourse,
	activeCourses,
	addCourse,
	allCourses,
	type CourseExtras,
	changeCourse,
	courseById,
	removeCourse,
} from "#school/courses/service.server.ts";

const extrasOf = (headers: HeadersOf<typeof updateCourse>): CourseExtras => ({
	altText: headers["picture-alt-text"],
	aliases: headers["course-aliases"],
});

export const courseRoutes = (db: Database, clock: Clock): Route[] => [
	route(listCourses, () => activeCourses(db)),
	route(getCourse, ({ params }) => activeCourse(db, params.slug)),
	route(listAdminCourses, async () => {
		const courses = await allCourses(db);
		return new Reply(courses, { "x-total-count": String(courses.length) });
	}),
	route(getAdminCourse, ({ params }) => courseById(db, params.id)),
	route(createCourse, (call) =>
		addCourse(db, clock, actorOf(call), call.body, extrasOf(call.headers)),
	),
	route(updateCourse, (call) =>
		changeCourse(db, clock, actorOf(call), call.params.id, call.ifMatch, {
			patch: call.body,
			...extrasOf(call.headers),
		}),
	),
	route(deleteCourse, (call) =>
		removeCourse(db, clock, actorOf(call), call.params.id, call.ifMatch),
	),
];
