import type { Call } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type * as contract from "#school/courses/catalog-contract.ts";
import { reorder } from "#school/courses/reorder.server.ts";
import { listAdminCourses } from "#school/courses/service.server.ts";

/** Reorders the whole catalog, first to last, and returns it. */
export const orderCourses = (store: Store, call: Call<typeof contract.orderCourses>) =>
	reorder(store, call, {
		kind: "course",
		table: "courses",
		label: "Course order",
		read: (db) => listAdminCourses({ db }),
		nameOf: ({ slug }) => slug,
		changed: "The list of courses has changed. Refresh and try again.",
	});
