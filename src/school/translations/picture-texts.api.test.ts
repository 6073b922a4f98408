import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";

const app = theApp();

const PATH = "/api/admin/translations/course-2.picture";
const imagePath = "https://pictures.example/cna.jpg";
const get = async () => (await app.asAdmin("GET", PATH)).json;
const describe = (alt: string) =>
	app.asAdmin("PATCH", "/api/admin/courses/2", {
		body: { imagePath },
		headers: { "picture-alt-text": encodeURIComponent(alt) },
	});
const lines = async () => (await app.call("GET", "/api/spanish")).json;

test("the alt text of a program's picture has its Spanish, until it is another one", async () => {
	expect((await app.asAdmin("GET", PATH)).status).toBe(404);
	await describe("Two students take a pulse.");
	expect(await get()).toMatchObject({
		...{ label: "Picture", path: "/es/courses/cna", state: "missing" },
	});
	const body = {
		english: "Two students take a pulse.",
		spanish: "Dos estudiantes toman el pulso.",
	};
	expect((await app.asAdmin("PATCH", PATH, { body })).json.state).toBe("current");
	expect((await lines())[body.english]).toBe(body.spanish);
	await describe("Three students take a pulse.");
	expect(await get()).toMatchObject({ state: "older", former: body.spanish });
	expect(Object.keys(await lines())).not.toContain("Three students take a pulse.");
});
