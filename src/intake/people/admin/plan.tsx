import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { type PlanValues, usePlan } from "#intake/people/admin/use-plan.ts";
import { listOwners, type Person, updatePerson } from "#intake/people/contract.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { useMay } from "#platform/api/role-context.ts";
import { EditNotes } from "#ui/admin/edit-notes.tsx";
import { EditorConflict } from "#ui/admin/editor-conflict.tsx";
import { Select } from "#ui/admin/select.tsx";

const labels: Readonly<Record<keyof PlanValues, string>> = {
	ownerId: "Owner",
	task: "Task",
	taskDueOn: "Due",
};

/** While a year is typed its first digits make another one. */
const isWholeDay = (day: string) => day === "" || day >= "2000";

/** Who looks after a person, and what comes next on which day. Each field saves itself. */
export function PersonPlan({ person }: { person: Person }) {
	const { data: owners = [] } = useQuery(queryOf(listOwners, {}, ["change", "return"]));
	const may = useMay();
	const id = useId();
	const plan = usePlan(person);
	const { values, base, set, submit } = plan;
	const isDisabled = !may(updatePerson);
	const ownerName = (ownerId: number | null) =>
		ownerId === null ? "Nobody" : owners.find((owner) => owner.id === ownerId)?.username;
	return (
		<>
			<div className="record-facts">
				<label htmlFor={`${id}-owner`}>{labels.ownerId}</label>
				<Select
					id={`${id}-owner`}
					options={[["", "Nobody"], ...owners.map((one) => [one.id, one.username] as const)]}
					disabled={isDisabled}
					value={values.ownerId ?? ""}
					onChoose={(ownerId) => {
						set({ ownerId: ownerId ? Number(ownerId) : null });
						submit();
					}}
				/>
				<label htmlFor={`${id}-task`}>{labels.task}</label>
				<input
					id={`${id}-task`}
					className="control"
					maxLength={200}
					placeholder="None"
					disabled={isDisabled}
					value={values.task}
					onChange={({ target }) => set({ task: target.value })}
					onBlur={submit}
					onKeyDown={({ key }) => key === "Enter" && submit()}
				/>
				<label htmlFor={`${id}-day`}>{labels.taskDueOn}</label>
				<input
					id={`${id}-day`}
					className="control"
					type="date"
					disabled={isDisabled || base.task === ""}
					value={values.taskDueOn}
					onChange={({ target }) => {
						set({ taskDueOn: target.value });
						if (isWholeDay(target.value)) submit();
					}}
					onBlur={submit}
				/>
			</div>
			<EditNotes failure={plan.failure} />
			<EditorConflict
				editor={plan}
				about={person.name}
				what="this plan"
				labels={labels}
				show={(shown, name) =>
					name === "ownerId" ? ownerName(shown.ownerId) : shown[name] || "None"
				}
			/>
		</>
	);
}
