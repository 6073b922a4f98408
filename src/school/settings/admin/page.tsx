import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router";
import { queryOf } from "#platform/api/query-of.ts";
import { plural } from "#platform/text/plural.ts";
import { AnnouncementPart } from "#school/settings/admin/announcement-part.tsx";
import { AssistantPart } from "#school/settings/admin/assistant-part.tsx";
import { HoursPart } from "#school/settings/admin/hours-part.tsx";
import { sectionInWords, sectionLabels } from "#school/settings/admin/labels.ts";
import { RedirectsPart } from "#school/settings/admin/redirects-part.tsx";
import { RetentionPart } from "#school/settings/admin/retention-part.tsx";
import { SchoolPart } from "#school/settings/admin/school-part.tsx";
import { TestimonialsPart } from "#school/settings/admin/testimonials-part.tsx";
import { useSettingsEditor } from "#school/settings/admin/use-settings-editor.ts";
import { type AdminSettings, getSettings } from "#school/settings/contract.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { EditNotes } from "#ui/admin/edit-notes.tsx";
import { EditorConflict } from "#ui/admin/editor-conflict.tsx";
import { LeaveDialog } from "#ui/admin/leave-dialog.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";

const parts = [
	["school", "School"],
	["hours", "Hours"],
	["announcement", "Announcement"],
	["testimonials", "Testimonials"],
	["redirects", "Redirects"],
	["assistant", "Assistant"],
	["retention", "Retention"],
] as const;

export const meta = adminTitle("Settings");

/** Shows everything that the school changes without a developer. */
export default function SettingsPage() {
	const query = useQuery(queryOf(getSettings));
	return (
		<main id="main" className="work settings" tabIndex={-1}>
			<header className="row-line head-bar">
				<div>
					<h1>Settings</h1>
					<p className="sub">
						Changes go live when you save. See every change in the{" "}
						<Link to="/admin/activity?kind=settings">activity log</Link>.
					</p>
				</div>
			</header>
			<Loaded query={query} what="settings">
				{(settings) => <SettingsForm loaded={settings} />}
			</Loaded>
		</main>
	);
}

function SettingsForm({ loaded }: { loaded: AdminSettings }) {
	const editor = useSettingsEditor(loaded);
	const { changed } = editor;
	// The sections were not there yet when the browser looked for the one in the URL.
	useEffect(() => {
		document.getElementById(location.hash.slice(1))?.scrollIntoView();
	}, []);
	return (
		<>
			<nav className="views sticky" aria-label="Sections">
				{parts.map(([id, name]) => (
					<a key={id} href={`#${id}`}>
						{name}
					</a>
				))}
			</nav>
			<form {...editor.formProps} className="settings-form">
				<EditNotes failure={editor.failure} restored={editor.isRestored} />
				<SchoolPart editor={editor} />
				<HoursPart editor={editor} />
				<AnnouncementPart editor={editor} />
				<TestimonialsPart editor={editor} />
				<RedirectsPart editor={editor} uses={loaded.redirectUses ?? {}} />
				<AssistantPart editor={editor} hasModel={loaded.hasModel} />
				<RetentionPart editor={editor} />
			</form>
			{changed.length > 0 && (
				<section className="row-line selbar savebar" aria-label="Unsaved changes">
					<b role="status">{plural(changed.length, "unsaved change")}</b>
					<span className="not-phone">{editor.changedWords}</span>
					<button
						type="button"
						className="button"
						disabled={editor.isSaving}
						onClick={editor.discard}
					>
						Discard
					</button>
					<button
						type="button"
						className="button primary"
						disabled={editor.isSaving}
						onClick={editor.submit}
					>
						{editor.isSaving ? "Saving…" : "Save"}
					</button>
				</section>
			)}
			<LeaveDialog hasUnsavedChanges={editor.hasUnsavedChanges} what={editor.changedWords} />
			<EditorConflict
				editor={editor}
				about="Settings"
				what="these settings"
				labels={{ ...sectionLabels, newClosure: sectionLabels.closedDays }}
				show={(values, name) =>
					name === "newClosure" ? values[name].name : sectionInWords(name, values[name])
				}
			/>
		</>
	);
}
