import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refreshMe } from "#auth/me-query.ts";
import { connectLiveUpdates } from "#live-updates/store.ts";

/** Keeps the pending counts in the navigation, the status of emails and the user's own role current. */
export function LiveUpdatesListener() {
	const queries = useQueryClient();
	useEffect(
		() =>
			connectLiveUpdates(({ kind, figures }) => {
				// Emails change by themselves: what shows them follows, also after a lost connection.
				if (kind === "email" || kind === "hello") {
					for (const key of ["emails", "mail-status"]) {
						queries.invalidateQueries({ queryKey: [key] });
					}
				}
				if (kind === "user") refreshMe(queries);
				queries.setQueryData(["dashboard"], (dashboard: object | undefined) =>
					dashboard ? { ...dashboard, ...figures } : dashboard,
				);
			}),
		[queries],
	);
	return null;
}
