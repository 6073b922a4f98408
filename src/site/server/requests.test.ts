import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { originOf } from "#site/server/requests.ts";

function request(headers: Record<string, string>, remoteAddress = "10.0.0.1", encrypted = false) {
	return {
		headers: { host: "school.example", ...headers },
		socket: { remoteAddress, encrypted },
	} as unknown as IncomingMessage;
}
const forwarded = (chain: string) => request({ "x-forwarded-for": chain });

test("without a trusted proxy forwarded headers are ignored", () => {
	const spoofed = request({
		"x-forwarded-for": "198.51.100.1",
		"x-forwarded-proto": "https",
		"x-forwarded-host": "evil.example",
		forwarded: "for=198.51.100.1;proto=https",
		"x-real-ip": "198.51.100.1",
	});
	expect(originOf(spoofed, 0)).toMatchObject({
		address: "10.0.0.1",
		secure: false,
		host: "school.example",
	});
});

test.each([
	[1, "203.0.113.7", "203.0.113.7"],
	[1, "198.51.100.1, 203.0.113.7", "203.0.113.7"],
	[2, "203.0.113.7, 10.0.0.2", "203.0.113.7"],
	[2, "198.51.100.1, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
	[3, "198.51.100.1, 203.0.113.7, 10.0.0.3, 10.0.0.2", "203.0.113.7"],
	[1, " 198.51.100.1 ,, 203.0.113.7 ,", "203.0.113.7"],
	[1, "2001:db8::7", "2001:db8::7"],
	[1, "::ffff:203.0.113.7", "203.0.113.7"],
])("behind %i proxies the visitor in %j is %s", (proxies, chain, address) => {
	expect(originOf(forwarded(chain), proxies).address).toBe(address);
});

test("behind a proxy that sends no header the proxy counts as the visitor", () => {
	expect(originOf(request({}), 1).address).toBe("10.0.0.1");
});

test("the proxy's own entry counts, whatever entries a visitor sends", () => {
	const entry = fc.string({ unit: "grapheme-ascii" }).filter((text) => !text.includes(","));
	fc.assert(
		fc.property(fc.array(entry), fc.ipV4(), (written, seen) => {
			const chain = [...written, seen].join(", ");
			expect(originOf(forwarded(chain), 1).address).toBe(seen);
		}),
	);
});

test("https comes from the trusted proxy, otherwise from the connection", () => {
	const by = (protocol: string) => request({ "x-forwarded-proto": protocol });
	expect(originOf(by("https"), 1).secure).toBe(true);
	expect(originOf(by("http"), 1).secure).toBe(false);
	expect(originOf(request({}), 1).secure).toBe(false);
	expect(originOf(request({}, "10.0.0.1", true), 0).secure).toBe(true);
});

test("the host comes from the trusted proxy, otherwise from the Host header", () => {
	const by = request({ "x-forwarded-host": "www.school.example" });
	expect(originOf(by, 1).host).toBe("www.school.example");
	expect(originOf(request({}), 1).host).toBe("school.example");
});

test("an IPv4 address that came over IPv6 is written as IPv4", () => {
	expect(originOf(request({}, "::ffff:203.0.113.7"), 0).address).toBe("203.0.113.7");
});

test("every request has a unique id, which clients can't choose", () => {
	const ids = Array.from(
		{ length: 100 },
		() => originOf(request({ "x-request-id": "mine" }), 0).requestId,
	);
	expect(new Set(ids).size).toBe(100);
	for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/);
});

test("the id of a trusted proxy is taken over if it is a short word, and otherwise replaced", () => {
	const idFor = (id: string) => originOf(request({ "x-request-id": id }), 1).requestId;
	for (const id of ["7f3c", "req-1_2.3", "A".repeat(128)]) expect(idFor(id)).toBe(id);
	for (const id of ["", "A".repeat(129), "two words", "one, two", 'x"}', "é", "a\nb", "<b>"]) {
		expect(idFor(id)).toMatch(/^[0-9a-f]{12}$/);
	}
});
