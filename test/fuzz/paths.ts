/** Returns the parameters of a path; undefined if it does not match the template. */
export function matchesPath(template: string, path: string): Record<string, string> | undefined {
	const pattern = template.replaceAll(".", "\\.").replace(/\{(\w+)\}/g, "(?<$1>[^/?]+)");
	return new RegExp(`^${pattern}(?:\\?.*)?$`).exec(path)?.groups ?? undefined;
}
