import { useQueryClient } from "@tanstack/react-query";
import { lastChangedBy } from "#activity/queries.ts";
import { adminCall } from "#api/admin-call.ts";
import { sectionLabels } from "#settings/admin/labels.ts";
import {
	type AdminSettings,
	getSettings,
	SCHOOL_SETTINGS_ID,
	type Settings,
	settingsPatch,
} from "#settings/contract.ts";
import { saveSettings, settingsQuery } from "#settings/queries.ts";
import { pick } from "#ui/admin/three-way-merge.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { useVersionedEditor } from "#ui/admin/use-versioned-editor.ts";
import { errorsByPath } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

/** Returns the editor of the school's settings. Errors are by path: `address.zip`, `testimonials.0.text`. */
export function useSettingsEditor(loaded: AdminSettings) {
	const queries = useQueryClient();
	const editor = useVersionedEditor<Settings, AdminSettings>({
		draftOf: () => "settings",
		loaded,
		valuesOf: (stored) => (stored ?? loaded).settings,
		check: ({ values, changed }) =>
			errorsByPath(settingsPatch.safeParse(pick(values, changed)).error?.issues),
		save: ({ stored, values, changed }) => saveSettings(pick(values, changed), stored?.version),
		load: () => adminCall(getSettings),
		lastChangedBy: () => lastChangedBy("settings", SCHOOL_SETTINGS_ID),
		onStored(stored) {
			queries.setQueryData(settingsQuery().queryKey, stored);
			for (const key of ["activity", "checklist"]) queries.invalidateQueries({ queryKey: [key] });
		},
		onSaved: ({ undo }) =>
			toast({
				title: "Settings saved",
				description: "Your changes are live.",
				...withUndo(undo),
			}),
		onFailed() {
			toast({
				title: "Update Failed",
				description: "Failed to save settings. Your changes are still here.",
				variant: "destructive",
			});
			return undefined;
		},
	});
	/** Labels of the changed sections: `Phone, Opening hours`. */
	const changedWords = editor.changed.map((name) => sectionLabels[name]).join(", ");
	return { ...editor, changedWords };
}

export type SettingsEditor = ReturnType<typeof useSettingsEditor>;
