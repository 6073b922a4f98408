import { describe, expect, test } from "vitest";
import { noMailService } from "#intake/mail/mail-service.server.ts";
import { queueClassEmails } from "#intake/registrations/class-emails.server.ts";
import { theApp } from "../../../test/app.ts";
import { anApplicant, tokenIn } from "../../../test/applicant.ts";
import { classPlaces } from "../../../test/class-places.ts";
import { anEmail, emailOf, emailsAbout, queueAll, workerOf } from "../../../test/emails.ts";
import { type SmtpReply, theMailServer } from "../../../test/mail-server.ts";
import { smtpTransport } from "./transport.server.ts";

const server = theMailServer();
const transport = { open: () => smtpTransport(server.url).open() };
const app = theApp({ mail: { ...noMailService, transport } });

const sendAll = () => workerOf(app, server).run();
const targetOf = async (id: number | undefined) =>
	(await app.asAdmin("GET", `/api/admin/emails/${id}/resend`)).json;
const resend = (id: number | undefined, to: string | null) =>
	app.asAdmin("POST", `/api/admin/emails/${id}/resend`, { body: { to } });
const retry = async (ids: readonly (number | undefined)[]) => {
	const path = `/api/admin/emails/retry?ids=${ids}`;
	return (await app.asAdmin("POST", path, { body: { total: ids.length } })).json;
};
const opens = async (token: string) =>
	(await app.call("GET", `/api/my-registration/${token}`)).status === 200;
const setStatus = (id: number | undefined, change: object) =>
	app.db
		.updateTable("emails")
		.set(change)
		.where("id", "=", id ?? 0)
		.execute();
/** The office corrects the address of a registration. */
const correct = async (id: number, email: string) => {
	const path = `/api/admin/registrations/${id}`;
	expect((await app.asAdmin("PATCH", path, { body: { email } })).status).toBe(200);
};
/** Applicants change their address on their page. */
const changeOnPage = async (
	{ path, details }: Awaited<ReturnType<typeof anApplicant>>,
	email: string,
) => {
	const body = { ...details, email, shown: details };
	expect((await app.call("PATCH", path, { body })).status).toBe(200);
};

/**
 * Does something while an email to an address is being sent, which the mail server answers afterwards.
 * Resolves when it is done.
 */
function whileSending(
	address: string,
	answer: SmtpReply | undefined,
	act: () => Promise<void>,
): Promise<void> {
	return new Promise((resolve, reject) => {
		server.behavior.recipient = async (to) => {
			if (to !== address) return undefined;
			server.behavior = {};
			await act().then(resolve, reject);
			return answer;
		};
	});
}

let count = 0;
/** A registration with a typing error in its address, and its confirmation sent there. */
async function aMistypedApplicant() {
	const wrong = `ana${++count}@gmial.example`;
	const applicant = await anApplicant(app, { email: wrong });
	await sendAll();
	return { ...applicant, wrong, right: `ana${count}@gmail.example` };
}
const confirmationsOf = async (reference: string) =>
	(await emailsAbout(app, reference)).filter(
		({ template }) => template === "registration confirmation",
	);

