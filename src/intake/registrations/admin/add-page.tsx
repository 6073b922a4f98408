import { useNavigate } from "react-router";
import { DuplicatesNote } from "#intake/people/admin/duplicates-note.tsx";
import { OfficeEntryFields } from "#intake/registrations/admin/office-entry-fields.tsx";
import { useOfficeEntry } from "#intake/registrations/admin/use-office-entry.ts";
import { addRegistration } from "#intake/registrations/office-contract.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { EditNotes } from "#ui/admin/edit-notes.tsx";
import { EditFields } from "#ui/admin/edit-rights.tsx";
import { EditorHead } from "#ui/admin/editor-head.tsx";

const LIST_PATH = "/admin/registrations";

export const meta = adminTitle("Add registration");

/** The form in which the office enters someone who walked in or called. */
export default function AddRegistrationPage() {
	const navigate = useNavigate();
	const editor = useOfficeEntry(({ id }) => navigate(`${LIST_PATH}?open=${id}`));
	const { fullName, email, phone } = editor.values;
	return (
		<main id="main" className="work full editing" tabIndex={-1}>
			<EditorHead
				list={{ path: LIST_PATH, name: "Registrations" }}
				title="Add registration"
				editor={editor}
				call={addRegistration}
			/>
			<form {...editor.formProps} className="stack loose edit-form">
				<EditNotes failure={editor.failure} restored={editor.isRestored} />
				<EditFields call={addRegistration}>
					<OfficeEntryFields
						editor={editor}
						known={<DuplicatesNote name={fullName} email={email} phone={phone} />}
					/>
				</EditFields>
			</form>
		</main>
	);
}
