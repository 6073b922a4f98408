import { describe, expect, test } from "vitest";
import { noMailService } from "#intake/mail/mail-service.server.ts";
import { smtpTransport } from "#intake/mail/transport.server.ts";
import { documentOf } from "#overview/personal-data/document.ts";
import { tableShapes } from "#platform/database/table-shapes.server.ts";
import { deliveredTexts } from "#school/texts/slots.ts";
import { signedInUser, theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { hasLeftFiles, isInFiles } from "../../../test/database-files.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";
import { cellsWith, type StoredCell, tablesWith } from "../../../test/stored-text.ts";

// No worker sends: what is queued stays in the outbox.
const app = theApp({ mail: { ...noMailService, transport: smtpTransport("smtp://localhost") } });

const post = async (path: string, body: unknown) => {
	const answer = await app.call("POST", path, { body });
	expect(answer.status, answer.text).toBe(201);
	app.clock.advance(1000);
	return answer.json;
};
const admin = async (method: string, path: string, body?: unknown) => {
	const answer = await app.asAdmin(method, `/api/admin/${path}`, body ? { body } : {});
	expect(answer.status, answer.text).toBeLessThan(300);
	app.clock.advance(1000);
	return answer.json;
};
const personOf = async (list: "registrations" | "contacts", id: number): Promise<number> =>
	(await admin("GET", `${list}/${id}`)).personId;
const dataOf = (id: number) => app.asAdmin("GET", `/api/admin/people/${id}/personal-data`);
const erase = (id: number, body: unknown, headers = {}) =>
	app.asAdmin("POST", `/api/admin/people/${id}/erase`, { body, headers });

const registrationWording = deliveredTexts["consent.registration"];

let count = 0;

/**
 * Somebody with everything that can be stored: two registrations, one of them corrected, a message, a chat with a
 * requested call and one with a phone number, notes, calls, a task, another person merged, exports and views.
 */
async function somebody() {
	count += 1;
	const word = `zq${["alpha", "beta", "gamma", "delta", "omega"][count]}`;
	const person = {
		name: `Xanthe ${word}name`,
		misspelt: `Xanthe ${word}typo`,
		email: `${word}mail@person.example`,
		phone: `(609) 777-3${String(count).padStart(3, "0")}`,
		words: word,
	};
	const { name, misspelt, email, phone } = person;
	const first = await post(
		"/api/register",
		aRegistration({ fullName: misspelt, email, phone, message: `${word}registered` }),
	);
	await admin("PATCH", `registrations/${first.id}`, { fullName: name, status: "accepted" });
	const second = await post("/api/register", aRegistration({ fullName: name, email, phone }));
	const message = await post(
		"/api/contact",
		aContact({ name, email, phone, subject: `${word}subject`, message: `${word}message` }),
	);
	const visitor = await aVisitor(app);
	const { json: exchange } = await visitor.send(`My ${word}aunt asks: what does the CNA cost?`);
	await admin("POST", "chat/taught-questions", {
		answerId: exchange.aiMessage.id,
		passage: null,
	});
	const callback = await post("/api/chat/callback", {
		conversationId: visitor.conversationId,
		name,
		email,
		phone,
	});
	const unlinked = await aVisitor(app);
	await unlinked.ask(
		`Call me at ${phone.replace(/\D/g, "").replace(/^(...)(...)/, "$1.$2 ")} ${word}evening`,
	);
	const id = await personOf("registrations", first.id);
	// Another address, so it is another person until they are merged.
	const other = await post(
		"/api/contact",
		aContact({ name, email: `${word}second@person.example`, phone: null }),
	);
	const otherId = await personOf("contacts", other.id);
	await admin("PATCH", `people/${otherId}`, { task: `ask the ${word}sister` });
	await admin("POST", `people/${id}/merge`, { personId: otherId });
	await admin("PATCH", `people/${id}`, {
		task: `call ${word}brother`,
		taskDueOn: "2026-12-01",
	});
	await admin("POST", `people/${id}/entries`, { kind: "note", text: `${word}note` });
	await admin("POST", `registrations/${second.id}/replies`, {
		channel: "outbox",
		language: "en",
		isAnswered: true,
		lastReplyId: null,
		subject: `${word}answer`,
		text: `Hello ${name}`,
	});
	const called = await admin("POST", `people/${id}/entries`, {
		kind: "call",
		outcome: "reached",
		text: `${word}call`,
	});
	await admin("PATCH", `person-entries/${called.id}`, { text: `${word}rewritten` });
	await admin("POST", "views", { list: "contacts", name: `${name} again`, query: `q=${word}mail` });
	expect((await app.asAdmin("GET", `/api/admin/contacts.csv?q=${word}mail`)).status).toBe(200);
	const conversations = [visitor.conversationId, unlinked.conversationId];
	return { ...person, id, first, second, message, callback, other, conversations };
}

/** The columns of the tables that hold something about people, or belong to a record of theirs. */
const ofPeople: Record<string, { shown?: string; repeated?: string; impersonal: string }> = {
	activity: {
		// The log names them where a colleague exported or saved a search for them; their own changes are shown.
		repeated: "label before after searchText",
		impersonal: "id at username address action kind recordId",
	},
	applicant_changes: { impersonal: "id registrationId at kind seenAt" },
	applicant_links: { impersonal: "id registrationId hash createdAt expiresAt" },
	chat_answers: {
		repeated: "searchText",
		impersonal:
			"id conversationId questionId answerId at engine model refusals intent courses confidence outcome language source links suggestions milliseconds thumb verdict",
	},
	chat_callbacks: { impersonal: "contactId conversationId" },
	chat_conversation_state: { impersonal: "conversationId lastAt questions language" },
	chat_conversations: { impersonal: "id sessionId createdAt" },
	chat_messages: { shown: "content", impersonal: "id conversationId isUser createdAt" },
	contacts: {
		shown: "name email phone subject message",
		repeated: "searchText searchTokens",
		impersonal:
			"id reference courseId createdAt isRead version archived isSpam spamSignals language personId answerState detailsState confirmedAt consent consentVersion",
	},
	dismissed_duplicates: { impersonal: "personId otherId" },
	emails: {
		shown: "recipient replyTo subject textBody",
		repeated: "htmlBody searchText",
		impersonal:
			"id reference template audience registrationId contactId onceKey language messageId status holdReason failure attempts nextAttemptAt firstAttemptAt claimedUntil sentAt createdAt version archived inReplyTo",
	},
	idempotency_keys: { impersonal: "key fingerprint kind recordId expiresAt" },
	people: { shown: "task", impersonal: "id createdAt ownerId taskDueOn version" },
	person_entries: {
		shown: "text",
		impersonal: "id personId at username kind outcome version",
	},
	placements: {
		impersonal:
			"id registrationId courseId classId state askedAt offeredUntil placedAt releasedWhy price tell",
	},
	registrations: {
		shown: "fullName email phone message",
		repeated: "searchText searchTokens",
		impersonal:
			"id reference courseId courseTitle createdAt status version archived isSpam spamSignals language personId stage source detailsState confirmedAt consent consentVersion",
	},
	replies: {
		shown: "recipient subject text",
		impersonal: "id registrationId contactId at username channel emailId language",
	},
	taught_questions: {
		repeated: "question",
		impersonal: "id courseId intent passage answerId at",
	},
	// A colleague's search that names them.
	saved_views: { repeated: "name query", impersonal: "id userId list shared" },
};
/** Tables that hold nothing about the people who write to the school. */
const holdNobody = [
	"backups",
	"canned_replies",
	"chat_settings",
	"class_meetings",
	"classes",
	"content_version",
	"course_aliases",
	"courses",
	"fact_history",
	"facts",
	"initial_passwords",
	"limit_counts",
	"one_time_tasks",
	"pending_proofs",
	"picture_alt_texts",
	"picture_files",
	"pictures",
	"recovery_codes",
	"redirect_hits",
	"retention_rules",
	"second_factors",
	"sessions",
	"settings",
	"sign_in_addresses",
	"sign_in_rules",
	"slug_redirects",
	"texts",
	"translations",
	"users",
];

/** Columns that tie a row to a person or their records. */
const ties = ["personId", "otherId", "registrationId", "contactId", "conversationId"];

const columnsOf = (kind: "shown" | "repeated" | "impersonal") =>
	Object.entries(ofPeople).flatMap(([table, columns]) =>
		(columns[kind]?.split(" ") ?? []).map((column) => `${table}.${column}`),
	);

/** The tables of full-text indexes follow those above; on SQLite each has several. */
const isIndex = (name: string) => /_(?:search|words)(?:_(?:config|data|idx))?$/.test(name);

describe("every stored column", () => {
	test("is known to be of people or not, and no table of nobody is tied to somebody", async () => {
		const tables = await tableShapes(app.db, app.engine);
		const unknown = tables.filter(({ name }) => !ofPeople[name] && !holdNobody.includes(name));
		expect(
			unknown.map(({ name }) => name),
			"Does a new table hold what people enter, or belong to their records? Then list its columns above.",
		).toEqual([]);
		const tied = tables.filter(({ columns }) => columns.some((column) => ties.includes(column)));
		expect(tied.filter(({ name }) => !ofPeople[name]).map(({ name }) => name)).toEqual([]);
		expect(
			tables
				.filter(({ name }) => ofPeople[name])
				.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`))
				.sort(),
			"Does a new column hold what people enter? Then show it in their data, give it a value in somebody(), and list it above either way.",
		).toEqual([...columnsOf("shown"), ...columnsOf("repeated"), ...columnsOf("impersonal")].sort());
	});

	test("that holds words of somebody is in their data and on its page, or repeats what is", async () => {
		const ana = await somebody();
		const values = [ana.words, ana.phone];
		const cells = (await Promise.all(values.map((value) => cellsWith(app.db, value))))
			.flat()
			.filter(({ table }) => !isIndex(table));
		const nameOf = ({ table, column }: StoredCell) => `${table}.${column}`;
		expect([...new Set(cells.map(nameOf))].sort()).toEqual(
			[...columnsOf("shown"), ...columnsOf("repeated")].sort(),
		);
		const { json } = await dataOf(ana.id);
		const shownColumns = columnsOf("shown");
		const theirs = cells.filter((cell) => shownColumns.includes(nameOf(cell)));
		const data = new Set(textsIn(json));
		expect(theirs.filter(({ value }) => !data.has(value))).toEqual([]);
		const page = textsIn(documentOf(json)).join("\n");
		expect(theirs.filter(({ value }) => !page.includes(value))).toEqual([]);
	});
});

/** Returns every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

/** Everything that a table has of somebody, in any of their values. */
async function tracesOf({ words, phone, email }: { words: string; phone: string; email: string }) {
	const digits = phone.replace(/\D/g, "");
	const found: Record<string, string[]> = {};
	for (const value of [words, email, phone, digits, digits.slice(3)]) {
		const tables = await tablesWith(app.db, value);
		if (tables.length > 0) found[value] = tables;
	}
	return found;
}

describe("who writes with the email address of somebody else", () => {
	test("is not whom the office calls about their data, and their values are marked", async () => {
		const email = "shared@person.example";
		const first = await post("/api/contact", aContact({ name: "Ana Lopez", email, phone: null }));
		const id = await personOf("contacts", first.id);
		const sent = { name: "Mallory Grey", email, phone: "201-555-0147" };
		const strange = await post("/api/contact", aContact(sent));
		const personItem = (data: Parameters<typeof documentOf>[0]) =>
			Object.fromEntries(
				documentOf(data)[0]?.items[0]?.facts.map(({ label, value }) => [label, value]) ?? [],
			);
		const { json: before } = await dataOf(id);
		expect(before.known).toEqual({ name: "Ana Lopez", email, phone: null });
		expect(personItem(before)).toMatchObject({
			Name: "Ana Lopez (not confirmed)\nMallory Grey (not confirmed)",
			Email: `${email} (not confirmed)`,
			Phone: "201-555-0147 (not confirmed)",
		});

		const decide = (messageId: number, detailsState: string) =>
			admin("PUT", `people/${id}/details`, {
				record: { kind: "contact", id: messageId, version: 1, detailsState },
			});
		await decide(first.id, "confirmed");
		const { json: confirmed } = await dataOf(id);
		expect(confirmed.known).toEqual({ name: "Ana Lopez", email, phone: null });
		expect(personItem(confirmed)).toMatchObject({
			Name: "Ana Lopez\nMallory Grey (not confirmed)",
			Email: email,
			Phone: "201-555-0147 (not confirmed)",
		});

		await decide(strange.id, "confirmed");
		const { json: other } = await dataOf(id);
		expect(other.known).toEqual(sent);
		expect(personItem(other)).toMatchObject({
			Name: "Mallory Grey\nAna Lopez",
			Phone: "201-555-0147",
		});

		await admin("POST", "contacts/bulk", { records: [{ id: strange.id, isSpam: true }] });
		const { json: spam } = await dataOf(id);
		expect(personItem(spam)).toMatchObject({
			Name: "Ana Lopez\nMallory Grey (not confirmed)",
			Phone: "201-555-0147 (not confirmed)",
		});
	});
});

describe("everything of a person", () => {
	test("is shown: records with their consent, chats, emails, notes, calls and changes", async () => {
		const ana = await somebody();
		const { status, json: data, headers } = await dataOf(ana.id);
		expect(status).toBe(200);
		expect(headers.get("etag")).toBe(`"${data.version}"`);
		expect(data.person).toMatchObject({
			names: [ana.name],
			// The office has confirmed neither: the first one names them.
			emails: [ana.email, `${ana.words}second@person.example`],
			phones: [ana.phone],
			task: `call ${ana.words}brother`,
		});
		expect(data.registrations).toMatchObject([
			{ reference: ana.second.reference, status: "pending" },
			{
				reference: ana.first.reference,
				receivedAt: ana.first.createdAt,
				message: `${ana.words}registered`,
				status: "accepted",
				consent: {
					wording: registrationWording,
					version: "2026-11-27",
					at: ana.first.createdAt,
				},
			},
		]);
		expect(data.replies).toMatchObject([
			{ by: "dana", to: ana.email, channel: "outbox", text: `Hello ${ana.name}` },
		]);
		expect(data.messages.map(({ reference }: { reference: string }) => reference)).toEqual([
			ana.other.reference,
			ana.callback.reference,
			ana.message.reference,
		]);
		expect(data.messages[2].consent.wording).toBe(deliveredTexts["consent.message"]);
		expect(data.messages[1].consent.wording).toBe(deliveredTexts["consent.call"]);
		expect(
			data.conversations.map((one: { id: string; theirsBy: string }) => [one.id, one.theirsBy]),
		).toEqual([
			[ana.conversations[1], "contact details"],
			[ana.conversations[0], "requested call"],
		]);
		expect(data.conversations[1].messages[1]).toMatchObject({
			from: "visitor",
			text: `My ${ana.words}aunt asks: what does the CNA cost?`,
		});
		// A notice to the school and a confirmation for each of the five, and the reply.
		expect(data.emails).toHaveLength(11);
		expect(data.notesAndCalls).toMatchObject([
			{ kind: "call", outcome: "reached", by: "dana", text: `${ana.words}rewritten` },
			{ kind: "note", by: "dana", text: `${ana.words}note` },
		]);
		expect(data.changes.map(({ after }: { after: object }) => after)).toEqual(
			expect.arrayContaining([
				expect.objectContaining({ task: `call ${ana.words}brother` }),
				expect.objectContaining({ task: `ask the ${ana.words}sister` }),
				expect.objectContaining({ fullName: ana.name }),
			]),
		);
	});

	test("is exported as JSON and as a page, which the log records with the day of the wish", async () => {
		const ana = await somebody();
		const path = `/api/admin/people/${ana.id}/personal-data`;
		const file = await app.asAdmin("GET", `${path}.json?askedOn=2026-11-18`);
		const { version: _, known: __, ...data } = (await dataOf(ana.id)).json;
		const { changes, ...stored } = file.json;
		expect(stored).toEqual({
			format: "personal-data",
			formatVersion: 2,
			exportedAt: app.clock.now.toISOString(),
			school: expect.any(String),
			...Object.fromEntries(Object.entries(data).filter(([name]) => name !== "changes")),
		});
		expect(changes).toEqual(data.changes.slice(1));
		expect(file.headers.get("content-disposition")).toBe(
			`attachment; filename="personal-data-${ana.id}.json"`,
		);
		const page = await app.asAdmin("GET", `${path}.html`);
		expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
		for (const text of [ana.name, ana.email, `${ana.words}rewritten`, registrationWording]) {
			expect(page.text).toContain(text);
		}
		const log = (
			await app.asAdmin("GET", `/api/admin/activity?kind=person&recordId=${ana.id}&action=exported`)
		).json;
		expect(log).toMatchObject([
			{ username: "dana", label: "Personal data as a web page", after: {} },
			{ username: "dana", label: "Personal data as JSON", after: { askedOn: "2026-11-18" } },
		]);
	});

	test("is erased, from every table; somebody with the same name keeps everything", async () => {
		const ana = await somebody();
		const namesake = await post(
			"/api/register",
			aRegistration({ fullName: ana.name, message: "Another Xanthe" }),
		);
		const namesakeId = await personOf("registrations", namesake.id);
		await admin("POST", `people/${namesakeId}/entries`, { kind: "note", text: "Keep this" });
		const before = (await dataOf(namesakeId)).json;
		await admin("GET", `people/${ana.id}/personal-data.json`);
		const { version } = (await dataOf(ana.id)).json;

		const answer = await erase(
			ana.id,
			{ name: ana.name.toUpperCase(), askedOn: "2026-11-19" },
			{ "if-match": `"${version}"` },
		);
		expect(answer.status, answer.text).toBe(204);
		expect((await dataOf(ana.id)).status).toBe(404);
		expect((await dataOf(namesakeId)).json).toEqual(before);
		await admin("POST", `people/${namesakeId}/entries`, { kind: "note", text: "Still here" });
		// Their name is the namesake's too: it is only in what is the namesake's.
		expect(await tracesOf({ ...ana, words: `${ana.words}typo` })).toEqual({});
		const of = (await tablesWith(app.db, ana.words)).filter((name) => !isIndex(name));
		expect(of.sort()).toEqual(["emails", "registrations"]);
		expect((await erase(namesakeId, { name: ana.name })).status).toBe(204);
		expect(await tracesOf(ana)).toEqual({});
	});

	test("is erased, and the log still says what was done, by whom and when", async () => {
		const ana = await somebody();
		expect((await erase(ana.id, { name: ana.name, askedOn: "2026-11-19" })).status).toBe(204);
		const entries = async (kind: string, id: number | string) =>
			(await app.asAdmin("GET", `/api/admin/activity?kind=${kind}&recordId=${id}`)).json;
		const [newest, ...others] = await entries("person", ana.id);
		expect(newest).toMatchObject({
			action: "erased",
			username: "dana",
			at: app.clock.now.toISOString(),
			after: { askedOn: "2026-11-19" },
			label: expect.stringContaining("asked for on Thu, Nov 19, 2026"),
		});
		for (const { reference } of [ana.first, ana.second, ana.message, ana.callback, ana.other]) {
			expect(newest.label).toContain(reference);
		}
		expect(others.map(({ action }: { action: string }) => action)).toContain("merged");
		expect(await entries("registration", ana.first.id)).toMatchObject([
			{ action: "erased", label: ana.first.reference },
			{ action: "changed", after: { status: "accepted" } },
		]);
		for (const id of ana.conversations) {
			expect((await entries("conversation", id))[0]).toMatchObject({ action: "deleted" });
		}
	});

	test("sends nothing afterwards; while an email is being sent, nothing is erased", async () => {
		const ana = await somebody();
		const own = () =>
			app.db.selectFrom("emails").selectAll().where("contactId", "=", ana.message.id);
		const [email] = await own().execute();
		const claimedUntil = new Date(app.clock.now.getTime() + 60_000).toISOString();
		await app.db
			.updateTable("emails")
			.set({ status: "waiting", claimedUntil })
			.where("id", "=", email?.id ?? 0)
			.execute();
		const refused = await erase(ana.id, { name: ana.name });
		expect([refused.status, refused.text]).toEqual([
			409,
			"An email about this person is being sent right now. Please try again in two minutes.",
		]);
		expect(await own().execute()).toHaveLength(2);
		app.clock.advance(60_000);
		expect((await erase(ana.id, { name: ana.name })).status).toBe(204);
		expect(await own().execute()).toEqual([]);
	});
});

describe("the fingerprints of what the office saved about somebody", () => {
	const fingerprints = async () =>
		(await app.db.selectFrom("idempotency_keys").selectAll().orderBy("key").execute())
			.filter(({ key }) => key.includes("guessable"))
			.map(({ fingerprint }) => fingerprint);
	/** Somebody with a note and a reply, each saved with a key. */
	const noted = async (name: string) => {
		const { id } = await post("/api/register", aRegistration({ fullName: name }));
		const personId = await personOf("registrations", id);
		const save = (path: string, body: object) =>
			app.asAdmin("POST", `/api/admin/${path}`, {
				body,
				headers: { "idempotency-key": `guessable-${path}` },
			});
		const note = () => save(`people/${personId}/entries`, { kind: "note", text: "Owes $50." });
		const reply = () =>
			save(`registrations/${id}/replies`, {
				channel: "mail program",
				language: "en",
				subject: "Yes",
				text: "Yes.",
				isAnswered: true,
				lastReplyId: null,
			});
		const [noteId] = [(await note()).json.id, await reply()];
		return { personId, note, reply, noteId };
	};

	test("are erased with them, and whoever saves it again reads that it is gone", async () => {
		const { personId, note, reply } = await noted("Gina Guessed");
		expect(await fingerprints()).toEqual([expect.any(String), expect.any(String)]);
		expect((await erase(personId, { name: "Gina Guessed" })).status).toBe(204);
		expect(await fingerprints()).toEqual([null, null]);
		for (const again of [await note(), await reply()]) {
			expect([again.status, again.text]).toEqual([
				404,
				"This was saved, and it has been deleted since.",
			]);
		}
		await app.db.deleteFrom("idempotency_keys").execute();
	});

	test("are erased with a note that is deleted; others stay", async () => {
		const { personId, noteId } = await noted("Nora Noted");
		await admin("DELETE", `person-entries/${noteId}`);
		expect((await fingerprints()).sort()).toEqual([expect.any(String), null]);
		await erase(personId, { name: "Nora Noted" });
		await app.db.deleteFrom("idempotency_keys").execute();
	});
});

test("with their last registration, the log forgets what the office planned for them", async () => {
	const { id } = await post("/api/register", aRegistration());
	const personId = await personOf("registrations", id);
	await admin("PATCH", `people/${personId}`, {
		task: "ask zqorphan",
		taskDueOn: "2026-12-01",
	});
	await admin("DELETE", `registrations/${id}`);
	expect(await tablesWith(app.db, "zqorphan")).toEqual([]);
	const log = (await app.asAdmin("GET", `/api/admin/activity?kind=person&recordId=${personId}`))
		.json;
	expect(log).toMatchObject([{ action: "changed", after: { taskDueOn: "2026-12-01" } }]);
});

test("whoever registers again at the same moment is not lost", async () => {
	for (let round = 0; round < 10; round++) {
		const ana = aRegistration({ email: `again${round}@person.example` });
		const { id } = await post("/api/register", ana);
		const personId = await personOf("registrations", id);
		const [erased, ...registered] = await Promise.all([
			erase(personId, { name: ana.fullName }),
			app.call("POST", "/api/register", { body: ana }),
			app.call("POST", "/api/contact", {
				body: aContact({ name: ana.fullName, email: ana.email }),
			}),
		]);
		expect(erased.status, erased.text).toBe(204);
		expect(registered.map(({ status }) => status)).toEqual([201, 201]);
	}
	const orphans = await app.db
		.selectFrom("registrations")
		.leftJoin("people", "people.id", "personId")
		.select("registrations.id")
		.where("people.id", "is", null)
		.execute();
	expect(orphans).toEqual([]);
});

describe("what is refused", () => {
	test("a wrong name, a day to come, an older version, somebody who is gone: nothing is erased", async () => {
		const { id, fullName } = await post("/api/register", aRegistration());
		const personId = await personOf("registrations", id);
		const { version } = (await dataOf(personId)).json;
		const ifMatch = { "if-match": `"${version}"` };
		await admin("PATCH", `people/${personId}`, { task: "Call" });
		const answers = [
			[{ name: "Somebody Else" }, {}, 400],
			[{ name: "" }, {}, 400],
			[{}, {}, 400],
			[{ name: fullName, askedOn: "2030-01-01" }, {}, 400],
			[{ name: fullName, askedOn: "yesterday" }, {}, 400],
			[{ name: fullName }, ifMatch, 412],
		] as const;
		for (const [body, headers, status] of answers) {
			expect((await erase(personId, body, headers)).status, JSON.stringify(body)).toBe(status);
		}
		expect((await dataOf(personId)).status).toBe(200);
		for (const path of ["personal-data", "personal-data.json", "personal-data.html"]) {
			expect((await app.asAdmin("GET", `/api/admin/people/999999/${path}`)).status).toBe(404);
		}
		expect((await erase(999_999, { name: fullName })).status).toBe(404);
		const tooEarly = `/api/admin/people/${personId}/personal-data.json?askedOn=2030-01-01`;
		expect((await app.asAdmin("GET", tooEarly)).status).toBe(400);
	});

	test("the front desk and read only see it, and export and erase nothing", async () => {
		const { id, fullName } = await post("/api/register", aRegistration());
		const personId = await personOf("registrations", id);
		for (const role of ["desk", "viewer"] as const) {
			const { token } = await signedInUser(app, { isAdmin: true, role });
			const path = `/api/admin/people/${personId}`;
			expect((await app.call("GET", `${path}/personal-data`, { token })).status).toBe(200);
			for (const ending of ["json", "html"]) {
				expect((await app.call("GET", `${path}/personal-data.${ending}`, { token })).status).toBe(
					403,
				);
			}
			const body = { name: fullName };
			expect((await app.call("POST", `${path}/erase`, { token, body })).status).toBe(403);
		}
	});

	test("export and erasing after 15 minutes without the password", async () => {
		const { id, fullName } = await post("/api/register", aRegistration());
		const personId = await personOf("registrations", id);
		const { token } = await signedInUser(app, { isAdmin: true, role: "full" });
		app.clock.advance(16 * 60_000);
		const path = `/api/admin/people/${personId}`;
		const answers = [
			await app.call("GET", `${path}/personal-data.json`, { token }),
			await app.call("GET", `${path}/personal-data.html`, { token }),
			await app.call("POST", `${path}/erase`, { token, body: { name: fullName } }),
		];
		expect(answers.map(({ status, text }) => [status, text])).toEqual(
			answers.map(() => [403, "Please confirm your password"]),
		);
	});
});

describe("whose chat it is", () => {
	test("a chat in which somebody else asked for a call stays, although it names the phone", async () => {
		const { id, phone, fullName } = await post(
			"/api/register",
			aRegistration({ phone: "(609) 888-4321" }),
		);
		const visitor = await aVisitor(app);
		await visitor.ask(`My daughter's number is ${phone}`);
		await post("/api/chat/callback", {
			conversationId: visitor.conversationId,
			name: "Rosa Stays",
			email: "rosa.stays@mail.example",
			phone: "732-555-9911",
		});
		const personId = await personOf("registrations", id);
		expect((await dataOf(personId)).json.conversations).toEqual([]);
		expect((await erase(personId, { name: fullName })).status).toBe(204);
		expect(await visitor.messages()).toHaveLength(3);
	});

	test("what somebody agreed to stays when their chat is deleted", async () => {
		const visitor = await aVisitor(app);
		await visitor.ask("What does it cost?");
		const { id } = await post("/api/chat/callback", {
			conversationId: visitor.conversationId,
			name: "Consuelo Stays",
			email: "consuelo@mail.example",
			phone: "732-555-9922",
		});
		await admin("DELETE", `chat/conversations/${visitor.conversationId}`);
		const { messages, conversations } = (await dataOf(await personOf("contacts", id))).json;
		expect(conversations).toEqual([]);
		expect(messages[0].consent.wording).toBe(deliveredTexts["consent.call"]);
	});
});

describe.runIf(process.env.TEST_ENGINE === "sqlite")("in the database's files", () => {
	test("nothing is left of an erased person", async () => {
		const ana = await somebody();
		expect(isInFiles(app, ana.words)).toBe(true);
		expect((await erase(ana.id, { name: ana.name })).status).toBe(204);
		for (const word of [ana.words, ana.phone, ana.phone.replace(/\D/g, "")]) {
			await hasLeftFiles(app, word);
		}
	});
});
