import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { registrationOfLink } from "#intake/registrations/applicant/link.server.ts";
import { applicantPageOf, noStore } from "#intake/registrations/applicant/page.server.ts";
import type { ApplicantPage } from "#intake/registrations/applicant/public-contract.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Limits } from "#platform/rate-limits/limits.server.ts";

/** One answer for links that never existed, were revoked or have expired. */
const brokenLink = new Failure("notFound", "This link does not work. Please call us.", {
	headers: noStore,
});

/** A store whose links are guessed at no faster than its limits allow. */
export interface LinkStore extends MailingStore {
	limits: Limits;
}

interface ByLink {
	params: { token: string };
	from: { address: string };
}
interface OfRegistration {
	registrationId: number;
}
type Answer<C, T> = (store: LinkStore, call: C) => Promise<T>;

/** Answers calls whose link works, each with the registration that the link is of. */
export const withLink =
	<C extends OfRegistration, T>(answer: Answer<C, T>) =>
	async (store: LinkStore, call: ByLink & Omit<C, keyof OfRegistration>): Promise<T | Failure> => {
		const { db, clock, limits } = store;
		// Counted before the lookup, so that parallel guesses can't slip past the limit.
		const tooMany = await limits.ofLink(call.from);
		if (tooMany) return tooMany;
		const registrationId = await registrationOfLink(db, clock, call.params.token);
		if (registrationId === undefined) return brokenLink;
		await limits.forgiveLink(call.from);
		return answer(store, { ...call, registrationId } as ByLink & C);
	};

/** Changes the registration of a link, and answers with its page as it is then. */
export const changeWithLink = <C extends OfRegistration>(change: Answer<C, Failure | undefined>) =>
	withLink<C, ApplicantPage | Failure>(
		async (store, call) =>
			(await change(store, call)) ?? applicantPageOf(store, call.registrationId),
	);
