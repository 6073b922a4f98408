import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { useUnsavedChangesGuard } from "#ui/admin/use-unsaved-changes-guard.ts";

interface Props {
	/** Read when the user leaves. */
	hasUnsavedChanges: () => boolean;
	/** Location of the changes, for the question. */
	what: string;
}

/** Confirms leaving unsaved changes. The draft stays in this browser either way. */
export function LeaveDialog({ hasUnsavedChanges, what }: Props) {
	const blocker = useUnsavedChangesGuard(hasUnsavedChanges);
	return (
		<ConfirmDialog
			open={blocker.state === "blocked"}
			onCancel={() => blocker.reset?.()}
			onConfirm={() => blocker.proceed?.()}
			title="Leave without saving?"
			cancel="Keep editing"
			confirm="Leave"
		>
			<p>{`You have unsaved changes in ${what}. They stay on this computer as a draft until you sign out.`}</p>
		</ConfirmDialog>
	);
}
