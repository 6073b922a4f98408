import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { connectLiveUpdates } from "#live-updates/store.ts";

/** Keeps the pending counts in the navigation current. */
export function LiveUpdatesListener() {
	const queries = useQueryClient();
	useEffect(
		() =>
			connectLiveUpdates(({ figures }) => {
				queries.setQueryData(["dashboard"], (dashboard: object | undefined) =>
					dashboard ? { ...dashboard, ...figures } : dashboard,
				);
			}),
		[queries],
	);
	return null;
}
