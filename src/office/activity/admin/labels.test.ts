import { expect, test } from "vitest";
import { describeChanges } from "#office/activity/admin/labels.ts";

test("what a class costs is said in dollars", () => {
	const fees = [
		{ name: "Books", amount: 15_000 },
		{ name: "Kit", amount: 1250 },
	];
	const change = { before: { tuition: 185_000, fees: [] }, after: { tuition: 200_000, fees } };
	expect(describeChanges(change)).toEqual([
		{ field: "Tuition", before: "$1,850", after: "$2,000" },
		{ field: "Fees", before: "empty", after: "Books: $150, Kit: $12.50" },
	]);
});
