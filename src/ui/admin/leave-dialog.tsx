import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { useUnsavedChangesGuard } from "#ui/admin/use-unsaved-changes-guard.ts";

interface Props {
	dirty: boolean;
	/** What is not saved, in words. */
	what: string;
}

/** Asks before something unsaved is left. It is kept on this computer either way. */
export function LeaveDialog({ dirty, what }: Props) {
	const blocker = useUnsavedChangesGuard(dirty);
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
