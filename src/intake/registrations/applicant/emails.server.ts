import { render } from "#intake/mail/content/render.server.ts";
import { queueEmail } from "#intake/mail/queue.server.ts";
import { addressNotice } from "#intake/registrations/applicant/address-notice.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Language } from "#platform/text/language.ts";
import { getSchool } from "#school/settings/service.server.ts";

/**
 * Queues the notice to an address that is about to be replaced.
 * @param registration with the former address
 */
export async function queueAddressNotice(
	tx: Queries,
	clock: Clock,
	registration: { id: number; reference: string; email: string; language: Language },
	publicUrl: string,
): Promise<void> {
	const { id, reference, email, language } = registration;
	const notice = addressNotice(registration, await getSchool({ db: tx, clock }), clock());
	await queueEmail(tx, clock, {
		template: "address change",
		audience: "visitor",
		about: { reference, registrationId: id },
		recipient: email,
		language,
		content: render(notice),
		domain: new URL(publicUrl).hostname,
	});
}
