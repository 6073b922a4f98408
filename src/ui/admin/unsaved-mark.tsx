export function UnsavedMark({ editor }: { editor: { isDirty: boolean } }) {
	return editor.isDirty && <span className="sub dirty">Unsaved changes</span>;
}
