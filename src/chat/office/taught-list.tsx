import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { ForgetDialog } from "#chat/office/forget-dialog.tsx";
import { GoLiveDialog } from "#chat/office/go-live-dialog.tsx";
import { refreshChats, saveTaught, taughtQuery } from "#chat/office/queries.ts";
import { TaughtTable } from "#chat/office/taught-table.tsx";
import { bodyOf, valuesOf } from "#chat/office/taught-values.ts";
import type { OfficeTaughtAnswer } from "#chat/office/teaching-contract.ts";
import { messageOf } from "#ui/office/failure.ts";
import { type Choice, FilterBar } from "#ui/office/filter-bar.tsx";
import { Icon } from "#ui/office/icon.tsx";
import { ListBody } from "#ui/office/list-frame.tsx";
import { listPage } from "#ui/office/list-page.ts";
import { StaleStrip } from "#ui/office/list-parts.tsx";
import { undoBy } from "#ui/office/undo.ts";
import { useAddress } from "#ui/office/use-address.ts";
import { toast } from "#ui/toast.ts";

const activeChoice: Choice = {
	name: "active",
	label: "Status",
	any: "Any status",
	options: [
		["true", "Active"],
		["false", "Inactive"],
	],
};

/** What the office taught the assistant. */
export function TaughtList() {
	const queries = useQueryClient();
	const address = useAddress();
	const query = useQuery(taughtQuery());
	const [waking, setWaking] = useState<OfficeTaughtAnswer | null>(null);
	const [forgetting, setForgetting] = useState<OfficeTaughtAnswer | null>(null);
	const sought = address.get("q").toLowerCase();
	const wanted = address.get("active");
	const found = query.data?.filter(
		({ questions, answerEn, answerEs, isActive }) =>
			[...questions, answerEn, answerEs ?? ""].join("\n").toLowerCase().includes(sought) &&
			(wanted === "" || String(isActive) === wanted),
	);
	const page = found && listPage({ rows: found, total: null }, address.page);
	const toggling = useMutation({
		mutationFn: ({ id, version, isActive }: OfficeTaughtAnswer) =>
			saveTaught(id, { isActive: !isActive }, version),
		onSuccess(saved) {
			setWaking(null);
			refreshChats(queries);
			toast({
				title: "Fact saved",
				description: saved.isActive
					? "The assistant uses it from now on."
					: "Saved but inactive. Visitors no longer see it.",
				...undoBy(() => toggling.mutate(saved)),
			});
		},
		onError(error) {
			setWaking(null);
			refreshChats(queries);
			toast({
				title: "Update Failed",
				description: messageOf(error, "No changes were made. Please try again."),
				variant: "destructive",
			});
		},
	});
	return (
		<>
			<div className="row-line chat-about">
				<p className="sub grow">
					Facts come before the course texts. They never override safety rules.
				</p>
				<TeachLink />
			</div>
			<StaleStrip query={query} />
			<FilterBar
				address={address}
				search="Search questions and answers"
				choices={[activeChoice]}
				show={found ? `Show ${found.length} facts` : "Show"}
			/>
			<ListBody what="facts" none="No facts yet." query={query} page={page} address={address}>
				<TaughtTable
					rows={page?.rows ?? []}
					// What goes live is looked at before.
					onToggle={(taught) => (taught.isActive ? toggling.mutate(taught) : setWaking(taught))}
					onDelete={setForgetting}
				/>
			</ListBody>
			{waking && (
				<GoLiveDialog
					taught={{ ...bodyOf(valuesOf(waking)), isActive: true, id: waking.id }}
					saving={toggling.isPending}
					onConfirm={() => toggling.mutate(waking)}
					onClose={() => setWaking(null)}
				/>
			)}
			{forgetting && (
				<ForgetDialog
					taught={forgetting}
					onClose={() => setForgetting(null)}
					onGone={() => undefined}
				/>
			)}
		</>
	);
}

function TeachLink() {
	return (
		<Link className="button" to="/admin/chats/teach">
			<Icon name="plus" />
			Add fact
		</Link>
	);
}
