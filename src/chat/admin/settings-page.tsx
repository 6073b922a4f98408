import { useQuery } from "@tanstack/react-query";
import type { ChatSettings } from "#chat/admin/analytics-contract.ts";
import { chatSettingsQuery } from "#chat/admin/queries.ts";
import { fieldLabels, useChatSettings } from "#chat/admin/use-chat-settings.ts";
import { adminTitle } from "#school/admin-title.ts";
import { MAX_CHAT_RETENTION_DAYS } from "#school/retention.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { EditNotes } from "#ui/admin/edit-notes.tsx";
import { EditorConflict } from "#ui/admin/editor-conflict.tsx";
import { TextInput } from "#ui/admin/form-field.tsx";
import { LeaveDialog } from "#ui/admin/leave-dialog.tsx";
import { ErrorState, formatCount, LoadingRows } from "#ui/admin/list-parts.tsx";
import { UnsavedMark } from "#ui/admin/unsaved-mark.tsx";

export const meta = () => adminTitle("Chat settings");

/** How long conversations are kept, and how often the model may be called. */
export default function ChatSettingsPage() {
	const query = useQuery(chatSettingsQuery());
	const { data, error } = query;
	if (data) return <SettingsForm loaded={data} />;
	if (error) {
		return (
			<ErrorState what="settings" error={error} at={query.errorUpdatedAt} onRetry={query.refetch} />
		);
	}
	return <LoadingRows what="settings" />;
}

function SettingsForm({ loaded }: { loaded: ChatSettings }) {
	const editor = useChatSettings(loaded);
	const { values, errors, set, shorter } = editor;
	return (
		<form {...editor.formProps} className="edit-form chat-settings">
			<EditNotes failure={editor.failure} restored={editor.isRestored} />
			<TextInput
				label={fieldLabels.retentionDays}
				hint={`Counted from the last question. The privacy policy allows up to ${MAX_CHAT_RETENTION_DAYS} days. After that, a conversation is permanently deleted and no longer counted in analytics.`}
				inputMode="numeric"
				autoComplete="off"
				className="short-entry"
				value={values.retentionDays}
				error={errors.retentionDays}
				onChange={(event) => set({ retentionDays: event.target.value })}
			/>
			{loaded.hasModel ? (
				<>
					<TextInput
						label={fieldLabels.modelCallsPerDay}
						hint="Once the limit is reached, the built-in assistant answers until the next day. Enter 0 to turn the model off."
						inputMode="numeric"
						autoComplete="off"
						className="short-entry"
						value={values.modelCallsPerDay}
						error={errors.modelCallsPerDay}
						onChange={(event) => set({ modelCallsPerDay: event.target.value })}
					/>
					<TextInput
						label={fieldLabels.modelCallsPerVisitor}
						hint="A daily limit for each visitor, so one person can’t use up all calls."
						inputMode="numeric"
						autoComplete="off"
						className="short-entry"
						value={values.modelCallsPerVisitor}
						error={errors.modelCallsPerVisitor}
						onChange={(event) => set({ modelCallsPerVisitor: event.target.value })}
					/>
				</>
			) : (
				<p className="sub">
					No language model is set up. The built-in assistant answers everything, and no outside
					provider sees what visitors write.
				</p>
			)}
			<div className="row-line">
				<button
					type="submit"
					className="button primary"
					disabled={!editor.isDirty || editor.isSaving}
				>
					{editor.isSaving ? "Saving…" : "Save"}
				</button>
				<button
					type="button"
					className="button"
					disabled={!editor.isDirty || editor.isSaving}
					onClick={editor.discard}
				>
					Discard
				</button>
				<UnsavedMark editor={editor} />
			</div>
			<ConfirmDialog
				open={shorter.subject !== null}
				onCancel={() => shorter.answer(false)}
				onConfirm={() => shorter.answer(true)}
				title="Shorten how long conversations are kept?"
				confirm="Shorten and delete"
				danger
			>
				<p>
					{`Conversations whose last question is more than ${formatCount(shorter.subject ?? 0)} days old will be permanently deleted within the hour. Messages sent from them stay. This action cannot be undone.`}
				</p>
			</ConfirmDialog>
			<EditorConflict
				editor={editor}
				about="Chat settings"
				labels={fieldLabels}
				show={(version, name) => version[name]}
			/>
			<LeaveDialog hasUnsavedChanges={editor.hasUnsavedChanges} what="the chat settings" />
		</form>
	);
}
