import { describe, expect, test } from "vitest";
import { recordAttempt, releaseAttempt, uncounted } from "#office/auth/sign-in-limit.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { transaction } from "#platform/database/database.server.ts";
import { searchTextOf } from "#platform/database/search.server.ts";
import { adminPassword, type TestResponse, theApp } from "../app.ts";
import { aContact, aCourse, aFact, aRegistration } from "../factories.ts";

// Two concurrent writers, many times: in either order, both responses are as
// if the calls had run one after the other, and the stored data is consistent.

const app = theApp({ rateLimits: true });

// More of them: `npm run prove -- placements`.
const PAIRS = Number(process.env.WRITER_PAIRS ?? 10);
/** How far an answer may have come when its conversation is erased. */
const STEPS = 20;

type Writer = (round: number) => Promise<TestResponse>;

/** Starts two writers together, round after round, and counts the pairs of responses. */
async function together(one: Writer, other: Writer, rounds = PAIRS): Promise<string[]> {
	const seen = new Set<string>();
	for (let round = 0; round < rounds; round++) {
		const responses =
			round % 2 === 0
				? await Promise.all([one(round), other(round)])
				: (await Promise.all([other(round), one(round)])).reverse();
		seen.add(responses.map(({ status }) => status).join(" "));
	}
	return [...seen].sort();
}

const send = (method: string, path: string, body?: unknown) =>
	app.asAdmin(method, path, body === undefined ? {} : { body });
const allIds = async () =>
	(await app.db.selectFrom("courses").select("id").orderBy("id").execute()).map(({ id }) => id);
const newCourse = async () => (await send("POST", "/api/admin/courses", aCourse())).json;
let visitors = 0;
/** Gives every visitor an address of their own, so that no limit applies. */
const register = (body: ReturnType<typeof aRegistration>) => {
	visitors += 1;
	return app.call("POST", "/api/register", {
		body,
		from: { address: `203.0.${visitors >> 8}.${visitors & 255}` },
	});
};
const newRegistration = async () => (await register(aRegistration())).json;

test("the catalog is reordered while a course is saved: both succeed", async () => {
	const ids = await allIds();
	const rotated = (round: number) => [...ids.slice(round % 9), ...ids.slice(0, round % 9)];
	const seen = await together(
		(round) => send("PUT", "/api/admin/courses/order", { ids: rotated(round + 1) }),
		(round) => send("PATCH", `/api/admin/courses/${ids[4]}`, { summary: `Version ${round}` }),
	);
	expect(seen).toEqual(["200 200"]);
});

test("settings are saved while a course is saved: both are done", async () => {
	const [id] = await allIds();
	const seen = await together(
		(round) => send("PATCH", "/api/admin/settings", { phone: `732-555-01${10 + round}` }),
		(round) => send("PATCH", `/api/admin/courses/${id}`, { summary: `Text ${round}` }),
	);
	expect(seen).toEqual(["200 200"]);
});

test("a course takes the old slug of another one that is deleted: both are done", async () => {
	const seen: string[] = [];
	for (let n = 0; n < 20; n++) {
		const [taker, leaver] = [await newCourse(), await newCourse()];
		await send("PATCH", `/api/admin/courses/${leaver.id}`, { slug: `${leaver.slug}-new` });
		seen.push(
			...(await together(
				() => send("PATCH", `/api/admin/courses/${taker.id}`, { slug: leaver.slug }),
				() => send("DELETE", `/api/admin/courses/${leaver.id}`),
				1,
			)),
		);
	}
	expect(new Set(seen)).toEqual(new Set(["200 204"]));
});

test("a right and a wrong password for one user: one comes in, the other does not", async () => {
	const signIn = (password: string) => (round: number) =>
		app.call("POST", "/api/login", {
			body: { username: "dana", password },
			from: { address: `198.51.100.${round}` },
		});
	expect(await together(signIn(adminPassword), signIn("wrong password"), 8)).toEqual(["200 401"]);
});

test("an attempt to sign in is counted while another one is forgiven: both are done", async () => {
	const clock = () => app.clock.now;
	const attempt = { username: "dana", address: "198.51.100.200" };
	const count = () => recordAttempt(app.db, clock, attempt);
	const forgive = () => transaction(app.db, (tx) => releaseAttempt(tx, attempt, uncounted));
	for (let round = 0; round < PAIRS; round++) {
		expect(await count()).not.toBeInstanceOf(Failure);
		const [counted] = await Promise.all([count(), forgive()]);
		expect(counted).not.toBeInstanceOf(Failure);
		await forgive();
	}
});

