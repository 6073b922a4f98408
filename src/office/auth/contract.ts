import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { email, id, instant, line, optional } from "#platform/api/fields.ts";
import { roles } from "#platform/api/role.ts";

export { confirmMessage } from "#platform/api/failure.ts";

const usernameMessage = "Username must be at least 3 characters";
const passwordMessage = "Password must be at least 8 characters";
export const wrongPasswordMessage = "Invalid username or password";
export const notThisPasswordMessage = "That password is incorrect";

const username = line({ min: 3, max: 100, required: usernameMessage, invalid: usernameMessage });

/** A password counts exactly as typed. */
const password = z
	.string({ error: passwordMessage })
	.check(
		z.minLength(8, { error: passwordMessage }),
		z.maxLength(128, { error: "Please use 128 characters or fewer" }),
	);

/** A new password; the server also rejects common passwords and the username. */
export const newPassword = password;

export const loginInput = z.object({ username, password });

/** User data that the browser stores after signing in. */
export const sessionUser = z.object({ username: z.string(), isAdmin: z.boolean() });
export type SessionUser = z.output<typeof sessionUser>;

export const signIn = endpoint("POST /api/login", {
	access: "anyone",
	summary:
		"Signs in; returns a token and sets the same session as a cookie. With a second factor: 401 and a problem of the type second-factor-required",
	body: loginInput,
	response: z.object({ token: z.string(), user: sessionUser }),
});

export const signOut = endpoint("POST /api/logout", {
	access: "anyone",
	summary: "Ends the session on the server",
	announces: { kind: "session", change: "changed" },
});

/** Narrows what an administrator may do; without effect for other users. */
const role = z.enum(roles);

const userFields = { username, password: newPassword, isAdmin: z.boolean(), role };

export const userInput = z.object({
	...userFields,
	isAdmin: z._default(z.boolean(), false),
	role: z._default(role, "full"),
});
export type UserInput = z.output<typeof userInput>;

const userPatch = z.exactPartial(z.object(userFields));
export type UserPatch = z.output<typeof userPatch>;

/** A user as the admin area sees one: no response contains a password or its hash. */
export const user = z.object({
	id,
	username: z.string(),
	isAdmin: z.boolean(),
	role,
	version: z.int(),
});
export type User = z.output<typeof user>;

const listedUser = z.extend(user, { hasSecondFactor: z.boolean() });
export type ListedUser = z.output<typeof listedUser>;

export const listUsers = endpoint("GET /api/admin/users", {
	access: "full access",
	summary: "Lists users, newest first",
	response: z.array(listedUser),
	hasTotal: true,
	shows: ["user"],
});

export const getUser = endpoint("GET /api/admin/users/{id}", {
	access: "full access",
	summary: "Returns one user",
	response: user,
	versioned: true,
	shows: ["user"],
});

export const createUser = endpoint("POST /api/admin/users", {
	access: "full access",
	summary: "Adds a user",
	status: 201,
	body: userInput,
	response: user,
	versioned: true,
	requiresFreshPassword: true,
	announces: { kind: "user", change: "added" },
});

export const updateUser = endpoint("PATCH /api/admin/users/{id}", {
	access: "full access",
	summary:
		"Changes a user's name, password, admin access or role; a new password ends all of the user's sessions",
	body: userPatch,
	response: user,
	versioned: true,
	requiresFreshPassword: true,
	announces: { kind: "user", change: "changed" },
});

export const deleteUser = endpoint("DELETE /api/admin/users/{id}", {
	access: "full access",
	summary: "Deletes a user and ends all of the user's sessions",
	versioned: true,
	requiresFreshPassword: true,
	announces: { kind: "user", change: "changed" },
});

/** Current password, sent to confirm the session. */
const passwordInput = z.object({ password: z.string({ error: "Required" }) });

export const confirmPassword = endpoint("POST /api/admin/confirm", {
	access: "any role",
	summary: "Confirms the password; a wrong one returns 403 and counts as a failed sign-in",
	body: passwordInput,
	beforeSetUp: true,
});

export const ownPasswordInput = z.object({
	currentPassword: z.string({ error: "Required" }),
	newPassword,
});
export type OwnPasswordInput = z.output<typeof ownPasswordInput>;

export const changeOwnPassword = endpoint("POST /api/admin/password", {
	access: "any role",
	summary: "Changes your own password and ends your other sessions",
	body: ownPasswordInput,
	announces: [
		{ kind: "session", change: "changed" },
		{ kind: "user", change: "changed" },
	],
});

/** Where the daily summary goes; null for none. */
const summaryRecipient = z.object({ email: z.nullable(z.string()) });
export type SummaryRecipient = z.output<typeof summaryRecipient>;

export const getSummaryRecipient = endpoint("GET /api/admin/me/summary", {
	access: "any role",
	summary: "Returns the email address to which you get the daily summary",
	response: summaryRecipient,
	shows: ["daily summary"],
});

export const setSummaryRecipient = endpoint("PUT /api/admin/me/summary", {
	access: "any role",
	summary: "Sets the email address to which you get the daily summary; null turns it off",
	body: z.object({ email: optional(email) }),
	response: summaryRecipient,
	announces: { kind: "daily summary", change: "changed" },
});

/** A session as the admin area sees it; nothing here can authenticate a call. */
export const session = z.object({
	id: z.string(),
	username: z.string(),
	startedAt: instant,
	lastSeenAt: instant,
	/** End of the period in which the password counts as confirmed. */
	confirmedUntil: instant,
	address: z.string(),
	/** Browser and system: `Firefox on Windows`. */
	browser: z.string(),
	/** Whether this session sent the request. */
	isThis: z.boolean(),
});
export type Session = z.output<typeof session>;

export const listSessions = endpoint("GET /api/admin/sessions", {
	access: "full access",
	summary: "Lists active sessions, most recently used first",
	response: z.array(session),
	hasTotal: true,
	shows: ["session", "user"],
});

export const endSession = endpoint("DELETE /api/admin/sessions/{id}", {
	access: "full access",
	summary: "Ends a session immediately",
	params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{16}$/)) }),
	announces: { kind: "session", change: "changed" },
});

export const endOtherSessions = endpoint("DELETE /api/admin/other-sessions", {
	access: "any role",
	summary: "Ends all your sessions but this one",
	announces: { kind: "session", change: "changed" },
});
