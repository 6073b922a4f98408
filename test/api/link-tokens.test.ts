import { beforeAll, describe, expect, test } from "vitest";
import { noMailService } from "#intake/mail/mail-service.server.ts";
import { smtpTransport } from "#intake/mail/transport.server.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { isAllowed, type Role, roles } from "#platform/api/role.ts";
import { signedInUser, theApp } from "../app.ts";
import { anApplicant } from "../applicant.ts";
import { allEmails } from "../emails.ts";
import { eventStreamOf } from "../event-stream.ts";
import { aClass, aContact, aRegistration } from "../factories.ts";
import { tablesWith } from "../stored-text.ts";

const app = theApp({
	// Emails are queued and stay in the outbox.
	mail: {
		...noMailService,
		transport: { open: () => smtpTransport("smtp://127.0.0.1:1").open() },
	},
});

let link = "";
let token = "";
/** Values of the path parameters, by the path before them; `*` for all others. */
let parameters: Record<string, (string | number)[]> = {};

/** Stores the link of an applicant wherever people write. */
beforeAll(async () => {
	const applicant = await anApplicant(app);
	token = applicant.token;
	link = `https://school.example/my-registration/${token}`;
	const inSpanish = `https://school.example/es/my-registration/${token}`;
	const text = `My registration is at ${link} or ${inSpanish} if you need it.`;
	const post = async (path: string, body: object) => {
		const answer = await app.asAdmin("POST", path, { body });
		expect(`${path} ${answer.status} ${answer.text.slice(0, 80)}`).toMatch(/ 20\d /);
		return answer.json;
	};
	const reply = (channel: string, lastReplyId: number | null) => ({
		channel,
		language: "en",
		subject: "Your registration",
		text,
		isAnswered: false,
		lastReplyId,
	});
	const { id, details, path } = applicant;
	await post("/api/register", { ...details, courseId: 2, message: text });
	const { id: classId } = await post("/api/admin/classes", aClass({ note: text }));
	await post("/api/register", aRegistration({ fullName: link, classId }));
	await post(`${path}/questions`, { message: text });
	const contact = await post(
		"/api/contact",
		aContact({ email: details.email, subject: link, message: text }),
	);
	const { conversationId } = await post("/api/chat/start", { sessionId: "a session with a link" });
	await post("/api/chat/message", { conversationId, content: text });
	await post("/api/chat/callback", {
		conversationId,
		name: details.fullName,
		email: details.email,
		phone: details.phone,
	});
	const { personId } = (await app.asAdmin("GET", `/api/admin/registrations/${id}`)).json;
	await post(`/api/admin/people/${personId}/entries`, { kind: "note", text });
	await post(`/api/admin/people/${personId}/entries`, { kind: "call", outcome: "reached", text });
	await app.asAdmin("PATCH", `/api/admin/people/${personId}`, { body: { task: link } });
	const first = await post(`/api/admin/registrations/${id}/replies`, reply("outbox", null));
	await post(`/api/admin/contacts/${contact.id}/replies`, reply("mail program", first.id));
	const canned = await post("/api/admin/canned-replies", {
		title: "Your page",
		language: "en",
		subject: "Your page",
		text,
	});
	await post("/api/admin/views", {
		list: "contacts",
		name: "With links",
		shared: true,
		query: new URLSearchParams({ q: link }).toString(),
	});
	parameters = {
		"/api/admin/registrations": (await ids("registrations")) as number[],
		"/api/admin/contacts": (await ids("contacts")) as number[],
		"/api/admin/emails": (await allEmails(app)).map((email) => email.id),
		"/api/admin/people": [personId],
		"/api/admin/canned-replies": [canned.id],
		"/api/admin/chat/conversations": [conversationId],
		"/api/chat/conversations": [conversationId],
		"/api/admin/texts": ["about.lead"],
		"/api/admin/translations": ["about.lead"],
		"/api/courses": [(await app.call("GET", "/api/courses")).json[0].slug],
		"/api/spanish": [(await app.call("GET", "/api/courses")).json[0].slug],
		// The page of someone else, who wrote no link.
		"/api/my-registration": [(await anApplicant(app, { classId })).token],
		"*": [1],
	};
});

const ids = async (table: "registrations" | "contacts") =>
	(await app.db.selectFrom(table).select("id").execute()).map((row) => row.id);

