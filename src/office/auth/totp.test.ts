import { expect, test } from "vitest";
import { codeAt, matchingStep, newSecret, otpauthUri, stepAt } from "#office/auth/totp.server.ts";

/** The secret of RFC 6238, appendix B: "12345678901234567890" as Base32. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

// The RFC's codes have eight digits; six are their end.
test.each([
	[59, "94287082"],
	[1111111109, "07081804"],
	[1111111111, "14050471"],
	[1234567890, "89005924"],
	[2000000000, "69279037"],
	[20000000000, "65353130"],
])("second %d has the code of RFC 6238", (seconds, code) => {
	expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code.slice(2));
});

test("a code counts one step early and one late, and no further", () => {
	const now = new Date("2026-11-20T15:00:10Z");
	const step = stepAt(now);
	const found = [-2, -1, 0, 1, 2].map((away) =>
		matchingStep(secret, codeAt(secret, step + away), now),
	);
	expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test.each(["", "12345", "1234567", "12345a", "１２３４５６", " 123456"])(
	"%j is no code",
	(code) => {
		expect(matchingStep(secret, code, new Date())).toBeUndefined();
	},
);

test("a secret has 160 bits in Base32, another one each time", () => {
	const secrets = Array.from({ length: 50 }, newSecret);
	for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
	expect(new Set(secrets).size).toBe(50);
});

test("the QR code's address names the school and the user, whatever their letters", () => {
	const uri = otpauthUri(secret, "School & Co: Iselin", "Dana López");
	const url = new URL(uri);
	expect(decodeURIComponent(url.pathname)).toMatch(/\/School & Co: Iselin:Dana López$/);
	expect(uri).toMatch(/^otpauth:\/\/totp\/School%20%26%20Co%3A%20Iselin:Dana%20L%C3%B3pez\?/);
	expect(Object.fromEntries(url.searchParams)).toEqual({
		secret,
		issuer: "School & Co: Iselin",
		algorithm: "SHA1",
		digits: "6",
		period: "30",
	});
});
