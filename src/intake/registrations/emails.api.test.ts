import { expect, test } from "vitest";
import { register as registerIn } from "#intake/registrations/service.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { theApp } from "../../../test/app.ts";
import { aCall } from "../../../test/call.ts";
import { allEmails, emailsAbout } from "../../../test/emails.ts";
import { aCourse, aRegistration } from "../../../test/factories.ts";

const app = theApp();

const register = (change = {}, headers: Record<string, string> = {}) =>
	app.call("POST", "/api/register", { body: aRegistration(change), headers });

test("a registration queues one notice to the school and one confirmation to its visitor", async () => {
	const { json } = await register({
		fullName: "Marisol Vega",
		email: "marisol@mail.example",
		phone: "732-555-0187",
		message: "Is there an evening class?",
	});
	const [notice, confirmation, ...others] = await emailsAbout(app, json.reference);
	expect(others).toEqual([]);
	expect(notice).toMatchObject({
		template: "registration notice",
		audience: "school",
		registrationId: json.id,
		contactId: null,
		recipient: null,
		replyTo: "marisol@mail.example",
		language: "en",
		subject: `New registration ${json.reference}: ${json.courseTitle}`,
		messageId: expect.stringMatching(/^<[0-9a-f-]{36}@school\.example>$/),
		status: "waiting",
		attempts: 0,
	});
	for (const body of [notice?.textBody, notice?.htmlBody]) {
		expect(body).toContain("Marisol Vega");
		expect(body).toContain("732-555-0187");
		expect(body).toContain("Is there an evening class?");
		expect(body).toContain(`https://school.example/admin/registrations?open=${json.id}`);
	}
	expect(confirmation).toMatchObject({
		template: "registration confirmation",
		audience: "visitor",
		registrationId: json.id,
		recipient: "marisol@mail.example",
		replyTo: null,
		language: "en",
		subject: `We received your registration ${json.reference}: ${json.courseTitle}`,
		status: "waiting",
	});
	expect(confirmation?.textBody).toContain(
		"We will call or email you by Saturday, November 21, at 1:00 PM.",
	);
	expect(confirmation?.textBody).toContain("Call 732-555-0142 or email hello@school.example");
});

test("the confirmation contains nothing that the visitor typed", async () => {
	const { json } = await register({
		fullName: "Buy Pills Dotcom",
		email: "target@mail.example",
		phone: "900-555-0199",
		message: "Visit https://pills.example now",
	});
	const [, confirmation] = await emailsAbout(app, json.reference);
	const { subject = "", textBody = "", htmlBody = "" } = confirmation ?? {};
	for (const typed of ["Pills", "Dotcom", "target@", "900-555", "pills.example"]) {
		expect(`${subject}\n${textBody}\n${htmlBody}`).not.toContain(typed);
	}
});

test.each([
	["es-US,es;q=0.9,en;q=0.8", "es"],
	["ES", "es"],
	["en-US,en;q=0.9,es;q=0.8", "en"],
	["*", "en"],
	[",;=,\t", "en"],
	["", "en"],
	[`${"x-y;q=0.1,".repeat(500)}es`, "en"],
])("a form that says %j is confirmed in %s", async (accepted, language) => {
	const { json } = await register({}, { "accept-language": accepted });
	const [notice, confirmation] = await emailsAbout(app, json.reference);
	expect(notice?.language).toBe("en");
	expect(confirmation?.language).toBe(language);
	expect(confirmation?.subject.startsWith("Recibimos su inscripción")).toBe(language === "es");
	expect(confirmation?.htmlBody).toContain(`<html lang="${language}"`);
	const stored = await app.db
		.selectFrom("registrations")
		.select("language")
		.where("id", "=", json.id)
		.executeTakeFirstOrThrow();
	expect(stored.language).toBe(language);
});

test("a Spanish confirmation says the program and a closure in Spanish, as far as there is some", async () => {
	const spanish = { "accept-language": "es" };
	const { json } = await register({ courseId: 2 }, spanish);
	const [notice, confirmation] = await emailsAbout(app, json.reference);
	const title = "Auxiliar de enfermería certificado (CNA)";
	expect(notice?.subject).toContain("Certified Nursing Assistant (CNA)");
	expect(confirmation?.subject).toBe(`Recibimos su inscripción ${json.reference}: ${title}`);
	for (const body of [confirmation?.textBody, confirmation?.htmlBody]) {
		expect(body).toContain(title);
		expect(body).not.toContain("Certified Nursing");
		expect(body).toContain("(Día de Acción de Gracias)");
	}
	const course = { ...aCourse(), slug: "night-care", title: "Night Care Aide" };
	const { json: added } = await app.asAdmin("POST", "/api/admin/courses", { body: course });
	const of = async () => {
		const registered = await register({ courseId: added.id }, spanish);
		return (await emailsAbout(app, registered.json.reference))[1]?.htmlBody;
	};
	expect(await of()).toContain('<strong lang="en">Night Care Aide</strong>');
	const body = { english: "Night Care Aide", spanish: "Auxiliar nocturno" };
	await app.asAdmin("PATCH", `/api/admin/translations/course-${added.id}.title`, { body });
	expect(await of()).toContain("<strong>Auxiliar nocturno</strong>");
});

