import { useEffect, useRef, useState } from "react";
import { emailHintWords } from "#ui/email-hint-words.tsx";
import { suggestedEmail } from "#ui/email-suggestion.ts";

interface Props {
	input: HTMLInputElement;
	/** What was typed when the field was left; an object, so that leaving it again counts. */
	left: { typed: string };
}

/** Asks about a likely typo in an email address. It never gets in the way of sending the form. */
export function EmailHint({ input, left }: Props) {
	const words = emailHintWords.use();
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
		say(words.changed(meant));
	};
	const dismiss = () => {
		kept.current = left.typed;
		say(words.kept(left.typed));
	};

	return (
		<div className="email-hint" role="status" ref={region} tabIndex={-1}>
			{suggestion && (
				<>
					<p>{words.ask(suggestion)}</p>
					<div className="quick">
						<button type="button" className="btn quiet" onClick={() => accept(suggestion)}>
							{words.change}
						</button>
						<button type="button" className="btn plain" onClick={dismiss}>
							{words.keep}
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
