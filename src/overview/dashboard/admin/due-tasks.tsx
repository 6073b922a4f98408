import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type PersonPatch, updatePerson } from "#intake/people/contract.ts";
import { type DueTask, listDueTasks } from "#intake/people/waiting-contract.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { May } from "#platform/api/may.tsx";
import { queryOf } from "#platform/api/query-of.ts";
import { whenRefreshed } from "#platform/api/refresh.ts";
import { writtenDay } from "#platform/calendar/days.ts";
import { Loaded } from "#ui/admin/loaded.tsx";
import { reportFailure } from "#ui/admin/report-failure.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { toast } from "#ui/toast.ts";

/** Lists tasks that are due today or overdue, one's own first. A check ends a task. */
export function DueTasks() {
	const query = useQuery({ ...queryOf(listDueTasks, {}, ["return"]), refetchOnMount: "always" });
	return (
		<Loaded query={query} what="tasks due today" loading={<Tasks />}>
			{(due) => <Tasks data={due} />}
		</Loaded>
	);
}

function Tasks({ data }: { data?: { tasks: readonly DueTask[]; total: number } }) {
	const hidden = data ? data.total - data.tasks.length : 0;
	return (
		<section aria-labelledby="due-title" aria-busy={!data}>
			<div className="section-head">
				<h2 id="due-title">Tasks due</h2>
				{data && data.total > 0 && <span className="sub num">{data.total}</span>}
			</div>
			{data?.total === 0 && <p className="all-well">No tasks are due.</p>}
			<ul className="rows due">
				{data?.tasks.map((task) => (
					<Task key={task.personId} due={task} />
				))}
			</ul>
			{hidden > 0 && <p className="sub">{`${hidden} more follow when these are done.`}</p>}
		</section>
	);
}

function Task({ due }: { due: DueTask }) {
	const { personId, name, task, taskDueOn, owner, isMine, isOverdue } = due;
	const { mutate, isPending } = useFinishTask(due);
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
				<b>{task}</b>
			</label>
			<small>
				<Link to={`/admin/people/${personId}`}>{name}</Link>
				{isOverdue && <span className="overdue">{` · since ${writtenDay(taskDueOn)}`}</span>}
				{` · ${isMine ? "you" : (owner ?? "no owner")}`}
			</small>
		</li>
	);
}

/** Removes a task, with Undo. A change by someone else since is not overwritten. */
function useFinishTask({ personId, version, name, task, taskDueOn }: DueTask) {
	const save = (at: number, body: PersonPatch) =>
		adminCall(updatePerson, { params: { id: personId }, body, headers: ifMatch(at) });
	const failed = reportFailure("Update Failed", "Failed to save the task.");
	return useMutation({
		mutationFn: () => save(version, { task: null }),
		onSuccess: (saved) =>
			toast({
				title: "Done",
				description: `${name}: ${task}`,
				...withUndo(() => {
					save(saved.version, { task, taskDueOn }).catch(failed);
				}),
			}),
		onError: failed,
		onSettled: whenRefreshed,
	});
}
