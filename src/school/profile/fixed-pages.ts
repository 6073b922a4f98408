/** Paths of the public pages that every school has; its courses have theirs beside them. */
export const fixedPages: readonly string[] = [
	"/",
	"/register",
	"/classes",
	"/catalog",
	"/about",
	"/contact",
	"/privacy-policy",
	"/accessibility",
];