/** Queries of endpoints that answer nothing without one. */
const questions: Record<string, string> = {
	"/api/admin/chat/named-courses": "question=Is+there+a+class+for+Phlebotomy",
	"/api/admin/arrivals": "since=2026-01-01T00:00:00.000Z",
	"/api/admin/courses/slug": "slug=phlebotomy",
	"/api/admin/pictures": "imagePath=/uploads/000000000000000000000000.png",
	"/api/admin/registrations/{id}/decision-email": "status=accepted",
};

/** Returns every request of a reading endpoint. */
function requestsOf({ path }: Endpoint): string[] {
	const [before = ""] = path.split("/{");
	const values = path.includes("{") ? (parameters[before] ?? parameters["*"] ?? []) : [""];
	const paths = values.map((value) => path.replace(/\{\w+\}/, String(value)));
	if (path !== "/api/admin/search") {
		const query = questions[path];
		return query ? paths.map((one) => `${one}?${query}`) : paths;
	}
	// Words of the link's path, and parts of the token.
	const parts = token.split(/[-_]+/).filter((part) => part.length > 1);
	const typed = ["registration", "my registration", "school example", token, ...parts];
	return typed.map((q) => `${path}?${new URLSearchParams({ q })}`);
}

/** Returns a response as it was sent, and all its texts one after the other: a text may be cut where a word was found. */
const textsOf = ({ text, json }: { text: string; json: unknown }) =>
	`${text}\n${json === undefined ? "" : leavesOf(json).join("")}`;

const leavesOf = (value: unknown): unknown[] =>
	typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

const reading = () =>
	app.endpoints.filter(
		({ method, contentType = "" }) =>
			method === "GET" && !contentType.startsWith("text/event-stream"),
	);

test("the database holds the token wherever people write", async () => {
	expect(await tablesWith(app.db, token)).toEqual(
		expect.arrayContaining([
			"canned_replies",
			"chat_messages",
			"contacts",
			"emails",
			"people",
			"person_entries",
			"registrations",
			"replies",
			"saved_views",
		]),
	);
});

describe.each([...roles, "visitor"] as const)("as %s", (role) => {
	test("no answer of a reading call holds the token of an applicant’s page", async () => {
		const session =
			role === "visitor" ? {} : { token: (await signedInUser(app, { isAdmin: true, role })).token };
		const telling: string[] = [];
		const unread: string[] = [];
		let hidden = 0;
		for (const endpoint of reading()) {
			for (const path of requestsOf(endpoint)) {
				const answer = await app.call("GET", path, session);
				if (textsOf(answer).includes(token)) telling.push(path);
				if (answer.text.includes("/my-registration/…")) hidden += 1;
				if (answer.status !== 200 && mayRead(role, endpoint))
					unread.push(`${answer.status} ${path}`);
			}
		}
		expect(telling).toEqual([]);
		expect(unread).toEqual([]);
		expect(hidden > 0).toBe(role !== "visitor");
	});
});

test("live updates hold no token of what was written", async () => {
	const { token: session } = await signedInUser(app, { isAdmin: true });
	const response = await app.api.request(
		"/api/admin/events",
		{ headers: { authorization: `Bearer ${session}` } },
		{ address: "203.0.113.7", secure: false, host: "school.example", requestId: "test" },
	);
	const stream = eventStreamOf(response);
	const [contact] = parameters["/api/admin/contacts"] ?? [];
	await app.asAdmin("PATCH", `/api/admin/contacts/${contact}`, { body: {} });
	const sent = { body: aContact({ subject: link, message: link }) };
	const { id } = (await app.call("POST", "/api/contact", sent)).json;
	const received = await stream.until(`"contact":[${id}]`);
	expect(received).not.toContain(token);
	await stream.close();
});

test("what is sent and what the office asks for keeps the link", async () => {
	const reply = (await allEmails(app)).find(({ template }) => template === "reply");
	expect([reply?.textBody, reply?.htmlBody]).toEqual([
		expect.stringContaining(link),
		expect.stringContaining(link),
	]);
	const path = `/api/admin/registrations/${parameters["/api/admin/registrations"]?.[0]}`;
	const { json } = await app.asAdmin("POST", `${path}/applicant-links`);
	expect((await app.call("GET", `/api${new URL(json.url).pathname}`)).status).toBe(200);
});

const mayRead = (role: Role | "visitor", endpoint: Endpoint) =>
	role === "visitor" ? endpoint.access === "anyone" : isAllowed(role, endpoint);
