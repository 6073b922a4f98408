/**
 * Returns the key for comparing usernames, because people expect “Dana” and “dana” to be equal.
 * Converts to uppercase first, which unifies letters such as ß and ss.
 */
export function usernameKey(username: string): string {
	return username.toUpperCase().toLowerCase().normalize("NFC");
}
