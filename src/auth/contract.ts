import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { id, idParams, line } from "#api/fields.ts";

export const usernameSentence = "Username must be at least 3 characters";
export const passwordSentence = "Password must be at least 8 characters";
export const wrongPasswordSentence = "Invalid username or password";

const username = line({ min: 3, max: 100, required: usernameSentence, invalid: usernameSentence });

/** A password counts exactly as typed. */
const password = z
	.string({ error: passwordSentence })
	.check(
		z.minLength(8, { error: passwordSentence }),
		z.maxLength(128, { error: "Please use at most 128 characters" }),
	);

export const loginInput = z.object({ username, password });
export type LoginInput = z.output<typeof loginInput>;

/** What the browser keeps of the person who signed in. */
export const sessionUser = z.object({ username: z.string(), isAdmin: z.boolean() });
export type SessionUser = z.output<typeof sessionUser>;

export const login = endpoint({
	method: "POST",
	path: "/api/login",
	access: "anyone",
	summary: "Signs in: a token, and the same session as a cookie",
	status: 200,
	body: loginInput,
	answer: z.object({ token: z.string(), user: sessionUser }),
});

export const logout = endpoint({
	method: "POST",
	path: "/api/logout",
	access: "anyone",
	summary: "Ends the session on the server",
	status: 204,
});

const userFields = { username, password, isAdmin: z._default(z.boolean(), false) };

export const userInput = z.object(userFields);
export type UserInput = z.output<typeof userInput>;

const userPatch = z.partial(z.object({ ...userFields, isAdmin: z.boolean() }));
export type UserPatch = z.output<typeof userPatch>;

/** A user as the office sees one: no answer ever holds a password or its hash. */
export const user = z.object({
	id,
	username: z.string(),
	isAdmin: z.boolean(),
	version: z.int(),
});
export type User = z.output<typeof user>;

export const listUsers = endpoint({
	method: "GET",
	path: "/api/admin/users",
	access: "administrator",
	summary: "Everybody who can sign in, newest first",
	status: 200,
	answer: z.array(user),
	counted: true,
});

export const getUser = endpoint({
	method: "GET",
	path: "/api/admin/users/{id}",
	access: "administrator",
	summary: "One user",
	status: 200,
	params: idParams,
	answer: user,
	versioned: true,
});

export const createUser = endpoint({
	method: "POST",
	path: "/api/admin/users",
	access: "administrator",
	summary: "Adds a user",
	status: 201,
	body: userInput,
	answer: user,
	versioned: true,
});

export const updateUser = endpoint({
	method: "PATCH",
	path: "/api/admin/users/{id}",
	access: "administrator",
	summary: "Changes a user's name, password or rights; a new password ends every session",
	status: 200,
	params: idParams,
	body: userPatch,
	answer: user,
	versioned: true,
});

export const deleteUser = endpoint({
	method: "DELETE",
	path: "/api/admin/users/{id}",
	access: "administrator",
	summary: "Removes a user and ends every session of theirs",
	status: 204,
	params: idParams,
	versioned: true,
});
