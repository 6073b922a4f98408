import {
	answerSeatOffer,
	askQuestion,
	chooseOtherClass,
	chosenClassInput,
	correctDetails,
	type DetailField,
	type Details,
	detailsInput,
	questionInput,
	withdraw,
} from "#intake/registrations/applicant/public-contract.ts";
import { ApiError, call, type Fetch } from "#platform/api/client.ts";
import { type FieldErrors, fieldErrors } from "#ui/field-errors.ts";
import { typedFields } from "#ui/typed-fields.ts";

/** The forms of the applicant's page, and the answers to an offer, which name themselves in the field `form`. */
export const applicantForms = [
	"details",
	"class",
	"question",
	"withdrawal",
	"accept",
	"decline",
] as const;
export type ApplicantForm = (typeof applicantForms)[number];

/** A form that was not saved, to be shown again with what was typed. */
export interface RefusedChange {
	form: ApplicantForm;
	/** HTTP status of the answer. */
	status: number;
	errors: FieldErrors;
	typed: Details & { message: string };
	/** The details that the form began with. */
	shown: Details;
	/** The class that was chosen; 0 for none. */
	classId: number;
}

const fields: readonly DetailField[] = ["fullName", "email", "phone"];

/** Name of the field that keeps what the form began with. */
export const shownName = (field: DetailField) => `shown-${field}` as const;

/**
 * Saves a form of the applicant's page.
 * @param token of the link that opened the page
 * @returns the form if it was saved
 */
export async function postChange(
	data: FormData,
	token: string,
	fetch: Fetch,
): Promise<{ saved: ApplicantForm } | RefusedChange> {
	const form = applicantForms.find((name) => name === data.get("form")) ?? "details";
	const typed = typedFields(data, [...fields, "message"]);
	const shown = shownIn(data);
	const classId = Number(data.get("classId"));
	const refused = { form, typed, shown, classId };
	const params = { token };
	try {
		if (form === "withdrawal") await call(withdraw, { params }, fetch);
		if (form === "question") {
			const checked = questionInput.safeParse(typed);
			if (!checked.success) return { ...refused, ...invalid(checked.error.issues) };
			await call(askQuestion, { params, body: checked.data }, fetch);
		}
		if (form === "details") {
			const checked = detailsInput.safeParse({ ...typed, shown });
			if (!checked.success) return { ...refused, ...invalid(checked.error.issues) };
			await call(correctDetails, { params, body: checked.data }, fetch);
		}
		if (form === "class") {
			const checked = chosenClassInput.safeParse({ classId, shown: shownPlaceIn(data) });
			if (!checked.success) return { ...refused, ...invalid(checked.error.issues) };
			await call(chooseOtherClass, { params, body: checked.data }, fetch);
		}
		if (form === "accept" || form === "decline") {
			await call(
				answerSeatOffer,
				{ params, body: { accepts: form === "accept", ...(classId && { classId }) } },
				fetch,
			);
		}
		return { saved: form };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return { ...refused, errors: {}, status: error.status };
	}
}

const invalid = (issues: Parameters<typeof fieldErrors>[0]) => ({
	errors: fieldErrors(issues),
	status: 400,
});

/** The place that the form with classes began with; null for none. */
const shownPlaceIn = (data: FormData) =>
	data.get("shown-state")
		? { classId: Number(data.get("shown-classId")) || null, state: data.get("shown-state") }
		: null;

function shownIn(data: FormData): Details {
	const shown = typedFields(data, fields.map(shownName));
	return Object.fromEntries(fields.map((field) => [field, shown[shownName(field)]])) as Details;
}

/** A field of the form with details. */
interface DetailValue {
	value: string;
	/** What the form begins with: whatever differs from it is a change of the applicant's. */
	shown: string;
	/** What the office entered meanwhile in the same field. */
	theirs: string | null;
}

/**
 * Returns what the form with details shows. After a conflict, what the applicant typed stays, and other
 * fields follow the office; saving again then means having seen it.
 */
export function detailValues(
	stored: Details,
	refused: RefusedChange | undefined,
): Record<DetailField, DetailValue> {
	const detailOf = (field: DetailField): DetailValue => {
		const current = stored[field];
		if (refused?.form !== "details") return { value: current, shown: current, theirs: null };
		const value = refused.typed[field];
		const shown = refused.shown[field];
		if (refused.status !== 409) return { value, shown, theirs: null };
		if (value === shown) return { value: current, shown: current, theirs: null };
		const isTheirs = current !== shown && current !== value;
		return { value, shown: current, theirs: isTheirs ? current : null };
	};
	return { fullName: detailOf("fullName"), email: detailOf("email"), phone: detailOf("phone") };
}
