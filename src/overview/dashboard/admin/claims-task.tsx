import { useState } from "react";
import { Link } from "react-router";
import {
	type ClaimSection,
	type Claims,
	confirmClaims,
} from "#overview/dashboard/checklist-contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { FormDialog } from "#ui/admin/dialog.tsx";
import { useChange } from "#ui/admin/use-change.ts";

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
	const { mutate, isPending } = useChange({
		save: () => adminCall(confirmClaims, { body: { section, digest } }),
		saved: { title: "Confirmed", description: "The activity log has who confirmed it." },
		failed: "Failed to confirm. Try again in a minute.",
		onSaved: () => setOpen(false),
	});
	const { otherwise, label, to } = ways[section];
	return (
		<>
			<button type="button" className="text-button" onClick={() => setOpen(true)}>
				{title}
			</button>
			{isOpen && (
				<FormDialog
					onClose={() => setOpen(false)}
					onSubmit={() => mutate()}
					className="wide-dialog scroll-dialog"
					title={`${title}?`}
					about={`Confirm only what your school can show, such as with a license, a roster or a visit. ${otherwise}`}
					beside={
						<Link className="button" to={to}>
							{label}
						</Link>
					}
					submit={`Confirm all ${sentences.length}`}
					busy={isPending}
				>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
					<section className="dialog-scroll" tabIndex={0} aria-label="Sentences" data-first-focus>
						<ul className="stack claims">
							{sentences.map(({ text, language }) => (
								<li key={text} lang={language}>
									{text}
								</li>
							))}
						</ul>
					</section>
				</FormDialog>
			)}
		</>
	);
}
