import { useQuery } from "@tanstack/react-query";
import { rehearsalQuery } from "#chat/admin/queries.ts";
import { newClaims, RehearsalAnswers } from "#chat/admin/rehearsal-answers.tsx";
import { Unasked, Warnings } from "#chat/admin/rehearsal-panel.tsx";
import type { TaughtInput } from "#chat/admin/teaching-contract.ts";
import { AdminDialog } from "#ui/admin/dialog.tsx";

interface Props {
	taught: TaughtInput & { id?: number };
	saving?: boolean;
	onConfirm: () => void;
	onClose: () => void;
}

/** Shows what would be said, to its own questions and to those that tempt, before an answer goes live. */
export function GoLiveDialog({ taught, saving = false, onConfirm, onClose }: Props) {
	const query = useQuery({ ...rehearsalQuery({ taught }), staleTime: 0 });
	const { data, error } = query;
	const doubtful = data && data.warnings.length + newClaims(data).length > 0;
	return (
		<AdminDialog
			open
			onClose={onClose}
			title="Preview answers"
			about="How the assistant would answer this fact’s questions and some tricky ones."
			className="wide-dialog go-live"
		>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
			<section className="go-live-body said" tabIndex={0} aria-label="Answers">
				{!data && !error && (
					<p className="sub" role="status">
						Loading answers…
					</p>
				)}
				{error && <Unasked error={error} onRetry={query.refetch} />}
				{data && <Warnings rehearsal={data} />}
				{data && <RehearsalAnswers rehearsal={data} own={taught.questions} />}
			</section>
			<div className="dialog-end">
				<button type="button" className="button" onClick={onClose}>
					Keep editing
				</button>
				<button
					type="button"
					className="button primary"
					disabled={saving || (!data && !error)}
					onClick={onConfirm}
				>
					{saving ? "Saving…" : doubtful ? "Save anyway" : "Save and publish"}
				</button>
			</div>
		</AdminDialog>
	);
}
