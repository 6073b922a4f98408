import { expect, test } from "vitest";
import {
	isApplicantPath,
	linkTokensIn,
	withoutLinkTokens,
} from "#school/profile/applicant-path.ts";

const token = "Zk3-9sLQw_x7T";

test.each([
	["as it is", `https://school.example/my-registration/${token}`],
	["in Spanish", `https://school.example/es/my-registration/${token}`],
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

test("the token of a link is found in either language", () => {
	const text = `https://school.example/my-registration/${token} /es/my-registration/${token}`;
	expect(linkTokensIn(text)).toEqual([token, token]);
});

test.each([
	"/my-registration",
	"/my-registration/x?done=details",
	"/es/my-registration/x",
	"/es/my-registration",
])("%s is private", (url) => expect(isApplicantPath(url)).toBe(true));

test.each([
	"/",
	"/es",
	"/my-registrations/x",
	"/es/courses/my-registration",
	"/es/es/my-registration/x",
	undefined,
])("%s is public", (url) => expect(isApplicantPath(url)).toBe(false));

test("words after the path stay", () => {
	expect(withoutLinkTokens("See /my-registration/ for more.")).toBe(
		"See /my-registration/ for more.",
	);
});
