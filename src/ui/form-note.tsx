import type { Ref } from "react";
import { ErrorText } from "#ui/field.tsx";
import { type FieldErrors, notSentMessage, stillHereMessage } from "#ui/field-errors.ts";
import { messages } from "#ui/messages.ts";

interface Props {
	ref: Ref<HTMLDivElement>;
	errors: FieldErrors;
	/** Why the form was not saved, in English. */
	failure: string | null;
}

/** Shows next to the button why the form was not sent. Unlike a toast, it stays. */
export function FormNote({ ref, errors, failure }: Props) {
	const { say } = messages.use();
	const wrong = Object.keys(errors).length > 0;
	return (
		<div ref={ref} tabIndex={-1} role="status" className="form-note">
			{wrong && <ErrorText>{say(notSentMessage(errors))}</ErrorText>}
			{!wrong && failure && <ErrorText>{`${say(failure)} ${say(stillHereMessage)}`}</ErrorText>}
		</div>
	);
}
