import { isIPv6 } from "node:net";

/**
 * Returns the address that limits count: an IPv4 address, or an IPv6 /64, which is assigned to a
 * household or office as a whole.
 */
export function addressGroup(address: string): string {
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*/, "");
	if (!isIPv6(plain)) return plain;
	const [head = "", tail] = plain.split("::");
	const left = head.split(":").filter(Boolean);
	const right = tail?.split(":").filter(Boolean) ?? [];
	const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
	return [...left, ...Array(Math.max(zeros, 0)).fill("0"), ...right]
		.slice(0, 4)
		.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
		.join(":");
}
