import { expect, test } from "vitest";
import { hashOfToken, isSameSecret, newToken } from "#platform/tokens/token.server.ts";

test("every token is another one, of 43 characters that an address can carry", () => {
	const tokens = new Set(Array.from({ length: 100 }, newToken));
	expect(tokens.size).toBe(100);
	for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

test("the hash of a token is what stored ones were hashed with: SHA-256 in hexadecimal", () => {
	expect(hashOfToken("abc")).toBe(
		"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
	);
});

test("secrets of any length are compared", () => {
	expect(isSameSecret("123456", "123456")).toBe(true);
	expect(isSameSecret("123456", "123457")).toBe(false);
	expect(isSameSecret("123456", "")).toBe(false);
});
