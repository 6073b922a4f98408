/** The reference number that an address names, when it has the form of one. */
export function referenceIn(query: URLSearchParams, name: string, letter: string): string | null {
	const reference = query.get(name) ?? "";
	return new RegExp(`^${letter}-\\d{6,8}$`).test(reference) ? reference : null;
}
