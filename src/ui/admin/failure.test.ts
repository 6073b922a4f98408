import { expect, test } from "vitest";
import { ApiError } from "#platform/api/client.ts";
import { reasonOf } from "#ui/admin/failure.ts";

test("why a call failed is said as the server says it, without a status code", () => {
	const refused = new ApiError(409, "There is no free seat in this class.");
	expect(reasonOf(refused, "Failed to change the place in the class.")).toBe(refused.detail);
	expect(reasonOf(new TypeError("Failed to fetch"), "Failed to undo the change.")).toBe(
		"Failed to undo the change.",
	);
});
