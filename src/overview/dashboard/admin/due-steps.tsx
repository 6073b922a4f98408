import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { type PersonPatch, updatePerson } from "#intake/people/contract.ts";
import { refreshPeople, savePerson } from "#intake/people/queries.ts";
import type { DueStep } from "#intake/people/waiting-contract.ts";
import { dueStepsQuery } from "#intake/people/waiting-queries.ts";
import { May } from "#platform/api/may.tsx";
import { writtenDay } from "#platform/calendar/days.ts";
import { messageOf } from "#ui/admin/failure.ts";
import { Loaded } from "#ui/admin/loaded.tsx";
import { withUndo } from "#ui/admin/undo.ts";
import { toast } from "#ui/toast.ts";

/** Lists next steps that are due today or overdue, one's own first. A check ends a step. */
export function DueSteps() {
	return (
		<Loaded query={useQuery(dueStepsQuery())} what="steps due today" loading={<Steps />}>
			{(due) => <Steps data={due} />}
		</Loaded>
	);
}

function Steps({ data }: { data?: { steps: readonly DueStep[]; total: number } }) {
	const hidden = data ? data.total - data.steps.length : 0;
	return (
		<section aria-labelledby="due-title" aria-busy={!data}>
			<div className="section-head">
				<h2 id="due-title">Next steps due</h2>
				{data && data.total > 0 && <span className="sub num">{data.total}</span>}
			</div>
			{data?.total === 0 && <p className="all-well">No next steps are due.</p>}
			<ul className="due">
				{data?.steps.map((step) => (
					<Step key={step.personId} step={step} />
				))}
			</ul>
			{hidden > 0 && <p className="sub">{`${hidden} more follow when these are done.`}</p>}
		</section>
	);
}

function Step({ step }: { step: DueStep }) {
	const { personId, name, nextStep, nextStepOn, owner, isMine, isOverdue } = step;
	const { mutate, isPending } = useFinishStep(step);
	return (
		<li>
			<label>
				<May call={updatePerson}>
					<input
						type="checkbox"
						checked={isPending}
						disabled={isPending}
						onChange={() => mutate()}
					/>
				</May>
				<b>{nextStep}</b>
			</label>
			<small>
				<Link to={`/admin/people/${personId}`}>{name}</Link>
				{isOverdue && <span className="overdue">{` · since ${writtenDay(nextStepOn)}`}</span>}
				{` · ${isMine ? "you" : (owner ?? "no owner")}`}
			</small>
		</li>
	);
}

/** Removes a next step, with Undo. A change by someone else since is not overwritten. */
function useFinishStep({ personId, version, name, nextStep, nextStepOn }: DueStep) {
	const queries = useQueryClient();
	const save = (at: number, patch: PersonPatch) => savePerson({ id: personId, version: at }, patch);
	const failed = (error: unknown) =>
		toast({
			title: "Update Failed",
			description: messageOf(error, "Failed to save the next step."),
			variant: "destructive",
		});
	return useMutation({
		mutationFn: () => save(version, { nextStep: null }),
		onSuccess: (saved) =>
			toast({
				title: "Done",
				description: `${name}: ${nextStep}`,
				...withUndo(() => {
					save(saved.version, { nextStep, nextStepOn })
						.catch(failed)
						.finally(() => refreshPeople(queries));
				}),
			}),
		onError: failed,
		onSettled: () => refreshPeople(queries),
	});
}
