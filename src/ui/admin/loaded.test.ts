import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Loaded } from "#ui/admin/loaded.tsx";

const failed = new Error("Offline.");
const shownOf = (data: string[] | undefined, error: Error | null, empty?: string) => {
	const query = { data, error, errorUpdatedAt: 1, refetch: (() => {}) as never };
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
