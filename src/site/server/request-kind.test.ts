import { expect, test } from "vitest";
import { requestKind } from "#site/server/request-kind.ts";

test.each([
	["/", "page"],
	["/register?program=a.b", "page"],
	["/courses/cna", "page"],
	["/administer", "page"],
	["/apis", "page"],
	["/admin", "admin"],
	["/admin/registrations/7?q=x", "admin"],
	["/api/courses", "api"],
	["/api/admin/registrations.csv", "api"],
	["/api/admin/events?x", "stream"],
	["/assets/site-1.js", "file"],
	["/uploads/abc-480.webp", "file"],
	["/robots.txt", "file"],
	["", "page"],
])("%s is of the kind %s", (url, kind) => {
	expect(requestKind(url)).toBe(kind);
});