test("a course is renamed while registrations for it are stored: each has the new title in the end", async () => {
	const { id } = await newCourse();
	const someAtOnce = async () => {
		const stored = await Promise.all(
			Array.from({ length: 5 }, () => register(aRegistration({ courseId: id }))),
		);
		return stored.find(({ status }) => status !== 201) ?? (stored[0] as TestResponse);
	};
	for (let round = 0; round < PAIRS; round++) {
		const title = `Name ${round}`;
		const rename = () => send("PATCH", `/api/admin/courses/${id}`, { title });
		expect(await together(someAtOnce, rename, 1)).toEqual(["201 200"]);
		const titles = app.db
			.selectFrom("registrations")
			.select("courseTitle")
			.distinct()
			.where("courseId", "=", id);
		expect(await titles.execute()).toEqual([{ courseTitle: title }]);
	}
});

test("a course is renamed while a registration is moved to it: it has the new title in the end", async () => {
	const { id: courseId } = await newCourse();
	for (let round = 0; round < PAIRS; round++) {
		const { id } = await newRegistration();
		const title = `Other name ${round}`;
		const seen = await together(
			() => send("PATCH", `/api/admin/registrations/${id}`, { courseId }),
			() => send("PATCH", `/api/admin/courses/${courseId}`, { title }),
			1,
		);
		expect(seen).toEqual(["200 200"]);
		const moved = await send("GET", `/api/admin/registrations/${id}`);
		expect(moved.json.courseTitle).toBe(title);
	}
});

test("name and phone are corrected at the same time: the registration is found by both", async () => {
	const { id, reference, email } = await newRegistration();
	for (let round = 0; round < PAIRS; round++) {
		const fullName = `Ana Round ${round}`;
		const phone = `732-555-${1000 + round}`;
		const seen = await together(
			() => send("PATCH", `/api/admin/registrations/${id}`, { fullName }),
			() => send("PATCH", `/api/admin/registrations/${id}`, { phone }),
			1,
		);
		expect(seen).toEqual(["200 200"]);
		const stored = await app.db
			.selectFrom("registrations")
			.select(["fullName", "phone", "searchText"])
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		const searchText = searchTextOf([fullName, email, reference], phone);
		expect(stored).toEqual({ fullName, phone, searchText });
	}
});

test("a status is changed while its registration is erased: no trace of the person is left", async () => {
	for (let round = 0; round < PAIRS; round++) {
		const { id, fullName } = await newRegistration();
		const [seen = ""] = await together(
			() => send("PATCH", `/api/admin/registrations/${id}`, { status: "accepted" }),
			() => send("DELETE", `/api/admin/registrations/${id}`),
			1,
		);
		expect(["200 204", "404 204", "412 204"]).toContain(seen);
		const left = await app.db
			.selectFrom("activity")
			.select("label")
			.where("label", "like", `%${fullName}`)
			.execute();
		expect(left).toEqual([]);
	}
});

test("two overlapping bulk changes: each record has the value of one of them", async () => {
	const made = await Promise.all(Array.from({ length: 12 }, newRegistration));
	const ids = made.map(({ id }) => id);
	const bulk = (some: number[], state: (at: number) => object) =>
		send("POST", "/api/admin/registrations/bulk", {
			records: some.map((id, at) => ({ id, ...state(at) })),
		});
	const seen = await together(
		(round) => bulk(ids, (at) => ({ status: (at + round) % 2 ? "accepted" : "pending" })),
		(round) =>
			bulk(ids.toReversed(), (at) => ({ status: (at + round) % 3 ? "rejected" : "accepted" })),
	);
	expect(seen).toEqual(["200 200"]);
});

test("a conversation is erased while a message arrives: the message is stored with it, or rejected", async () => {
	for (let round = 0; round < STEPS; round++) {
		const from = { address: `192.0.2.${round}` };
		const started = await app.call("POST", "/api/chat/start", {
			body: { sessionId: `session-of-somebody-${round}` },
			from,
		});
		const { conversationId } = started.json;
		const [seen = ""] = await together(
			() =>
				app.call("POST", "/api/chat/message", {
					body: { conversationId, content: "What does the CNA program cost?" },
					from,
				}),
			async () => {
				// An answer takes several steps: each round erases at another one.
				for (let step = 0; step < round; step++) await allIds();
				return send("DELETE", `/api/admin/chat/conversations/${conversationId}`);
			},
			1,
		);
		expect(["200 204", "404 204"]).toContain(seen);
	}
});

