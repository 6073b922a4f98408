import { type Failure, invalidField } from "#api/failure.ts";
import { isCommonPassword } from "#auth/common-passwords.server.ts";

/**
 * Why somebody should not choose this password; its length is the contract's business.
 * @param field the field of the form that it stands in
 */
export function checkPasswordStrength(
	password: string,
	username: string,
	field: string,
): Failure | undefined {
	if (password.trim().toLowerCase() === username.trim().toLowerCase()) {
		return invalidField(field, "Your password can’t be the same as your username");
	}
	if (isCommonPassword(password)) {
		return invalidField(field, "This password is too common. Please choose another");
	}
	return undefined;
}
