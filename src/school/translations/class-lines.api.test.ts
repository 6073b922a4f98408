import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { classPlaces } from "../../../test/class-places.ts";

const app = theApp();
const { addClass, patchClass, register } = classPlaces(app);

const classTexts = async (): Promise<{ name: string; state: string; path: string | null }[]> =>
	(await app.asAdmin("GET", "/api/admin/translations")).json.filter(
		({ group }: { group: string }) => group === "Classes",
	);
const write = (line: string, spanish: string | null) =>
	app.asAdmin("PATCH", `/api/admin/translations/${encodeURIComponent(`class.${line}`)}`, {
		body: { english: line, spanish },
	});
const lines = async () => (await app.call("GET", "/api/spanish")).json;
const tasks = async () =>
	(await app.asAdmin("GET", "/api/admin/tasks")).json.map(({ key }: { key: string }) => key);

test("a fee of many classes is translated once, on pages, in prices and in answers, also for next year’s", async () => {
	const fees = [
		{ name: "Uniform / shoes 100%", amount: 5000 },
		{ name: "Kit", amount: 1000 },
	];
	const first = await addClass({ fees, room: null });
	await addClass({ fees, room: null, courseId: 4 });
	expect((await classTexts()).map(({ name, state }) => [name, state])).toEqual([
		["class.Uniform / shoes 100%", "missing"],
		["class.Kit", "missing"],
	]);
	expect(await tasks()).toContain("spanish");
	expect((await write("Uniform / shoes 100%", "Uniforme y zapatos")).json).toMatchObject({
		...{ state: "current", label: "Fee “Uniform / shoes 100%”", path: "/es/classes" },
	});
	await write("Kit", "Kit de práctica");
	expect(await tasks()).not.toContain("spanish");
	expect((await lines())["Uniform / shoes 100%"]).toBe("Uniforme y zapatos");
	for (const program of ["CNA", "EKG"]) {
		const answer = await (await aVisitor(app)).ask(`¿Cuánto cuesta el curso de ${program}?`);
		expect(answer).toContain("matrícula $1,100, uniforme y zapatos $50, kit de práctica $10");
	}
	expect(await (await aVisitor(app)).ask("how much is cna")).toContain("kit $10");
	const { json } = await app.asAdmin("GET", `/api/admin/classes/${first.id}`);
	expect(json.fees).toEqual(fees);

	await patchClass(first.id, { fees: [{ name: "Book of the kit", amount: 1000 }] });
	const open = (await classTexts()).filter(({ state }) => state === "missing");
	expect(open.map(({ name }) => name)).toEqual(["class.Book of the kit"]);
	await patchClass(first.id, { fees });
	expect((await classTexts()).map(({ state }) => state)).toEqual(["current", "current"]);
	expect((await write("Kit", null)).json.state).toBe("missing");
});

test("what schools usually charge for is in Spanish without anybody’s work, until the school says it otherwise", async () => {
	await addClass({ fees: [{ name: "Books", amount: 1000 }], courseId: 3 });
	const ask = async () => (await aVisitor(app)).ask("¿Cuánto cuesta el curso de CHHA?");
	const stateOf = async () =>
		(await classTexts()).find(({ name }) => name === "class.Books")?.state;
	expect([await stateOf(), await lines()]).toEqual([
		"delivered",
		expect.objectContaining({ Books: "Libros" }),
	]);
	expect(await ask()).toContain("libros $10");
	await write("Books", "Libro de texto");
	expect(await ask()).toContain("libro de texto $10");
	expect(await stateOf()).toBe("current");
});

test("a room is said in Spanish emails, and on no page", async () => {
	const { id } = await addClass({ fees: [], room: "Lab 2", courseId: 6 });
	const mailTo = async (language: string) => {
		const { json } = await register(id, { courseId: 6 }, { "accept-language": language });
		const email = await app.db
			.selectFrom("emails")
			.select(["textBody", "htmlBody"])
			.where("registrationId", "=", json.id)
			.where("audience", "=", "visitor")
			.executeTakeFirstOrThrow();
		return email;
	};
	const marked = /lang="en"[^>]*>Lab 2</;
	const untranslated = await mailTo("es");
	expect(untranslated.textBody).toContain("Salón: Lab 2");
	expect(untranslated.htmlBody).toMatch(marked);
	const before = await classTexts();
	expect(before.at(-1)).toMatchObject({ name: "class.Lab 2", path: null, state: "missing" });
	await write("Lab 2", "Laboratorio 2");
	expect((await mailTo("es")).textBody).toContain("Salón: Laboratorio 2");
	const inEnglish = await mailTo("en");
	expect(inEnglish.textBody).toContain("Room: Lab 2");
	expect(inEnglish.htmlBody).not.toMatch(marked);
	expect(JSON.stringify(await lines())).not.toContain("Lab 2");
});

test("what is over, a draft or of a hidden course is not listed", async () => {
	const known = (await classTexts()).length;
	const named = (name: string) => ({ fees: [{ name, amount: 100 }], room: null });
	await addClass({ ...named("Draft fee"), state: "draft" });
	await addClass({
		...named("Old fee"),
		firstDay: "2026-10-01",
		lastDay: "2026-11-19",
		registerBy: null,
	});
	const { id } = await addClass({ ...named("Hidden fee"), courseId: 7 });
	expect(await classTexts()).toHaveLength(known + 1);
	await app.asAdmin("PATCH", "/api/admin/courses/7", { body: { isActive: false } });
	expect(await classTexts()).toHaveLength(known);
	await app.asAdmin("DELETE", `/api/admin/classes/${id}`);
});
