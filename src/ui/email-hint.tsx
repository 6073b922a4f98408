import { useEffect, useRef, useState } from "react";
import { suggestedEmail } from "#ui/email-suggestion.ts";

interface Props {
	input: HTMLInputElement;
	/** What was typed when the field was left; an object, so that leaving it again counts. */
	left: { typed: string };
}

/** Asks about a likely typo in an email address. It never gets in the way of sending the form. */
export function EmailHint({ input, left }: Props) {
	const region = useRef<HTMLDivElement>(null);
	const kept = useRef("");
	const [suggestion, setSuggestion] = useState<string | null>(null);
	const [answer, setAnswer] = useState("");

	useEffect(() => {
		let isCurrent = true;
		const clear = () => {
			setSuggestion(null);
			setAnswer("");
		};
		whenReleased(() => {
			const { typed } = left;
			if (!isCurrent || input.value !== typed || kept.current === typed) return;
			setSuggestion(suggestedEmail(typed));
		});
		input.addEventListener("input", clear);
		return () => {
			isCurrent = false;
			input.removeEventListener("input", clear);
		};
	}, [input, left]);

	/** The buttons go away, so the focus stays on what they said. */
	const say = (text: string) => {
		setSuggestion(null);
		setAnswer(text);
		region.current?.focus();
	};
	const accept = (meant: string) => {
		input.value = meant;
		input.dispatchEvent(new Event("input", { bubbles: true }));
		say(`Changed to ${meant}.`);
	};
	const dismiss = () => {
		kept.current = left.typed;
		say(`Your email stays ${left.typed}.`);
	};

	return (
		<div className="email-hint" role="status" ref={region} tabIndex={-1}>
			{suggestion && (
				<>
					<p>
						Did you mean <b>{suggestion}</b>?
					</p>
					<div className="quick">
						<button type="button" className="btn quiet" onClick={() => accept(suggestion)}>
							Yes, change it
						</button>
						<button type="button" className="btn plain" onClick={dismiss}>
							No, keep mine
						</button>
					</div>
				</>
			)}
			{answer && <p>{answer}</p>}
		</div>
	);
}

/** Waits until no mouse button is pressed, so that the click that left the field still hits its target. */
function whenReleased(run: () => void) {
	requestAnimationFrame(() =>
		document.querySelector(":active") ? whenReleased(run) : setTimeout(run),
	);
}
