import { expect, test } from "vitest";
import { isSampleAddress, senderOf } from "#intake/mail/sender.ts";
import { school as delivered } from "#school/profile/profile.ts";

const school = { name: "Iselin Healthcare Training", address: "office@iselin.example" };

test.each([
	[undefined, school],
	["noreply@mail.example", { name: school.name, address: "noreply@mail.example" }],
	["Front Desk <desk@mail.example>", { name: "Front Desk", address: "desk@mail.example" }],
	['"Desk, Front" <desk@mail.example>', { name: "Desk, Front", address: "desk@mail.example" }],
	["<desk@mail.example>", { name: school.name, address: "desk@mail.example" }],
])("MAIL_FROM %j", (mailFrom, sender) => {
	expect(senderOf(mailFrom, school)).toEqual(sender);
});

test("only the delivered address is the sample", () => {
	expect(isSampleAddress(delivered.email)).toBe(true);
	expect(isSampleAddress("HELLO@school.example")).toBe(true);
	expect(isSampleAddress("office@school.example")).toBe(false);
});
