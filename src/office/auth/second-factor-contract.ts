import * as z from "zod/mini";
import { sessionUser } from "#office/auth/contract.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, instant, line } from "#platform/api/fields.ts";
import { roles } from "#platform/api/role.ts";

/** Type of the problem that a sign-in with a correct password gets when it must also prove a second factor. */
export const secondFactorRequired = "second-factor-required";
export const wrongCodeMessage = "That code is incorrect";
export const expiredProofMessage = "That took too long. Please start again.";

/** How many recovery codes there are at first. */
export const RECOVERY_CODES = 10;

const token = z.string().check(z.maxLength(100));
const base64url = z.string().check(z.maxLength(20_000), z.regex(/^[A-Za-z0-9_-]*$/));
const code = z
	.string({ error: "Please enter the code" })
	.check(z.trim(), z.minLength(1, { error: "Please enter the code" }), z.maxLength(100));

/** What a browser returns from a passkey, as WebAuthn's JSON; `verify` reads the rest. */
const credential = <Response extends Record<string, z.ZodMiniType>>(response: Response) =>
	z.object({
		id: base64url,
		rawId: base64url,
		type: z.literal("public-key"),
		authenticatorAttachment: z.optional(z.enum(["platform", "cross-platform"])),
		clientExtensionResults: z.unknown(),
		response: z.object(response),
	});

const signature = credential({
	clientDataJSON: base64url,
	authenticatorData: base64url,
	signature: base64url,
	userHandle: z.optional(base64url),
});
export type PasskeySignature = z.output<typeof signature>;

const newCredential = credential({
	clientDataJSON: base64url,
	attestationObject: base64url,
	transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
});
export type NewPasskey = z.output<typeof newCredential>;

/** Options for the browser's passkey dialog, as WebAuthn's JSON. */
const passkeyOptions = z.record(z.string(), z.unknown());

/** What such a sign-in gets besides the problem: how to go on. */
export const pendingSignIn = z.object({
	token: z.string(),
	kinds: z.array(z.enum(["passkey", "app"])),
	/** Null without a passkey. */
	passkey: z.nullable(passkeyOptions),
});
export type PendingSignIn = z.output<typeof pendingSignIn>;

/** A code of an app, a recovery code, or a passkey's signature. */
const proveInput = z
	.object({ token, code: z.optional(code), passkey: z.optional(signature) })
	.check(
		z.refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), {
			error: "Please enter the code",
			path: ["code"],
		}),
	);

export const proveSecondFactor = endpoint("POST /api/login/second-factor", {
	access: "anyone",
	summary:
		"Finishes a sign-in with a code or a passkey; the token is in the problem (second-factor-required) that /api/login returned",
	body: proveInput,
	response: z.object({ token: z.string(), user: sessionUser }),
});

/** What the admin area must know of its own user. */
export const me = z.object({
	username: z.string(),
	role: z.enum(roles),
	secondFactor: z.object({
		isOn: z.boolean(),
		/** The school requires one for everyone. */
		isRequired: z.boolean(),
		/** Nothing else works in this session before it is set up. */
		mustSetUp: z.boolean(),
	}),
});
export type Me = z.output<typeof me>;

export const getMe = endpoint("GET /api/admin/me", {
	access: "any role",
	summary: "Returns your own role and whether you use a second factor",
	response: me,
	beforeSetUp: true,
	shows: ["user"],
});

export const secondFactor = z.object({
	id,
	kind: z.enum(["passkey", "app"]),
	name: z.string(),
	createdAt: instant,
	lastUsedAt: z.nullable(instant),
});
export type SecondFactor = z.output<typeof secondFactor>;

const secondFactors = z.object({
	factors: z.array(secondFactor),
	recoveryCodesLeft: z.int(),
});
export type SecondFactors = z.output<typeof secondFactors>;

export const listSecondFactors = endpoint("GET /api/admin/second-factors", {
	access: "any role",
	summary: "Lists your own second factors",
	response: secondFactors,
	beforeSetUp: true,
	shows: ["user", "second factor"],
});

const name = line({ max: 60, required: "Please enter a name" });

/** Recovery codes are in a response once, when they are made; null if there were some already. */
const addedFactor = z.object({
	factor: secondFactor,
	recoveryCodes: z.nullable(z.array(z.string())),
});
export type AddedFactor = z.output<typeof addedFactor>;

export const startPasskey = endpoint("POST /api/admin/second-factors/passkey/start", {
	access: "any role",
	summary: "Starts adding a passkey; returns the options for the browser",
	response: z.object({ token: z.string(), options: passkeyOptions }),
	requiresFreshPassword: true,
	beforeSetUp: true,
});

export const addPasskey = endpoint("POST /api/admin/second-factors/passkey", {
	access: "any role",
	summary: "Adds the passkey that the browser made",
	status: 201,
	body: z.object({ token, name, passkey: newCredential }),
	response: addedFactor,
	beforeSetUp: true,
	announces: { kind: "user", change: "changed" },
});

export const startApp = endpoint("POST /api/admin/second-factors/app/start", {
	access: "any role",
	summary: "Starts adding an authenticator app; returns its secret, also as an otpauth URI",
	response: z.object({ token: z.string(), secret: z.string(), uri: z.string() }),
	requiresFreshPassword: true,
	beforeSetUp: true,
});

export const addApp = endpoint("POST /api/admin/second-factors/app", {
	access: "any role",
	summary: "Adds the authenticator app whose code is right",
	status: 201,
	body: z.object({ token, name, code }),
	response: addedFactor,
	beforeSetUp: true,
	announces: { kind: "user", change: "changed" },
});

export const renameSecondFactor = endpoint("PATCH /api/admin/second-factors/{id}", {
	access: "any role",
	summary: "Renames one of your second factors",
	body: z.object({ name }),
	response: secondFactor,
	announces: { kind: "second factor", change: "changed" },
});

export const removeSecondFactor = endpoint("DELETE /api/admin/second-factors/{id}", {
	access: "any role",
	summary: "Removes one of your second factors; your sessions stay",
	requiresFreshPassword: true,
	announces: { kind: "user", change: "changed" },
});

export const renewRecoveryCodes = endpoint("POST /api/admin/recovery-codes", {
	access: "any role",
	summary: "Replaces your recovery codes and returns the new ones once",
	response: z.object({ recoveryCodes: z.array(z.string()) }),
	requiresFreshPassword: true,
	announces: { kind: "second factor", change: "changed" },
});

export const removeSecondFactorsOf = endpoint("DELETE /api/admin/users/{id}/second-factors", {
	access: "full access",
	summary: "Removes all second factors of another user, such as after a lost phone",
	requiresFreshPassword: true,
	announces: { kind: "user", change: "changed" },
});

/** Rules of signing in that the school sets. */
const signInRules = z.object({ requiresSecondFactor: z.boolean() });
export type SignInRules = z.output<typeof signInRules>;

export const getSignInRules = endpoint("GET /api/admin/sign-in-rules", {
	access: "full access",
	summary: "Returns whether every administrator must have a second factor",
	response: signInRules,
	shows: ["user"],
});

export const changeSignInRules = endpoint("PUT /api/admin/sign-in-rules", {
	access: "full access",
	summary:
		"Requires a second factor of every administrator, from their next sign-in on, or of none",
	body: signInRules,
	response: signInRules,
	requiresFreshPassword: true,
	announces: { kind: "user", change: "changed" },
});
