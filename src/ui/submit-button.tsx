import { Spinner } from "#ui/pulse.tsx";

interface Props {
	children: string;
	pending: boolean;
	/** The word while it waits. */
	busy?: string;
	/** The one call to action of the screen. */
	go?: boolean;
}

/**
 * Sends a form. Both faces are in the page from the start, because a form that is held until the
 * page is ready shows that it waits before any component runs.
 */
export function SubmitButton({ children, pending, busy = "Sending…", go = false }: Props) {
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
				{busy}
			</span>
		</button>
	);
}
