import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { ForgetDialog } from "#chat/admin/forget-dialog.tsx";
import { GoLiveDialog } from "#chat/admin/go-live-dialog.tsx";
import { refreshChats, saveTaught, taughtQuery } from "#chat/admin/queries.ts";
import { TaughtTable } from "#chat/admin/taught-table.tsx";
import { bodyOf, valuesOf } from "#chat/admin/taught-values.ts";
import type { AdminTaughtAnswer } from "#chat/admin/teaching-contract.ts";
import { adminTitle } from "#school/admin-title.ts";
import { messageOf } from "#ui/admin/failure.ts";
import { type Choice, FilterBar } from "#ui/admin/filter-bar.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { ListBody } from "#ui/admin/list-frame.tsx";
import { listPage } from "#ui/admin/list-page.ts";
import { StaleBanner } from "#ui/admin/list-parts.tsx";
import { withUndo } from "#ui/admin/undo.ts";
import { useListParams } from "#ui/admin/use-list-params.ts";
import { toast } from "#ui/toast.ts";

const activeChoice: Choice = {
	name: "active",
	label: "Status",
	allLabel: "Any status",
	options: [
		["true", "Active"],
		["false", "Inactive"],
	],
};

export const meta = () => adminTitle("Facts");

/** What the office taught the assistant. */
export default function TaughtList() {
	const queries = useQueryClient();
	const address = useListParams();
	const query = useQuery(taughtQuery());
	const [waking, setWaking] = useState<AdminTaughtAnswer | null>(null);
	const [forgetting, setForgetting] = useState<AdminTaughtAnswer | null>(null);
	const sought = address.get("q").toLowerCase();
	const wanted = address.get("active");
	const found = query.data?.filter(
		({ questions, answerEn, answerEs, isActive }) =>
			[...questions, answerEn, answerEs ?? ""].join("\n").toLowerCase().includes(sought) &&
			(wanted === "" || String(isActive) === wanted),
	);
	const page = found && listPage({ rows: found, total: null }, address.page);
	const toggling = useMutation({
		mutationFn: ({ id, version, isActive }: AdminTaughtAnswer) =>
			saveTaught(id, { isActive: !isActive }, version),
		onSuccess(saved) {
			setWaking(null);
			refreshChats(queries);
			toast({
				title: "Fact saved",
				description: saved.isActive
					? "The assistant uses it from now on."
					: "Saved but inactive. Visitors no longer see it.",
				...withUndo(() => toggling.mutate(saved)),
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
			<StaleBanner query={query} />
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
