import { useQueryClient } from "@tanstack/react-query";
import { lastChangedBy } from "#activity/queries.ts";
import { adminCall } from "#api/admin-call.ts";
import {
	type ChatSettings,
	type ChatSettingsPatch,
	getChatSettings,
	settingsPatch,
} from "#chat/admin/analytics-contract.ts";
import { chatSettingsQuery, refreshChats, saveChatSettings } from "#chat/admin/queries.ts";
import type { Change } from "#ui/admin/editor-options.ts";
import { useQuestion } from "#ui/admin/use-question.ts";
import { useVersionedEditor } from "#ui/admin/use-versioned-editor.ts";
import { errorsByPath } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

/** The fields as they are typed. */
type Values = Record<keyof ChatSettingsPatch, string>;

export const fieldLabels: Readonly<Values> = {
	retentionDays: "Keep conversations for (days)",
	modelCallsPerDay: "Language model calls per day",
	modelCallsPerVisitor: "Language model calls per visitor per day",
};

/** The changed fields as numbers. A text that is no number becomes NaN, which the contract refuses. */
function patchOf({ values, changed }: Change<Values, ChatSettings>): ChatSettingsPatch {
	return Object.fromEntries(
		changed.map((name) => {
			const digits = values[name].replaceAll(",", "").trim();
			return [name, /^\d+$/.test(digits) ? Number(digits) : Number.NaN];
		}),
	);
}

/** The editor of the assistant's settings. */
export function useChatSettings(loaded: ChatSettings) {
	const queries = useQueryClient();
	/** Asks before a shorter retention, in days, deletes conversations. */
	const shorter = useQuestion<number>();
	const editor = useVersionedEditor<Values, ChatSettings>({
		draftOf: () => "chat-settings",
		loaded,
		valuesOf(stored) {
			const { retentionDays, modelCallsPerDay, modelCallsPerVisitor } = stored ?? loaded;
			return {
				retentionDays: String(retentionDays),
				modelCallsPerDay: String(modelCallsPerDay),
				modelCallsPerVisitor: String(modelCallsPerVisitor),
			};
		},
		check: (change) => errorsByPath(settingsPatch.safeParse(patchOf(change)).error?.issues),
		async confirm(change) {
			const { retentionDays: days } = patchOf(change);
			const isShorter = days !== undefined && days < (change.stored ?? loaded).retentionDays;
			return !isShorter || shorter.ask(days);
		},
		save: (change) => saveChatSettings(patchOf(change), (change.stored ?? loaded).version),
		load: () => adminCall(getChatSettings),
		lastChangedBy: () => lastChangedBy("settings", "chat"),
		onStored(stored) {
			queries.setQueryData(chatSettingsQuery().queryKey, stored);
			refreshChats(queries);
		},
		onSaved() {
			toast({ title: "Settings saved", description: "The new settings are in effect." });
		},
		onFailed() {
			toast({
				title: "Update Failed",
				description: "Failed to save settings. Your changes are still here.",
				variant: "destructive",
			});
			return undefined;
		},
	});
	return { ...editor, shorter };
}
