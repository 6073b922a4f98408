import { expect, test } from "vitest";
import { escapeHtml } from "#platform/api/html.server.ts";

test("text is shown as it is, in an element and in a quoted attribute", () => {
	expect(escapeHtml(`<a href="/?a=1&b=2">O’Neil's</a>`)).toBe(
		"&lt;a href=&quot;/?a=1&amp;b=2&quot;&gt;O’Neil's&lt;/a&gt;",
	);
});

test("an entity in the text is no entity on the page", () => {
	expect(escapeHtml("&lt;")).toBe("&amp;lt;");
});
