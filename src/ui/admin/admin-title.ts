interface Page {
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** Returns the `meta` of a page of the admin area: its name and the school's, which the root route has loaded. */
export function adminTitle(name: string) {
	return ({ matches }: Page) => {
		const shell = matches.find((match) => match?.id === "root")?.loaderData;
		const { school } = (shell ?? {}) as { school?: { name: string } };
		return [{ title: school ? `${name} | ${school.name} Admin` : `${name} | Admin` }];
	};
}
