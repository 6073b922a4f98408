import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { followedIn } from "#office/live-updates/admin/followers.ts";
import { connectLiveUpdates } from "#office/live-updates/store.ts";

/** Keeps the pending counts in the navigation current, and what is shown of records that others change. */
export function LiveUpdatesListener() {
	const queries = useQueryClient();
	useEffect(() => {
		const follow = followedIn(queries);
		return connectLiveUpdates(({ kind, figures }, isBack) => {
			follow(kind, isBack);
			queries.setQueryData(["dashboard"], (dashboard: object | undefined) =>
				dashboard ? { ...dashboard, ...figures } : dashboard,
			);
		});
	}, [queries]);
	return null;
}
