import { useQuery } from "@tanstack/react-query";
import { NextCall } from "#intake/people/admin/next-call.tsx";
import * as contract from "#intake/people/contract.ts";
import { type CallOutcome, callOutcomes } from "#intake/people/contract.ts";
import { addEntry, personQuery } from "#intake/people/queries.ts";
import { outcomeLabels } from "#intake/people/timeline.ts";
import { useMay } from "#platform/api/role-context.ts";
import { useChange } from "#ui/admin/use-change.ts";

interface Props {
	personId: number;
	/** Takes one outcome, and shows it in place of a notification. */
	once?: boolean;
	onSaved?: (outcome: CallOutcome) => void;
	onFailed?: (outcome: CallOutcome) => void;
}

/** Asks how a call went; one tap stores it with who and when. After a call that reached nobody, proposes the next. */
export function CallOutcomeButtons({ personId, once = false, onSaved, onFailed }: Props) {
	const may = useMay();
	const { data: person } = useQuery(personQuery(personId));
	const { mutate, isPending, isSuccess, variables } = useChange({
		save: (outcome: CallOutcome) => addEntry(personId, { kind: "call", outcome, text: null }),
		...(!once && { saved: { title: "Call saved", description: "It is on the timeline." } }),
		failed: "Failed to save the call.",
		onSaved: (_, outcome) => onSaved?.(outcome),
		onFailed: (outcome) => onFailed?.(outcome),
	});
	if (!may(contract.addEntry)) return null;
	return (
		<>
			<fieldset className="row-line tight call-outcomes" disabled={isPending}>
				<legend className={once ? "hidden-text" : undefined}>How did the call go?</legend>
				{callOutcomes.map((outcome) => (
					<button
						key={outcome}
						type="button"
						className="button"
						disabled={once && isSuccess}
						{...(once && { "aria-pressed": isSuccess && variables === outcome })}
						onClick={() => mutate(outcome)}
					>
						{outcomeLabels[outcome]}
					</button>
				))}
			</fieldset>
			{person && <NextCall person={person} />}
		</>
	);
}
