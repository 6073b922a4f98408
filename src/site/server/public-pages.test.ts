import { expect, test } from "vitest";
import { FormVisits, timeForms } from "#site/server/public-pages.ts";

test("the time since the page is known once, from the first page", () => {
	const visits = new FormVisits();
	visits.remember("192.0.2.1", 1000);
	visits.remember("192.0.2.1", 60_000);
	expect(visits.take("192.0.2.1", 61_000)).toBe(60_000);
	expect(visits.take("192.0.2.1", 62_000)).toBeUndefined();
	expect(visits.take("192.0.2.2", 62_000)).toBeUndefined();
});

test("the memory is bounded: the oldest address is forgotten first", () => {
	const visits = new FormVisits();
	for (let n = 0; n < 5000; n += 1) visits.remember(`address ${n}`, n);
	expect(visits.take("address 0", 6000)).toBeUndefined();
	expect(visits.take("address 4999", 6000)).toBe(1001);
});

test.each([
	["/", true],
	["/register", true],
	["/register?program=cna", true],
	["/contact/", true],
	["/contact?sent=C-1", true],
	["/about", false],
	["/registered", false],
	["/api/register", false],
])("%s has a form: %s", (url, hasForm) => {
	const handler = timeForms();
	const from = { address: "192.0.2.1", secure: true, host: "", requestId: "" };
	const handle = (method: string) => handler({ method, url } as never, from);
	expect(handle("GET")).toBeUndefined();
	expect(handle("POST")).toBeUndefined();
	expect("sincePage" in from).toBe(hasForm);
});
