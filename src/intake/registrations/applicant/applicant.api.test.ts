import { describe, expect, test } from "vitest";
import { purgeExpiredLinks } from "#intake/registrations/applicant/link.server.ts";
import {
	askQuestion,
	correctDetails,
	type Details,
	withdraw,
} from "#intake/registrations/applicant/public-contract.ts";
import { changesOf } from "#office/live-updates/changes.server.ts";
import { signedInUser, theApp } from "../../../../test/app.ts";
import { anApplicant, tokenIn } from "../../../../test/applicant.ts";
import { emailsAbout } from "../../../../test/emails.ts";
import { aFact } from "../../../../test/factories.ts";

const app = theApp();

const DAY = 24 * 60 * 60 * 1000;

const read = (path: string) => app.call("GET", path);
const correct = (
	{ path, details }: { path: string; details: Details },
	change: Partial<Details>,
	shown: Details = details,
) => app.call("PATCH", path, { body: { ...shown, ...change, shown } });
const ask = (path: string, message: string, form = false) =>
	app.call("POST", `${path}/questions`, { body: { message }, ...(form && { from: { form } }) });
const stored = async (id: number) =>
	(await app.asAdmin("GET", `/api/admin/registrations/${id}`)).json;
const change = (id: number, body: object) =>
	app.asAdmin("PATCH", `/api/admin/registrations/${id}`, { body });
const statusOf = async (id: number) =>
	(await app.asAdmin("GET", `/api/admin/registrations/${id}/applicant-page`)).json;
const tasksOf = async (id: number) =>
	(await app.asAdmin("GET", "/api/admin/tasks")).json.filter(
		({ key }: { key: string }) => key === `applicant ${id}`,
	);
/** Marks as seen what the office saw. */
const markSeen = (id: number, news: readonly { id: number }[]) =>
	app.asAdmin("PUT", `/api/admin/registrations/${id}/applicant-news/seen`, {
		body: { ids: news.map((one) => one.id) },
	});
const activityOf = async (id: number) =>
	(await app.asAdmin("GET", `/api/admin/activity?kind=registration&recordId=${id}`)).json;
const everyRow = () =>
	Promise.all(
		(
			[
				"registrations",
				"contacts",
				"applicant_links",
				"applicant_changes",
				"activity",
				"emails",
			] as const
		).map((table) => app.db.selectFrom(table).selectAll().orderBy("id").execute()),
	);

