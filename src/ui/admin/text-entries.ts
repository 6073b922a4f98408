import type { FieldErrors } from "#ui/field-errors.ts";

/** The fields of a form that are texts. */
type TextName<Values> = {
	[Name in keyof Values & string]: Values[Name] extends string ? Name : never;
}[keyof Values & string];

interface Editor<Values> {
	values: Values;
	errors: FieldErrors;
	set: (change: Partial<Values>) => void;
}

/** Returns what the entry of a text needs to edit it, by the name of the field. */
export const textEntries =
	<Values extends object>(
		{ values, errors, set }: Editor<Values>,
		labels: Readonly<Record<keyof Values, string>>,
	) =>
	(name: TextName<Values>) => ({
		name,
		label: labels[name],
		value: values[name] as string,
		error: errors[name],
		onChange: ({ target }: { target: { value: string } }) =>
			set({ [name]: target.value } as Partial<Values>),
	});
