import { describe, expect, test } from "vitest";
import { listTexts } from "#school/texts/contract.ts";
import { deliveredTexts, slotIds, textPageOf } from "#school/texts/slots.ts";
import { signedInUser, theApp } from "../../../test/app.ts";

const app = theApp();
const TEXTS = "/api/admin/texts";
const SLOT = "about.lead";
const today = "2026-11-20";
const tomorrow = "2026-11-21";

const read = async () => (await app.call("GET", "/api/texts")).json;
const stored = async (slot = SLOT) => (await app.asAdmin("GET", `${TEXTS}/${slot}`)).json;
const write = (body: object, more: { slot?: string; ifMatch?: string } = {}) =>
	app.asAdmin("PATCH", `${TEXTS}/${more.slot ?? SLOT}`, {
		body: { publishOn: today, ...body },
		...(more.ifMatch && { headers: { "if-match": more.ifMatch } }),
	});

test("everybody reads a text for every slot, with the school profile in it", async () => {
	const texts = await read();
	expect(Object.keys(texts).toSorted()).toEqual([...slotIds].toSorted());
	expect(texts["home.title"]).toBe("Healthcare Career Training in Iselin, NJ");
	await app.asAdmin("PATCH", "/api/admin/settings", {
		body: { address: { street: "1 Own Street", city: "Edison", state: "NJ", zip: "08817" } },
	});
	expect(JSON.stringify(await read())).not.toContain("Iselin");
	await app.asAdmin("PATCH", "/api/admin/settings", { body: { address: null } });
});

test("the contract of what everybody reads names every slot", () => {
	expect(listTexts.response.safeParse(deliveredTexts).success).toBe(true);
	for (const slot of slotIds) {
		const { [slot]: _, ...others } = deliveredTexts;
		expect(listTexts.response.safeParse(others).success, slot).toBe(false);
	}
});

