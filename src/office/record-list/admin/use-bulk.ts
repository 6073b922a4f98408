import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
	inOrder,
	noteOwnVersions,
	versionAfterOwn,
} from "#office/record-list/admin/own-versions.ts";
import type { Selection } from "#office/record-list/admin/use-selection.ts";
import { recordListQueries } from "#office/record-list/queries.ts";
import type {
	BulkResult,
	ChangeOf,
	ListedRecord,
	RecordList,
} from "#office/record-list/record-list.ts";
import { formatCount, plural } from "#platform/text/plural.ts";
import { reportFailure } from "#ui/admin/report-failure.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { toast } from "#ui/toast.ts";

export interface BulkQuestion {
	title: string;
	text: string;
	/** Label of the button that acts. */
	confirm: string;
}

export interface BulkAction<Own> {
	change: ChangeOf<Own>;
	/** Title of the toast. */
	title: string;
	/** Result, such as `3 registrations marked as accepted.` */
	done: (subject: string, count: number) => string;
	/** What Undo does not bring back, as a sentence. */
	undoneBesides?: string;
	/** Asked before, about what cannot be taken back. */
	question?: BulkQuestion;
	/** The change has one direction: sent without versions and without Undo. */
	isOneWay?: true;
}

/** A record as it was read. */
type RecordVersion = Pick<ListedRecord, "id" | "version">;

/** Target of a bulk action: selected records, or all that match the filters. */
type BulkTarget<Filters> =
	| { records: readonly RecordVersion[] }
	| { filters: Filters; total: number };

export function targetOf<Row extends RecordVersion, Filters>(
	selection: Selection<Row>,
	filters: Filters,
): BulkTarget<Filters> {
	return selection.isAll ? { filters, total: selection.count } : { records: selection.rows };
}

export const archiving = <Own>(archived: boolean): BulkAction<Own> => ({
	change: { archived } as ChangeOf<Own>,
	title: archived ? "Archived" : "Restored",
	done: (subject) => `${subject} ${archived ? "archived" : "restored"}.`,
});

/**
 * Applies one change to many records, reports the count and offers Undo for all of them.
 * @param updateFailed toast description if the call fails without a reason
 */
export function useBulk<Row extends ListedRecord, Filters, Own>(
	list: RecordList<Row, Filters, Own>,
	{ updateFailed, onDone }: { updateFailed: string; onDone?: () => void },
) {
	const { change, changeMatching } = recordListQueries(list);
	type BulkRequest = { target: BulkTarget<Filters>; action: BulkAction<Own> };
	type Result = Awaited<ReturnType<typeof change>>;

	const undo = useMutation({
		...inOrder(list.name),
		mutationFn: ({ result, action }: { result: Result; action: BulkAction<Own> }) =>
			change(formerRecords(result, action.change)),
		onSuccess({ changed, refused }, { action }) {
			noteOwnVersions(list.name, changed);
			toast({
				title: "Undone",
				description: [skippedMessage(refused) || "Your change was undone.", action.undoneBesides]
					.filter(Boolean)
					.join(" "),
			});
		},
		onError: reportFailure("Undo failed", "Failed to undo the change."),
	});
	const mutation = useMutation({
		...inOrder(list.name),
		mutationFn: ({ target, action }: BulkRequest) =>
			"records" in target
				? change(
						target.records.map((record) => ({
							id: record.id,
							...(!action.isOneWay && { version: versionAfterOwn(list.name, record) }),
							...action.change,
						})),
					)
				: changeMatching(target.filters, target.total, action.change),
		onSuccess(result, { action }) {
			const { changed, refused } = result;
			noteOwnVersions(list.name, changed);
			onDone?.();
			if (changed.length === 0 && refused[0]) {
				const { detail } = refused[0];
				toast({ title: "Update Failed", description: detail, variant: "destructive" });
				return;
			}
			const done = action.done(plural(changed.length, ...list.noun), changed.length);
			toast({
				title: action.title,
				description: [done, skippedMessage(refused)].filter(Boolean).join(" "),
				...(changed.length > 0 &&
					!action.isOneWay &&
					withUndo(() => undo.mutate({ result, action }))),
			});
		},
		onError: reportFailure("Update Failed", updateFailed),
	});
	const [asked, setAsked] = useState<BulkRequest | null>(null);
	return {
		act: (target: BulkTarget<Filters>, action: BulkAction<Own>) =>
			action.question ? setAsked({ target, action }) : mutation.mutate({ target, action }),
		/** What is asked before the action that was chosen; null if nothing. */
		question: asked?.action.question ?? null,
		answer(isConfirmed: boolean) {
			if (asked && isConfirmed) mutation.mutate(asked);
			setAsked(null);
		},
		pending: mutation.isPending,
		/** Whether the last action failed, or was refused for every record. */
		failed: mutation.isError || mutation.data?.changed.length === 0,
	};
}

/** Returns each changed record with the former values of its changed fields. */
function formerRecords<State, Own>(
	{ changed }: BulkResult<State>,
	change: ChangeOf<Own>,
): ({ id: number; version: number } & ChangeOf<Own>)[] {
	const names = Object.keys(change) as (keyof State & keyof ChangeOf<Own>)[];
	return changed
		.filter(({ before, after }) => names.some((name) => before[name] !== after[name]))
		.map(({ id, version, before }) => ({
			id,
			version,
			...(Object.fromEntries(names.map((name) => [name, before[name]])) as ChangeOf<Own>),
		}));
}

function skippedMessage(refused: BulkResult<unknown>["refused"]): string {
	const [first, ...others] = refused;
	if (!first) return "";
	const isHeld = refused.some(({ reason }) => reason === "conflict");
	if (others.length === 0) {
		return isHeld
			? `1 was skipped. ${first.detail}`
			: "1 was skipped because someone else changed it.";
	}
	const why = isHeld ? "can’t be changed here" : "someone else changed them";
	return `${formatCount(refused.length)} were skipped because ${isHeld ? "they " : ""}${why}.`;
}
