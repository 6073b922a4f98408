import { ApiError, call, type Fetch } from "#api/client.ts";
import { checkContact, type TypedContact, typedContact } from "#contacts/form-data.ts";
import { type Contact, sendContact } from "#contacts/visitor-contract.ts";
import { unknownCourseSentence } from "#courses/visitor-contract.ts";
import type { FieldErrors } from "#ui/field-errors.ts";

/** What came of a form that was sent without scripts. */
export type PostedContact =
	| { saved: Contact }
	| { typed: TypedContact; errors: FieldErrors; sentence: string | null; status: number };

/** Saves a form that was sent without scripts, through the same call that scripts make. */
export async function postContact(form: FormData, fetch: Fetch): Promise<PostedContact> {
	const typed = typedContact(form);
	const checked = checkContact(typed);
	if ("errors" in checked) {
		return { typed, errors: checked.errors, sentence: null, status: 400 };
	}
	try {
		return { saved: await call(sendContact, { body: checked.body }, fetch) };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const { status, sentence } = error;
		return sentence === unknownCourseSentence
			? { typed, errors: { courseId: sentence }, sentence: null, status }
			: { typed, errors: {}, sentence: error.message, status };
	}
}
