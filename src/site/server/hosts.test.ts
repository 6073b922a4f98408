import { expect, test } from "vitest";
import { HostMonitor } from "#site/server/hosts.ts";

function hosts(isPublicUrlSet: boolean, trustProxy = 0) {
	const warned: string[] = [];
	const setup = { publicUrl: "http://localhost:3000", isPublicUrlSet, trustProxy };
	return { warned, hosts: new HostMonitor(setup, (sentence) => warned.push(sentence)) };
}

test("another host is reported once, while PUBLIC_URL is not set", () => {
	const { warned, hosts: seen } = hosts(false);
	for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000", ""])
		seen.observe(host, false);
	expect(seen.warnings()).toEqual([]);
	seen.observe("www.school.example", false);
	seen.observe("other.example", false);
	expect(warned).toEqual(seen.warnings());
	expect(warned).toHaveLength(1);
	expect(warned[0]).toContain("www.school.example");
});

test("with PUBLIC_URL set there is no warning", () => {
	const { warned, hosts: seen } = hosts(true);
	seen.observe("www.school.example", false);
	expect([...warned, ...seen.warnings()]).toEqual([]);
});

test("X-Forwarded-For is reported once, while TRUST_PROXY is off", () => {
	const { warned, hosts: seen } = hosts(true);
	seen.observe("www.school.example", true);
	seen.observe("www.school.example", true);
	expect(warned).toEqual(seen.warnings());
	expect(warned).toEqual([expect.stringMatching(/^TRUST_PROXY is off/)]);
});

test("behind a trusted proxy X-Forwarded-For is expected", () => {
	const { warned, hosts: seen } = hosts(true, 1);
	seen.observe("www.school.example", true);
	expect([...warned, ...seen.warnings()]).toEqual([]);
});
