import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

// OWASP Password Storage Cheat Sheet: argon2id with 7 MiB, five passes, one lane. It is one of several settings of equal
// strength, and the one that takes the least memory of a small server.
const MEMORY = 7168;
const PASSES = 5;
const LANES = 1;
const LENGTH = 32;

/** Hashes a password, exactly as typed, into the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16);
	const hash = await argon2id(password, salt, MEMORY, PASSES, LANES);
	return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(hash)}`;
}

// Matches no password: verifying against it makes unknown usernames as slow as existing ones.
const decoy = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${base64(randomBytes(16))}$${base64(randomBytes(LENGTH))}`;

/** Returns whether a password matches a hash. Without a hash it takes the same time and returns false. */
export async function passwordMatches(
	password: string,
	stored: string | undefined,
): Promise<boolean> {
	const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(
		stored ?? decoy,
	);
	if (!parts) throw new Error("A stored password is not in the PHC format of argon2id");
	const [, memory, passes, lanes, salt = "", hash = ""] = parts;
	const expected = Buffer.from(hash, "base64");
	const actual = await argon2id(
		password,
		Buffer.from(salt, "base64"),
		Number(memory),
		Number(passes),
		Number(lanes),
	);
	return timingSafeEqual(expected, actual) && stored !== undefined;
}

function argon2id(
	message: string,
	nonce: Buffer,
	memory: number,
	passes: number,
	parallelism: number,
) {
	return derive("argon2id", { message, nonce, memory, passes, parallelism, tagLength: LENGTH });
}

function base64(bytes: Buffer): string {
	return bytes.toString("base64").replace(/={1,2}$/, "");
}
