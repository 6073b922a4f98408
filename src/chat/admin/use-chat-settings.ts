import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { lastChangedBy } from "#activity/queries.ts";
import { adminCall } from "#api/admin-call.ts";
import {
	type ChatSettings,
	type ChatSettingsPatch,
	getChatSettings,
	settingsPatch,
} from "#chat/admin/analytics-contract.ts";
import { chatSettingsQuery, refreshChats, saveChatSettings } from "#chat/admin/queries.ts";
import { loadAdminDraft, saveAdminDraft } from "#ui/admin/admin-draft.ts";
import { errorDetail, isConflict } from "#ui/admin/failure.ts";
import { type FieldErrors, fieldErrors } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

const names = ["retentionDays", "modelCallsPerDay", "modelCallsPerVisitor"] as const;
type Name = (typeof names)[number];
type Values = Record<Name, string>;

export const fieldLabels: Readonly<Record<Name, string>> = {
	retentionDays: "Keep conversations for (days)",
	modelCallsPerDay: "Language model calls per day",
	modelCallsPerVisitor: "Language model calls per visitor per day",
};

interface Draft {
	base: Values;
	values: Values;
	version: number;
}

const DRAFT = "chat-settings";

const valuesOf = (settings: ChatSettings): Values => ({
	retentionDays: String(settings.retentionDays),
	modelCallsPerDay: String(settings.modelCallsPerDay),
	modelCallsPerVisitor: String(settings.modelCallsPerVisitor),
});

const changedNames = (before: Values, after: Values): Name[] =>
	names.filter((name) => before[name].trim() !== after[name].trim());

/** What is typed as numbers; what is none becomes NaN, which the contract refuses. */
function patchOf(values: Values, changed: readonly Name[]): ChatSettingsPatch {
	return Object.fromEntries(
		changed.map((name) => {
			const typed = values[name].replaceAll(",", "").trim();
			return [name, /^\d+$/.test(typed) ? Number(typed) : Number.NaN];
		}),
	);
}

interface Change {
	patch: ChatSettingsPatch;
	version: number;
}

/** The settings of the assistant that are being written. */
export function useChatSettings(loaded: ChatSettings) {
	const queries = useQueryClient();
	const [kept] = useState(() => loadAdminDraft<Draft>(DRAFT));
	const [base, setBase] = useState(kept?.base ?? valuesOf(loaded));
	const [values, setValues] = useState(kept?.values ?? valuesOf(loaded));
	const [version, setVersion] = useState(kept?.version ?? loaded.version);
	const [errors, setErrors] = useState<FieldErrors>({});
	const [failure, setFailure] = useState<string | null>(null);
	/** A change that would delete conversations, until it is confirmed. */
	const [asked, setAsked] = useState<Change | null>(null);
	const [conflict, setConflict] = useState<{
		who: string | null;
		theirs: ChatSettings;
		fields: Name[];
	} | null>(null);
	const changed = changedNames(base, values);

	useEffect(() => {
		saveAdminDraft(DRAFT, changed.length > 0 ? { base, values, version } : null);
	}, [base, values, version, changed.length]);

	const take = (saved: ChatSettings) => {
		setBase(valuesOf(saved));
		setValues(valuesOf(saved));
		setVersion(saved.version);
		setFailure(null);
		queries.setQueryData(chatSettingsQuery().queryKey, saved);
	};

	const mutation = useMutation({
		mutationFn: ({ patch, version }: Change) => saveChatSettings(patch, version),
		onSuccess(saved) {
			setAsked(null);
			take(saved);
			refreshChats(queries);
			toast({ title: "Settings saved", description: "The new settings are in effect." });
		},
		async onError(error, { patch }) {
			setAsked(null);
			if (isConflict(error) && (await showConflict(patch))) return;
			setFailure(errorDetail(error));
			toast({
				title: "Update Failed",
				description: "Failed to save settings. Your changes are still here.",
				variant: "destructive",
			});
		},
	});

	const showConflict = async (patch: ChatSettingsPatch): Promise<boolean> => {
		try {
			const theirs = await adminCall(getChatSettings);
			const now = valuesOf(theirs);
			const mine = changedNames(base, values);
			const fields = mine.filter((name) => base[name] !== now[name] && now[name] !== values[name]);
			// The other changed something else: both changes are kept without asking.
			if (fields.length === 0) mutation.mutate({ patch, version: theirs.version });
			else setConflict({ who: await lastChangedBy("settings", "chat"), theirs, fields });
			return true;
		} catch {
			return false;
		}
	};

	return {
		values,
		errors,
		failure,
		dirty: changed.length > 0,
		saving: mutation.isPending,
		/** The number of days after which conversations would be deleted sooner than now; null while nobody wants that. */
		shorter: asked?.patch.retentionDays ?? null,
		confirm: () => asked && mutation.mutate(asked),
		keep: () => setAsked(null),
		conflict,
		closeConflict: () => setConflict(null),
		/** Takes the choice between theirs and mine, and saves it. */
		settle(mine: ReadonlySet<string>) {
			if (!conflict) return;
			const { theirs, fields } = conflict;
			const own = changed.filter((name) => !fields.includes(name) || mine.has(name));
			setConflict(null);
			if (own.length === 0) take(theirs);
			else mutation.mutate({ patch: patchOf(values, own), version: theirs.version });
		},
		set(change: Partial<Values>) {
			setValues((now) => ({ ...now, ...change }));
			setErrors((now) =>
				Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change))),
			);
		},
		/** @returns whether the fields are right */
		save(): boolean {
			const patch = patchOf(values, changed);
			const checked = settingsPatch.safeParse(patch);
			setErrors(checked.success ? {} : fieldErrors(checked.error.issues));
			setFailure(null);
			if (!checked.success || mutation.isPending) return checked.success;
			const days = checked.data.retentionDays;
			const isShorter = days !== undefined && days < Number(base.retentionDays);
			if (isShorter) setAsked({ patch, version });
			else mutation.mutate({ patch, version });
			return true;
		},
		discard() {
			setValues(base);
			setErrors({});
			setFailure(null);
		},
	};
}
