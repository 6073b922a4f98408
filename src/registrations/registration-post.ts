import { ApiError, call, type Fetch } from "#api/client.ts";
import { unknownCourseSentence } from "#courses/visitor-contract.ts";
import {
	checkRegistration,
	type TypedRegistration,
	typedRegistration,
} from "#registrations/form-data.ts";
import { type Registration, register } from "#registrations/visitor-contract.ts";
import type { FieldErrors } from "#ui/field-errors.ts";

/** What came of a form that was sent without scripts. */
export type PostedRegistration =
	| { saved: Registration }
	| {
			typed: TypedRegistration;
			errors: FieldErrors;
			sentence: string | null;
			status: number;
	  };

/** Saves a form that was sent without scripts, through the same call that scripts make. */
export async function postRegistration(form: FormData, fetch: Fetch): Promise<PostedRegistration> {
	const typed = typedRegistration(form);
	const checked = checkRegistration(typed);
	if ("errors" in checked) {
		return { typed, errors: checked.errors, sentence: null, status: 400 };
	}
	try {
		return { saved: await call(register, { body: checked.body }, fetch) };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const { status, sentence } = error;
		return sentence === unknownCourseSentence
			? { typed, errors: { courseId: sentence }, sentence: null, status }
			: { typed, errors: {}, sentence: error.message, status };
	}
}
