import { isCommonPassword } from "#office/auth/common-passwords.server.ts";
import { type Failure, invalidField } from "#platform/api/failure.ts";

/**
 * Returns a Failure for a weak password. The contract checks the length.
 * @param field form field that the error belongs to
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
