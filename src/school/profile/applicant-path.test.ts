import { expect, test } from "vitest";
import { withoutLinkTokens } from "#school/profile/applicant-path.ts";

const token = "Zk3-9sLQw_x7T";

test.each([
	["as it is", `https://school.example/my-registration/${token}`],
	[
		"in a query string",
		`https://mail.example/?url=https%3A%2F%2Fschool.example%2Fmy-registration%2F${token}`,
	],
	["wrapped twice", `https://mail.example/?url=my-registration%252F${token}`],
	["in the source of an email", `my-registration=2F${token}`],
	["with two slashes", `my-registration//${token}`],
	["with an encoded hyphen", `my%2Dregistration/${token}`],
	["cut off", `my-registration/${token.slice(0, 8)}`],
])("the token of an applicant's link is hidden: %s", (_, text) => {
	expect(withoutLinkTokens(text)).not.toContain(token.slice(0, 8));
	expect(withoutLinkTokens(text)).toContain("…");
});

test("words after the path stay", () => {
	expect(withoutLinkTokens("See /my-registration/ for more.")).toBe(
		"See /my-registration/ for more.",
	);
});
