import { expect, test } from "vitest";
import { merged } from "#office/live-updates/changes.server.ts";

test("changes are merged by kind, and each row that was added is in them once", () => {
	const all = [{ registration: [7], person: [] }, { registration: [] }, { registration: [7, 8] }];
	expect(all.reduce(merged, {})).toEqual({ registration: [7, 8], person: [] });
});