test("a conversation is erased during its visitor's callback request: a contact or a refusal", async () => {
	for (let round = 0; round < PAIRS; round++) {
		const from = { address: `192.0.2.${100 + round}` };
		const started = await app.call("POST", "/api/chat/start", {
			body: { sessionId: `session-of-a-caller-${round}` },
			from,
		});
		const { conversationId } = started.json;
		const person = { name: "Ana Diaz", email: "ana@mail.example", phone: "732-555-0101" };
		const [seen = ""] = await together(
			() => app.call("POST", "/api/chat/callback", { body: { conversationId, ...person }, from }),
			() => send("DELETE", `/api/admin/chat/conversations/${conversationId}`),
			1,
		);
		expect(["201 204", "404 204"]).toContain(seen);
	}
});

test("a course is deleted while it gets other names: both are done, or there is no such course", async () => {
	for (let round = 0; round < PAIRS; round++) {
		const { id } = await newCourse();
		const aliases = (names: string[]) =>
			app.asAdmin("PATCH", `/api/admin/courses/${id}`, {
				body: {},
				headers: { "course-aliases": encodeURIComponent(names.join("\n")) },
			});
		await aliases([`first ${round}`]);
		const [seen = ""] = await together(
			() => aliases([`second ${round}`, `third ${round}`]),
			() => send("DELETE", `/api/admin/courses/${id}`),
			1,
		);
		expect(["200 204", "404 204"]).toContain(seen);
	}
});

test("a course is deleted while a fact about it is added: the fact goes with it, or there is no such course", async () => {
	for (let round = 0; round < PAIRS; round++) {
		const { id } = await newCourse();
		const [seen = ""] = await together(
			() => send("POST", "/api/admin/facts", aFact({ courseId: id })),
			() => send("DELETE", `/api/admin/courses/${id}`),
			1,
		);
		expect(["201 204", "400 204"]).toContain(seen);
		const left = await app.db.selectFrom("facts").select("id").where("courseId", "=", id).execute();
		expect(left).toEqual([]);
	}
});

test("a fact is changed by two people who read the same version: one is stored, the other is 412", async () => {
	const { json } = await app.asAdmin("POST", "/api/admin/facts", { body: aFact() });
	const change = (answer: string, version: number) =>
		app.asAdmin("PATCH", `/api/admin/facts/${json.id}`, {
			body: { answer },
			headers: { "if-match": `"${version}"` },
		});
	const seen = await together(
		(round) => change(`Mine ${round}`, round + 1),
		(round) => change(`Theirs ${round}`, round + 1),
		10,
	);
	expect(seen).toEqual(["200 412", "412 200"]);
});

describe("two people change a record that neither names a version of", () => {
	/** What the log says about a record, oldest first. */
	const logOf = async (kind: string, id: number) => {
		const rows = await app.db
			.selectFrom("activity")
			.select(["before", "after"])
			.where("kind", "=", kind)
			.where("recordId", "=", String(id))
			.where("action", "=", "changed")
			.orderBy("id")
			.execute();
		return rows.map(({ before, after }) => ({
			before: JSON.parse(before ?? ""),
			after: JSON.parse(after ?? ""),
		}));
	};

	/** The writers' values are logged as if one had come after the other. */
	const expectOneAfterTheOther = async (kind: string, path: string, id: number, field: string) => {
		const change = (value: string) => send("PATCH", `${path}/${id}`, { [field]: value });
		await change("At first");
		const seen = await together(
			(round) => change(`Mine ${round}`),
			(round) => change(`Theirs ${round}`),
		);
		expect(seen).toEqual(["200 200"]);
		const log = await logOf(kind, id);
		expect(log.slice(1).map(({ before }) => before)).toEqual(
			log.slice(0, -1).map(({ after }) => after),
		);
	};

	test("a canned reply", async () => {
		const path = "/api/admin/canned-replies";
		const body = { title: "Parking", language: "en", subject: "Parking", text: "Free." };
		const { id } = (await send("POST", path, body)).json;
		await expectOneAfterTheOther("canned reply", path, id, "title");
	});

	test("a person’s task", async () => {
		const { id } = await newRegistration();
		const { personId } = (await send("GET", `/api/admin/registrations/${id}`)).json;
		await expectOneAfterTheOther("person", "/api/admin/people", personId, "task");
	});

	test("a message that both read is marked as read once", async () => {
		for (let round = 0; round < PAIRS; round++) {
			const from = { address: `198.51.${round}.1` };
			const { id } = (await app.call("POST", "/api/contact", { body: aContact(), from })).json;
			const read = () => send("PATCH", `/api/admin/contacts/${id}`, {});
			expect(await together(read, read, 1)).toEqual(["200 200"]);
			expect(await logOf("contact", id)).toHaveLength(1);
		}
	});
});
