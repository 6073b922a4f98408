import { expect, test } from "vitest";
import { theApp } from "../app.ts";
import { anApplicant } from "../applicant.ts";
import { aContact, aRegistration } from "../factories.ts";
import { rowCounts } from "../stored-text.ts";

const app = theApp();

interface Request {
	path: string;
	body: object;
}

const register = async () =>
	(await app.call("POST", "/api/register", { body: aRegistration() })).json.id as number;
const write = async () =>
	(await app.call("POST", "/api/contact", { body: aContact() })).json.id as number;
const aReply = {
	channel: "mail program",
	language: "en",
	subject: "Your question",
	text: "Yes, it is.",
	isAnswered: true,
	lastReplyId: null,
};

/** A request of each endpoint that takes an idempotency key; each call makes one about another record. */
const requests: Record<string, () => Promise<Request>> = {
	"/api/register": async () => ({ path: "/api/register", body: aRegistration() }),
	"/api/contact": async () => ({ path: "/api/contact", body: aContact() }),
	"/api/chat/callback": async () => {
		const sessionId = crypto.randomUUID();
		const { json } = await app.call("POST", "/api/chat/start", { body: { sessionId } });
		const { name, email, phone } = aContact();
		const body = { conversationId: json.conversationId, name, email, phone };
		return { path: "/api/chat/callback", body };
	},
	"/api/my-registration/{token}/questions": async () => ({
		path: `${(await anApplicant(app)).path}/questions`,
		body: { message: "Where can I park?" },
	}),
	"/api/admin/registrations": async () => ({
		path: "/api/admin/registrations",
		body: {
			...aRegistration(),
			source: "walk-in",
			language: "en",
			sendsConfirmation: true,
			hasAgreed: true,
		},
	}),
	"/api/admin/registrations/{id}/decision-email": async () => {
		const id = await register();
		const body = { status: "accepted" };
		await app.asAdmin("PATCH", `/api/admin/registrations/${id}`, { body });
		return { path: `/api/admin/registrations/${id}/decision-email`, body };
	},
	"/api/admin/registrations/{id}/replies": async () => ({
		path: `/api/admin/registrations/${await register()}/replies`,
		body: aReply,
	}),
	"/api/admin/contacts/{id}/replies": async () => ({
		path: `/api/admin/contacts/${await write()}/replies`,
		body: aReply,
	}),
	"/api/admin/people/{id}/entries": async () => {
		const { json } = await app.asAdmin("GET", `/api/admin/registrations/${await register()}`);
		const body = { kind: "note", text: "Prefers text." };
		return { path: `/api/admin/people/${json.personId}/entries`, body };
	},
};

test("every endpoint that takes an idempotency key has a request here", () => {
	const paths = app.endpoints.filter(({ idempotent }) => idempotent).map(({ path }) => path);
	expect(paths.sort()).toEqual(Object.keys(requests).sort());
});

let keys = 0;
const send = (key: string, { path, body }: Request) =>
	app.asAdmin("POST", path, { body, headers: { "idempotency-key": key } });

test.each(Object.keys(requests))("POST %s stores the same request once", async (name) => {
	const key = `endpoint-${++keys}`;
	const request = await (requests[name] as () => Promise<Request>)();
	const first = await send(key, request);
	expect([first.status, first.text]).toEqual([201, first.text]);
	const stored = await rowCounts(app.db);
	const again = await send(key, request);
	expect([again.status, again.text]).toEqual([201, first.text]);
	expect(await rowCounts(app.db)).toEqual(stored);
});

test.each(Object.keys(requests))("POST %s refuses its key for another record", async (name) => {
	const key = `endpoint-${++keys}`;
	const make = requests[name] as () => Promise<Request>;
	const [first, other] = [await make(), await make()];
	expect((await send(key, first)).status).toBe(201);
	const stored = await rowCounts(app.db);
	const refused = await send(key, other);
	expect([refused.status, refused.text]).toEqual([
		422,
		"This Idempotency-Key was already used with different data.",
	]);
	expect(await rowCounts(app.db)).toEqual(stored);
});
