import type { Calls } from "#intake/people/admin/calls/use-call-list.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { useUnsavedChangesGuard } from "#ui/admin/use-unsaved-changes-guard.ts";

/** Says which outcomes are not saved yet, saves them again, and asks before they are lost. */
export function UnsavedOutcomes({ calls: { unsaved } }: { calls: Calls }) {
	const { outcomes, retry, isPending } = unsaved;
	const blocker = useUnsavedChangesGuard(() => outcomes.length > 0);
	const names = outcomes.map(({ name, outcome }) => `${name}: ${outcome}`);
	return (
		<>
			{outcomes.length > 0 && (
				<div className="row-line strip no" role="alert">
					<Icon name="offline" />
					<span>
						<b>Not saved yet.</b>{" "}
						{`${names.join(", ")}. Continue with the list. We save it when the connection is back.`}
					</span>
					<button type="button" className="button" disabled={isPending} onClick={retry}>
						Save now
					</button>
				</div>
			)}
			<ConfirmDialog
				open={blocker.state === "blocked"}
				onCancel={() => blocker.reset?.()}
				onConfirm={() => blocker.proceed?.()}
				title="Leave without saving?"
				cancel="Stay"
				confirm="Leave"
			>
				<p>{`These outcomes are not saved yet: ${names.join(", ")}. If you leave, they are lost.`}</p>
			</ConfirmDialog>
		</>
	);
}
