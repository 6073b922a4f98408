/** Time in milliseconds during which a toast offers Undo. */
const UNDO_TIME = 8000;

/** Returns the toast's options for an Undo button. */
export function withUndo(undo: () => void) {
	return { duration: UNDO_TIME, action: { label: "Undo", onClick: undo } };
}