describe("the link", () => {
	test("is in the confirmation, in both languages, and in no other email", async () => {
		for (const language of ["en", "es"]) {
			const headers = { "accept-language": language };
			const { reference, token, confirmation } = await anApplicant(app, {}, headers);
			expect(token).toHaveLength(43);
			const site = `https://school.example${language === "es" ? "/es" : ""}`;
			for (const text of [confirmation?.htmlBody, confirmation?.textBody]) {
				expect(text).toContain(`${site}/my-registration/${token}`);
				expect(text).toContain(`${site}/courses/cna`);
			}
			expect(confirmation?.textBody).toContain(
				language === "en"
					? "It works until March 20, 2027."
					: "Funciona hasta el 20 de marzo de 2027.",
			);
			const [notice] = await emailsAbout(app, reference);
			expect(`${notice?.textBody}${notice?.htmlBody}`).not.toContain("my-registration");
		}
	});

	test("is stored as a hash, and the admin area shows emails without it", async () => {
		const { token, confirmation } = await anApplicant(app);
		const rows = JSON.stringify(await app.db.selectFrom("applicant_links").selectAll().execute());
		expect(rows).not.toContain(token);
		const { json } = await app.asAdmin("GET", `/api/admin/emails/${confirmation?.id}/content`);
		expect(json.text).toContain("/my-registration/…");
		expect(JSON.stringify(json)).not.toContain(token);
	});

	test("opens what was received, and nothing that only the office knows", async () => {
		const { path, id, reference, details } = await anApplicant(app, { message: "Evenings?" });
		await change(id, { status: "accepted" });
		await app.asAdmin("POST", "/api/admin/registrations/bulk", {
			body: { records: [{ id, stage: "waitlisted" }] },
		});
		const { personId } = await stored(id);
		await app.asAdmin("POST", `/api/admin/people/${personId}/entries`, {
			body: { kind: "note", text: "Sounds unsure about nights" },
		});
		const page = await read(path);
		expect(page.status).toBe(200);
		expect(page.headers.get("cache-control")).toBe("no-store");
		expect(page.json).toMatchObject({
			id,
			reference,
			...details,
			courseTitle: "Certified Nursing Assistant (CNA)",
			message: "Evenings?",
			status: "accepted",
			language: "en",
			withdrawnAt: null,
			replyBy: { day: "2026-11-21", time: "13:00", isOver: false },
			openingDay: { day: "2026-11-21", opens: "09:00", closes: "13:00" },
			slug: "cna",
			steps: expect.arrayContaining(["Pass a criminal background check"]),
		});
		for (const secret of ["waitlisted", "unsure", "personId", "stage", "spam"]) {
			expect(page.text).not.toContain(secret);
		}
	});

	test("changes nothing when it is opened", async () => {
		const { path } = await anApplicant(app);
		const before = await everyRow();
		for (const method of ["GET", "HEAD"]) {
			expect((await app.call(method, path)).status).toBe(200);
		}
		expect(await everyRow()).toEqual(before);
	});

	test("that is unknown, malformed, revoked, expired or of an erased registration gets one answer", async () => {
		const [revoked, expired, erased] = [
			await anApplicant(app),
			await anApplicant(app),
			await anApplicant(app),
		];
		await app.asAdmin("DELETE", `/api/admin/registrations/${revoked.id}/applicant-links`);
		await app.asAdmin("DELETE", `/api/admin/registrations/${erased.id}`);
		await app.db
			.updateTable("applicant_links")
			.set({ expiresAt: app.clock.now.toISOString() })
			.where("registrationId", "=", expired.id)
			.execute();
		const paths = [revoked, expired, erased].map(({ path }) => path);
		for (const token of ["A".repeat(43), "x", "%00", "..%2f..", "A".repeat(5000)]) {
			paths.push(`/api/my-registration/${token}`);
		}
		for (const path of paths) {
			const answers = await Promise.all([
				read(path),
				read(`${path}/class.ics`),
				app.call("PUT", `${path}/class`, { body: { classId: 1 } }),
				correct({ path, details: revoked.details }, { fullName: "Mallory" }),
				ask(path, "Who is there?"),
				app.call("PUT", `${path}/withdrawal`),
			]);
			for (const { status, text } of answers) {
				expect([status, text]).toEqual([404, "This link does not work. Please call us."]);
			}
		}
	});

	test("works for 120 days, and the hourly cleanup deletes it afterwards", async () => {
		const { path, id } = await anApplicant(app);
		const { now } = app.clock;
		app.clock.advance(120 * DAY - 1);
		expect((await read(path)).status).toBe(200);
		app.clock.advance(1);
		expect((await read(path)).status).toBe(404);
		await purgeExpiredLinks(app.db, () => app.clock.now);
		const links = await app.db.selectFrom("applicant_links").select("registrationId").execute();
		expect(links.map(({ registrationId }) => registrationId)).not.toContain(id);
		app.clock.now = now;
	});
});

