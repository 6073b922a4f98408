import { AnswerChoice } from "#contacts/admin/answer-state.tsx";
import type { AnswerState } from "#contacts/contract.ts";
import { PersonPage } from "#people/admin/person-page.tsx";
import type { PersonRecord } from "#people/contract.ts";
import { StageChoice } from "#registrations/admin/stage.tsx";
import type { RegistrationStage } from "#registrations/contract.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";

export const meta = adminTitle("Person");

export default function Person() {
	return <PersonPage choice={choiceOf} />;
}

/** The stage of a registration, or the answer state of a message. */
function choiceOf({ kind, id, version, reference, stage, state }: PersonRecord) {
	return kind === "registration" ? (
		<StageChoice registration={{ id, version, stage: stage as RegistrationStage }} of={reference} />
	) : (
		<AnswerChoice contact={{ id, version, answerState: state as AnswerState }} of={reference} />
	);
}
