/** Reads fields of a form as they were typed. A missing field, and a file in place of a text, is empty. */
export function typedFields<Field extends string>(
	form: FormData,
	fields: readonly Field[],
): Record<Field, string> {
	const typed = (field: Field) => {
		const value = form.get(field);
		return typeof value === "string" ? value : "";
	};
	return Object.fromEntries(fields.map((field) => [field, typed(field)])) as Record<Field, string>;
}
