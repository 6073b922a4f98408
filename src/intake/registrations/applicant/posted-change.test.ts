import { describe, expect, test } from "vitest";
import {
	detailValues,
	postChange,
	type RefusedChange,
} from "#intake/registrations/applicant/posted-change.ts";

const stored = { fullName: "Ana Lopez", email: "ana@mail.example", phone: "732-555-0101" };

const refusal = (change: Partial<RefusedChange>): RefusedChange => ({
	form: "details",
	status: 409,
	errors: {},
	typed: { ...stored, message: "" },
	shown: stored,
	classId: 0,
	...change,
});

describe("the form with details shows", () => {
	test("what is stored", () => {
		expect(detailValues(stored, undefined).phone).toEqual({
			value: stored.phone,
			shown: stored.phone,
			theirs: null,
		});
	});

	test("what was typed if a field was wrong, and still begins with what it began with", () => {
		const typed = { ...stored, email: "ana@", message: "" };
		const shown = { ...stored, phone: "the number of before" };
		const values = detailValues(stored, refusal({ status: 400, typed, shown }));
		expect(values.email).toEqual({ value: "ana@", shown: stored.email, theirs: null });
		expect(values.phone.shown).toBe("the number of before");
	});

	test("both versions of a field that the office changed too, and begins with the office’s", () => {
		const shown = { ...stored, fullName: "Ana Lopes" };
		const typed = { ...shown, fullName: "Ana María Lopez", message: "" };
		expect(detailValues(stored, refusal({ shown, typed })).fullName).toEqual({
			value: "Ana María Lopez",
			shown: "Ana Lopez",
			theirs: "Ana Lopez",
		});
	});

	test("after a conflict the office’s version of what the applicant did not touch", () => {
		const shown = { ...stored, fullName: "Ana Lopes", phone: "732-555-0199" };
		const typed = { ...shown, fullName: "Ana María Lopez", message: "" };
		expect(detailValues(stored, refusal({ shown, typed })).phone).toEqual({
			value: stored.phone,
			shown: stored.phone,
			theirs: null,
		});
	});

	test("what is stored if another form was refused", () => {
		const typed = { fullName: "", email: "", phone: "", message: "?" };
		const values = detailValues(stored, refusal({ form: "question", typed }));
		expect(values.fullName.value).toBe(stored.fullName);
	});
});

const never = () => Promise.reject(new Error("No call expected"));

function formOf(entries: Record<string, string>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(entries)) data.set(name, value);
	return data;
}

test("an empty form is refused without a call, with every message", async () => {
	const refused = await postChange(formOf({}), "token", never);
	expect(refused).toMatchObject({
		form: "details",
		status: 400,
		errors: {
			fullName: "Please enter your full name",
			email: "Please enter a valid email address",
			phone: "Please enter a valid phone number",
		},
	});
});

test("an empty question is refused without a call", async () => {
	const refused = await postChange(formOf({ form: "question", message: " " }), "token", never);
	expect(refused).toMatchObject({
		form: "question",
		status: 400,
		errors: { message: "Please enter your question" },
	});
});

test.each([
	["accept", true],
	["decline", false],
])("%s answers the offer", async (form, accepts) => {
	const calls: unknown[] = [];
	const saved = await postChange(formOf({ form }), "token", async (path, { body }) => {
		calls.push([path, JSON.parse(String(body))]);
		return Response.json({});
	});
	expect(saved).toEqual({ saved: form });
	expect(calls).toEqual([["/api/my-registration/token/offer", { accepts }]]);
});

test("a class is asked for by its id, and none chosen is refused without a call", async () => {
	const calls: unknown[] = [];
	const form = formOf({
		form: "class",
		classId: "7",
		"shown-classId": "3",
		"shown-state": "waiting",
	});
	const saved = await postChange(form, "token", async (path, { body }) => {
		calls.push([path, JSON.parse(String(body))]);
		return Response.json({});
	});
	expect(saved).toEqual({ saved: "class" });
	expect(calls).toEqual([
		["/api/my-registration/token/class", { classId: 7, shown: { classId: 3, state: "waiting" } }],
	]);
	const failed = await postChange(
		form,
		"token",
		async () => new Response("Later.", { status: 503 }),
	);
	expect(failed).toMatchObject({ status: 503, classId: 7 });
	for (const entries of [{ form: "class" }, { form: "class", classId: "x" }]) {
		expect(await postChange(formOf(entries), "token", never)).toMatchObject({ status: 400 });
	}
});
