import { ConfirmDialog } from "#ui/admin/dialog.tsx";

interface Props {
	editor: { question: string | null; confirm: () => void; closeQuestion: () => void };
	/** What is edited: `class` */
	what: string;
}

/** Asks what an editor has to ask before it stores a change. */
export function SaveQuestion({ editor, what }: Props) {
	return (
		<ConfirmDialog
			open={editor.question !== null}
			title={`Save this ${what}?`}
			confirm={`Save ${what}`}
			cancel="Keep editing"
			onCancel={editor.closeQuestion}
			onConfirm={editor.confirm}
		>
			<p>{editor.question}</p>
		</ConfirmDialog>
	);
}