describe("a text of the school", () => {
	test("is read at once, and its history says who wrote what", async () => {
		const before = (await read())[SLOT];
		expect(await stored()).toMatchObject({ state: "delivered", text: before, version: 1 });
		const { status, json } = await write({ text: "We teach in {city}." });
		expect(status).toBe(200);
		expect(json).toMatchObject({ state: "live", text: "We teach in {city}.", publishOn: null });
		expect((await read())[SLOT]).toBe("We teach in Iselin.");
		const [line] = (await app.asAdmin("GET", "/api/admin/activity?kind=text")).json;
		expect(line).toMatchObject({
			action: "changed",
			recordId: SLOT,
			label: "About page: Below the heading",
			before: { live: before },
			after: { live: "We teach in {city}." },
		});
	});

	test("is read by nobody while it is a draft", async () => {
		await write({ text: "We teach." });
		await write({ text: "A draft.", publishOn: null });
		expect(await stored()).toMatchObject({ state: "draft", text: "A draft.", live: "We teach." });
		expect((await read())[SLOT]).toBe("We teach.");
		await write({ text: "We teach.", publishOn: null });
		expect(await stored()).toMatchObject({ state: "live", text: "We teach." });
	});

	test("begins at midnight in New York on its day, without a job, and stays", async () => {
		await write({ text: "Before." });
		await write({ text: "After.", publishOn: tomorrow });
		expect(await stored()).toMatchObject({ state: "scheduled", publishOn: tomorrow });
		const now = app.clock.now;
		app.clock.now = new Date("2026-11-21T04:59:59Z");
		expect((await read())[SLOT]).toBe("Before.");
		app.clock.now = new Date("2026-11-21T05:00:00Z");
		expect((await read())[SLOT]).toBe("After.");
		expect(await stored()).toMatchObject({ state: "live", text: "After.", publishOn: null });
		await write({ text: "Later.", publishOn: null });
		expect((await read())[SLOT]).toBe("After.");
		app.clock.now = now;
	});

	test("begins at midnight before and after both changes of the clock", async () => {
		const now = app.clock.now;
		for (const [day, before, at] of [
			["2027-03-14", "2027-03-14T04:59:59Z", "2027-03-14T05:00:00Z"],
			["2027-03-15", "2027-03-15T03:59:59Z", "2027-03-15T04:00:00Z"],
			["2027-11-07", "2027-11-07T03:59:59Z", "2027-11-07T04:00:00Z"],
			["2027-11-08", "2027-11-08T04:59:59Z", "2027-11-08T05:00:00Z"],
		] as const) {
			app.clock.now = new Date(before);
			await write({ text: "Old.", publishOn: "2026-11-20" });
			await write({ text: `New on ${day}.`, publishOn: day });
			expect((await read())[SLOT], before).toBe("Old.");
			app.clock.now = new Date(at);
			expect((await read())[SLOT], at).toBe(`New on ${day}.`);
		}
		app.clock.now = now;
	});

	test("that claims something needs someone who can back it up, but not as a draft", async () => {
		const claim = "We are licensed by the state.";
		const refused = await write({ text: claim });
		expect([refused.status, refused.text]).toEqual([
			400,
			expect.stringContaining("“licensed” is a claim"),
		]);
		expect((await write({ text: claim, publishOn: null })).status).toBe(200);
		expect((await write({ text: claim, canShow: true })).json).toMatchObject({
			shownBy: "dana",
			state: "live",
		});
		const lines = (await app.asAdmin("GET", "/api/admin/activity?kind=text")).json;
		expect(lines).toContainEqual(
			expect.objectContaining({ after: expect.objectContaining({ shownBy: "dana" }) }),
		);
		// A draft beside it takes nothing from what visitors read.
		const draft = { text: "We teach.", publishOn: null };
		expect((await write(draft)).json).toMatchObject({ shownBy: null, live: claim });
		// Whoever goes back to it has not to answer for it again, and nobody else does.
		const { token } = await signedInUser(app, { username: "pat", isAdmin: true });
		const asPat = async (body: object) =>
			(await app.call("PATCH", `${TEXTS}/${SLOT}`, { body, token })).json;
		expect(await asPat({ text: claim, publishOn: today })).toMatchObject({
			state: "live",
			shownBy: "dana",
		});
		// Another day is no new answer to what waits.
		const waiting = { text: `${claim} Truly.`, publishOn: "2031-01-01", canShow: true };
		expect((await write(waiting)).json).toMatchObject({ shownBy: "dana" });
		expect(await asPat({ ...waiting, publishOn: "2031-01-02" })).toMatchObject({
			state: "scheduled",
			shownBy: "dana",
		});
		expect((await write({ text: "We teach." })).json).toMatchObject({ shownBy: null });
	});

	test("follows the software again once it is the delivered one, and while it is only a draft", async () => {
		const slot = "about.caption";
		const { live } = await stored(slot);
		const rowOf = () =>
			app.db.selectFrom("texts").selectAll().where("slot", "=", slot).executeTakeFirst();
		const claimed = async () => {
			const { items } = (await app.asAdmin("GET", "/api/admin/checklist")).json;
			return JSON.stringify(items).includes(live);
		};
		await write({ text: "A draft.", publishOn: null }, { slot });
		expect(await rowOf()).toMatchObject({ text: null, draft: "A draft." });
		expect(await claimed()).toBe(true);
		expect((await write({ text: "Our own." }, { slot })).json).toMatchObject({ state: "live" });
		expect(await claimed()).toBe(false);
		await app.db
			.updateTable("texts")
			.set({ delivered: "Older." })
			.where("slot", "=", slot)
			.execute();
		expect(await stored(slot)).toMatchObject({ isDeliveredNew: true });
		expect((await write({ text: live }, { slot })).json).toMatchObject({
			state: "delivered",
			isDeliveredNew: false,
		});
		expect(await rowOf()).toMatchObject({ text: null });
	});

	test("that is written again as it is changes nothing, not even its version", async () => {
		const { json } = await write({ text: "The same." });
		expect((await write({ text: "The same." })).json).toEqual(json);
	});

	test("of a slot that is no more is kept, and shown to nobody", async () => {
		const row = { slot: "about.gone", text: "Gone.", draft: null, publishOn: null };
		const nobody = { shownBy: null, shownAt: null, draftShownBy: null, draftShownAt: null };
		await app.db
			.insertInto("texts")
			.values({ ...row, ...nobody, delivered: "", updatedBy: null, updatedAt: null })
			.execute();
		expect(JSON.stringify(await read())).not.toContain("Gone.");
		expect((await app.asAdmin("GET", TEXTS)).json).toHaveLength(slotIds.length);
	});

	test("is written by full access alone", async () => {
		const { token } = await signedInUser(app, { username: "desk", isAdmin: true, role: "desk" });
		const body = { text: "Mine.", publishOn: null };
		expect((await app.call("PATCH", `${TEXTS}/${SLOT}`, { body, token })).status).toBe(403);
		expect((await app.call("GET", `${TEXTS}/${SLOT}`, { token })).status).toBe(200);
	});

	test("has its length, its lines and known placeholders; nothing else changes", async () => {
		await write({ text: "We teach." });
		for (const [text, message] of [
			["", "Please enter the text"],
			["x".repeat(201), "Please use 200 characters or fewer"],
			["x".repeat(20_001), "Please use 20000 characters or fewer"],
			["We teach in {town}.", "Nothing is named {town}"],
			["We teach in { city } and {first-name}.", "Nothing is named { city }, {first-name}"],
			["- \n- ", "Please enter the text"],
			["\u200b", "Please enter the text"],
			["One.\u2028Two.", "Please remove line breaks"],
			["One.\nTwo.", "Please remove line breaks"],
		] as const) {
			const refused = await write({ text });
			expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(message)]);
		}
		expect((await read())[SLOT]).toBe("We teach.");
		expect((await write({ text: "x" }, { slot: "about.nothing" })).status).toBe(404);
	});

	test("of one of two people is not lost", async () => {
		const { version } = await stored();
		const both = await Promise.all(
			["Mine.", "Yours."].map((text) => write({ text }, { ifMatch: `"${version}"` })),
		);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
	});

	test("stays as it is stored: markup is text", async () => {
		const text = "<script>alert(1)</script> <b>bold</b>";
		await write({ text });
		expect((await read())[SLOT]).toBe(text);
		const page = await app.call("GET", "/api/texts");
		expect(page.headers.get("content-type")).toContain("application/json");
	});
});

