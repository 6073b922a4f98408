import type {
	AuthenticationResponseJSON,
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
	RegistrationResponseJSON,
} from "@simplewebauthn/browser";

// The browser's passkey dialog, loaded when it is needed.

const webauthn = () => import("@simplewebauthn/browser");

/** Asks the browser for a signature of one of the user's passkeys. */
export async function signWithPasskey(
	options: Record<string, unknown>,
): Promise<{ passkey: AuthenticationResponseJSON } | { failure: string }> {
	try {
		const { startAuthentication } = await webauthn();
		const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
		return { passkey: await startAuthentication({ optionsJSON }) };
	} catch (error) {
		return { failure: failureOf(error, "No passkey was used. Try again, or use another way.") };
	}
}

/** Has the browser make a passkey. */
export async function createPasskey(
	options: Record<string, unknown>,
): Promise<{ passkey: RegistrationResponseJSON } | { failure: string }> {
	try {
		const { startRegistration } = await webauthn();
		const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
		return { passkey: await startRegistration({ optionsJSON }) };
	} catch (error) {
		return { failure: failureOf(error, "No passkey was added. Please try again.") };
	}
}

/** Browsers say little on purpose: canceled, timed out and no passkey look the same. */
function failureOf(error: unknown, otherwise: string): string {
	const { name, code } = error as { name?: string; code?: string };
	if (name === "InvalidStateError" || code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") {
		return "This device already has a passkey for your account.";
	}
	if (
		name === "SecurityError" ||
		code === "ERROR_INVALID_DOMAIN" ||
		code === "ERROR_INVALID_RP_ID"
	) {
		return "Passkeys work only at the website’s own address (PUBLIC_URL) with https.";
	}
	if (!("PublicKeyCredential" in window)) {
		return "This browser can’t use passkeys here. They need https or localhost.";
	}
	return otherwise;
}
