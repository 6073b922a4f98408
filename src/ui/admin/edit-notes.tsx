interface Props {
	/** Why the last save failed. */
	failure: string | null;
	/** The form was restored from an unsaved draft. */
	restored?: boolean;
}

/** Shows an editor's notes above its fields. */
export function EditNotes({ failure, restored = false }: Props) {
	return (
		<>
			{failure && (
				<p className="alert" role="alert">
					{failure} Your changes are still here.
				</p>
			)}
			{restored && (
				<p className="hint" role="status">
					Unsaved draft restored.
				</p>
			)}
		</>
	);
}
