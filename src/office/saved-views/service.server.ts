import type * as z from "zod/mini";
import { recordActivity } from "#office/activity/record.server.ts";
import type * as contract from "#office/saved-views/contract.ts";
import type { View, ViewedList } from "#office/saved-views/contract.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure, invalidField } from "#platform/api/failure.ts";
import { parse, queryParams } from "#platform/api/input.server.ts";
import { transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";

const MAX_VIEWS = 30;

/** Where views are saved, with the lists that they are of. */
export interface ViewStore extends Store {
	/** Query parameters that each list accepts. */
	queries: Readonly<Record<ViewedList, z.ZodMiniType>>;
}

const missing = new Failure("notFound", "View not found.");
const nameInUse = new Failure("conflict", "You already have a view with this name.", {
	errors: [{ path: "name", message: "You already have a view with this name." }],
});

/** Lists the caller's own views and the shared ones, by name. */
export async function listViews(
	{ db }: Store,
	{ caller, query: { list } }: Call<typeof contract.listViews>,
): Promise<View[]> {
	const rows = await db
		.selectFrom("saved_views")
		.innerJoin("users", "users.id", "saved_views.userId")
		.select([
			"saved_views.id",
			"saved_views.userId",
			"saved_views.list",
			"saved_views.name",
			"saved_views.query",
			"saved_views.shared",
			"users.username",
		])
		.where((eb) => eb.or([eb("userId", "=", caller.userId), eb("shared", "=", true)]))
		.$if(list !== undefined, (query) => query.where("list", "=", list as string))
		.execute();
	const byName = new Intl.Collator("en");
	return rows
		.map(({ userId, list: of, ...view }) => ({
			...view,
			list: of as ViewedList,
			isOwn: userId === caller.userId,
		}))
		.sort((a, b) => byName.compare(a.name, b.name) || a.id - b.id);
}

/** Saves a view. Its filters must be valid for its list; paging is dropped. */
export async function saveView(
	{ db, clock, queries }: ViewStore,
	{ body: { list, name, query, shared }, caller, actor }: Call<typeof contract.saveView>,
): Promise<View | Failure> {
	const filters = new URLSearchParams(query);
	for (const paging of ["limit", "offset"]) filters.delete(paging);
	const checked = parse(queries[list], queryParams(filters));
	if (checked instanceof Failure) return invalidField("query", checked.detail);
	return transaction<View | Failure>(db, async (tx) => {
		const ownViews = await tx
			.selectFrom("saved_views")
			.select("id")
			.where("userId", "=", caller.userId)
			.where("list", "=", list)
			.execute();
		if (ownViews.length >= MAX_VIEWS) {
			return new Failure(
				"conflict",
				`You’ve reached the limit of ${MAX_VIEWS} views for this list. Delete one first.`,
			);
		}
		const added = await tx
			.insertInto("saved_views")
			.values({ userId: caller.userId, list, name, query: filters.toString(), shared })
			.onConflict((conflict) => conflict.columns(["userId", "list", "name"]).doNothing())
			.returning(["id", "query"])
			.executeTakeFirst();
		if (!added) return nameInUse;
		await recordActivity(tx, clock, actor, {
			action: "created",
			kind: "view",
			recordId: added.id,
			label: name,
		});
		return { ...added, list, name, shared, username: caller.username, isOwn: true };
	});
}

/** Deletes a view that the caller created or that is shared. */
export function deleteView(
	{ db, clock }: Store,
	{ params: { id }, caller, actor }: Call<typeof contract.deleteView>,
): Promise<Failure | undefined> {
	return transaction<Failure | undefined>(db, async (tx) => {
		const removed = await tx
			.deleteFrom("saved_views")
			.where("id", "=", id)
			.where((eb) => eb.or([eb("userId", "=", caller.userId), eb("shared", "=", true)]))
			.returning("name")
			.executeTakeFirst();
		if (!removed) return missing;
		await recordActivity(tx, clock, actor, {
			action: "deleted",
			kind: "view",
			recordId: id,
			label: removed.name,
		});
		return undefined;
	});
}
