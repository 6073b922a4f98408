import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { connectLiveUpdates } from "#live-updates/store.ts";

/** Keeps the figures in the navigation true while the office is open. */
export function LiveUpdatesListener() {
	const queries = useQueryClient();
	useEffect(
		() =>
			connectLiveUpdates(({ figures }) => {
				queries.setQueryData(["dashboard"], (known: object | undefined) =>
					known ? { ...known, ...figures } : known,
				);
			}),
		[queries],
	);
	return null;
}
