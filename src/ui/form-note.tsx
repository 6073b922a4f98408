import type { Ref } from "react";
import { ErrorText } from "#ui/field.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { formWords } from "#ui/form-words.ts";

interface Props {
	ref: Ref<HTMLDivElement>;
	errors: FieldErrors;
	/** Why the form was not saved, in the language of the page. */
	failure: string | null;
}

/** Shows next to the button why the form was not sent. Unlike a toast, it stays. */
export function FormNote({ ref, errors, failure }: Props) {
	const words = formWords.use();
	const wrong = Object.keys(errors).length;
	return (
		<div ref={ref} tabIndex={-1} role="status" className="form-note">
			{wrong > 0 && <ErrorText>{words.notSent(wrong)}</ErrorText>}
			{wrong === 0 && failure && <ErrorText>{`${failure} ${words.stillHere}`}</ErrorText>}
		</div>
	);
}
