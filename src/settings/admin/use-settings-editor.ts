import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { lastChangedBy } from "#activity/queries.ts";
import { adminCall } from "#api/admin-call.ts";
import { sectionLabels } from "#settings/admin/labels.ts";
import {
	type AdminSettings,
	getSettings,
	SCHOOL_SETTINGS_ID,
	type Section,
	type Settings,
	type SettingsPatch,
	sectionNames,
	settingsPatch,
} from "#settings/contract.ts";
import { saveSettings, settingsQuery } from "#settings/queries.ts";
import { loadAdminDraft, saveAdminDraft } from "#ui/admin/admin-draft.ts";
import { errorDetail, isConflict } from "#ui/admin/failure.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { toast } from "#ui/toast.ts";

interface Draft {
	base: Settings;
	values: Settings;
	version: number;
}

export interface SettingsConflict {
	who: string | null;
	theirs: AdminSettings;
	/** The sections that both changed. */
	sections: Section[];
}

interface Saving {
	patch: SettingsPatch;
	version: number;
	/** What stood there before, to take it back. */
	before: Settings;
}

const DRAFT = "settings";

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const changedSections = (before: Settings, after: Settings) =>
	sectionNames.filter((name) => !same(before[name], after[name]));

const asFoundIn = ({ settings, version }: AdminSettings) => ({ version, before: settings });

/** Some sections of the settings, as a call takes them. */
function patchOf(settings: Settings, sections: readonly Section[]): SettingsPatch {
	return Object.fromEntries(sections.map((name) => [name, settings[name]])) as SettingsPatch;
}

/** The settings that are being written: what is changed, what is wrong, what is not saved. */
export function useSettingsEditor(loaded: AdminSettings) {
	const queries = useQueryClient();
	const [kept] = useState(() => loadAdminDraft<Draft>(DRAFT));
	const [base, setBase] = useState(kept?.base ?? loaded.settings);
	const [values, setValues] = useState(kept?.values ?? loaded.settings);
	const [version, setVersion] = useState(kept?.version ?? loaded.version);
	/** By the path of the field: `address.zip`, `testimonials.0.text`. */
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const [failure, setFailure] = useState<string | null>(null);
	const [conflict, setConflict] = useState<SettingsConflict | null>(null);
	const changed = changedSections(base, values);

	useEffect(() => {
		saveAdminDraft(DRAFT, changed.length > 0 ? { base, values, version } : null);
	}, [base, values, version, changed.length]);

	const take = (saved: AdminSettings) => {
		setBase(saved.settings);
		setValues(saved.settings);
		setVersion(saved.version);
		setFailure(null);
		queries.setQueryData(settingsQuery().queryKey, saved);
		for (const key of ["activity", "checklist"]) queries.invalidateQueries({ queryKey: [key] });
	};

	const mutation = useMutation({
		mutationFn: ({ patch, version }: Saving) => saveSettings(patch, version),
		onSuccess(saved, { patch, before }) {
			const names = Object.keys(patch) as Section[];
			const undone = { patch: patchOf(before, names), version: saved.version };
			take(saved);
			toast({
				title: "Settings saved",
				description: "Your changes are live.",
				...withUndo(() => mutation.mutate({ ...undone, before: saved.settings })),
			});
		},
		async onError(error) {
			if (isConflict(error) && (await showConflict())) return;
			setFailure(errorDetail(error));
			toast({
				title: "Update Failed",
				description: "Failed to save settings. Your changes are still here.",
				variant: "destructive",
			});
		},
	});

	const showConflict = async (): Promise<boolean> => {
		try {
			const theirs = await adminCall(getSettings);
			const both = changed.filter(
				(name) =>
					!same(base[name], theirs.settings[name]) && !same(theirs.settings[name], values[name]),
			);
			// The other changed something else: both changes are kept without asking.
			if (both.length === 0) {
				mutation.mutate({ patch: patchOf(values, changed), ...asFoundIn(theirs) });
			} else {
				const who = await lastChangedBy("settings", SCHOOL_SETTINGS_ID);
				setConflict({ who, theirs, sections: both });
			}
			return true;
		} catch {
			return false;
		}
	};

	const save = (): boolean => {
		const patch = patchOf(values, changed);
		const checked = settingsPatch.safeParse(patch);
		const found: Record<string, string> = {};
		for (const { path, message } of checked.error?.issues ?? []) found[path.join(".")] ??= message;
		setErrors(found);
		setFailure(null);
		if (checked.success && !mutation.isPending) mutation.mutate({ patch, version, before: base });
		return checked.success;
	};

	const settle = (mine: ReadonlySet<string>) => {
		if (!conflict) return;
		const { theirs, sections } = conflict;
		const kept = changed.filter((name) => !sections.includes(name) || mine.has(name));
		setConflict(null);
		if (kept.length === 0) take(theirs);
		else mutation.mutate({ patch: patchOf(values, kept), ...asFoundIn(theirs) });
	};

	return {
		base,
		values,
		errors,
		failure,
		changed,
		/** What is changed, in words: `Phone, Opening hours`. */
		changedWords: changed.map((name) => sectionLabels[name]).join(", "),
		restored: kept !== null && changed.length > 0,
		saving: mutation.isPending,
		conflict,
		closeConflict: () => setConflict(null),
		settle,
		set: <Name extends Section>(name: Name, value: Settings[Name]) => {
			setValues((now) => ({ ...now, [name]: value }));
			setErrors((now) =>
				Object.fromEntries(
					Object.entries(now).filter(([path]) => path !== name && !path.startsWith(`${name}.`)),
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

export type SettingsEditor = ReturnType<typeof useSettingsEditor>;
