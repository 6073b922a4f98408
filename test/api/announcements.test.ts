import { expect, test } from "vitest";
import { listActivity } from "#office/activity/contract.ts";
import { recordKinds } from "#platform/api/endpoint.ts";
import { theApp } from "../app.ts";

const app = theApp();

/** Calls that change nothing that a screen shows. */
const silent = [
	// Signing in, and confirming that it is still the same person.
	"POST /api/login",
	"POST /api/login/second-factor",
	"POST /api/admin/confirm",
	// Nothing is added before the second step.
	"POST /api/admin/second-factors/app/start",
	"POST /api/admin/second-factors/passkey/start",
	// Goes to the log of the server.
	"POST /api/admin/browser-errors",
	// Visitors ask all day, and lists of conversations stay put.
	"POST /api/chat/start",
	"POST /api/chat/message",
	"POST /api/chat/feedback",
	// Stores nothing.
	"POST /api/admin/chat/try",
];

const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test("every call that writes announces what it changes, except those that no screen shows", () => {
	// A question that carries too much for a URL is a POST that shows something.
	const writes = app.endpoints.filter(({ method, shows }) => method !== "GET" && !shows);
	const withoutAnnouncement = writes.filter(({ announces }) => !announces).map(named);
	expect(withoutAnnouncement.sort()).toEqual(silent.toSorted());
});

test("every answer to an administrator names the kinds of records that it shows, except files and streams", () => {
	const reads = app.endpoints.filter(
		({ method, access, contentType, limit }) =>
			method === "GET" && access !== "anyone" && !contentType && limit !== "export",
	);
	expect(reads.length).toBeGreaterThan(30);
	expect(reads.filter(({ shows }) => !shows).map(named)).toEqual([]);
	// They change with the code only.
	const unchanging = reads.filter(({ shows }) => shows?.length === 0).map(named);
	expect(unchanging).toEqual(["GET /api/admin/facts/topics"]);
});

test("every kind of record that is announced is shown, and every kind that is shown is announced", () => {
	const announced = app.endpoints.flatMap(({ announces = [] }) =>
		[announces].flat().map(({ kind }) => kind),
	);
	const shown = app.endpoints
		.filter(({ path }) => path !== listActivity.path)
		.flatMap(({ shows = [] }) => shows);
	expect([...new Set(announced)].sort()).toEqual([...new Set(shown)].sort());
	expect(new Set(announced)).toEqual(new Set(recordKinds));
});

test("a read announces nothing, and only a read leaves its record to the endpoint", () => {
	const wrong = app.endpoints.filter(({ method, announces, shows, records }) =>
		method === "GET" ? announces : records || (announces && shows),
	);
	expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("every CSV file that leaves the school is recorded", () => {
	const files = app.endpoints.filter(({ contentType }) => contentType?.startsWith("text/csv"));
	expect(files.length).toBeGreaterThan(1);
	expect(files.filter(({ records }) => records?.action !== "exported")).toEqual([]);
});
