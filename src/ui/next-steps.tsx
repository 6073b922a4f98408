import { Children, type ReactNode, useEffect, useRef } from "react";
import { clearDraft } from "#ui/draft.ts";
import { replaySubmit } from "#ui/early-actions.ts";
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
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => clearDraft(draft), [draft]);
	// A form that the browser is sending while the page gets ready would be stopped by that.
	useEffect(() => {
		if (form.current) replaySubmit(form.current);
	}, []);
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
				ref={form}
				action={again.action}
				data-hold=""
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
