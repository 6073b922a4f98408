import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { RecordHistory as ActivityHistory } from "#office/activity/admin/record-history.tsx";
import { revertPatch } from "#office/activity/admin/revert.ts";
import type { Records } from "#office/record-list/admin/use-record-list.tsx";
import { recordListQueries } from "#office/record-list/queries.ts";
import type { ChangeOf, ListedRecord } from "#office/record-list/record-list.ts";
import { whenRefreshed } from "#platform/api/refresh.ts";
import { useMay } from "#platform/api/role-context.ts";
import { capital } from "#platform/text/capital.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { reportFailure } from "#ui/admin/report-failure.ts";
import { toast } from "#ui/toast.ts";

interface Props<Row extends ListedRecord, Filters, Own> {
	records: Records<Row, Filters, Own>;
	record: Row;
	/** Fields whose last change can be undone. */
	fields: readonly (keyof Row & string)[];
	/** First event; defaults to a record from the website. */
	first?: { what: string; about: string };
	/** Restores fields; defaults to a bulk change. @returns what is to be said besides */
	revert?: (record: Row, former: Record<string, unknown>) => Promise<string | undefined>;
	/** What is asked before fields are restored; null for nothing. */
	questionOf?: (former: Record<string, unknown>) => string | null;
}

/** Shows the history of a record. The last change of a field can be undone. */
export function RecordHistory<Row extends ListedRecord, Filters, Own>(
	props: Props<Row, Filters, Own>,
) {
	const { records, record, fields, first, revert, questionOf } = props;
	const { list } = records;
	const may = useMay();
	const { mutate, isPending } = useMutation({
		async mutationFn(former: Record<string, unknown>) {
			if (revert) return revert(record, former);
			await recordListQueries(list).revert(record, former as ChangeOf<Own>);
			return undefined;
		},
		onSettled: whenRefreshed,
		onSuccess: (note) =>
			toast({
				title: "Undone",
				description: ["Your change was undone.", note].filter(Boolean).join(" "),
			}),
		onError: reportFailure("Undo failed", "Failed to undo the change."),
	});
	const [asked, setAsked] = useState<{ former: Record<string, unknown>; question: string } | null>(
		null,
	);
	const undo = (former: Record<string, unknown>) => {
		const question = questionOf?.(former);
		if (question) setAsked({ former, question });
		else mutate(former);
	};
	return (
		<>
			<ActivityHistory
				kind={list.kind}
				id={record.id}
				first={{
					what: `${capital(list.noun[0])} received`,
					about: "from the website",
					...first,
					at: record.createdAt,
				}}
				onUndo={(entry) => {
					const former =
						isPending || !may(list.endpoints.change) ? null : revertPatch(entry, record, fields);
					return former && (() => undo(former));
				}}
			/>
			<ConfirmDialog
				open={asked !== null}
				title="Undo this change?"
				confirm="Undo the change"
				danger
				onCancel={() => setAsked(null)}
				onConfirm={() => {
					if (asked) mutate(asked.former);
					setAsked(null);
				}}
			>
				<p>{asked?.question}</p>
			</ConfirmDialog>
		</>
	);
}
