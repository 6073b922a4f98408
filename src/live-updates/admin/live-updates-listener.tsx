import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refreshMe } from "#auth/me-query.ts";
import { connectLiveUpdates } from "#live-updates/store.ts";

/** Keeps the pending counts in the navigation, the status of emails, people and the user's own role current. */
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
				// A person is shown with everything that two people may be working on.
				if (/^(person|registration|contact|email)$/.test(kind)) {
					queries.invalidateQueries({ queryKey: ["people"] });
				}
				// Applicants change their registration, and each change is a task.
				if (kind === "registration") {
					for (const key of ["applicant", "tasks"]) queries.invalidateQueries({ queryKey: [key] });
				}
				if (kind === "user") refreshMe(queries);
				// A person on the call list may have an answer from a colleague by now.
				if (["person", "registration", "contact", "hello"].includes(kind)) {
					queries.invalidateQueries({ queryKey: ["waiting", "calls"] });
				}
				queries.setQueryData(["dashboard"], (dashboard: object | undefined) =>
					dashboard ? { ...dashboard, ...figures } : dashboard,
				);
			}),
		[queries],
	);
	return null;
}
