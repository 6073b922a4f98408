import { inSpanish } from "#ui/messages-in-spanish.ts";
import type { Outcome } from "#ui/outcome.ts";
import { saidErrors } from "#ui/say.ts";

/** Says in Spanish what became of a form. */
export function outcomeInSpanish<Saved>(outcome: Outcome<Saved>): Outcome<Saved> {
	const { report } = outcome;
	return {
		...outcome,
		...("errors" in outcome && { errors: saidErrors(outcome.errors, inSpanish) }),
		...("failure" in outcome && { failure: inSpanish(outcome.failure) }),
		...(report && {
			report: { title: inSpanish(report.title), description: inSpanish(report.description) },
		}),
	};
}