test("the same submission again queues nothing", async () => {
	const body = aRegistration();
	const headers = { "idempotency-key": "register-once" };
	const answers = await Promise.all(
		[1, 2, 3].map(() => app.call("POST", "/api/register", { body, headers })),
	);
	const [first] = answers;
	expect(answers.map(({ json }) => json.id)).toEqual([1, 2, 3].map(() => first?.json.id));
	expect(await emailsAbout(app, first?.json.reference)).toHaveLength(2);
});

test("a registration that is rejected queues nothing", async () => {
	const before = await allEmails(app);
	expect((await register({ courseId: 999 })).status).toBe(400);
	expect(await allEmails(app)).toEqual(before);
});

test.each([
	{ email: "ana@mail.example\r\nBcc: all@mail.example" },
	{ email: "ana@mail.example, eve@mail.example" },
	{ email: "Ana <ana@mail.example>" },
	{ email: "ana@mail.example%0d%0aBcc:eve@mail.example" },
	{ fullName: "Ana\r\nBcc: eve@mail.example" },
])("an address or name that could begin a header is rejected: %j", async (change) => {
	const before = await allEmails(app);
	expect((await register(change)).status).toBe(400);
	expect(await allEmails(app)).toEqual(before);
});

test("text that looks like a header or HTML stays text in the body", async () => {
	const fullName = 'Ana, "Eve" <eve@mail.example>; Bcc: all@mail.example';
	const message = "One\r\nBcc: all@mail.example\r\n\r\n<script>alert(1)</script>";
	const { json } = await register({ fullName, message });
	const [notice] = await emailsAbout(app, json.reference);
	expect(notice?.subject).toBe(`New registration ${json.reference}: ${json.courseTitle}`);
	expect(notice?.replyTo).toBe(json.email);
	expect(notice?.textBody).toContain(`Name: ${fullName}`);
	expect(notice?.textBody).toContain("> Bcc: all@mail.example\n>\n> <script>");
	expect(notice?.htmlBody).not.toContain("<script");
	expect(notice?.htmlBody).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
	expect(notice?.htmlBody).not.toContain("<eve@");
});

test("facts of the program are in its confirmation; expired ones and those of others are not", async () => {
	const state = async (fact: object) => {
		const answer = await app.asAdmin("POST", "/api/admin/facts", { body: fact });
		expect(answer.status).toBe(201);
	};
	await state({
		topic: "price",
		courseId: 3,
		answer: "It costs $1,295.",
		spanish: "Cuesta $1,295.",
	});
	await state({ topic: "supplies", courseId: 3, answer: "Bring blue scrubs." });
	await state({
		...{ topic: "other", courseId: 3, question: "Do I need shoes?", answer: "Yes." },
		...{ spanish: "Sí.", spanishQuestion: "¿Necesito zapatos?" },
	});
	await state({ topic: "age", answer: "You must be 18." });
	await state({ topic: "parking", answer: "Parking is free." });
	await state({ topic: "price", courseId: 4, answer: "It costs $777." });
	await state({ topic: "aid", courseId: 3, answer: "Grant of spring.", validUntil: "2026-11-19" });

	const english = await register({ courseId: 3 });
	const [, confirmation] = await emailsAbout(app, english.json.reference);
	const { textBody = "" } = confirmation ?? {};
	expect(textBody).toContain("Prices and tuition\n  It costs $1,295.");
	expect(textBody).toContain("Books, uniforms and supplies\n  Bring blue scrubs.");
	expect(textBody).toContain("Minimum age\n  You must be 18.");
	for (const absent of ["Parking", "$777", "Grant"]) expect(textBody).not.toContain(absent);

	const spanish = await register({ courseId: 3 }, { "accept-language": "es" });
	const [, inSpanish] = await emailsAbout(app, spanish.json.reference);
	expect(inSpanish?.textBody).toContain("Precio y matrícula\n  Cuesta $1,295.");
	expect(inSpanish?.textBody).toContain("¿Necesito zapatos?\n  Sí.");
	expect(textBody).toContain("Do I need shoes?\n  Yes.");
	expect(inSpanish?.htmlBody).toContain('<span lang="en">Bring blue scrubs.</span>');
});

const onPostgres = process.env.TEST_ENGINE === "postgres";
// SQLite has one writer, so nothing conflicts there.
test.runIf(onPostgres)("a transaction that is repeated stores each email once", async () => {
	let attempts = 0;
	const conflictFirst = new Proxy(app.db, {
		get(db, name) {
			if (name === "getExecutor") return () => db.getExecutor();
			if (name !== "transaction") return Reflect.get(db, name);
			const begin = () => db.transaction();
			return () => ({
				execute: (work: Parameters<ReturnType<typeof begin>["execute"]>[0]) =>
					begin().execute(async (tx) => {
						const result = await work(tx);
						attempts += 1;
						if (attempts === 1) throw Object.assign(new Error("deadlock"), { code: "40P01" });
						return result;
					}),
			});
		},
	});
	const before = await allEmails(app);
	const input = { ...aRegistration(), message: null };
	const registered = await registerIn(
		{ db: conflictFirst, clock: () => app.clock.now, publicUrl: "https://school.example" },
		aCall({ body: input, headers: {}, idempotency: null }),
	);
	expect(attempts).toBe(2);
	if (registered instanceof Failure) throw new Error(registered.detail);
	expect(await emailsAbout(app, registered.reference)).toHaveLength(2);
	expect(await allEmails(app)).toHaveLength(before.length + 2);
});
