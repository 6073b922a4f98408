import type { Generated, Selectable } from "kysely";
import type { Instant } from "#database/clock.ts";

// Every table on one page. The columns of the first six carry the specification's names.

export interface Users {
	id: Generated<number>;
	username: string;
	/** What names are compared by, unique: see `usernameKey`. */
	usernameKey: string;
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
	/** The place in the catalog; equal places go by id. */
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
	/** Out of sight, not out of the database. */
	archived: Generated<boolean>;
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
	/** Out of sight, not out of the database. */
	archived: Generated<boolean>;
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
	/** What the office names it by: random, and worth nothing at the door. */
	id: string;
	userId: number;
	createdAt: Instant;
	lastSeenAt: Instant;
	/** When the password was last given. */
	confirmedAt: Instant;
	address: string;
	userAgent: string;
}

/** Calls, counted; on PostgreSQL only. The columns are those of the package that counts. */
export interface RateLimits {
	key: string;
	points: number;
	/** Milliseconds since 1970. */
	expire: number | null;
}

/** Wrong passwords, counted per user name and per address. */
export interface SignInFailures {
	/** `name …` or `address …`. */
	subject: string;
	failures: number;
	/** When the first of these failures happened. */
	since: Instant;
	/** Until when no password is heard; null while the count is open. */
	lockedUntil: Instant | null;
	/** How often in a row it was shut: the waits grow with it. */
	lockCount: number;
}

/** Addresses from which somebody signed in to a user name, as names are compared. */
export interface SignInAddresses {
	username: string;
	address: string;
	lastSeenAt: Instant;
}

/** Records that are answered again when the same submission comes again. */
export interface Submissions {
	key: string;
	/** SHA-256 of the form; null when its record was erased. */
	fingerprint: string | null;
	kind: SubmittedKind;
	/** Null only inside the transaction that stores the record. */
	recordId: number | null;
	expiresAt: Instant;
}

export type SubmittedKind = "registration" | "contact";

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
	/** What the line is found by, folded for searching. */
	searchText: string;
}

/** What stands beside a conversation: one row each, raised with every question. */
export interface ChatThreads {
	conversationId: string;
	/** When somebody last asked; the start while nobody has. */
	lastAt: Instant;
	questions: Generated<number>;
	/** The language of the last question: `en` or `es`. */
	language: string;
}

/** How one answer of the assistant came about. */
export interface ChatAnswers {
	id: Generated<number>;
	conversationId: string;
	/** The visitor's message and the answer to it. */
	questionId: number;
	answerId: number;
	at: Instant;
	/** Whose words were shown. */
	engine: "built-in" | "model";
	/** What became of the model: null when it was not asked. */
	model: string | null;
	/** What the output gate refused of the model's words, as JSON: names of rules. */
	refusals: string;
	intent: string;
	/** Slugs, as a JSON array. */
	courses: string;
	/** From 0 to 1. */
	confidence: number;
	outcome: string;
	language: string;
	source: string;
	/** As JSON: `[{ label, href }]`. */
	links: string;
	/** As JSON: questions offered next. */
	suggestions: string;
	/** From the arrival of the question to the answer, storing excluded. */
	milliseconds: number;
	thumb: "up" | "down" | null;
	/** The question, folded for searching. */
	searchText: string;
}

/** Contacts that were left in a conversation, with the sentence that was agreed to. */
export interface ChatCallbacks {
	contactId: number;
	conversationId: string;
	consent: string;
	at: Instant;
}

/** Answers that the office taught the assistant. */
export interface Facts {
	id: Generated<number>;
	/** As a JSON array: the same question in different words. */
	questions: string;
	answerEn: string;
	answerEs: string | null;
	/** As JSON: `[{ label, href }]`. */
	links: string;
	isActive: Generated<boolean>;
	updatedAt: Instant;
	version: Generated<number>;
}

/** Other names by which people ask for a course. */
export interface CourseAliases {
	courseId: number;
	/** Folded; it names one course only. */
	alias: string;
}

/** One row, number 1. */
export interface ChatSettings {
	id: number;
	retentionDays: number;
	modelCallsPerDay: number;
	modelCallsPerVisitor: number;
	version: Generated<number>;
}

/** Calls to the language model, counted per day in New York. */
export interface ModelCalls {
	day: string;
	/** `all`, or `address …`. */
	subject: string;
	calls: number;
}

/** A name for a set of filters of a list. */
export interface SavedViews {
	id: Generated<number>;
	userId: number;
	list: string;
	name: string;
	/** The query string of the list's address. */
	query: string;
	/** Shown to the whole office. */
	shared: Generated<boolean>;
}

/** Addresses that a course had: its pages redirect until another course takes them. */
export interface OldSlugs {
	slug: string;
	courseId: number;
}

/** Uploaded pictures. The hash of their content names them. */
export interface Pictures {
	hash: string;
	width: number;
	height: number;
	createdAt: Instant;
}

/** A picture in one size and format, as it is served. */
export interface PictureFiles {
	/** The last part of its address. */
	name: string;
	hash: string;
	width: number;
	bytes: Uint8Array;
}

/** What a picture shows, for people who cannot see it. */
export interface PictureTexts {
	imagePath: string;
	alt: string;
}

/** One row: what the school changed of what it was delivered with. */
export interface SettingsTable {
	id: number;
	/** The changed sections as JSON. */
	values: string;
	version: number;
	updatedAt: Instant | null;
}

/** How often an address of the old website was asked for, by calendar day in New York. */
export interface RedirectUses {
	path: string;
	day: string;
	uses: number;
}

/** The password that an administrator was made with, to see whether it was changed since. */
export interface FirstPasswords {
	userId: number;
	/** The stored hash of then. */
	hash: string;
}

export interface Tables {
	users: Users;
	courses: Courses;
	registrations: Registrations;
	contacts: Contacts;
	chat_conversations: ChatConversations;
	chat_messages: ChatMessages;
	sessions: Sessions;
	rate_limits: RateLimits;
	sign_in_failures: SignInFailures;
	sign_in_addresses: SignInAddresses;
	idempotency_keys: Submissions;
	one_time_tasks: Milestones;
	content_version: ContentVersion;
	activity: Activity;
	saved_views: SavedViews;
	slug_redirects: OldSlugs;
	pictures: Pictures;
	picture_files: PictureFiles;
	picture_alt_texts: PictureTexts;
	settings: SettingsTable;
	redirect_hits: RedirectUses;
	initial_passwords: FirstPasswords;
	chat_conversation_state: ChatThreads;
	chat_answers: ChatAnswers;
	chat_callbacks: ChatCallbacks;
	facts: Facts;
	course_aliases: CourseAliases;
	chat_settings: ChatSettings;
	model_calls: ModelCalls;
}

export type CourseRow = Selectable<Courses>;
export type RegistrationRow = Selectable<Registrations>;
export type ContactRow = Selectable<Contacts>;
