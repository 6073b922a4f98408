import { useId } from "react";
import type { RegistrationRecords } from "#intake/registrations/admin/use-registrations.tsx";
import {
	type RegistrationSource,
	type RegistrationStage,
	registrationList,
	stages,
	updateRegistration,
} from "#intake/registrations/contract.ts";
import { BulkMenu } from "#office/record-list/admin/bulk-menu.tsx";
import type { BulkAction } from "#office/record-list/admin/use-bulk.ts";
import { useChoice } from "#office/record-list/admin/use-choice.ts";
import { useMay } from "#platform/api/role-context.ts";
import { Select } from "#ui/admin/select.tsx";

/** How far the office is with a registration, in words. */
export const stageLabels: Readonly<Record<RegistrationStage, string>> = {
	new: "New",
	contacted: "Contacted",
	"visit booked": "Visit booked",
	applied: "Applied",
	waitlisted: "Waitlisted",
	enrolled: "Enrolled",
	closed: "Closed",
};

/** Where a registration came from, in words. */
export const sourceLabels: Readonly<Record<RegistrationSource, string>> = {
	website: "Website",
	"walk-in": "Walk-in",
	"phone call": "Phone call",
};

const setting = (stage: RegistrationStage): BulkAction<{ stage?: RegistrationStage }> => ({
	change: { stage },
	title: "Stage Updated",
	done: (subject) => `${subject} moved to “${stageLabels[stage]}”.`,
});

/** Sets the stage of the selected registrations. */
export function StageMenu({ records }: { records: RegistrationRecords }) {
	return (
		<BulkMenu
			records={records}
			label="Set stage"
			values={stages}
			nameOf={(stage) => stageLabels[stage]}
			setting={setting}
		/>
	);
}

interface Props {
	registration: { id: number; version: number; stage: RegistrationStage };
	/** What it is about, where there is more than one on a page. */
	of?: string;
}

/** Shows the stage of a registration, and sets it with Undo. */
export function StageChoice({ registration, of }: Props) {
	const id = useId();
	const may = useMay();
	const { value, choose } = useChoice(registrationList, {
		record: registration,
		stored: registration.stage,
		setting,
		updateFailed: "Failed to update the stage.",
	});
	return (
		<>
			<label htmlFor={id}>Stage{of && <span className="hidden-text">{` of ${of}`}</span>}</label>
			<Select
				id={id}
				options={stages.map((stage) => [stage, stageLabels[stage]])}
				disabled={!may(updateRegistration)}
				value={value}
				onChoose={(stage) => choose(stage as RegistrationStage)}
			/>
		</>
	);
}
