import type { NewPasskey, PasskeySignature } from "#office/auth/second-factor-contract.ts";

// WebAuthn, for the origin of PUBLIC_URL. A passkey is the second factor here: the password has
// proven that the person knows something, so the passkey need not ask for a PIN again.

/** Loaded with the first passkey: most processes never need its 25 MB. */
const webauthn = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256: what authenticators have, all of them verified by node:crypto. */
const algorithms = [-8, -7, -257];

export interface StoredPasskey {
	credentialId: string;
	publicKey: string;
	signatureCount: number;
	transports: string;
}

/** The relying party: the website, at its public origin. */
interface Site {
	publicUrl: string;
	name: string;
}

const domainOf = (publicUrl: string) => new URL(publicUrl).hostname;

const transportsOf = (passkey: StoredPasskey) => ({
	id: passkey.credentialId,
	transports: JSON.parse(passkey.transports) as string[],
});

/** Returns the options with which a browser makes a passkey. */
export async function creationOptions(
	site: Site,
	username: string,
	challenge: string,
	existing: readonly StoredPasskey[],
): Promise<Record<string, unknown>> {
	const { generateRegistrationOptions } = await webauthn();
	return {
		...(await generateRegistrationOptions({
			rpName: site.name,
			rpID: domainOf(site.publicUrl),
			userName: username,
			challenge: Buffer.from(challenge, "base64url"),
			attestationType: "none",
			excludeCredentials: existing.map(transportsOf),
			authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
			supportedAlgorithmIDs: algorithms,
		})),
	};
}

/** Verifies a new passkey. @returns undefined if it does not answer the challenge of this site */
export async function verifyNewPasskey(
	publicUrl: string,
	challenge: string,
	response: NewPasskey,
): Promise<StoredPasskey | undefined> {
	const { verifyRegistrationResponse } = await webauthn();
	const { verified, registrationInfo } = await verifyRegistrationResponse({
		response: response as Parameters<typeof verifyRegistrationResponse>[0]["response"],
		expectedChallenge: challenge,
		expectedOrigin: new URL(publicUrl).origin,
		expectedRPID: domainOf(publicUrl),
		requireUserVerification: false,
		supportedAlgorithmIDs: algorithms,
		// It throws for whatever is wrong with the data.
	}).catch(() => ({ verified: false, registrationInfo: undefined }));
	if (!verified || !registrationInfo) return undefined;
	const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
	return {
		credentialId: id,
		publicKey: Buffer.from(publicKey).toString("base64url"),
		signatureCount: counter,
		transports: JSON.stringify(transports),
	};
}

/** Returns the options with which a browser asks for one of these passkeys. */
export async function requestOptions(
	publicUrl: string,
	challenge: string,
	passkeys: readonly StoredPasskey[],
): Promise<Record<string, unknown>> {
	const { generateAuthenticationOptions } = await webauthn();
	return {
		...(await generateAuthenticationOptions({
			rpID: domainOf(publicUrl),
			challenge: Buffer.from(challenge, "base64url"),
			allowCredentials: passkeys.map(transportsOf) as Parameters<
				typeof generateAuthenticationOptions
			>[0]["allowCredentials"] & {},
			userVerification: "preferred",
		})),
	};
}

/** Verifies a signature. @returns the new signature count; undefined if the signature is wrong */
export async function verifySignature(
	publicUrl: string,
	challenge: string,
	passkey: StoredPasskey,
	response: PasskeySignature,
): Promise<number | undefined> {
	const { verifyAuthenticationResponse } = await webauthn();
	const { verified, authenticationInfo } = await verifyAuthenticationResponse({
		response: response as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
		expectedChallenge: challenge,
		expectedOrigin: new URL(publicUrl).origin,
		expectedRPID: domainOf(publicUrl),
		credential: {
			id: passkey.credentialId,
			publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
			counter: passkey.signatureCount,
		},
		requireUserVerification: false,
		// It throws for whatever is wrong with the data, a count that goes back included.
	}).catch(() => ({ verified: false, authenticationInfo: undefined }));
	return verified ? authenticationInfo?.newCounter : undefined;
}