describe("what the school states", () => {
	test("comes with its source and dates, and what it does not state is named", async () => {
		const { path } = await anApplicant(app);
		const before = (await read(path)).json;
		expect(before.unstated).toContain("Prices and tuition");
		await app.asAdmin("POST", "/api/admin/facts", {
			body: aFact({ courseId: 2, source: "Price list", validUntil: "2026-12-31" }),
		});
		await app.asAdmin("POST", "/api/admin/facts", {
			body: aFact({ courseId: 3, answer: "Another program’s price" }),
		});
		await app.asAdmin("POST", "/api/admin/facts", {
			body: aFact({ topic: "tour", answer: "Come on Tuesdays.", spanish: "Venga los martes." }),
		});
		const { json, text } = await read(path);
		expect(json.statements).toContainEqual({
			topic: "price",
			label: "Prices and tuition",
			answer: "It costs $1,295.",
			language: "en",
			source: "Price list",
			approvedAt: app.clock.now.toISOString(),
			validUntil: "2026-12-31",
		});
		expect(json.unstated).not.toContain("Prices and tuition");
		expect(json.visiting).toMatchObject([{ label: "Tours", answer: "Come on Tuesdays." }]);
		expect(text).not.toContain("Another program");
		const spanish = await anApplicant(app, {}, { "accept-language": "es" });
		const inSpanish = (await read(spanish.path)).json;
		expect(inSpanish.language).toBe("es");
		expect(inSpanish.visiting).toMatchObject([
			{ label: "Visitas", answer: "Venga los martes.", language: "es" },
		]);
		expect(inSpanish.statements).toMatchObject([{ label: "Precio y matrícula", language: "en" }]);
	});

	test("is in the order of the program’s page", async () => {
		for (const topic of ["supplies", "duration", "attendance"]) {
			await app.asAdmin("POST", "/api/admin/facts", { body: aFact({ topic, courseId: 6 }) });
		}
		const { path } = await anApplicant(app, { courseId: 6 });
		const { statements } = (await read(path)).json;
		expect(statements.map(({ topic }: { topic: string }) => topic)).toEqual([
			"duration",
			"attendance",
			"supplies",
		]);
	});

	test("is said in the language that is asked for, whatever that of the registration", async () => {
		for (const [own, asked] of [
			["en", "es"],
			["es", "en"],
		] as const) {
			const { path } = await anApplicant(app, {}, { "accept-language": own });
			const { json } = await read(`${path}?language=${asked}`);
			expect(json.language).toBe(asked);
			expect(json.unstated).toContain(
				asked === "es" ? "Requisitos de ingreso" : "Entry requirements",
			);
			expect((await read(path)).json.language).toBe(own);
		}
		const { path } = await anApplicant(app);
		expect((await read(`${path}?language=fr`)).status).toBe(400);
	});

	test("a program that is no longer on the site has neither steps nor a page", async () => {
		const { path } = await anApplicant(app, { courseId: 9 });
		await app.asAdmin("PATCH", "/api/admin/courses/9", { body: { isActive: false } });
		expect((await read(path)).json).toMatchObject({ slug: null, steps: [], statements: [] });
		await app.asAdmin("PATCH", "/api/admin/courses/9", { body: { isActive: true } });
	});
});

