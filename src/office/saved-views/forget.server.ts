import { type Identity, namesAny, searchesForAny } from "#office/activity/identity.server.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";

/** Deletes the saved views that search for one of these erased people or are named after them. */
export async function forgetViews(
	tx: Queries,
	clock: Clock,
	actor: Actor,
	people: readonly Identity[],
): Promise<void> {
	const isSearch = searchesForAny(people);
	const isName = namesAny(people);
	const views = await tx.selectFrom("saved_views").select(["id", "name", "query"]).execute();
	for (const { id, name, query } of views) {
		const typed = new URLSearchParams(query).get("q") ?? "";
		if (!isSearch(typed) && !isName(name)) continue;
		await tx.deleteFrom("saved_views").where("id", "=", id).execute();
		await recordActivity(tx, clock, actor, {
			action: "deleted",
			kind: "view",
			recordId: id,
			label: "Saved view",
		});
	}
}
