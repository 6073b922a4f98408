import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiError } from "#platform/api/client.ts";
import { allOf, Loaded } from "#ui/admin/loaded.tsx";

const failed = new Error("Offline.");
const queryOf = (data: string[] | undefined, error: Error | null) => ({
	data,
	error,
	errorUpdatedAt: 1,
	refetch: (() => {}) as never,
});
const shownOf = (data: string[] | undefined, error: Error | null, empty?: string) => {
	const query = queryOf(data, error);
	const children = (rows: string[]) => `${rows.length} rows`;
	return renderToStaticMarkup(
		createElement(Loaded<string[]>, { query, what: "users", empty, children }),
	);
};

test("what was loaded stays when a later refresh fails", () => {
	expect(shownOf(["Ana"], failed)).toBe("1 rows");
});

test("what could not be loaded says so, and before that it is loading", () => {
	expect(shownOf(undefined, failed)).toContain("Failed to load users.");
	expect(shownOf(undefined, null)).toContain("Loading users");
});

test("only a list without rows is empty, if there is something to say about that", () => {
	expect(shownOf([], null, "None yet.")).toBe("None yet.");
	expect(shownOf([], null)).toBe("0 rows");
	expect(shownOf(["Ana"], null, "None yet.")).toBe("1 rows");
});

test("a record that does not exist is missing, any other failure can be retried", () => {
	const shown = (status: number) => {
		const query = queryOf(undefined, new ApiError(status, "Gone."));
		const props = { query, what: "fact", missing: "No such fact.", children: () => "" };
		return renderToStaticMarkup(createElement(Loaded<string[]>, props));
	};
	expect(shown(404)).toBe("No such fact.");
	expect(shown(500)).toContain("Failed to load fact.");
});

test("several queries are loaded when all are, and fail with one that loaded nothing", () => {
	const [ana, raj] = [queryOf(["Ana"], null), queryOf(["Raj"], null)];
	const loading = queryOf(undefined, null);
	const missing = queryOf(undefined, failed);
	expect(allOf(ana, raj)).toMatchObject({ data: [["Ana"], ["Raj"]], error: null });
	expect(allOf(ana, loading)).toMatchObject({ data: undefined, error: null });
	expect(allOf(ana, loading, missing)).toMatchObject({ data: undefined, error: failed });
	expect(allOf(queryOf(["Ana"], failed), raj)).toMatchObject({ error: null });
});
