import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { cspFor } from "#page-cache/csp.server.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (html: string, name: string) =>
	cspFor(html)
		.split("; ")
		.find((part) => part.startsWith(`${name} `));

test("a page without scripts has the policy of the interface, word by word", () => {
	expect(cspFor("<p>Hello</p>")).toBe(
		"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; font-src 'self'; manifest-src 'self'; connect-src 'self' https://api.emailjs.com; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
	);
});

test("every inline script and style is allowed by the hash of exactly its text", () => {
	const html = '<style>\na{}\n</style><script>go( )</script><script type="module">\nb()</script>';
	expect(directive(html, "script-src")).toBe(`script-src 'self' ${sha("go( )")} ${sha("\nb()")}`);
	expect(directive(html, "style-src")).toBe(`style-src 'self' ${sha("\na{}\n")}`);
});

test("scripts with an address and data that is no script need no hash", () => {
	const html =
		'<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="application/json">{}</script>';
	expect(directive(html, "script-src")).toBe("script-src 'self'");
});

test("a picture by plain http adds its origin, and only that", () => {
	const html =
		'<img alt="" src="http://pictures.example:8080/a.jpg?x"><img src="https://secure.example/b.jpg"><source srcset="http://other.example/c.webp 2x">';
	expect(directive(html, "img-src")).toBe(
		"img-src 'self' https: data: http://pictures.example:8080 http://other.example",
	);
});

test("a text that only speaks of a picture adds nothing", () => {
	expect(directive('<p>&lt;img src="http://evil.example/a.jpg"></p>', "img-src")).toBe(
		"img-src 'self' https: data:",
	);
});

test("unsafe-inline stands nowhere", () => {
	expect(cspFor('<div style="color:red" onclick="x()"></div><script>1</script>')).not.toContain(
		"unsafe",
	);
});
