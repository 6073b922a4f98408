interface Props {
	/** Why the last attempt to save came to nothing. */
	failure: string | null;
	/** What stands in the fields was typed earlier and never saved. */
	restored?: boolean;
}

/** What an editor tells above its fields. */
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
