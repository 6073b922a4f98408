import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

// A passkey in software, for tests of the API: what a browser and an authenticator return, as WebAuthn's JSON.

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

export interface SoftwarePasskey {
	id: string;
	/** Returns the answer to the options for adding it. */
	create(options: { challenge: string }, change?: Change): object;
	/** Signs the challenge of a sign-in. */
	sign(options: { challenge: string }, change?: Change): object;
}

interface Change {
	origin?: string;
	domain?: string;
	/** The signature count that it reports. */
	count?: number;
}

/** Makes a passkey for `https://school.example`. */
export function aPasskey(): SoftwarePasskey {
	const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const credentialId = randomBytes(32);
	const id = base64url(credentialId);
	let count = 0;
	const common = { id, rawId: id, type: "public-key", clientExtensionResults: {} };
	return {
		id,
		create({ challenge }, { origin = "https://school.example", domain = "school.example" } = {}) {
			const length = Buffer.from([0, credentialId.length]);
			const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
			const data = Buffer.concat([authenticatorData(domain, 0x41, 0), attested]);
			return {
				...common,
				response: {
					clientDataJSON: clientData("webauthn.create", challenge, origin),
					attestationObject: base64url(
						Buffer.concat([
							Buffer.from([0xa3]),
							...[text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0])],
							...[text("authData"), bytes(data)],
						]),
					),
					transports: ["internal"],
				},
			};
		},
		sign({ challenge }, change = {}) {
			const { origin = "https://school.example", domain = "school.example" } = change;
			count = change.count ?? count + 1;
			const data = authenticatorData(domain, 0x01, count);
			const client = clientData("webauthn.get", challenge, origin);
			const signed = Buffer.concat([data, sha256(Buffer.from(client, "base64url"))]);
			return {
				...common,
				response: {
					clientDataJSON: client,
					authenticatorData: base64url(data),
					signature: base64url(sign("sha256", signed, privateKey)),
				},
			};
		},
	};
}

function clientData(type: string, challenge: string, origin: string): string {
	return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}

function authenticatorData(domain: string, flags: number, count: number): Buffer {
	const rest = Buffer.alloc(5);
	rest.writeUInt8(flags);
	rest.writeUInt32BE(count, 1);
	return Buffer.concat([sha256(domain), rest]);
}

/** The public key in COSE: ES256 on P-256. */
function coseKey(key: KeyObject): Buffer {
	const { x = "", y = "" } = key.export({ format: "jwk" });
	return Buffer.concat([
		Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
		bytes(Buffer.from(x, "base64url")),
		Buffer.from([0x22]),
		bytes(Buffer.from(y, "base64url")),
	]);
}

/** CBOR, as far as it is needed here. */
function text(value: string): Buffer {
	return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function bytes(value: Buffer): Buffer {
	const head =
		value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff];
	return Buffer.concat([Buffer.from(head), value]);
}
