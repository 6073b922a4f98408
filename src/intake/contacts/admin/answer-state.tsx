import { type AnswerState, answerStates, contactList } from "#intake/contacts/contract.ts";
import type { BulkAction } from "#office/record-list/admin/use-bulk.ts";
import { useChoice } from "#office/record-list/admin/use-choice.ts";
import { useMay } from "#platform/api/role-context.ts";
import { Icon, type IconName } from "#ui/admin/icon.tsx";
import { Radios } from "#ui/admin/radios.tsx";

export const answerLabels: Readonly<Record<AnswerState, { name: string; icon: IconName }>> = {
	open: { name: "Open", icon: "circle" },
	answered: { name: "Answered", icon: "reply" },
	closed: { name: "Closed", icon: "check" },
};

/** Shows an answer state as an icon and a word. */
export function AnswerBadge({ state }: { state: AnswerState }) {
	// A record with only the specification’s fields has no answer state.
	if (!state) return null;
	const { name, icon } = answerLabels[state];
	return (
		<span className={state === "open" ? "quiet-status strong" : "quiet-status"}>
			<Icon name={icon} />
			{name}
		</span>
	);
}

export const settingAnswer = (
	answerState: AnswerState,
): BulkAction<{ answerState?: AnswerState }> => ({
	change: { answerState },
	title: "Answer Updated",
	done: (subject) => `${subject} marked as ${answerState}.`,
});

interface Props {
	contact: { id: number; version: number; answerState: AnswerState };
	/** What it is about, where there is more than one on a page. */
	of?: string;
}

/** Shows whether a message has its answer, and sets it with Undo. */
export function AnswerChoice({ contact, of }: Props) {
	const may = useMay();
	const { value, choose } = useChoice(contactList, {
		record: contact,
		stored: contact.answerState,
		setting: settingAnswer,
		updateFailed: "Failed to update the answer.",
	});
	return (
		<>
			<span aria-hidden="true">Answer</span>
			<fieldset className="segments" disabled={!may(contactList.endpoints.change)}>
				<legend className="hidden-text">{of ? `Answer of ${of}` : "Answer"}</legend>
				<Radios
					values={answerStates}
					nameOf={(state) => answerLabels[state].name}
					value={value}
					onChoose={choose}
				/>
			</fieldset>
		</>
	);
}
