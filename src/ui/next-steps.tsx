import { Children, type ReactNode, useEffect } from "react";
import { clearDraft } from "#ui/draft.ts";
import { formWords } from "#ui/form-words.ts";

interface Props {
	reference: string;
	/** The draft of the form: a native submit leaves it in the tab. */
	draft: string;
	/** The page of the form, and the button that shows it again. */
	again: { action: string; label: string };
	onAgain: () => void;
	children: ReactNode;
}

/** What a form that was sent leads to: its reference number, the next steps, and a way to send another. */
export function NextSteps({ reference, draft, again, onAgain, children }: Props) {
	useEffect(() => clearDraft(draft), [draft]);
	return (
		<>
			<div>
				<p className="small">{formWords.use().reference}</p>
				<p className="reference num">{reference}</p>
			</div>
			<ol className="next">
				{Children.map(
					children,
					(step) =>
						step && (
							<li>
								<span>{step}</span>
							</li>
						),
				)}
			</ol>
			{/* A form, so that it is a button and works without JavaScript. */}
			<form
				action={again.action}
				onSubmit={(event) => {
					event.preventDefault();
					onAgain();
				}}
			>
				<button type="submit" className="btn quiet">
					{again.label}
				</button>
			</form>
		</>
	);
}
