import { expect, test } from "vitest";
import { cellsOf, theApp } from "../../../test/app.ts";
import { classPlaces } from "../../../test/class-places.ts";
import { aContact } from "../../../test/factories.ts";

const app = theApp();
const { addClass, register, act } = classPlaces(app);

/** The last columns of the row with an id. */
async function exported(list: string, id: number, count: number) {
	const [headings = [], row = []] = cellsOf(
		(await app.asAdmin("GET", `/api/admin/${list}.csv?ids=${id}`)).text,
	);
	return Object.fromEntries(headings.map((name, at) => [name, row[at]]).slice(-count));
}

async function own(personId: number) {
	const [owner] = (await app.asAdmin("GET", "/api/admin/owners")).json;
	await app.asAdmin("PATCH", `/api/admin/people/${personId}`, { body: { ownerId: owner.id } });
	return owner.username;
}

test("an exported registration ends with its suspicion, owner, language, class and place", async () => {
	const found = await addClass();
	const { id } = (await register(found.id, {}, { "accept-language": "es" })).json;
	expect(await exported("registrations", id, 5)).toEqual({
		"Suspected spam": "false",
		Owner: "",
		Language: "es",
		"Class begins": found.firstDay,
		Place: "wanted",
	});
	await act(id, "place");
	const { personId } = (await app.asAdmin("GET", `/api/admin/registrations/${id}`)).json;
	const owner = await own(personId);
	expect(await exported("registrations", id, 5)).toMatchObject({ Owner: owner, Place: "placed" });
	await act(id, "release");
	expect(await exported("registrations", id, 2)).toEqual({ "Class begins": "", Place: "" });
});

test("an exported message ends with its suspicion, owner and language", async () => {
	const message =
		"Buy cheap SEO at https://a.example and https://b.example, [url=https://c.example]";
	const { id } = (await app.call("POST", "/api/contact", { body: aContact({ message }) })).json;
	expect(await exported("contacts", id, 3)).toEqual({
		"Suspected spam": "true",
		Owner: "",
		Language: "en",
	});
});
