import { expect, test } from "vitest";
import { theApp } from "../app.ts";

const app = theApp();

/** Calls whose changes no open screen shows: sign-in, the assistant, error reports, and what is the user's own; and questions that carry too much for a URL. */
const silent = [
	"POST /api/login",
	"POST /api/login/second-factor",
	"POST /api/admin/confirm",
	"PUT /api/admin/me/summary",
	"POST /api/admin/second-factors/app/start",
	"POST /api/admin/second-factors/passkey/start",
	"PATCH /api/admin/second-factors/{id}",
	"POST /api/admin/recovery-codes",
	"POST /api/admin/browser-errors",
	"POST /api/chat/start",
	"POST /api/chat/message",
	"POST /api/chat/feedback",
	"DELETE /api/admin/chat/conversations/{id}",
	"PATCH /api/admin/chat/answers/{id}",
	"POST /api/admin/chat/try",
	"POST /api/admin/chat/preview",
	"POST /api/admin/chat/preview/changes",
	"POST /api/admin/emails/test",
	"POST /api/admin/people/duplicates",
	"POST /api/admin/views",
	"DELETE /api/admin/views/{id}",
];

test("every call that writes announces what it changes, except those that no open screen shows", () => {
	const writes = app.endpoints.filter(({ method }) => method !== "GET");
	const withoutAnnouncement = writes
		.filter(({ announces }) => !announces)
		.map(({ method, path }) => `${method} ${path}`);
	expect(withoutAnnouncement.sort()).toEqual(silent.toSorted());
});

test("a read announces nothing, and only a read leaves its record to the endpoint", () => {
	const wrong = app.endpoints.filter(({ method, announces, records }) =>
		method === "GET" ? announces : records,
	);
	expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("every CSV file that leaves the school is recorded", () => {
	const files = app.endpoints.filter(({ contentType }) => contentType?.startsWith("text/csv"));
	expect(files.length).toBeGreaterThan(1);
	expect(files.filter(({ records }) => records?.action !== "exported")).toEqual([]);
});
