import { expect, test } from "vitest";
import { describeChanges } from "#office/activity/admin/labels.ts";
import { revertPatch } from "#office/activity/admin/revert.ts";

const correction = {
	id: 1,
	at: "2026-11-20T15:00:00.000Z",
	username: "dana",
	address: "",
	action: "changed",
	kind: "registration",
	recordId: "7",
	label: "R-100007 Ana Lopez",
	before: { phone: "732-555-0101", detailsState: "not confirmed" },
	after: { phone: "732-555-0102", detailsState: "confirmed" },
};

test("a correction is undone by its fields, unless one has changed since", () => {
	const fields = ["phone", "detailsState"];
	expect(revertPatch(correction, correction.after, fields)).toEqual(correction.before);
	expect(revertPatch(correction, { ...correction.after, phone: "" }, fields)).toBeNull();
});

test("a correction shows its fields", () => {
	expect(describeChanges(correction).map(({ field }) => field)).toEqual([
		"Phone",
		"Contact details",
	]);
});
