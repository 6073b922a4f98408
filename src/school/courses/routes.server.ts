import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { orderCourses } from "#school/courses/catalog.server.ts";
import * as catalog from "#school/courses/catalog-contract.ts";
import * as contract from "#school/courses/contract.ts";
import {
	createCourse,
	deleteCourse,
	getAdminCourse,
	getCourse,
	listAdminCourses,
	listCourses,
	updateCourse,
} from "#school/courses/service.server.ts";
import { checkSlug } from "#school/courses/slugs.server.ts";

export const courseRoutes = (store: Store): Route[] =>
	implement({ ...contract, ...catalog }, store, {
		listCourses,
		getCourse,
		listAdminCourses,
		getAdminCourse,
		createCourse,
		updateCourse,
		deleteCourse,
		checkSlug,
		orderCourses,
	});
