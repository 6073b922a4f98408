import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";

const app = theApp();
const statistics = async () => (await app.asAdmin("GET", "/api/admin/dashboard")).json;

test("a new school has nine courses and no other records", async () => {
	expect(await statistics()).toEqual({
		pendingRegistrations: 0,
		unreadContacts: 0,
		totalCourses: 9,
		totalRegistrations: 0,
		totalContacts: 0,
	});
});

test("the statistics follow changes by visitors and administrators", async () => {
	const registrations = [];
	for (let n = 0; n < 3; n++) {
		registrations.push(
			(await app.call("POST", "/api/register", { body: aRegistration() })).json.id,
		);
	}
	const contact = (await app.call("POST", "/api/contact", { body: aContact() })).json.id;
	await app.call("POST", "/api/contact", { body: aContact() });
	await app.asAdmin("PATCH", `/api/admin/registrations/${registrations[0]}`, {
		body: { status: "accepted" },
	});
	await app.asAdmin("PATCH", `/api/admin/registrations/${registrations[1]}`, {
		body: { status: "rejected" },
	});
	await app.asAdmin("PATCH", `/api/admin/contacts/${contact}`);
	await app.asAdmin("PATCH", "/api/admin/courses/4", { body: { isActive: false } });
	await app.asAdmin("DELETE", "/api/admin/courses/2");
	expect(await statistics()).toEqual({
		pendingRegistrations: 1,
		unreadContacts: 1,
		totalCourses: 7,
		totalRegistrations: 3,
		totalContacts: 2,
	});
});
