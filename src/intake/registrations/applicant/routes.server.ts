import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { chooseClass } from "#intake/placements/choose.server.ts";
import { answerOffer } from "#intake/placements/offer.server.ts";
import { readClassCalendar } from "#intake/registrations/applicant/calendar.server.ts";
import {
	correctDetails,
	withdrawRegistration,
} from "#intake/registrations/applicant/changes.server.ts";
import * as office from "#intake/registrations/applicant/contract.ts";
import { registrationOfLink } from "#intake/registrations/applicant/link.server.ts";
import {
	createLink,
	getApplicantStatus,
	noteChanges,
	revokeLinks,
} from "#intake/registrations/applicant/office.server.ts";
import { readApplicantPage } from "#intake/registrations/applicant/page.server.ts";
import * as contract from "#intake/registrations/applicant/public-contract.ts";
import { storeQuestion } from "#intake/registrations/applicant/question.server.ts";
import { implement, Reply, type Route, route } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Limits } from "#platform/rate-limits/limits.server.ts";

const noStore = { "cache-control": "no-store" };

/** Keeps what a link shows out of caches. */
const privately = (result: unknown, headers: Record<string, string> = {}) =>
	result instanceof Failure ? result : new Reply(result, { ...noStore, ...headers });

/** One answer for links that never existed, were revoked or have expired. */
const brokenLink = new Failure("notFound", "This link does not work. Please call us.", {
	headers: noStore,
});

/** A store whose links are guessed at no faster than its limits allow. */
interface LinkStore extends MailingStore {
	limits: Limits;
}

export const applicantRoutes = (store: LinkStore): Route[] => {
	const { db, clock, publicUrl, limits } = store;
	/** Calls `open` with the registration of a link. */
	const withLink = async <T>(
		{ params: { token }, from }: { params: { token: string }; from: { address: string } },
		open: (id: number) => Promise<T | Failure>,
	): Promise<T | Failure> => {
		// Counted before the lookup, so that parallel guesses can't slip past the limit.
		const tooMany = await limits.ofLink(from);
		if (tooMany) return tooMany;
		const id = await registrationOfLink(db, clock, token);
		if (id === undefined) return brokenLink;
		await limits.forgiveLink(from);
		return open(id);
	};
	/** Changes the registration of a link, and answers with its page as it is then. */
	const changing = (
		call: Parameters<typeof withLink>[0],
		change: (id: number) => Promise<Failure | undefined>,
	) => withLink(call, async (id) => (await change(id)) ?? readApplicantPage(db, clock, id));
	return [
		route(contract.getApplicantPage, async (call) =>
			privately(
				await withLink(call, (id) => readApplicantPage(db, clock, id, call.query.language)),
			),
		),
		route(contract.getClassCalendar, async (call) =>
			privately(await withLink(call, (id) => readClassCalendar(db, clock, id)), {
				"content-disposition": 'attachment; filename="class.ics"',
			}),
		),
		route(contract.correctDetails, (call) =>
			changing(call, (id) => correctDetails(db, clock, id, call.body, publicUrl)),
		),
		route(contract.askQuestion, (call) =>
			withLink(call, (id) =>
				storeQuestion(db, clock, id, {
					message: call.body.message,
					submission: call.idempotency,
					publicUrl,
				}),
			),
		),
		route(contract.answerSeatOffer, (call) =>
			changing(call, (id) => answerOffer(db, clock, id, call.body)),
		),
		route(contract.chooseOtherClass, (call) =>
			changing(call, (id) => chooseClass(db, clock, id, call.body)),
		),
		route(contract.withdraw, (call) => changing(call, (id) => withdrawRegistration(db, clock, id))),
		...implement(office, store, { getApplicantStatus, createLink, revokeLinks, noteChanges }),
	];
};
