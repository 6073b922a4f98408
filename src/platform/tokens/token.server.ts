import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Returns a token that nobody guesses: 256 random bits, in 43 characters that an address can carry. */
export const newToken = () => randomBytes(32).toString("base64url");

/**
 * Returns what is stored of a token, and what it is found by: whoever reads the database can use none, and the time of a
 * look-up says nothing about one. With at least 112 random bits, a fast hash without a salt is enough (ASVS 5.0, 6.5.2).
 */
export const hashOfToken = (token: string) => digest(token).toString("hex");

/** Returns whether two secrets are the same, in a time that says nothing about either. */
export const isSameSecret = (one: string, other: string) =>
	timingSafeEqual(digest(one), digest(other));
