import type { Generated, Selectable } from "kysely";
import type { Instant } from "#database/clock.ts";

// Every table on one page. The columns of the first six carry the specification's names.

export interface Users {
	id: Generated<number>;
	username: string;
	/** An argon2id hash, never a password. */
	password: string;
	isAdmin: Generated<boolean>;
	version: Generated<number>;
}

export interface Courses {
	id: Generated<number>;
	slug: string;
	title: string;
	summary: string;
	description: string;
	imagePath: string | null;
	isActive: Generated<boolean>;
	version: Generated<number>;
	/** The place in the catalogue; equal places go by id. */
	position: Generated<number>;
	updatedAt: Generated<Instant>;
}

export interface Registrations {
	id: Generated<number>;
	/** What people say on the phone: `R-` and digits. */
	reference: string;
	fullName: string;
	email: string;
	phone: string;
	courseId: number;
	/** The course's title: follows a renamed course, outlives a deleted one. */
	courseTitle: string;
	message: string | null;
	createdAt: Generated<Instant>;
	status: Generated<RegistrationStatus>;
	version: Generated<number>;
	/** Name, e-mail, phone digits and reference, folded for searching. */
	searchText: string;
}

export type RegistrationStatus = "pending" | "accepted" | "rejected";

export interface Contacts {
	id: Generated<number>;
	/** What people say on the phone: `C-` and digits. */
	reference: string;
	name: string;
	email: string;
	phone: string | null;
	subject: string | null;
	courseId: number | null;
	message: string;
	createdAt: Generated<Instant>;
	isRead: Generated<boolean>;
	version: Generated<number>;
	searchText: string;
}

export interface ChatConversations {
	id: string;
	sessionId: string;
	createdAt: Generated<Instant>;
}

export interface ChatMessages {
	id: Generated<number>;
	conversationId: string;
	content: string;
	isUser: boolean;
	createdAt: Generated<Instant>;
}

export interface Sessions {
	/** SHA-256 of the token. */
	hash: string;
	userId: number;
	createdAt: Instant;
	lastSeenAt: Instant;
	address: string;
	userAgent: string;
}

/** Wrong passwords, counted per user name and per address. */
export interface SignInFailures {
	/** `name …` or `address …`. */
	subject: string;
	failures: number;
	/** When the first of these failures happened. */
	since: Instant;
	/** Until when no password is heard; null while the count is open. */
	shutUntil: Instant | null;
	/** How often in a row it was shut: the waits grow with it. */
	shuts: number;
}

/** Addresses from which somebody signed in to a user name. */
export interface SignInAddresses {
	username: string;
	address: string;
	lastSeenAt: Instant;
}

/** Results that are answered again when the same submission comes again. */
export interface Submissions {
	key: string;
	fingerprint: string;
	/** The stored answer as JSON; null only inside the transaction that makes it. */
	answer: string | null;
	expiresAt: Instant;
}

/** What happens once in the life of a database, such as seeding. */
export interface Milestones {
	name: string;
	at: Instant;
}

/** One row: see `content.server.ts`. */
export interface ContentVersion {
	version: number;
}

/** Who did what. Rows are only ever added. */
export interface Activity {
	id: Generated<number>;
	at: Instant;
	username: string;
	address: string;
	action: string;
	kind: string;
	recordId: string | null;
	label: string;
	/** The fields that changed, as JSON. */
	before: string | null;
	after: string | null;
}

export interface Tables {
	users: Users;
	courses: Courses;
	registrations: Registrations;
	contacts: Contacts;
	chat_conversations: ChatConversations;
	chat_messages: ChatMessages;
	sessions: Sessions;
	sign_in_failures: SignInFailures;
	sign_in_addresses: SignInAddresses;
	submissions: Submissions;
	milestones: Milestones;
	content_version: ContentVersion;
	activity: Activity;
}

export type CourseRow = Selectable<Courses>;
export type RegistrationRow = Selectable<Registrations>;
export type ContactRow = Selectable<Contacts>;
