/** Returns the reference number in a URL, if it is well-formed. */
export function referenceIn(query: URLSearchParams, name: string, letter: string): string | null {
	const reference = query.get(name) ?? "";
	return new RegExp(`^${letter}-\\d{6,8}$`).test(reference) ? reference : null;
}
