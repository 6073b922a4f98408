import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refreshMe } from "#auth/me-query.ts";
import { connectLiveUpdates } from "#live-updates/store.ts";

/** Keeps the pending counts in the navigation and the user's own role current. */
export function LiveUpdatesListener() {
	const queries = useQueryClient();
	useEffect(
		() =>
			connectLiveUpdates(({ kind, figures }) => {
				if (kind === "user") refreshMe(queries);
				queries.setQueryData(["dashboard"], (dashboard: object | undefined) =>
					dashboard ? { ...dashboard, ...figures } : dashboard,
				);
			}),
		[queries],
	);
	return null;
}
