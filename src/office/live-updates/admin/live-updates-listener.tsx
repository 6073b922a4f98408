import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refreshFollowers } from "#office/live-updates/admin/followers.ts";
import type { PendingCounts } from "#office/live-updates/contract.ts";
import { connectLiveUpdates } from "#office/live-updates/store.ts";

/** Keeps what is shown of records that others change current. @param onPendingCounts called with those of each update */
export function LiveUpdatesListener(props: { onPendingCounts: (counts: PendingCounts) => void }) {
	const { onPendingCounts } = props;
	const queries = useQueryClient();
	useEffect(() => {
		return connectLiveUpdates((message, isBack) => {
			refreshFollowers(queries, message, isBack);
			onPendingCounts(message.figures);
		});
	}, [queries, onPendingCounts]);
	return null;
}
