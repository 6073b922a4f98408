import type { FieldErrors } from "#ui/field-errors.ts";

/** What a toast says of a submit. */
export interface Report {
	title: string;
	description: string;
}

/** Result of a submit: saved, invalid fields, or a failure; and what a toast says of it. */
export type Outcome<Saved> = ({ saved: Saved } | { errors: FieldErrors } | { failure: string }) & {
	report?: Report;
};
