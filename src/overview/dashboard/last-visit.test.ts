import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openVisit, storeVisit } from "./last-visit.ts";

const stored = new Map<string, string>();
beforeEach(() => {
	stored.clear();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	});
});
afterEach(() => vi.unstubAllGlobals());

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);
const visit = (username: string, opened: string, left: string) => {
	const visits = openVisit(username, at(opened));
	storeVisit(username, { ...visits, left: at(left).toISOString() });
	return visits.before;
};

test("the first visit has none before it, also after a reload", () => {
	expect(visit("dana", "09:00", "09:10")).toBeNull();
	expect(visit("dana", "09:11", "09:12")).toBeNull();
});

test("after an hour away a new visit begins, and news count from the end of the last one", () => {
	visit("dana", "09:00", "09:10");
	expect(visit("dana", "10:11", "10:20")).toBe(at("09:10").toISOString());
});

test("a short absence continues the visit", () => {
	visit("dana", "09:00", "09:10");
	visit("dana", "12:00", "12:05");
	expect(visit("dana", "12:30", "12:40")).toBe(at("09:10").toISOString());
	expect(visit("dana", "13:40", "13:41")).toBe(at("09:10").toISOString());
});

test("each user has their own visits", () => {
	visit("dana", "09:00", "09:10");
	expect(visit("ola", "12:00", "12:10")).toBeNull();
});

test.each([
	"",
	"7",
	"{}",
	'{"before":null,"left":"yesterday"}',
	'{"before":5,"left":"2026-11-20"}',
])("stored text that is no visit, %s, is a first visit", (text) => {
	stored.set("lastVisit dana", text);
	expect(openVisit("dana", at("09:00"))).toEqual({
		before: null,
		left: at("09:00").toISOString(),
	});
});

test("a browser without storage has a first visit every time", () => {
	vi.stubGlobal("localStorage", {
		getItem() {
			throw new Error("denied");
		},
		setItem() {
			throw new Error("denied");
		},
	});
	expect(visit("dana", "09:00", "09:10")).toBeNull();
});
