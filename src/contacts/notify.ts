import type { Sending } from "#contacts/queries.ts";
import { notify } from "#mail/notify.ts";

/** Tells the office of a message that is saved. */
export async function notifyOfContact({ body, courseTitle }: Sending): Promise<void> {
	await notify({
		from_name: body.name,
		reply_to: body.email,
		user_email: body.email,
		user_phone: body.phone || "Not provided",
		user_message: body.message,
		program_name: courseTitle || body.subject || "General Inquiry",
	});
}