describe("an addition to the privacy policy", () => {
	const slot = "policy.see";
	const days = async () => (await app.call("GET", "/api/texts/days")).json;

	test("is nothing until it is written, and nothing again once it is emptied", async () => {
		expect((await read())[slot]).toBe("");
		expect(await days()).not.toHaveProperty([slot]);
		expect(await stored(slot)).toMatchObject({ state: "delivered", text: "" });
		await write({ text: "- The state.\n- <b>Nobody</b> else." }, { slot });
		expect((await read())[slot]).toBe("- The state.\n- <b>Nobody</b> else.");
		expect((await days())[slot]).toBe(today);
		const now = app.clock.now;
		await write({ text: "", publishOn: tomorrow }, { slot });
		expect((await read())[slot]).toContain("The state.");
		app.clock.now = new Date("2026-11-21T05:00:00Z");
		expect((await read())[slot]).toBe("");
		expect((await days())[slot]).toBe(tomorrow);
		await write({ text: "Us.", publishOn: tomorrow }, { slot });
		const { json } = await write({ text: "", publishOn: tomorrow }, { slot });
		expect(json).toMatchObject({ state: "delivered", text: "" });
		app.clock.now = now;
	});

	test("needs somebody who can show what it claims", async () => {
		const refused = await write({ text: "We are licensed by the state." }, { slot });
		expect([refused.status, refused.text]).toEqual([
			400,
			expect.stringContaining("“licensed” is a claim"),
		]);
	});

	test("is no sample to confirm while it is empty, and neither is what people agree to", async () => {
		const { items } = (await app.asAdmin("GET", "/api/admin/checklist")).json;
		const texts = items.flatMap(({ claims }: { claims?: { sentences: { text: string }[] } }) =>
			(claims?.sentences ?? []).map(({ text }) => text),
		);
		expect(texts.length).toBeGreaterThan(10);
		expect(texts).not.toContain("");
		for (const id of slotIds.filter((one) => textPageOf(one) === "consent"))
			expect(texts).not.toContain(deliveredTexts[id]);
	});
});
