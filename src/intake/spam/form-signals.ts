import * as z from "zod/mini";
import { TRAP } from "#ui/trap.ts";

// JSON bodies contain only the specification's fields, so what a form knows about its use travels in a
// header. A missing or unreadable header counts for nothing and is never an error.

const HEADER = "form-signals";

/** What is known about how a form was filled in. */
export interface FormSignals {
	/** Milliseconds from showing the form to sending it, as the browser measured them. */
	elapsed?: number | undefined;
	/** Milliseconds since the page was sent, as the server remembers them. Weaker than `elapsed`. */
	sincePage?: number | undefined;
	isTrapFilled?: boolean;
}

/** Declares the header of a form's endpoint. */
export const formSignalsHeader = z.object({ [HEADER]: z.optional(z.string()) });

/** Returns the header for a form that is about to be sent. @param elapsed undefined if unknown */
export function withFormSignals(form: FormData, elapsed?: number): Record<string, string> {
	const signals = [
		...(elapsed === undefined ? [] : [`elapsed=${Math.round(elapsed)}`]),
		...(form.get(TRAP) ? ["trap"] : []),
	];
	return signals.length > 0 ? { [HEADER]: signals.join(", ") } : {};
}

/** Reads the header of a call, and what the server remembers of its page. */
export function formSignalsOf(
	headers: z.output<typeof formSignalsHeader>,
	{ sincePage }: Pick<FormSignals, "sincePage"> = {},
): FormSignals {
	const parts = (headers[HEADER] ?? "").split(",").map((part) => part.trim());
	const elapsed = parts.map((part) => /^elapsed=(\d{1,12})$/.exec(part)?.[1]).find(Boolean);
	return {
		elapsed: elapsed === undefined ? undefined : Number(elapsed),
		sincePage,
		isTrapFilled: parts.includes("trap"),
	};
}
