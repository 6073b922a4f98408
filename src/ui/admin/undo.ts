/** How long an act can be taken back from its toast, in milliseconds. */
const UNDO_TIME = 8000;

/** What a toast carries so that the act it tells of can be taken back. */
export function withUndo(undo: () => void) {
	return { duration: UNDO_TIME, action: { label: "Undo", onClick: undo } };
}
