import { notify } from "#mail/notify.ts";
import type { RegistrationBody } from "#registrations/form-data.ts";
import { type Attempt, markMailed } from "#ui/draft.ts";

/** Tells the office of a registration, once for each attempt however often it is sent. */
export async function notifyOfRegistration(
	body: RegistrationBody,
	courseTitle: string,
	attempt: Attempt,
): Promise<void> {
	if (attempt.mailed) return;
	await notify({
		from_name: body.fullName,
		reply_to: body.email,
		user_email: body.email,
		user_phone: body.phone,
		user_message: body.message,
		program_name: courseTitle,
	});
	markMailed("register", attempt);
}
