import { AnswerChoice } from "#intake/contacts/admin/answer-state.tsx";
import type { AnswerState } from "#intake/contacts/contract.ts";
import { PersonPage } from "#intake/people/admin/person-page.tsx";
import type { PersonRecord } from "#intake/people/contract.ts";
import { StageChoice } from "#intake/registrations/admin/stage.tsx";
import type { RegistrationStage } from "#intake/registrations/contract.ts";
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
