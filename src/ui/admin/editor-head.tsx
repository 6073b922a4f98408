import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { EditActions } from "#ui/admin/edit-rights.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { UnsavedMark } from "#ui/admin/unsaved-mark.tsx";

interface Props {
	/** The list that the record belongs to. */
	list: { path: string; name: string };
	title: string;
	editor: {
		/** Null for a new record. */
		stored: object | null;
		isDirty: boolean;
		isSaving: boolean;
		discard: () => void;
		submit: () => void;
	};
	/** The call that saves the record. */
	call: Pick<Endpoint, "access">;
}

/** The head of a record's editor: the way back, the title, Discard and Save. */
export function EditorHead({ list, title, editor, call }: Props) {
	const { stored, isDirty, isSaving, discard, submit } = editor;
	return (
		<header className="row-line head-bar">
			<div>
				<UpLink to={list.path}>{list.name}</UpLink>
				<h1>{title}</h1>
			</div>
			<EditActions call={call}>
				<UnsavedMark editor={editor} />
				<button type="button" className="button" disabled={!isDirty || isSaving} onClick={discard}>
					Discard
				</button>
				<button
					type="button"
					className="button primary"
					disabled={(!isDirty && stored !== null) || isSaving}
					onClick={submit}
				>
					{isSaving ? "Saving…" : "Save"}{" "}
					<span aria-hidden="true">
						<kbd>Ctrl S</kbd>
					</span>
				</button>
			</EditActions>
		</header>
	);
}

/** Leads back to the list that a record belongs to. */
export function UpLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<Link className="up-link" to={to}>
			<Icon name="left" />
			{children}
		</Link>
	);
}
