import { Icon } from "#ui/admin/icon.tsx";

export const passwordAdvice =
	"At least 8 characters; 15 or more is safer. Three or four random words are easy to remember.";

/** Shows the length rule while a new password is typed. */
export function PasswordLength({ length }: { length: number }) {
	if (length < 8) return null;
	return (
		<p className={length >= 15 ? "good" : "hint"} role="status">
			{length >= 15 && <Icon name="check" />}
			{length >= 15 ? `${length} characters` : `${length} characters. 15 or more is safer.`}
		</p>
	);
}
