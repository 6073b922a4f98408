import { expect, test } from "vitest";
import { Hosts } from "#server/hosts.ts";

function hosts(isPublicUrlSet: boolean) {
	const warned: string[] = [];
	return {
		warned,
		hosts: new Hosts("http://localhost:3000", isPublicUrlSet, (s) => warned.push(s)),
	};
}

test("another host is warned of once, while PUBLIC_URL is not set", () => {
	const { warned, hosts: seen } = hosts(false);
	for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000", ""]) seen.see(host);
	expect(seen.warnings()).toEqual([]);
	seen.see("www.school.example");
	seen.see("other.example");
	expect(warned).toEqual(seen.warnings());
	expect(warned).toHaveLength(1);
	expect(warned[0]).toContain("www.school.example");
});

test("with PUBLIC_URL set nothing is said", () => {
	const { warned, hosts: seen } = hosts(true);
	seen.see("www.school.example");
	expect([...warned, ...seen.warnings()]).toEqual([]);
});
