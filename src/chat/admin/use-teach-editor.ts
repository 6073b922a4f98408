import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { lastChangedBy } from "#activity/queries.ts";
import { adminCall } from "#api/admin-call.ts";
import { addTaught, dropTaught, refreshChats, saveTaught } from "#chat/admin/queries.ts";
import {
	bodyOf,
	newAnswer,
	type TaughtValues,
	valuesOf,
	withoutBlanks,
} from "#chat/admin/taught-values.ts";
import { type AdminTaughtAnswer, getTaught, taughtInput } from "#chat/admin/teaching-contract.ts";
import { loadAdminDraft, saveAdminDraft } from "#ui/admin/admin-draft.ts";
import { errorDetail, isConflict, messageOf } from "#ui/admin/failure.ts";
import { changedFields, threeWayMerge } from "#ui/admin/three-way-merge.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { toast } from "#ui/toast.ts";

interface Draft {
	base: TaughtValues;
	values: TaughtValues;
	version: number | undefined;
}

interface Change {
	values: TaughtValues;
	version: number | undefined;
}

/**
 * An answer that is being written: its fields, what is wrong with them, what is not saved.
 * @param taught null for a new one
 * @param asked the questions that it shall answer
 */
export function useTeachEditor(
	taught: AdminTaughtAnswer | null,
	asked: readonly string[],
	onSaved: (saved: AdminTaughtAnswer) => void,
) {
	const queries = useQueryClient();
	const name = `taught:${taught?.id ?? `new ${asked[0] ?? ""}`}`;
	const [kept] = useState(() => loadAdminDraft<Draft>(name));
	const stored = taught ? valuesOf(taught) : newAnswer(asked);
	const [base, setBase] = useState(kept?.base ?? stored);
	const [version, setVersion] = useState(kept ? kept.version : taught?.version);
	const [values, setValues] = useState(kept?.values ?? stored);
	/** By the path of the field: `answerEn`, `questions.0`. */
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const [failure, setFailure] = useState<string | null>(null);
	/** What is about to go live, while it is looked at. */
	const [trial, setTrial] = useState<Change | null>(null);
	const [conflict, setConflict] = useState<{
		who: string | null;
		theirs: AdminTaughtAnswer;
	} | null>(null);
	const dirty = changedFields(base, values).length > 0;

	useEffect(() => {
		saveAdminDraft(name, dirty ? { base, values, version } : null);
	}, [name, dirty, base, values, version]);

	const take = (saved: AdminTaughtAnswer) => {
		setBase(valuesOf(saved));
		setValues(valuesOf(saved));
		setVersion(saved.version);
		setFailure(null);
		saveAdminDraft(name, null);
	};

	const mutation = useMutation({
		mutationFn: (next: Change) =>
			taught
				? saveTaught(taught.id, bodyOf(next.values), next.version)
				: addTaught(bodyOf(next.values)),
		onSuccess(saved) {
			setTrial(null);
			take(saved);
			refreshChats(queries);
			toast({
				title: "Fact saved",
				description: saved.isActive
					? "The assistant uses it from now on."
					: "Saved but inactive. Visitors don’t see it.",
				...withUndo(() => takeBack(saved)),
			});
			onSaved(saved);
		},
		async onError(error) {
			setTrial(null);
			if (taught && isConflict(error) && (await showConflict(taught.id))) return;
			setFailure(errorDetail(error));
			toast({
				title: "Update Failed",
				description: "Failed to save the fact. Your changes are still here.",
				variant: "destructive",
			});
		},
	});

	/** Puts the answer back as it was before it was saved; a new one is gone again. */
	const takeBack = async (saved: AdminTaughtAnswer) => {
		try {
			if (taught) await saveTaught(saved.id, bodyOf(base), saved.version);
			else await dropTaught(saved);
		} catch (error) {
			toast({
				title: "Undo failed",
				description: messageOf(error, "Failed to undo the change."),
				variant: "destructive",
			});
		}
		refreshChats(queries);
	};

	const showConflict = async (id: number): Promise<boolean> => {
		try {
			const [theirs, who] = await Promise.all([
				adminCall(getTaught, { params: { id } }),
				lastChangedBy("taught answer", id),
			]);
			const { conflicts, merged } = threeWayMerge(base, valuesOf(theirs), values);
			// The other changed something else: both changes are kept without asking.
			if (conflicts.length === 0) mutation.mutate({ values: merged, version: theirs.version });
			else setConflict({ who, theirs });
			return true;
		} catch {
			return false;
		}
	};

	/** Checks the fields; then what would be said is looked at, or it is saved. @returns whether they are right */
	const save = (): boolean => {
		const filled = withoutBlanks(values);
		const checked = taughtInput.safeParse(bodyOf(filled));
		const found: Record<string, string> = {};
		for (const { path, message } of checked.error?.issues ?? []) found[path.join(".")] ??= message;
		setErrors(found);
		setFailure(null);
		setValues(filled.questions.length > 0 ? filled : { ...filled, questions: [""] });
		if (!checked.success || mutation.isPending) return checked.success;
		if (filled.isActive) setTrial({ values: filled, version });
		else mutation.mutate({ values: filled, version });
		return true;
	};

	/** Takes the choice between theirs and mine, field by field, and saves it. */
	const settle = (mine: ReadonlySet<string>) => {
		if (!conflict) return;
		const theirs = valuesOf(conflict.theirs);
		const { merged, conflicts } = threeWayMerge(base, theirs, values);
		const chosen = { ...merged };
		for (const field of conflicts) {
			if (mine.has(field)) Object.assign(chosen, { [field]: values[field] });
		}
		setConflict(null);
		if (changedFields(theirs, chosen).length === 0) take(conflict.theirs);
		else mutation.mutate({ values: chosen, version: conflict.theirs.version });
	};

	return {
		values,
		base,
		errors,
		failure,
		dirty,
		restored: kept !== null && dirty,
		saving: mutation.isPending,
		trial,
		goLive: () => trial && mutation.mutate(trial),
		closeTrial: () => setTrial(null),
		conflict,
		closeConflict: () => setConflict(null),
		settle,
		set: (change: Partial<TaughtValues>) => {
			setValues((now) => ({ ...now, ...change }));
			setErrors((now) =>
				Object.fromEntries(
					Object.entries(now).filter(([path]) => !((path.split(".")[0] ?? "") in change)),
				),
			);
		},
		save,
		discard: () => {
			setValues(base);
			setErrors({});
			setFailure(null);
		},
	};
}

export type FactEditor = ReturnType<typeof useTeachEditor>;
