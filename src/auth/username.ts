/**
 * What two usernames are compared by: people do not expect “Dana” and “dana” to be two.
 * By way of upper case, which brings together letters such as ß and ss.
 */
export function usernameKey(username: string): string {
	return username.toUpperCase().toLowerCase().normalize("NFC");
}
