import { ReadableStream } from "node:stream/web";
import { BackupError } from "#platform/backup/backup-error.server.ts";

// The age format (age-encryption.org): `age --decrypt` opens these files without the site. The library is loaded when
// it is needed: a megabyte of code that the site would keep for nothing.

/** How a file begins that is encrypted. */
export const ENCRYPTED = "age-encryption.org/";

/** Deriving the key takes 128 MB and less than a second, as OWASP advises for scrypt: 2^17. */
const WORK_FACTOR = 17;

/** Returns a step of a stream that encrypts with a passphrase. */
export function encrypting(passphrase: string) {
	return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
		const { Encrypter } = await import("age-encryption");
		const encrypter = new Encrypter();
		encrypter.setScryptWorkFactor(WORK_FACTOR);
		encrypter.setPassphrase(passphrase);
		yield* bytesOf(await encrypter.encrypt(streamOf(source)));
	};
}

/**
 * Returns a step of a stream that decrypts with a passphrase.
 * @param path names the file in the error of a wrong passphrase
 */
export function decrypting(passphrase: string, path: string) {
	return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
		const { Decrypter } = await import("age-encryption");
		const decrypter = new Decrypter();
		decrypter.addPassphrase(passphrase);
		const decrypted = await decrypter.decrypt(streamOf(source)).catch((error: Error) => {
			if (!/no identity matched/i.test(error.message)) throw error;
			throw new BackupError(
				`BACKUP_PASSPHRASE does not open ${path}. Set the one that it was made with.`,
			);
		});
		yield* bytesOf(decrypted);
	};
}

// The library's types are those of browsers, where these streams are the same.
type BrowserStream = globalThis.ReadableStream<Uint8Array>;

const streamOf = (source: AsyncIterable<Uint8Array>) =>
	ReadableStream.from(source) as unknown as BrowserStream;

const bytesOf = (stream: BrowserStream) => stream as unknown as ReadableStream<Uint8Array>;