describe("an address that the office corrected", () => {
	test("stops every link that the wrong one has", async () => {
		const { id, token, right } = await aMistypedApplicant();
		expect(await opens(token)).toBe(true);
		await correct(id, right);
		expect(await opens(token)).toBe(false);
		const activity = await app.asAdmin(
			"GET",
			`/api/admin/activity?kind=registration&recordId=${id}`,
		);
		expect(activity.json.map(({ action }: { action: string }) => action)).toContain(
			"links revoked",
		);
	});

	test("gets the confirmation that is sent again, with a link of its own", async () => {
		const { id, reference, token, confirmation, wrong, right } = await aMistypedApplicant();
		await correct(id, right);
		expect(await targetOf(confirmation?.id)).toEqual({
			to: right,
			formerly: wrong,
			isRewritten: true,
		});
		expect((await resend(confirmation?.id, right)).json).toEqual({ count: 1 });
		await sendAll();
		const [first, second] = await confirmationsOf(reference);
		expect(first).toMatchObject({ recipient: wrong, status: "sent" });
		expect(second).toMatchObject({ recipient: right, status: "sent" });
		expect(server.received.filter(({ to }) => to === wrong)).toHaveLength(1);
		const fresh = tokenIn(second?.textBody);
		expect(fresh).not.toBe(token);
		expect([await opens(fresh), await opens(token)]).toEqual([true, false]);
		expect(second?.htmlBody).toContain(fresh);
		expect(second?.searchText).toContain(right);
	});

	test("is where an email without a link goes too, but not the notice to the former address", async () => {
		const applicant = await aMistypedApplicant();
		const { id, reference, wrong, right } = applicant;
		const about = { reference, registrationId: id };
		const [acceptance] = await queueAll(app, [
			anEmail({ template: "acceptance", about, recipient: wrong }),
		]);
		await changeOnPage(applicant, right);
		await sendAll();
		const notice = (await emailsAbout(app, reference)).find(
			({ template }) => template === "address change",
		);
		expect(await targetOf(acceptance)).toEqual({ to: right, formerly: wrong, isRewritten: false });
		expect(await targetOf(notice?.id)).toEqual({ to: wrong, formerly: null, isRewritten: false });
		await resend(acceptance, right);
		await resend(notice?.id, wrong);
		const [copy, noticeCopy] = (await emailsAbout(app, reference)).slice(-2);
		expect(copy).toMatchObject({ template: "acceptance", recipient: right });
		expect(noticeCopy).toMatchObject({ template: "address change", recipient: wrong });
	});

	test("gets the confirmation that failed at the wrong one, in its place", async () => {
		const { id, reference, confirmation, right } = await aMistypedApplicant();
		await setStatus(confirmation?.id, { status: "failed", failure: "No such mailbox." });
		await correct(id, right);
		expect((await resend(confirmation?.id, right)).status).toBe(200);
		const confirmations = await confirmationsOf(reference);
		expect(confirmations).toMatchObject([{ recipient: right, status: "waiting", failure: null }]);
		expect(await opens(tokenIn(confirmations[0]?.textBody))).toBe(true);
	});

	test.each([
		["waits", { status: "waiting" }],
		["is held", { status: "held", holdReason: "spam" }],
		["was not sent", { status: "unsent" }],
	])("gets the confirmation that still %s", async (_, stored) => {
		const { id, reference, token, confirmation, right } = await aMistypedApplicant();
		await setStatus(confirmation?.id, stored);
		await correct(id, right);
		const confirmations = await confirmationsOf(reference);
		expect(confirmations).toMatchObject([{ recipient: right, ...stored }]);
		const fresh = tokenIn(confirmations[0]?.textBody);
		expect([await opens(fresh), await opens(token)]).toEqual([true, false]);
	});

	test("gets the confirmation that the wrong one refuses for now, while it is corrected", async () => {
		const { id, reference, token, confirmation, wrong, right } = await aMistypedApplicant();
		await setStatus(confirmation?.id, { status: "waiting", attempts: 0 });
		const corrected = whileSending(wrong, "451 Try again later", () => correct(id, right));
		await sendAll();
		await corrected;
		const [sent] = await confirmationsOf(reference);
		expect(sent).toMatchObject({ recipient: right, status: "sent", attempts: 1, failure: null });
		const fresh = tokenIn(sent?.textBody);
		expect([await opens(fresh), await opens(token)]).toEqual([true, false]);
	});

	test("gets the confirmation that the wrong one refuses for good, while it is corrected", async () => {
		const { id, reference, confirmation, wrong, right } = await aMistypedApplicant();
		await setStatus(confirmation?.id, { status: "waiting" });
		const corrected = whileSending(wrong, "550 No such mailbox", () => correct(id, right));
		await sendAll();
		await corrected;
		expect(await confirmationsOf(reference)).toMatchObject([{ recipient: right, status: "sent" }]);
	});

	test("is not shown as the one that an email went to while it was corrected", async () => {
		const { id, reference, confirmation, wrong, right } = await aMistypedApplicant();
		await setStatus(confirmation?.id, { status: "waiting" });
		const before = await emailOf(app, confirmation?.id);
		const corrected = whileSending(wrong, undefined, () => correct(id, right));
		await sendAll();
		await corrected;
		const { recipient, textBody, htmlBody, searchText } = before;
		expect(await confirmationsOf(reference)).toMatchObject([
			{ recipient, textBody, htmlBody, searchText, status: "sent" },
		]);
	});

	test("is where an answer goes to a notice that failed before", async () => {
		const { id, reference, wrong, right } = await aMistypedApplicant();
		const [notice] = await emailsAbout(app, reference);
		await setStatus(notice?.id, {
			status: "failed",
			failure: "No such mailbox.",
			holdReason: null,
		});
		await correct(id, right);
		expect(await emailOf(app, notice?.id)).toMatchObject({
			status: "failed",
			failure: "No such mailbox.",
			replyTo: right,
		});
		expect((await emailOf(app, notice?.id)).searchText).not.toContain(wrong);
	});
});

