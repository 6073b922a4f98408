import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshFollowers, watchOutdated } from "#office/live-updates/admin/followers.ts";
import type { LiveUpdateKind } from "#office/live-updates/contract.ts";
import type { RecordKind } from "#platform/api/endpoint.ts";
import type { Occasion } from "#platform/api/refresh.ts";

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	queries.clear();
	vi.useRealTimers();
});

/** Shows a query, and returns how often it was fetched, what leaves it and what opens it again. */
async function shown(name: string, shows: readonly RecordKind[], follows: readonly Occasion[]) {
	const queryFn = vi.fn(async () => []);
	const options = { queryKey: [name], queryFn, meta: { shows, follows } };
	const open = () => new QueryObserver(queries, options).subscribe(() => {});
	const stop = open();
	await vi.runAllTimersAsync();
	expect(queryFn).toHaveBeenCalledTimes(1);
	return { times: () => queryFn.mock.calls.length, stop, open };
}

const changed = (...kinds: LiveUpdateKind[]) => {
	const changes = Object.fromEntries(kinds.map((kind) => [kind, []]));
	refreshFollowers(queries, { changes }, false);
};
const connected = (isBack: boolean, ...missed: LiveUpdateKind[]) => {
	const changes = Object.fromEntries(missed.map((kind) => [kind, [7]]));
	refreshFollowers(queries, { hello: true, changes }, isBack);
};

test("what shows three kinds is fetched once when they change together, and again after the next change", async () => {
	const person = await shown("person", ["registration", "contact", "person"], ["change"]);
	for (const times of [2, 3]) {
		changed("registration", "contact", "person");
		await vi.advanceTimersByTimeAsync(1000);
		expect(person.times()).toBe(times);
	}
	person.stop();
});

test("a query follows the kinds that it shows, on the occasions that it names", async () => {
	const read = await shown("read", ["fact"], []);
	const open = await shown("open", ["fact"], ["change"]);
	const loading = await shown("loading", ["fact"], ["connection"]);
	const back = await shown("back", ["course"], ["return"]);
	const all = [read, open, loading, back];
	const after = async (tell: () => void) => {
		tell();
		await vi.advanceTimersByTimeAsync(1000);
		return all.map(({ times }) => times() - 1);
	};
	expect(await after(() => changed("course"))).toEqual([0, 0, 0, 0]);
	expect(await after(() => changed("fact"))).toEqual([0, 1, 0, 0]);
	expect(await after(() => connected(false))).toEqual([0, 1, 1, 0]);
	expect(await after(() => connected(true))).toEqual([0, 1, 1, 1]);
	expect(await after(() => connected(true, "fact"))).toEqual([0, 2, 1, 2]);
	for (const { stop } of all) stop();
});

test("what only shows the kind stays as it is on the screen; elsewhere it is loaded when it is next opened", async () => {
	const read = await shown("read", ["fact"], []);
	const list = await shown("list", ["fact"], []);
	const other = await shown("other", ["course"], []);
	list.stop();
	other.stop();
	const opened = async ({ open }: typeof list) => {
		const stop = open();
		await vi.advanceTimersByTimeAsync(1000);
		stop();
	};
	changed("fact");
	await vi.advanceTimersByTimeAsync(1000);
	await opened(list);
	await opened(other);
	expect([read.times(), list.times(), other.times()]).toEqual([1, 2, 1]);
	connected(false);
	await vi.advanceTimersByTimeAsync(1000);
	await opened(other);
	expect(other.times()).toBe(1);
	connected(true);
	await vi.advanceTimersByTimeAsync(1000);
	await opened(other);
	await opened(read);
	expect([read.times(), other.times()]).toEqual([1, 2]);
	read.stop();
});

test("an answer that one part of the screen follows is loaded though another, which came later, does not", async () => {
	const choices = await shown("courses", ["course"], ["change"]);
	const options = { queryKey: ["courses"], meta: { shows: ["course"] as const, follows: [] } };
	const stop = new QueryObserver(queries, options).subscribe(() => {});
	changed("course");
	await vi.advanceTimersByTimeAsync(1000);
	expect(choices.times()).toBe(2);
	stop();
	choices.stop();
});

test("what stayed put while others changed it is loaded when it is opened after it was left", async () => {
	const stopWatching = watchOutdated(queries);
	const list = await shown("list", ["fact"], []);
	const open = await shown("open", ["fact"], ["change"]);
	const other = await shown("other", ["course"], []);
	const all = [list, open, other];
	const reopened = async () => {
		for (const { stop } of all) stop();
		for (const one of all) one.stop = one.open();
		await vi.advanceTimersByTimeAsync(1000);
		return all.map(({ times }) => times() - 1);
	};
	expect(await reopened()).toEqual([0, 0, 0]);
	changed("fact");
	await vi.advanceTimersByTimeAsync(1000);
	expect(list.times()).toBe(1);
	expect(await reopened()).toEqual([1, 1, 0]);
	expect(await reopened()).toEqual([1, 1, 0]);
	connected(true);
	expect(await reopened()).toEqual([2, 2, 1]);
	for (const { stop } of all) stop();
	stopWatching();
});
