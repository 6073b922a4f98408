import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure, invalidField } from "#platform/api/failure.ts";
import { lockContent } from "#platform/database/content.server.ts";
import { transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type * as contract from "#school/courses/catalog-contract.ts";
import type { AdminCourse } from "#school/courses/contract.ts";
import { listAdminCourses } from "#school/courses/service.server.ts";

/** Reorders the whole catalog, first to last, and returns it. */
export function orderCourses(
	{ db, clock }: Store,
	{ body: { ids }, actor }: Call<typeof contract.orderCourses>,
): Promise<AdminCourse[] | Failure> {
	return transaction<AdminCourse[] | Failure>(db, async (tx) => {
		await lockContent(tx);
		const before = await listAdminCourses({ db: tx });
		const requested = new Set(ids);
		if (requested.size !== ids.length) return invalidField("ids", "A course is listed twice.");
		if (requested.size !== before.length || before.some(({ id }) => !requested.has(id))) {
			return new Failure("conflict", "The list of courses has changed. Refresh and try again.");
		}
		if (before.every(({ id }, index) => id === ids[index])) return before;
		for (const [index, id] of ids.entries()) {
			await tx
				.updateTable("courses")
				.set({ position: index + 1 })
				.where("id", "=", id)
				.execute();
		}
		const after = await listAdminCourses({ db: tx });
		await recordActivity(tx, clock, actor, {
			action: "reordered",
			kind: "course",
			recordId: null,
			label: "Course order",
			before: { order: before.map(({ slug }) => slug) },
			after: { order: after.map(({ slug }) => slug) },
		});
		return after;
	});
}
