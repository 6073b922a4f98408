import type { MessageRecords } from "#intake/contacts/admin/use-messages.tsx";
import { type AnswerState, answerStates, contactList } from "#intake/contacts/contract.ts";
import { BulkMenu } from "#office/record-list/admin/bulk-menu.tsx";
import type { BulkAction } from "#office/record-list/admin/use-bulk.ts";
import { useChoice } from "#office/record-list/admin/use-choice.ts";
import { useMay } from "#platform/api/role-context.ts";
import { Icon, type IconName } from "#ui/admin/icon.tsx";

/** Label and icon of each answer state. */
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

const setting = (answerState: AnswerState): BulkAction<{ answerState?: AnswerState }> => ({
	change: { answerState },
	title: "Answer Updated",
	done: (subject) => `${subject} marked as ${answerState}.`,
});

/** Sets the answer state of the selected messages. */
export function AnswerMenu({ records }: { records: MessageRecords }) {
	return (
		<BulkMenu
			records={records}
			label="Set answer"
			values={answerStates}
			nameOf={(state) => answerLabels[state].name}
			setting={setting}
		>
			{(state) => <AnswerBadge state={state} />}
		</BulkMenu>
	);
}

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
		setting,
		updateFailed: "Failed to update the answer.",
	});
	return (
		<>
			<span aria-hidden="true">Answer</span>
			<fieldset className="segments" disabled={!may(contactList.endpoints.change)}>
				<legend className="hidden-text">{of ? `Answer of ${of}` : "Answer"}</legend>
				{answerStates.map((state) => (
					<label key={state}>
						<input
							type="radio"
							name={`answer-${contact.id}`}
							checked={value === state}
							onChange={() => choose(state)}
						/>
						<span>{answerLabels[state].name}</span>
					</label>
				))}
			</fieldset>
		</>
	);
}