test("a confirmation that is sent while its address is corrected leaves the wrong one no link", async () => {
	for (let round = 0; round < 5; round++) {
		const { id, reference, confirmation, wrong, right } = await aMistypedApplicant();
		const [sent] = await Promise.all([resend(confirmation?.id, wrong), correct(id, right)]);
		expect([200, 409]).toContain(sent.status);
		for (const { recipient, textBody } of await confirmationsOf(reference)) {
			expect(await opens(tokenIn(textBody))).toBe(recipient === right);
		}
	}
});

describe("an address that nobody has confirmed", () => {
	test("gets no email unless whoever sends it names it", async () => {
		const applicant = await aMistypedApplicant();
		const { reference, confirmation, wrong, right } = applicant;
		await changeOnPage(applicant, right);
		const before = await emailsAbout(app, reference);
		const path = `/api/admin/emails/${confirmation?.id}/resend`;
		expect((await app.asAdmin("POST", path)).status).toBe(400);
		for (const to of [wrong, null]) {
			const refused = await resend(confirmation?.id, to);
			expect([refused.status, refused.text]).toEqual([
				409,
				`This email goes to ${right} now. Check the address and send it again.`,
			]);
		}
		expect(await emailsAbout(app, reference)).toEqual(before);
	});

	test("gets a new link once it was named, and the log says who revoked the former ones", async () => {
		const applicant = await aMistypedApplicant();
		const { reference, confirmation, token, right } = applicant;
		await changeOnPage(applicant, right);
		expect(await opens(token)).toBe(true);
		expect((await resend(confirmation?.id, right)).status).toBe(200);
		const copy = (await confirmationsOf(reference)).at(-1);
		expect(copy?.recipient).toBe(right);
		expect([await opens(tokenIn(copy?.textBody)), await opens(token)]).toEqual([true, false]);
		const { json } = await app.asAdmin(
			"GET",
			`/api/admin/activity?kind=registration&recordId=${applicant.id}&limit=1`,
		);
		expect(json[0]).toMatchObject({ action: "links revoked", username: "dana" });
	});

	test("gets no link that a reply to the former one holds", async () => {
		const applicant = await aMistypedApplicant();
		const { id, reference, token, wrong, right } = applicant;
		const text = `Here it is: https://school.example/my-registration/${token}`;
		const [reply] = await queueAll(app, [
			anEmail({
				template: "reply",
				about: { reference, registrationId: id },
				recipient: wrong,
				content: { subject: "Your page", text, html: `<p>${text}</p>` },
			}),
		]);
		await setStatus(reply, { status: "sent" });
		await changeOnPage(applicant, right);
		expect((await resend(reply, right)).status).toBe(200);
		const copy = (await emailsAbout(app, reference)).at(-1);
		expect(copy).toMatchObject({ template: "reply", recipient: right });
		expect(`${copy?.textBody}${copy?.htmlBody}`).not.toContain(token);
	});

	test("gets nothing from a retry of several, which says how many it left", async () => {
		const [one, other] = [await aMistypedApplicant(), await aMistypedApplicant()];
		const ids = [one.confirmation?.id, other.confirmation?.id];
		for (const id of ids) await setStatus(id, { status: "failed", failure: "No such mailbox." });
		await correct(one.id, one.right);
		expect(await retry(ids)).toEqual({ count: 1, left: 1 });
		expect(await emailOf(app, ids[0])).toMatchObject({ status: "failed", recipient: one.wrong });
		expect(await emailOf(app, ids[1])).toMatchObject({ status: "waiting", recipient: other.wrong });
	});
});

