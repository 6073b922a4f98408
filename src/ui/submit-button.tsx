import { formWords } from "#ui/form-words.ts";
import { Spinner } from "#ui/pulse.tsx";

interface Props {
	children: string;
	pending: boolean;
	/** Label while busy. */
	busy?: string;
	/** The screen's primary action. */
	go?: boolean;
}

/**
 * Submits a form. Both labels are in the page from the start, because a queued submit shows
 * its busy state before hydration.
 */
export function SubmitButton({ children, pending, busy, go = false }: Props) {
	const { sending } = formWords.use();
	return (
		<button
			type="submit"
			className={go ? "btn go" : "btn"}
			disabled={pending}
			{...(pending && { "aria-busy": true })}
		>
			<span className="when-idle">{children}</span>
			<span className="when-busy">
				<Spinner />
				{busy ?? sending}
			</span>
		</button>
	);
}
