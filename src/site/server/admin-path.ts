/** Returns whether a path belongs to the admin area, which search engines don't index. */
export function isAdminPath(address = ""): boolean {
	return /^\/admin(?:[/?]|$)/.test(address);
}