test.each([
	[
		"was revoked",
		(id: number) => app.asAdmin("DELETE", `/api/admin/registrations/${id}/applicant-links`),
	],
	[
		"was revoked, and a newer one works",
		async (id: number) => {
			const path = `/api/admin/registrations/${id}/applicant-links`;
			await app.asAdmin("DELETE", path);
			app.clock.advance(1000);
			expect((await app.asAdmin("POST", path)).status).toBe(201);
		},
	],
	["has expired", async () => app.clock.advance(121 * 24 * 60 * 60 * 1000)],
])("a retry of several leaves the confirmation whose link %s", async (_, end) => {
	const { id, confirmation } = await aMistypedApplicant();
	await setStatus(confirmation?.id, { status: "failed", failure: "No such mailbox." });
	await end(id);
	expect(await retry([confirmation?.id])).toEqual({ count: 0, left: 1 });
	expect(await emailOf(app, confirmation?.id)).toMatchObject({ status: "failed" });
});

test.each([
	[
		"corrected address",
		async ({ id, confirmation, right }: Awaited<ReturnType<typeof aMistypedApplicant>>) => {
			await setStatus(confirmation?.id, { status: "waiting" });
			await correct(id, right);
		},
	],
	[
		"resend in its place",
		async ({ id, confirmation, wrong }: Awaited<ReturnType<typeof aMistypedApplicant>>) => {
			await setStatus(confirmation?.id, { status: "failed" });
			await app.asAdmin("DELETE", `/api/admin/registrations/${id}/applicant-links`);
			expect((await resend(confirmation?.id, wrong)).status).toBe(200);
		},
	],
])("a retry of several sends the confirmation whose link a %s has replaced", async (_, replace) => {
	const applicant = await aMistypedApplicant();
	app.clock.advance(1000);
	await replace(applicant);
	const ids = [applicant.confirmation?.id];
	await setStatus(ids[0], { status: "failed", failure: "No such mailbox." });
	expect(await retry(ids)).toEqual({ count: 1, left: 0 });
	const [sent] = await confirmationsOf(applicant.reference);
	expect(await opens(tokenIn(sent?.textBody))).toBe(true);
});

test("a confirmation that is sent again to the same address has a link that works, and leaves others", async () => {
	const { id, reference, confirmation, token, wrong } = await aMistypedApplicant();
	await resend(confirmation?.id, wrong);
	const again = (await confirmationsOf(reference)).at(-1);
	expect([await opens(tokenIn(again?.textBody)), await opens(token)]).toEqual([true, true]);
	await app.asAdmin("DELETE", `/api/admin/registrations/${id}/applicant-links`);
	await resend(confirmation?.id, wrong);
	const last = (await confirmationsOf(reference)).at(-1);
	expect(await opens(tokenIn(last?.textBody))).toBe(true);
});

