import fc from "fast-check";
import { expect, test } from "vitest";
import { addressGroup } from "#platform/rate-limits/address.server.ts";

test.each([
	["203.0.113.7", "203.0.113.7"],
	["::ffff:203.0.113.7", "203.0.113.7"],
	["::FFFF:203.0.113.7", "203.0.113.7"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
	["2001:DB8:0001:0002::9", "2001:db8:1:2"],
	["2001:db8::1", "2001:db8:0:0"],
	["2001:db8:1::", "2001:db8:1:0"],
	["::1", "0:0:0:0"],
	["::", "0:0:0:0"],
	["fe80::1%eth0", "fe80:0:0:0"],
	["64:ff9b::203.0.113.7", "64:ff9b:0:0"],
	["unknown", "unknown"],
	["", ""],
])("%j counts as %j", (address, group) => {
	expect(addressGroup(address)).toBe(group);
});

const group = fc.integer({ min: 0, max: 0xffff });
const eight = fc.array(group, { minLength: 8, maxLength: 8 });

test("addresses of one /64 count as one, and those of two as two", () => {
	fc.assert(
		fc.property(eight, eight, (a, b) => {
			const same = [...a.slice(0, 4), ...b.slice(4)];
			expect(addressGroup(written(a))).toBe(addressGroup(written(same)));
			fc.pre(written(a.slice(0, 4)) !== written(b.slice(0, 4)));
			expect(addressGroup(written(a))).not.toBe(addressGroup(written(b)));
		}),
	);
});

test("every notation of an address counts as the same", () => {
	const sparse = fc.array(fc.oneof(group, fc.constant(0)), { minLength: 8, maxLength: 8 });
	fc.assert(
		fc.property(sparse, (groups) => {
			const full = groups.map((group) => group.toString(16).padStart(4, "0")).join(":");
			const short = new URL(`http://[${full}]`).hostname.slice(1, -1);
			expect(addressGroup(short)).toBe(addressGroup(full));
			expect(addressGroup(full.toUpperCase())).toBe(addressGroup(full));
		}),
	);
});

function written(groups: readonly number[]): string {
	return groups.map((group) => group.toString(16)).join(":");
}
