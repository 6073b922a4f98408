import { previously } from "#school/settings/admin/labels.ts";
import type { SettingsEditor } from "#school/settings/admin/use-settings-editor.ts";
import { MAX_ANNOUNCEMENT } from "#school/settings/contract.ts";
import { Switch, TextInput } from "#ui/admin/form-field.tsx";
import { PageSection } from "#ui/admin/section.tsx";

/** Announcement above the header of every public page. */
export function AnnouncementPart({ editor }: { editor: SettingsEditor }) {
	const { base, values, errors } = editor;
	const { announcement } = values;
	const text = announcement.text ?? "";
	const set = (change: Partial<typeof announcement>) =>
		editor.set({ announcement: { ...announcement, ...change } });
	const was = (name: "text" | "from" | "to") =>
		previously(base.announcement[name], announcement[name]);
	return (
		<PageSection
			id="announcement"
			title="Announcement"
			about="One line at the top of every public page."
		>
			<Switch
				checked={announcement.shown}
				onChange={(event) => set({ shown: event.target.checked })}
				hint={announcement.shown ? "Visible on the dates below." : "Hidden from visitors."}
			>
				Show announcement
			</Switch>
			<TextInput
				label="Text"
				value={text}
				maxLength={MAX_ANNOUNCEMENT}
				error={errors["announcement.text"] ?? errors.announcement}
				was={was("text")}
				onChange={(event) => set({ text: event.target.value || null })}
				below={
					<p className="hint">
						<span className="num">{`${text.length} of ${MAX_ANNOUNCEMENT}`}</span> characters
					</p>
				}
			/>
			<div className="two-fields">
				{(["from", "to"] as const).map((name) => (
					<TextInput
						key={name}
						label={name === "from" ? "Start date" : "End date"}
						type="date"
						optional
						value={announcement[name] ?? ""}
						error={errors[`announcement.${name}`]}
						was={was(name)}
						onChange={(event) => set({ [name]: event.target.value || null })}
					/>
				))}
			</div>
			{text && (
				<div className="bar-preview" role="img" aria-label="Announcement preview">
					<span>{text}</span>
				</div>
			)}
		</PageSection>
	);
}
