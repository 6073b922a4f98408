import { useId } from "react";
import {
	type RegistrationStage,
	registrationList,
	stageLabels,
	updateRegistration,
} from "#intake/registrations/contract.ts";
import type { BulkAction } from "#office/record-list/admin/use-bulk.ts";
import { useChoice } from "#office/record-list/admin/use-choice.ts";
import { useMay } from "#platform/api/role-context.ts";
import { Select } from "#ui/admin/select.tsx";

export const settingStage = (
	stage: RegistrationStage,
): BulkAction<{ stage?: RegistrationStage }> => ({
	change: { stage },
	title: "Stage Updated",
	done: (subject) => `${subject} moved to “${stageLabels[stage]}”.`,
});

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
		setting: settingStage,
		updateFailed: "Failed to update the stage.",
	});
	return (
		<>
			<label htmlFor={id}>Stage{of && <span className="hidden-text">{` of ${of}`}</span>}</label>
			<Select
				id={id}
				options={Object.entries(stageLabels)}
				disabled={!may(updateRegistration)}
				value={value}
				onChoose={(stage) => choose(stage as RegistrationStage)}
			/>
		</>
	);
}
