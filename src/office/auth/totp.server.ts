import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "#platform/tokens/token.server.ts";

// Codes of authenticator apps: RFC 6238 with what every app supports, SHA-1, six digits and 30 seconds.

const STEP = 30_000;
const DIGITS = 6;
/** Clocks of phones may be a step early or late. */
const TOLERANCE = 1;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Returns a new secret of 160 bits, as Base32 (RFC 4648), which apps take. */
export function newSecret(): string {
	// 20 bytes are 32 characters without padding.
	const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	return [...bits.matchAll(/.{5}/g)].map(([five]) => alphabet[Number.parseInt(five, 2)]).join("");
}

function bytesOf(secret: string): Buffer {
	const bits = [...secret]
		.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
		.join("");
	return Buffer.from([...bits.matchAll(/.{8}/g)].map(([eight]) => Number.parseInt(eight, 2)));
}

/** Returns the time step of an instant. */
export function stepAt(now: Date): number {
	return Math.floor(now.getTime() / STEP);
}

/** Returns the code of a time step. */
export function codeAt(secret: string, step: number): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(step));
	const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
	const offset = mac.readUInt8(mac.length - 1) & 0xf;
	const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
	return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** Returns the time step whose code this is, at most one step early or late; undefined if there is none. */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
	if (!/^\d{6}$/.test(code)) return undefined;
	const current = stepAt(now);
	const steps = [current, current - TOLERANCE, current + TOLERANCE];
	return steps.find((step) => isSameSecret(codeAt(secret, step), code));
}

/** Returns the address that apps read from a QR code. */
export function otpauthUri(secret: string, issuer: string, username: string): string {
	const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
	return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP / 1000}`;
}