describe("correcting details", () => {
	test("is seen by the office: record, activity log, person and Today", async () => {
		const applicant = await anApplicant(app);
		const { id, reference, details } = applicant;
		const { version, personId } = await stored(id);
		const fullName = "María-José Núñez";
		const answer = await correct(applicant, { fullName });
		expect(answer.json).toMatchObject({ id, fullName, email: details.email });
		expect(await stored(id)).toMatchObject({ fullName, version: version + 1, status: "pending" });
		expect((await activityOf(id))[0]).toMatchObject({
			action: "changed by the applicant",
			username: "",
			address: "",
			before: { fullName: details.fullName },
			after: { fullName },
		});
		const person = (await app.asAdmin("GET", `/api/admin/people/${personId}`)).json;
		expect(person.changes[0]).toMatchObject({ action: "changed by the applicant" });
		expect(await tasksOf(id)).toEqual([
			{
				key: `applicant ${id}`,
				title: `${fullName} changed their details`,
				help: "Certified Nursing Assistant (CNA). Open the registration and mark this as seen.",
				path: `/admin/registrations?open=${id}`,
			},
		]);
		const found = await app.asAdmin("GET", "/api/admin/registrations?q=nunez");
		expect(found.json.map((row: { reference: string }) => row.reference)).toContain(reference);
	});

	test("is a task until someone takes note of it", async () => {
		const applicant = await anApplicant(app);
		const { id } = applicant;
		await correct(applicant, { phone: "732-555-0111" });
		const { news } = await statusOf(id);
		expect(news).toMatchObject([{ kind: "details" }]);
		expect((await markSeen(id, news)).status).toBe(204);
		expect(await tasksOf(id)).toEqual([]);
		expect((await statusOf(id)).news).toEqual([]);
	});

	test("that someone takes note of hides nothing that came later, and nothing of another applicant", async () => {
		const applicant = await anApplicant(app);
		const { id } = applicant;
		await correct(applicant, { phone: "732-555-0111" });
		const { news } = await statusOf(id);
		await app.call("PUT", `${applicant.path}/withdrawal`);
		const other = await anApplicant(app);
		await correct(other, { phone: "732-555-0112" });
		const { news: otherNews } = await statusOf(other.id);
		expect((await markSeen(id, [...news, ...otherNews])).status).toBe(204);
		expect((await statusOf(id)).news).toMatchObject([{ kind: "withdrawal" }]);
		expect(await tasksOf(id)).toMatchObject([{ title: `${applicant.details.fullName} withdrew` }]);
		expect((await statusOf(other.id)).news).toEqual(otherNews);
		expect((await markSeen(id, [])).status).toBe(400);
	});

	test("of the email address tells the former one, and the link keeps working", async () => {
		const applicant = await anApplicant(app, {}, { "accept-language": "es" });
		const email = "maria@correct.example";
		expect((await correct(applicant, { email })).status).toBe(200);
		const [, , notice, ...others] = await emailsAbout(app, applicant.reference);
		expect(others).toEqual([]);
		expect(notice).toMatchObject({
			template: "address change",
			audience: "visitor",
			recipient: applicant.details.email,
			registrationId: applicant.id,
			language: "es",
			subject: `Nuevo correo electrónico para su inscripción ${applicant.reference}`,
		});
		expect(`${notice?.textBody}${notice?.htmlBody}`).not.toMatch(
			/my-registration|correct\.example/,
		);
		expect((await read(applicant.path)).json.email).toBe(email);
	});

	test("that changes nothing records nothing", async () => {
		const applicant = await anApplicant(app);
		const before = await everyRow();
		expect((await correct(applicant, {})).status).toBe(200);
		expect(await everyRow()).toEqual(before);
	});

	test.each([
		[{ fullName: " " }, "fullName", "Please enter your full name"],
		[{ fullName: "x".repeat(201) }, "fullName", "Please use 200 characters or fewer"],
		[{ email: "ana@" }, "email", "Please enter a valid email address"],
		[{ phone: "12345" }, "phone", "Please enter a valid phone number"],
		[{ phone: null }, "phone", "Please enter a valid phone number"],
	])("refuses %j", async (wrong, path, message) => {
		const applicant = await anApplicant(app);
		const answer = await app.call("PATCH", applicant.path, {
			body: { ...applicant.details, ...wrong, shown: applicant.details },
			headers: { accept: "application/json" },
		});
		expect(answer.status).toBe(400);
		expect(answer.json.errors).toEqual([{ path, message }]);
	});

	test("refuses a body without what was shown", async () => {
		const { path, details } = await anApplicant(app);
		expect((await app.call("PATCH", path, { body: details })).status).toBe(400);
	});

	test("keeps what the office changed in another field", async () => {
		const applicant = await anApplicant(app);
		await change(applicant.id, { phone: "732-555-0122", courseId: 3 });
		expect((await correct(applicant, { fullName: "Ana Lopez" })).status).toBe(200);
		expect(await stored(applicant.id)).toMatchObject({
			fullName: "Ana Lopez",
			phone: "732-555-0122",
			courseId: 3,
		});
	});

	test("of a field that the office changed too saves nothing, until the applicant has seen it", async () => {
		const applicant = await anApplicant(app);
		const { id, details } = applicant;
		await change(id, { fullName: "Ana Lopes" });
		const refused = await correct(applicant, { fullName: "Ana López", phone: "732-555-0133" });
		expect(refused.status).toBe(409);
		expect(await stored(id)).toMatchObject({ fullName: "Ana Lopes", phone: details.phone });
		const seen = { ...details, fullName: "Ana Lopes" };
		expect((await correct(applicant, { fullName: "Ana López" }, seen)).status).toBe(200);
		expect(await stored(id)).toMatchObject({ fullName: "Ana López" });
	});

	test("to what the office has entered already is no conflict", async () => {
		const applicant = await anApplicant(app);
		await change(applicant.id, { fullName: "Ana Lopez" });
		expect((await correct(applicant, { fullName: "Ana Lopez" })).status).toBe(200);
		expect(await tasksOf(applicant.id)).toEqual([]);
	});

	test("at the same time as the office loses nothing of either", async () => {
		const applicant = await anApplicant(app);
		const { id } = applicant;
		const answers = await Promise.all([
			change(id, { phone: "732-555-0144" }),
			correct(applicant, { fullName: "Ana Lopez" }),
			change(id, { status: "accepted" }),
			correct(applicant, { email: "ana.lopez@mail.example" }),
		]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		expect(await stored(id)).toMatchObject({
			fullName: "Ana Lopez",
			email: "ana.lopez@mail.example",
			phone: "732-555-0144",
			status: "accepted",
		});
	});
});

describe("a question", () => {
	test("is an open message of the same person, with its emails", async () => {
		const { id, path, reference, details } = await anApplicant(app);
		const { personId } = await stored(id);
		const answer = await ask(path, "Do I need my own scrubs?");
		expect(answer.status).toBe(201);
		const message = (await app.asAdmin("GET", `/api/admin/contacts/${answer.json.id}`)).json;
		expect(message).toMatchObject({
			personId,
			name: details.fullName,
			email: details.email,
			phone: details.phone,
			subject: `Question about ${reference}`,
			message: "Do I need my own scrubs?",
			courseId: 2,
			answerState: "open",
			isRead: false,
			isSpam: false,
		});
		const emails = await emailsAbout(app, answer.json.reference);
		expect(emails.map(({ template }) => template)).toEqual([
			"message notice",
			"message confirmation",
		]);
		for (const { textBody } of emails) expect(textBody).not.toContain("my-registration");
	});

	test("belongs to the person of the registration, also after they were split", async () => {
		const email = "family@mail.example";
		const first = await anApplicant(app, { email });
		const second = await anApplicant(app, { email });
		const { personId } = await stored(first.id);
		const splitOff = await app.asAdmin("POST", `/api/admin/people/${personId}/split`, {
			body: { kind: "registration", recordId: second.id },
		});
		const { json } = await ask(second.path, "Is this me?");
		const message = (await app.asAdmin("GET", `/api/admin/contacts/${json.id}`)).json;
		expect(message.personId).toBe(splitOff.json.id);
	});

	test("sent twice without JavaScript is stored once, and the same text of another applicant is another", async () => {
		const [ana, ben] = [await anApplicant(app), await anApplicant(app)];
		const first = await ask(ana.path, "When do classes start?", true);
		const again = await ask(ana.path, "When do classes start?", true);
		const other = await ask(ben.path, "When do classes start?", true);
		expect(again.json).toEqual(first.json);
		expect(other.json.id).not.toBe(first.json.id);
	});

	test("about suspected spam is suspected too, with its emails held", async () => {
		const { id, path } = await anApplicant(app);
		await app.asAdmin("POST", "/api/admin/registrations/bulk", {
			body: { records: [{ id, isSpam: true }] },
		});
		const { json } = await ask(path, "Hello?");
		const emails = await emailsAbout(app, json.reference);
		expect(emails.map(({ status }) => status)).toEqual(["held", "held"]);
	});

	test.each([[" "], ["x".repeat(5001)], [null], [undefined]])("refuses %j", async (message) => {
		const { path } = await anApplicant(app);
		expect((await app.call("POST", `${path}/questions`, { body: { message } })).status).toBe(400);
	});
});

describe("withdrawing", () => {
	test("is recorded once, and the status stays the office’s", async () => {
		const { id, path, details } = await anApplicant(app);
		await change(id, { status: "accepted" });
		const first = await app.call("PUT", `${path}/withdrawal`);
		const again = await app.call("PUT", `${path}/withdrawal`);
		expect(first.json.withdrawnAt).toBe(app.clock.now.toISOString());
		expect(again.json).toEqual(first.json);
		expect(await stored(id)).toMatchObject({ status: "accepted", archived: false });
		const actions = (await activityOf(id)).map(({ action }: { action: string }) => action);
		expect(actions.filter((action: string) => action.startsWith("withdrawn"))).toHaveLength(1);
		expect(await tasksOf(id)).toMatchObject([{ title: `${details.fullName} withdrew` }]);
		await markSeen(id, (await statusOf(id)).news);
		expect(await tasksOf(id)).toEqual([]);
		expect((await read(path)).json.withdrawnAt).toBe(first.json.withdrawnAt);
	});

	test("twice at the same time is recorded once", async () => {
		const { id, path } = await anApplicant(app);
		await Promise.all([1, 2, 3].map(() => app.call("PUT", `${path}/withdrawal`)));
		const changes = await app.db
			.selectFrom("applicant_changes")
			.select("kind")
			.where("registrationId", "=", id)
			.execute();
		expect(changes).toEqual([{ kind: "withdrawal" }]);
	});

	test("ends corrections, not questions", async () => {
		const applicant = await anApplicant(app);
		await app.call("PUT", `${applicant.path}/withdrawal`);
		const refused = await correct(applicant, { fullName: "Ana" });
		expect([refused.status, refused.text]).toEqual([
			409,
			"You withdrew this registration, so it can’t be changed here. Please call us.",
		]);
		expect((await ask(applicant.path, "May I come back?")).status).toBe(201);
	});
});

describe("the office", () => {
	test("creates a link next to the first one, and revokes both", async () => {
		const { id, path } = await anApplicant(app);
		const created = await app.asAdmin("POST", `/api/admin/registrations/${id}/applicant-links`);
		expect(created.json.expiresAt).toBe(
			new Date(app.clock.now.getTime() + 120 * DAY).toISOString(),
		);
		const second = `/api/my-registration/${tokenIn(created.json.url)}`;
		expect((await read(second)).json).toEqual((await read(path)).json);
		expect((await statusOf(id)).linkExpiresAt).toBe(created.json.expiresAt);
		await app.db
			.updateTable("emails")
			.set({ status: "sent" })
			.where("registrationId", "=", id)
			.execute();
		const revoked = await app.asAdmin("DELETE", `/api/admin/registrations/${id}/applicant-links`);
		expect(revoked.status).toBe(204);
		expect([(await read(path)).status, (await read(second)).status]).toEqual([404, 404]);
		expect((await statusOf(id)).linkExpiresAt).toBeNull();
		expect((await activityOf(id)).map(({ action }: { action: string }) => action)).toEqual([
			"links revoked",
			"link created",
		]);
	});

	test.each([
		["waiting", 200],
		["held", 200],
		// It gets one when it is asked for.
		["unsent", 404],
	] as const)(
		"revokes the link in a confirmation that is %s; the one that it has then gives %i",
		async (status, opened) => {
			const { id, reference, path } = await anApplicant(app);
			await app.db.updateTable("emails").set({ status }).where("registrationId", "=", id).execute();
			await app.asAdmin("DELETE", `/api/admin/registrations/${id}/applicant-links`);
			expect((await read(path)).status).toBe(404);
			const [, confirmation] = await emailsAbout(app, reference);
			const written = `/api/my-registration/${tokenIn(confirmation?.textBody)}`;
			expect((await read(written)).status).toBe(opened);
		},
	);

	test("creates the link to the page in the language of the registration", async () => {
		const { id, path } = await anApplicant(app, {}, { "accept-language": "es" });
		const created = await app.asAdmin("POST", `/api/admin/registrations/${id}/applicant-links`);
		expect(created.json.url).toMatch(/^https:\/\/school\.example\/es\/my-registration\//);
		const second = `/api/my-registration/${tokenIn(created.json.url)}`;
		expect((await read(second)).json).toEqual((await read(path)).json);
	});

	test("sees the page as the applicant does", async () => {
		const { id, path } = await anApplicant(app);
		expect((await statusOf(id)).page).toEqual((await read(path)).json);
	});

	test("gets 404 for a registration that does not exist", async () => {
		const at = "/api/admin/registrations/2147483647";
		for (const [method, path] of [
			["GET", "applicant-page"],
			["POST", "applicant-links"],
			["DELETE", "applicant-links"],
		] as const) {
			expect((await app.asAdmin(method, `${at}/${path}`)).status).toBe(404);
		}
		expect((await markSeen(2_147_483_647, [{ id: 1 }])).status).toBe(404);
	});

	test("of a role that only reads sees the page and can’t hand it out", async () => {
		const { id } = await anApplicant(app);
		const { token } = await signedInUser(app, { isAdmin: true, role: "viewer" });
		const at = `/api/admin/registrations/${id}`;
		const page = await app.call("GET", `${at}/applicant-page`, { token });
		expect(page.status).toBe(200);
		expect(page.text).not.toContain("/my-registration/");
		for (const [method, path] of [
			["POST", "applicant-links"],
			["DELETE", "applicant-links"],
			["PUT", "applicant-news/seen"],
		] as const) {
			expect((await app.call(method, `${at}/${path}`, { token })).status).toBe(403);
		}
	});

	test("erases links and changes with the registration", async () => {
		const applicant = await anApplicant(app);
		await correct(applicant, { fullName: "Xanthippe Quillfeather" });
		await app.asAdmin("DELETE", `/api/admin/registrations/${applicant.id}`);
		const rows = JSON.stringify(await everyRow());
		expect(rows).not.toContain("Quillfeather");
		expect(rows).not.toContain(applicant.token);
		for (const table of ["applicant_links", "applicant_changes"] as const) {
			const left = await app.db
				.selectFrom(table)
				.select("id")
				.where("registrationId", "=", applicant.id)
				.execute();
			expect(left).toEqual([]);
		}
	});
});

test("open screens hear of a change as of one in the office, and of a question as of a new message", () => {
	expect(changesOf(correctDetails, { id: 7 })).toEqual({ registration: [], person: [] });
	expect(changesOf(withdraw, { id: 7 })).toMatchObject({ registration: [] });
	expect(changesOf(askQuestion, { id: 9 })).toEqual({ contact: [9] });
});

describe("with rate limits", () => {
	const limited = theApp({ rateLimits: true });
	const open = (token: string, address: string) =>
		limited.call("GET", `/api/my-registration/${token}`, { from: { address } });
	const guess = (n: number) => String(n).padStart(43, "A");

	test("1,000 unknown links from one address: 30 answers, then none, and nobody else is affected", async () => {
		const { token } = await anApplicant(limited);
		const answers: { status: number }[] = [];
		// In parallel across the limit, and never more than the database answers in time.
		for (let n = 0; n < 1000; n += 40) {
			const batch = Array.from({ length: 40 }, (_, at) => open(guess(n + at), "198.51.100.1"));
			answers.push(...(await Promise.all(batch)));
		}
		const counts = (status: number) => answers.filter((answer) => answer.status === status).length;
		expect([counts(404), counts(429)]).toEqual([30, 970]);
		expect((await open(token, "198.51.100.1")).status).toBe(429);
		expect((await open(token, "198.51.100.2")).status).toBe(200);
	});

	test("a link that works can be opened any number of times", async () => {
		const { token } = await anApplicant(limited);
		for (let n = 0; n < 100; n++) expect((await open(token, "198.51.100.3")).status).toBe(200);
	});

	test("changes count as forms", async () => {
		const { path, details } = await anApplicant(limited);
		const body = { ...details, shown: details };
		const from = { address: "198.51.100.4" };
		const statuses: number[] = [];
		for (let n = 0; n < 61; n++) {
			statuses.push((await limited.call("PATCH", path, { body, from })).status);
		}
		expect(statuses).toEqual([...Array(60).fill(200), 429]);
	});
});
