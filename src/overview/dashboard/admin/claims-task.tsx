import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import {
	type ClaimSection,
	type Claims,
	confirmClaims,
} from "#overview/dashboard/checklist-contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { AdminDialog } from "#ui/admin/dialog.tsx";
import { reportFailure } from "#ui/admin/report-failure.ts";
import { toast } from "#ui/toast.ts";

interface Props {
	title: string;
	claims: Claims;
}

const writeOwn = "If something isn’t true, write it in your own words first.";

/** What to do about a sentence that isn't true. */
const ways: Readonly<Record<ClaimSection, { otherwise: string; label: string; to: string }>> = {
	about: { otherwise: writeOwn, label: "Edit the texts", to: "/admin/pages" },
	benefits: { otherwise: writeOwn, label: "Edit the texts", to: "/admin/pages" },
	questions: {
		otherwise: "If something isn’t true, edit or delete the fact first.",
		label: "Edit the facts",
		to: "/admin/facts",
	},
};

/** Opens the sentences of a section, for an administrator to read and confirm. */
export function ClaimsTask({ title, claims: { section, sentences, digest } }: Props) {
	const [isOpen, setOpen] = useState(false);
	const { mutate, isPending } = useMutation({
		mutationFn: () => adminCall(confirmClaims, { body: { section, digest } }),
		onSuccess: () => {
			setOpen(false);
			toast({ title: "Confirmed", description: "The activity log has who confirmed it." });
		},
		onError: reportFailure("Update Failed", "Failed to confirm. Try again in a minute."),
	});
	const { otherwise, label, to } = ways[section];
	return (
		<>
			<button type="button" className="text-button" onClick={() => setOpen(true)}>
				{title}
			</button>
			{isOpen && (
				<AdminDialog
					open
					onClose={() => setOpen(false)}
					className="wide-dialog scroll-dialog"
					title={`${title}?`}
					about={`Confirm only what your school can show, such as with a license, a roster or a visit. ${otherwise}`}
				>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
					<section className="dialog-scroll" tabIndex={0} aria-label="Sentences" data-first-focus>
						<ul className="claims">
							{sentences.map(({ text, language }) => (
								<li key={text} lang={language}>
									{text}
								</li>
							))}
						</ul>
					</section>
					<div className="dialog-end">
						<Link className="button" to={to}>
							{label}
						</Link>
						<button
							type="button"
							className="button primary"
							disabled={isPending}
							onClick={() => mutate()}
						>
							{isPending ? "Confirming…" : `Confirm all ${sentences.length}`}
						</button>
					</div>
				</AdminDialog>
			)}
		</>
	);
}
