import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { lastChangedBy } from "#office/activity/last-changed-by.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { queryOf } from "#platform/api/query-of.ts";
import {
	closureErrors,
	patchOf,
	type SettingsValues,
	sectionOf,
	valuesOf,
} from "#school/settings/admin/editor-values.ts";
import { sectionLabels } from "#school/settings/admin/labels.ts";
import {
	type AdminSettings,
	getSettings,
	SCHOOL_SETTINGS_ID,
	settingsPatch,
	updateSettings,
} from "#school/settings/contract.ts";
import { reportUnsaved } from "#ui/admin/report-failure.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { useVersionedEditor } from "#ui/admin/use-versioned-editor.ts";
import { errorsByPath } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

/** Returns the editor of the school's settings. Errors are by path: `address.zip`, `testimonials.0.text`. */
export function useSettingsEditor(loaded: AdminSettings) {
	const queries = useQueryClient();
	// A draft may come from before a setting existed: such a setting is as it was loaded.
	const settingsOf = (stored: AdminSettings | null) => ({
		...loaded.settings,
		...stored?.settings,
	});
	const editor = useVersionedEditor<SettingsValues, AdminSettings>({
		draftOf: () => "settings",
		loaded,
		valuesOf: (stored) => valuesOf(settingsOf(stored)),
		check: ({ values, changed }) => ({
			...errorsByPath(settingsPatch.safeParse(patchOf(values, changed)).error?.issues),
			...closureErrors(values.newClosure),
		}),
		save: ({ stored, values, changed }) =>
			adminCall(updateSettings, {
				body: patchOf(values, changed),
				headers: ifMatch(stored?.version),
			}),
		load: () => adminCall(getSettings),
		lastChangedBy: () => lastChangedBy("settings", SCHOOL_SETTINGS_ID),
		onStored: (stored) => queries.setQueryData(queryOf(getSettings).queryKey, stored),
		onSaved: ({ undo }) =>
			toast({
				title: "Settings saved",
				description: "Your changes are live.",
				...withUndo(undo),
			}),
		onFailed: reportUnsaved("settings"),
	});
	// The first version may be a cached one, and an Undo of an earlier visit stores another.
	const { follow } = editor;
	useEffect(() => follow(loaded), [follow, loaded]);
	/** Labels of the changed sections: `Phone, Opening hours`. */
	const changedWords = [
		...new Set(editor.changed.map((name) => sectionLabels[sectionOf(name)])),
	].join(", ");
	return { ...editor, changedWords };
}

export type SettingsEditor = ReturnType<typeof useSettingsEditor>;
