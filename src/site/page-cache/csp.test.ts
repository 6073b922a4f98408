import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { cspFor, withoutNonce } from "#site/page-cache/csp.server.ts";

const nonce = "kx1TqZ0v_-3bWfHdYpQe8A";
const nonceAttribute = `nonce="${nonce}"`;
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = (html: string) => cspFor(html, nonce)["content-security-policy"] ?? "";
const directive = (html: string, name: string) =>
	policy(html)
		.split("; ")
		.find((part) => part.startsWith(`${name} `));

test("a page without scripts has the policy of the interface, word for word", () => {
	expect(policy("<p>Hello</p>")).toBe(
		"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; font-src 'self'; manifest-src 'self'; connect-src 'self' https://api.emailjs.com; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
	);
});

test("every rendered inline script and style is allowed by the hash of its exact text", () => {
	const html = `<style id="a" ${nonceAttribute}>\na{}\n</style><script ${nonceAttribute}>go( )</script><script ${nonceAttribute} type="module">\nb()</script>`;
	expect(directive(html, "script-src")).toBe(`script-src 'self' ${sha("go( )")} ${sha("\nb()")}`);
	expect(directive(html, "style-src")).toBe(`style-src 'self' ${sha("\na{}\n")}`);
});

test.each([
	["a script", "<script>evil()</script>"],
	["a style", "<style>body{display:none}</style>"],
	["another nonce", '<script nonce="guess">evil()</script>'],
	["an empty nonce", '<script nonce="">evil()</script>'],
	["a tag that swallows the next one", `<script x=`],
	["a tag that swallows the next one in quotes", `<script x="`],
	["a script that is left open", "<script>evil();"],
	["a style that is left open", "<style>"],
])("injected markup is not allowed: %s", (_, injected) => {
	const html = `<p>${injected}</p><script ${nonceAttribute}>ours()</script>`;
	const allowed = `${directive(html, "script-src")} ${directive(html, "style-src")}`;
	expect(["script-src 'self'", `script-src 'self' ${sha("ours()")}`]).toContain(
		allowed.replace(" style-src 'self'", ""),
	);
});

test("a page without a nonce allows no inline element", () => {
	const { "content-security-policy": csp } = cspFor("<script>a()</script><style>b{}</style>", null);
	expect(csp).toContain("script-src 'self'; style-src 'self'; ");
});

test("a script with a src needs no hash", () => {
	expect(directive(`<script ${nonceAttribute} src="/a.js"></script>`, "script-src")).toBe(
		"script-src 'self'",
	);
});

test("the nonce is removed from the page", () => {
	const html = `<link ${nonceAttribute} rel="modulepreload"><script ${nonceAttribute}>go()</script>`;
	expect(withoutNonce(html, nonce)).toBe('<link rel="modulepreload"><script>go()</script>');
});

test("a picture over http adds its origin, and no other", () => {
	const html =
		'<img alt="" src="http://pictures.example:8080/a.jpg?x"><img src="https://secure.example/b.jpg"><source srcset="http://other.example/c.webp 2x">';
	expect(directive(html, "img-src")).toBe(
		"img-src 'self' https: data: http://pictures.example:8080 http://other.example",
	);
});

test("a text that only mentions a picture adds no origin", () => {
	expect(directive('<p>&lt;img src="http://evil.example/a.jpg"></p>', "img-src")).toBe(
		"img-src 'self' https: data:",
	);
});

test("unsafe-inline never appears", () => {
	expect(
		policy(`<div style="color:red" onclick="x()"></div><script ${nonceAttribute}>1</script>`),
	).not.toContain("unsafe");
});
