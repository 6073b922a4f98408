import { RecordHistory } from "#office/activity/admin/record-history.tsx";
import { lastChangedBy } from "#office/activity/last-changed-by.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { useMay } from "#platform/api/role-context.ts";
import { fullDate } from "#platform/calendar/dates.ts";
import { linesOf } from "#platform/text/blocks.ts";
import { SPANISH_PATH } from "#school/texts/admin/paths.ts";
import { nameOf, stateInWords } from "#school/translations/admin/words.ts";
import {
	getTranslation,
	type Translation,
	translationInput,
	updateTranslation,
} from "#school/translations/contract.ts";
import { logId } from "#school/translations/names.ts";
import { refusalOf } from "#school/translations/refusals.ts";
import { EditNotes } from "#ui/admin/edit-notes.tsx";
import { EditFields } from "#ui/admin/edit-rights.tsx";
import { EditorConflict } from "#ui/admin/editor-conflict.tsx";
import { EditorHead } from "#ui/admin/editor-head.tsx";
import { TextAreaEntry } from "#ui/admin/form-field.tsx";
import { LeaveDialog } from "#ui/admin/leave-dialog.tsx";
import { reportUnsaved } from "#ui/admin/report-failure.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { useVersionedEditor } from "#ui/admin/use-versioned-editor.ts";
import { errorsByPath } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

interface Values {
	spanish: string;
}

const labels: Readonly<Record<keyof Values, string>> = { spanish: "Spanish" };

/** The Spanish of a text, next to the English. */
export function TranslationEditor({ translation }: { translation: Translation }) {
	const editor = useTranslationEditor(translation);
	const may = useMay()(updateTranslation);
	const stored = editor.stored ?? translation;
	const { english, missing, hasBlocks, isOwn, former, max } = stored;
	return (
		<main id="main" className="work full editing" tabIndex={-1}>
			<EditorHead
				list={{ path: SPANISH_PATH, name: "Pages in Spanish" }}
				title={nameOf(stored)}
				editor={editor}
				call={updateTranslation}
			/>
			<div className="with-preview">
				<form {...editor.formProps} className="stack loose edit-form">
					<EditNotes failure={editor.failure} restored={editor.isRestored} />
					<EditFields call={updateTranslation}>
						<TextAreaEntry
							label={labels.spanish}
							name="spanish"
							lang="es"
							rows={hasBlocks ? 20 : 4}
							hint={`One paragraph or list item for each one of the English. Names in {braces} stay as they are. Up to ${max.toLocaleString("en-US")} characters.`}
							value={editor.values.spanish}
							error={editor.errors.spanish}
							onChange={({ target }) => editor.set({ spanish: target.value })}
						/>
					</EditFields>
					<p className="hint">{noteOn(stored)}</p>
					{isOwn && may && (
						<button
							type="button"
							className="text-button"
							onClick={() => editor.set({ spanish: "" })}
						>
							Remove your Spanish
						</button>
					)}
				</form>
				<div className="stack loose">
					<section className="stack tight" aria-labelledby="in-english">
						<h2 id="in-english">In English</h2>
						<div className="notice shown-text">
							<p className="as-typed">{english}</p>
						</div>
						{missing.length > 0 && <Missing lines={missing} of={linesOf(english).length} />}
					</section>
					{former !== null && (
						<details className="fold">
							<summary>Your Spanish of the earlier English</summary>
							<div className="notice shown-text">
								<p className="as-typed" lang="es">
									{former}
								</p>
							</div>
						</details>
					)}
					<RecordHistory kind="text" id={logId(stored.name)} heading="h2" />
				</div>
			</div>
			<EditorConflict
				editor={editor}
				about={nameOf(stored)}
				labels={labels}
				show={({ spanish }) => spanish}
			/>
			<LeaveDialog hasUnsavedChanges={editor.hasUnsavedChanges} what="this text" />
		</main>
	);
}

/** The lines that visitors of the Spanish page read in English. */
function Missing({ lines, of }: { lines: readonly string[]; of: number }) {
	if (lines.length === of) return <p className="hint">Visitors read all of it in English.</p>;
	return (
		<>
			<p className="hint">Visitors read these lines in English:</p>
			<ul className="stack claims">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</>
	);
}

function noteOn(translation: Translation): string {
	const { updatedBy, updatedAt, isOwn, missing } = translation;
	const written =
		isOwn && updatedBy && updatedAt ? `, by ${updatedBy} on ${fullDate(updatedAt)}` : "";
	if (!isOwn && missing.length === 0) return "It came with the software.";
	return `${stateInWords(translation)}${written}.`;
}

function useTranslationEditor(translation: Translation) {
	const { name } = translation;
	return useVersionedEditor<Values, Translation>({
		draftOf: () => `spanish:${name}`,
		loaded: translation,
		valuesOf: (stored) => ({ spanish: (stored ?? translation).spanish }),
		check({ stored, values: { spanish } }) {
			const errors = errorsByPath(
				translationInput.safeParse({ spanish, english: "" }).error?.issues,
			);
			const refused = spanish.trim() ? refusalOf(stored ?? translation, spanish) : undefined;
			return { ...(refused && { spanish: refused }), ...errors };
		},
		save: ({ stored, values }) =>
			adminCall(updateTranslation, {
				params: { name },
				body: { ...values, english: (stored ?? translation).english },
				headers: ifMatch(stored?.version),
			}),
		load: () => adminCall(getTranslation, { params: { name } }),
		lastChangedBy: () => lastChangedBy("text", logId(name)),
		onSaved: ({ saved, undo }) =>
			toast({
				title: "Text saved",
				description: saved.isOwn
					? "The Spanish website shows it from now on."
					: "Your own Spanish is removed.",
				...withUndo(undo),
			}),
		onFailed: reportUnsaved("the text"),
	});
}
