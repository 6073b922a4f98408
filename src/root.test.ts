import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiFetch } from "#platform/api/context.ts";
import { loader } from "./root.tsx";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
	vi.useRealTimers();
});

test.each([
	["2027-01-01T04:59:00Z", "2026"],
	["2027-01-01T05:00:00Z", "2027"],
])("at %s the footer says %s, the year in New York", async (now, year) => {
	vi.setSystemTime(now);
	const context = new RouterContextProvider();
	context.set(apiFetch, () => Promise.reject(new TypeError("No API here")));
	const request = new Request("https://school.example/");
	const { data } = await loader({ request, context } as never);
	expect(data.year).toBe(year);
});
