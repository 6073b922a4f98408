import { type QueryKey, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adminCall } from "#platform/api/admin-call.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { queryClient } from "#platform/api/query-client.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { whenRefreshed } from "#platform/api/refresh.ts";

const list = (path: `/api/${string}`, kind: "fact" | "course") =>
	endpoint(`GET ${path}`, {
		access: "any role",
		summary: "",
		shows: [kind],
	});
const facts = list("/api/facts", "fact");
const courses = list("/api/courses", "course");
const change = endpoint("POST /api/change", {
	access: "front desk",
	summary: "",
	announces: { kind: "fact", change: "changed" },
});

let calls: string[] = [];
let answer = () => new Response(null, { status: 204 });
beforeEach(() => {
	calls = [];
	vi.stubGlobal("fetch", async (path: string) => {
		calls.push(path);
		return path === change.path ? answer() : Response.json([]);
	});
});

const observers: (() => void)[] = [];
async function shown(options: ReturnType<typeof queryOf>) {
	const observer = new QueryObserver(queryClient, options);
	observers.push(observer.subscribe(() => {}));
	await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
	calls = [];
}
const isOld = (queryKey: QueryKey) => queryClient.getQueryState(queryKey)?.isInvalidated;

afterEach(() => {
	for (const stop of observers.splice(0)) stop();
	queryClient.clear();
	vi.unstubAllGlobals();
});

test("a change loads again what shows its kind of records, and nothing else", async () => {
	answer = () => new Response(null, { status: 204 });
	await shown(queryOf(facts));
	await shown(queryOf(courses));
	await adminCall(change);
	await whenRefreshed();
	expect(calls).toEqual(["/api/change", "/api/facts"]);
});

test("what is not on the screen is loaded when it is shown again", async () => {
	answer = () => new Response(null, { status: 204 });
	await queryClient.prefetchQuery(queryOf(facts));
	calls = [];
	await adminCall(change);
	expect(calls).toEqual(["/api/change"]);
	expect(isOld(queryOf(facts).queryKey)).toBe(true);
});

test.each([
	[404, true],
	[409, true],
	[412, true],
	[503, true],
	[400, false],
	[403, false],
])(
	"after a refusal with %i it is %s that somebody may have changed the record",
	async (status, isRefreshed) => {
		answer = () => new Response("No.", { status });
		await shown(queryOf(facts));
		await expect(adminCall(change)).rejects.toThrow("No.");
		await whenRefreshed();
		expect(calls).toEqual(["/api/change", ...(isRefreshed ? ["/api/facts"] : [])]);
	},
);

test("a change whose answer got lost may have been stored", async () => {
	answer = () => {
		throw new TypeError("Failed to fetch");
	};
	await shown(queryOf(facts));
	await expect(adminCall(change)).rejects.toThrow("Failed to fetch");
	await whenRefreshed();
	expect(calls).toContain("/api/facts");
});
