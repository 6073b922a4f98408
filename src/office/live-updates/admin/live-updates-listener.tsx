import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refreshFollowers, watchOutdated } from "#office/live-updates/admin/followers.ts";
import { connectLiveUpdates } from "#office/live-updates/store.ts";

/** Keeps what is shown of records that others change current. */
export function LiveUpdatesListener() {
	const queries = useQueryClient();
	useEffect(
		() => connectLiveUpdates((message, isBack) => refreshFollowers(queries, message, isBack)),
		[queries],
	);
	useEffect(() => watchOutdated(queries), [queries]);
	return null;
}