test("a copy of an email about a place is taken back when it is no longer so, as any other is", async () => {
	const { addClass, act, store } = classPlaces(app);
	const found = await addClass({ firstDay: "2029-03-06", lastDay: "2029-04-26", registerBy: null });
	const { id, reference, details } = await anApplicant(app, { classId: found.id });
	await act(id, "place");
	await queueClassEmails(store());
	await sendAll();
	const news = async () =>
		(await emailsAbout(app, reference)).filter(({ template }) => template === "class");
	const titles = async () => (await news()).map(({ subject }) => subject.split(":")[0]);
	const [first] = await news();
	expect((await resend(first?.id, details.email)).status).toBe(200);
	await queueClassEmails(store());
	expect(await titles()).toEqual(Array(2).fill("Your place is confirmed"));
	await act(id, "release");
	await queueClassEmails(store());
	const lost = "You do not have a place in this class";
	expect(await titles()).toEqual(["Your place is confirmed", lost]);
	// What it says by then is what it is compared as.
	expect((await resend(first?.id, details.email)).status).toBe(200);
	await queueClassEmails(store());
	expect(await titles()).toEqual(["Your place is confirmed", lost, lost]);
});

describe("of several confirmations that move to the right address", () => {
	test("each that still waits has a link that works once its address is corrected", async () => {
		const { id, reference, confirmation, token, wrong, right } = await aMistypedApplicant();
		await resend(confirmation?.id, wrong);
		await resend(confirmation?.id, wrong);
		await correct(id, right);
		const [, ...waiting] = await confirmationsOf(reference);
		expect(waiting).toMatchObject([{ recipient: right }, { recipient: right }]);
		const works = waiting.map(({ textBody }) => opens(tokenIn(textBody)));
		expect([await opens(token), ...(await Promise.all(works))]).toEqual([false, true, true]);
	});

	test("the one that went there before keeps its link when it is sent once more", async () => {
		const applicant = await aMistypedApplicant();
		const { reference, confirmation, token, right } = applicant;
		await changeOnPage(applicant, right);
		for (const _ of ["the first time", "once more"]) await resend(confirmation?.id, right);
		const [, first, second] = await confirmationsOf(reference);
		const works = [token, tokenIn(first?.textBody), tokenIn(second?.textBody)].map(opens);
		expect(await Promise.all(works)).toEqual([false, true, true]);
	});

	test("the one that went there before keeps its link when another that waits follows it", async () => {
		const applicant = await aMistypedApplicant();
		const { id, reference, confirmation, token, wrong, right } = applicant;
		await resend(confirmation?.id, wrong);
		const stale = (await confirmationsOf(reference)).at(-1);
		await setStatus(stale?.id, { status: "unsent" });
		await changeOnPage(applicant, right);
		await resend(confirmation?.id, right);
		await sendAll();
		await correct(id, right);
		const [, moved, sent] = await confirmationsOf(reference);
		expect(moved).toMatchObject({ recipient: right, status: "unsent" });
		expect(sent).toMatchObject({ recipient: right, status: "sent" });
		const links = [
			token,
			tokenIn(stale?.textBody),
			tokenIn(moved?.textBody),
			tokenIn(sent?.textBody),
		];
		expect(await Promise.all(links.map(opens))).toEqual([false, false, true, true]);
	});
});

test("an answer to a notice that is sent again goes to the visitor's address of now", async () => {
	const { id, reference, right } = await aMistypedApplicant();
	await correct(id, right);
	const [notice] = await emailsAbout(app, reference);
	await setStatus(notice?.id, { status: "sent", holdReason: null });
	expect(await targetOf(notice?.id)).toEqual({ to: null, formerly: null, isRewritten: false });
	expect((await resend(notice?.id, null)).status).toBe(200);
	expect((await emailsAbout(app, reference)).at(-1)).toMatchObject({
		template: "registration notice",
		recipient: null,
		replyTo: right,
	});
});
