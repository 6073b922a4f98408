import type { Generated, Selectable } from "kysely";
import type { Instant } from "#platform/database/clock.ts";

// Every table on one page. The columns of the specification's tables carry its names (decision 0002).

export interface Users {
	id: Generated<number>;
	username: string;
	/** Unique key for comparing usernames: see `usernameKey`. */
	usernameKey: string;
	/** An argon2id hash, never a password. */
	password: string;
	isAdmin: Generated<boolean>;
	version: Generated<number>;
	/** Where the daily summary goes; null for none. */
	summaryEmail: string | null;
	/** Narrows what an administrator may do. */
	role: Generated<"full" | "desk" | "viewer">;
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
	/** Position in the catalog; ties are ordered by id. */
	position: Generated<number>;
	updatedAt: Generated<Instant>;
}

/** What visitors submit. */
interface Submissions {
	id: Generated<number>;
	/** Reference number for the phone: `R-` or `C-` and digits. */
	reference: string;
	email: string;
	createdAt: Generated<Instant>;
	version: Generated<number>;
	/** Name, email, phone digits and reference, folded for searching. */
	searchText: string;
	/** What the search of the office finds it by; triggers put it into the index. */
	searchTokens: Generated<string>;
	/** Soft delete: hidden from lists, kept in the database. */
	archived: Generated<boolean>;
	/** Suspected spam: listed, with its emails held. */
	isSpam: Generated<boolean>;
	/** What spoke for spam, as a JSON array of names. */
	spamSignals: Generated<string>;
	/** Language of the visitor's emails. */
	language: Generated<"en" | "es">;
	/** Null only while it is being stored. */
	personId: number | null;
	/** What the office says about name, email and phone; nothing yet at first. */
	detailsState: Generated<"not confirmed" | "confirmed" | "not used">;
	/** When it said that they are right; null unless it does. */
	confirmedAt: Instant | null;
	/** The sentence that was agreed to on sending it, and its version; null if none was shown. */
	consent: string | null;
	consentVersion: string | null;
}

export interface Registrations extends Submissions {
	fullName: string;
	phone: string;
	courseId: number;
	/** Course title; follows a renamed course, outlives a deleted one. */
	courseTitle: string;
	message: string | null;
	status: Generated<RegistrationStatus>;
	/** How far the office is with it, which says nothing about the status. */
	stage: Generated<RegistrationStage>;
	/** How it reached the school. */
	source: Generated<"website" | "walk-in" | "phone call">;
}

export type RegistrationStatus = "pending" | "accepted" | "rejected";

export type RegistrationStage =
	| "new"
	| "contacted"
	| "visit booked"
	| "applied"
	| "waitlisted"
	| "enrolled"
	| "closed";

export interface Contacts extends Submissions {
	name: string;
	phone: string | null;
	subject: string | null;
	courseId: number | null;
	message: string;
	isRead: Generated<boolean>;
	/** Whether the visitor has an answer; a message that was read may still be open. */
	answerState: Generated<"open" | "answered" | "closed">;
}

/** People, as the records of one person that were linked. Names and addresses are in the records. */
export interface People {
	id: Generated<number>;
	createdAt: Instant;
	/** The user who looks after the person. */
	ownerId: number | null;
	/** What the office does next, on a day in New York (`YYYY-MM-DD`). */
	task: string | null;
	taskDueOn: string | null;
	version: Generated<number>;
}

/** What the office wrote down about a person. */
interface PersonEntries {
	id: Generated<number>;
	personId: number;
	at: Instant;
	username: string;
	kind: "note" | "call";
	/** Of a call. */
	outcome: "reached" | "voicemail" | "wrong number" | null;
	/** Empty for a call without a note. */
	text: string;
	version: Generated<number>;
}

/** What the office wrote to a person, about one of their records. */
export interface Replies {
	id: Generated<number>;
	registrationId: number | null;
	contactId: number | null;
	at: Instant;
	username: string;
	/** Whether we send it, or somebody sent it with a mail program. */
	channel: "outbox" | "mail program";
	/** Null without one, and once the email was deleted. */
	emailId: number | null;
	recipient: string;
	language: "en" | "es";
	subject: string;
	text: string;
}

/** Texts that the office answers with; placeholders such as `{cost}` stand for facts. */
export interface CannedReplies {
	id: Generated<number>;
	title: string;
	language: "en" | "es";
	subject: string;
	text: string;
	version: Generated<number>;
}

/** Pairs of people that look alike and are two, the lower id first. */
interface DismissedDuplicates {
	personId: number;
	otherId: number;
}

/** Links to the page of a registration for its applicant. One that was revoked is gone. */
interface ApplicantLinks {
	id: Generated<number>;
	registrationId: number;
	/** SHA-256 of the token. */
	hash: string;
	createdAt: Instant;
	expiresAt: Instant;
}

/** What applicants did on their page. What they changed is in the activity log. */
interface ApplicantChanges {
	id: Generated<number>;
	registrationId: number;
	at: Instant;
	kind: "details" | "withdrawal";
	/** When the office took note of it; until then it is a task. */
	seenAt: Instant | null;
}

interface ChatConversations {
	id: string;
	sessionId: string;
	createdAt: Generated<Instant>;
}

interface ChatMessages {
	id: Generated<number>;
	conversationId: string;
	content: string;
	isUser: boolean;
	createdAt: Generated<Instant>;
}

export interface Sessions {
	/** SHA-256 of the token. */
	hash: string;
	/** Random id for the admin area; can't authenticate. */
	id: string;
	userId: number;
	createdAt: Instant;
	lastSeenAt: Instant;
	/** When the password was last confirmed. */
	confirmedAt: Instant;
	address: string;
	userAgent: string;
	/** Began without the second factor that everyone must have: it can only set one up. */
	mustSetUp: Generated<boolean>;
}

/** What is limited: forms, messages, wrong passwords, calls of a model. */
interface LimitCounts {
	/** What for whom, such as `form 203.0.113.7`. */
	subject: string;
	count: number;
	/** When the period or the lock ends; the next event begins a new one. */
	endsAt: Instant;
	/** Consecutive locks; each one lasts longer. */
	locks: number;
}

/** Addresses that have signed in to a username, by username key. */
interface SignInAddresses {
	username: string;
	address: string;
	lastSeenAt: Instant;
}

/** Records by idempotency key, returned again for a repeated submission. */
interface IdempotencyKeys {
	key: string;
	/** SHA-256 of the form; null when its record was erased. */
	fingerprint: string | null;
	kind: IdempotentKind;
	/** Null only inside the transaction that stores the record. */
	recordId: number | null;
	expiresAt: Instant;
}

export type SubmittedKind = "registration" | "contact";

/** The tables of what visitors submit. */
export type SubmittedTable = "registrations" | "contacts";

/** What is stored once per idempotency key. */
export type IdempotentKind = SubmittedKind | "email" | "reply" | "entry";

/** Tasks that run once in the lifetime of a database, such as seeding. */
interface OneTimeTasks {
	name: string;
	at: Instant;
}

/** One row: see `content.server.ts`. */
interface ContentVersion {
	version: number;
}

/** The activity log, which is append-only. */
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
	/** Search text of the entry, folded. */
	searchText: string;
}

/** State of each conversation, updated with every question. */
interface ChatConversationStates {
	conversationId: string;
	/** Time of the last question; the start if there is none. */
	lastAt: Instant;
	questions: Generated<number>;
	/** The language of the last question: `en` or `es`. */
	language: string;
}

/** How the assistant produced an answer. */
export interface ChatAnswers {
	id: Generated<number>;
	conversationId: string;
	/** The visitor's message and the answer to it. */
	questionId: number;
	answerId: number;
	at: Instant;
	/** Which engine wrote the answer. */
	engine: "built-in" | "model";
	/** Outcome of the model call: null without one. */
	model: string | null;
	/** Guardrail rules that rejected the model's answer, as a JSON array of names. */
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
	/** Suggested next questions, as JSON. */
	suggestions: string;
	/** Time from receiving the question to the answer, without storing. */
	milliseconds: number;
	thumb: "up" | "down" | null;
	/** The question, folded for searching. */
	searchText: string;
	/** What an administrator says of it: wrong or missing, or right. */
	verdict: "right" | "wrong" | null;
}

/** What an administrator chose as the answer to a question. */
interface TaughtQuestions {
	id: Generated<number>;
	/** As a visitor asked it, without contact details. */
	question: string;
	/** The one course that it was asked about. */
	courseId: number | null;
	/** What the assistant took it for: a topic of facts or another intent. */
	intent: string;
	/** A text on the pages; null where none answers it. */
	passage: string | null;
	/** The answer in place of which it is said; null once its conversation is over. */
	answerId: number | null;
	at: Instant;
}

/** Contacts left in a conversation. */
interface ChatCallbacks {
	contactId: number;
	conversationId: string;
}

/** What only the school can state, such as a price. */
export interface Facts {
	id: Generated<number>;
	/** A topic of `facts/topics.ts`. */
	topic: string;
	/** Null for the whole school. */
	courseId: number | null;
	question: string | null;
	/** `{hours}`, `{phone}`, `{email}` and `{address}` stand for the school profile. */
	answer: string;
	source: string | null;
	/** The last day on which it is published, `YYYY-MM-DD` in New York. */
	validUntil: string | null;
	onHomePage: Generated<boolean>;
	/** Position among the questions of the home page; ties are ordered by id. */
	position: number;
	/** Expired, and another fact about the topic and course took its place. */
	superseded: Generated<boolean>;
	/** Username; null as delivered. */
	approvedBy: string | null;
	approvedAt: Instant | null;
	createdAt: Instant;
	updatedAt: Instant;
	version: Generated<number>;
}

/** Every state of every fact, which outlives the fact. */
export interface FactHistory {
	id: Generated<number>;
	factId: number;
	at: Instant;
	/** Empty as delivered. */
	username: string;
	action: "created" | "changed" | "deleted";
	topic: string;
	courseId: number | null;
	question: string | null;
	answer: string;
	spanish: string | null;
	source: string | null;
	validUntil: string | null;
	onHomePage: boolean;
}

/** Other names that visitors use for a course. */
interface CourseAliases {
	courseId: number;
	/** Folded; unique to one course. */
	alias: string;
}

/** When, where and for how much a course is taught. */
export interface Classes {
	id: Generated<number>;
	courseId: number;
	/** Calendar days in New York, `YYYY-MM-DD`. */
	firstDay: string;
	lastDay: string;
	/** The weekly pattern, as JSON: `[{ day, from, to }]`. */
	days: string;
	/** A language tag. */
	language: string;
	/** Null without a limit. */
	seats: number | null;
	/** In cents, as are the fees: `[{ name, amount }]` as JSON. */
	tuition: number;
	fees: string;
	howToPay: string | null;
	registerBy: string | null;
	room: string | null;
	note: string | null;
	state: "draft" | "open" | "closed" | "cancelled";
	/** What its seats say in public; only `placements` writes it, and only when it changes. */
	label: Generated<"open" | "last places" | "waiting list">;
	createdAt: Instant;
	updatedAt: Instant;
	version: Generated<number>;
}

/** Meetings of a class: a day and minutes since midnight in New York. */
interface ClassMeetings {
	classId: number;
	day: string;
	fromMinute: number;
	toMinute: number;
	kind: "classroom" | "lab" | "clinical";
}

/** Who wants, waits for, is offered or has a place in a class; one that is not released for each registration. */
export interface Placements {
	id: Generated<number>;
	registrationId: number;
	courseId: number;
	/** Null for any class of the course. */
	classId: number | null;
	state: "wanted" | "waiting" | "offered" | "placed" | "released";
	/** Its place in the order. */
	askedAt: Instant;
	/** The offer runs while this is to come. */
	offeredUntil: Instant | null;
	placedAt: Instant | null;
	releasedWhy: string | null;
	/** In cents, as it was when the place was given. */
	price: number | null;
	/** What its person must be told by email; null when they were. */
	tell: "wanted" | "waiting" | "offered" | "placed" | "released" | "changed" | "cancelled" | null;
}

/** One row, number 1. */
export interface ChatSettings {
	id: number;
	retentionDays: number;
	modelCallsPerDay: number;
	modelCallsPerVisitor: number;
	version: Generated<number>;
}

/** A saved set of list filters. */
interface SavedViews {
	id: Generated<number>;
	userId: number;
	list: string;
	name: string;
	/** Query string of the list's URL. */
	query: string;
	/** Visible to all administrators. */
	shared: Generated<boolean>;
}

/** Former slugs of a course: they redirect until another course uses them. */
interface SlugRedirects {
	slug: string;
	courseId: number;
}

/** Uploaded pictures, named by their content hash. */
export interface Pictures {
	hash: string;
	width: number;
	height: number;
	createdAt: Instant;
}

/** A picture in one size and format, as it is served. */
interface PictureFiles {
	/** The last segment of its path. */
	name: string;
	hash: string;
	width: number;
	bytes: Uint8Array;
}

/** Alt text of a picture. */
interface PictureAltTexts {
	imagePath: string;
	alt: string;
}

/** One row: settings that differ from the defaults. */
interface SettingsTable {
	id: number;
	/** The changed sections as JSON. */
	values: string;
	version: number;
	updatedAt: Instant | null;
}

/** The school's own sentences of the public site; a slot without a row is as delivered. */
interface Texts {
	id: Generated<number>;
	/** A slot of `texts/slots.ts`. */
	slot: string;
	/** What visitors read; null as delivered. */
	text: string | null;
	/** What is to follow; null if nothing is. */
	draft: string | null;
	/** The first day on which the draft is read, `YYYY-MM-DD` in New York; null while it is only a draft. */
	publishOn: string | null;
	/** What the software delivered when the row was written. */
	delivered: string;
	/** Username of who said that the school can back up what visitors read. */
	shownBy: string | null;
	shownAt: Instant | null;
	/** And what is to follow. */
	draftShownBy: string | null;
	draftShownAt: Instant | null;
	/** The day in New York since which visitors read what they read, `YYYY-MM-DD`; null if that is unknown. */
	liveSince: string | null;
	updatedBy: string | null;
	updatedAt: Instant | null;
	version: Generated<number>;
}

/** The school's own Spanish of what it publishes; a text without a row is as delivered, or has none. */
interface Translations {
	id: Generated<number>;
	/** A text of `translations/sources.server.ts`. */
	name: string;
	/** Its course, if it is about one. */
	courseId: number | null;
	/** Its fact, if it is of one. */
	factId: number | null;
	/** The English that it was written for. */
	english: string;
	/** Null as delivered. */
	spanish: string | null;
	updatedBy: string | null;
	updatedAt: Instant | null;
	version: Generated<number>;
}

/** Requests for old website URLs, by calendar day in New York. */
interface RedirectHits {
	path: string;
	day: string;
	uses: number;
}

/** Initial password of an administrator, to detect whether it was changed. */
interface InitialPasswords {
	userId: number;
	/** The password hash at creation. */
	hash: string;
}

/** What proves a user besides the password: a passkey, or an authenticator app. */
export interface SecondFactors {
	id: Generated<number>;
	userId: number;
	kind: "passkey" | "app";
	name: string;
	createdAt: Instant;
	lastUsedAt: Instant | null;
	/** Passkey: its id, as base64url. */
	credentialId: string | null;
	/** Passkey: its public key in COSE format, as base64url. */
	publicKey: string | null;
	/** Passkey: how often it signed, if it counts. */
	signatureCount: number | null;
	/** Passkey: how browsers reach it, as a JSON array. */
	transports: string | null;
	/** App: the shared secret, as Base32. */
	secret: string | null;
	/** App: the time step of the last code that was used. */
	lastStep: number | null;
}

/** Unused recovery codes. */
export interface RecoveryCodes {
	id: Generated<number>;
	userId: number;
	/** SHA-256 of the code. */
	hash: string;
}

/** Steps that wait for their second half: a sign-in after the password, or a factor being added. */
export interface PendingProofs {
	/** SHA-256 of the token that the browser got. */
	hash: string;
	userId: number;
	/** The user's version when it began: a new password makes it worthless. */
	userVersion: number;
	purpose: "sign in" | "add passkey" | "add app";
	/** What a passkey signs, or the secret for an app. */
	challenge: string;
	expiresAt: Instant;
}

/** One row, number 1. */
export interface SignInRules {
	id: number;
	requiresSecondFactor: boolean;
}

/** The outbox. */
export interface Emails {
	id: Generated<number>;
	/** Reference number of the record that it is about; empty without one. */
	reference: string;
	/** What the email is: a template of `mail/email.ts`. */
	template: string;
	audience: "school" | "visitor" | "staff";
	registrationId: number | null;
	contactId: number | null;
	/** A unique key of an email that must exist once, such as the summary of a day. */
	onceKey: string | null;
	/** Null for the school's own address, as it is when the email is sent. */
	recipient: string | null;
	replyTo: string | null;
	language: "en" | "es";
	subject: string;
	textBody: string;
	htmlBody: string;
	/** Fixed, so that an email sent twice can be recognized. */
	messageId: string;
	status: "waiting" | "sent" | "failed" | "held" | "unsent";
	/** Why it is held. */
	holdReason: "sample address" | "spam" | null;
	/** Why the last attempt failed, in a sentence. */
	failure: string | null;
	attempts: Generated<number>;
	nextAttemptAt: Instant;
	/** Sending is given up three days after it; null before it, and again after a retry. */
	firstAttemptAt: Instant | null;
	/** While an instance sends it. */
	claimedUntil: Instant | null;
	sentAt: Instant | null;
	createdAt: Instant;
	version: Generated<number>;
	searchText: string;
	archived: Generated<boolean>;
	/** Message-ID of the email that this one continues. */
	inReplyTo: string | null;
}

/** Backups that were made or attempted. */
export interface Backups {
	id: Generated<number>;
	reason: BackupReason;
	/** Of a nightly backup: its day in New York, so that one instance makes it. */
	day: string | null;
	startedAt: Instant;
	/** No other attempt begins before. */
	claimedUntil: Instant;
	/** When it was restored into a scratch database and found to be whole; null if it was not. */
	verifiedAt: Instant | null;
	/** Name in the folder of backups, or a path. */
	file: string | null;
	bytes: number | null;
	rowCount: number | null;
	/** Why it failed, in a sentence. */
	failure: string | null;
}

export type BackupReason = "nightly" | "manual";

/** What each retention rule deletes; periods are those of `school/retention.ts`, days are in New York. */
export interface RetentionRules {
	/** Registrations, messages, conversations or activity. */
	kind: string;
	inForce: string;
	/** A shorter period, and the first day on which it applies. */
	announced: string | null;
	announcedFrom: string | null;
	/** The last day on which the site looked at the rule. */
	seenOn: string | null;
	/** When the period was changed in the settings. */
	changedOn: string | null;
	/** The day of the last complete run. */
	ranOn: string | null;
	/** Records that a run has deleted and that the activity log does not have yet. */
	deleted: Generated<number>;
}

export interface Tables {
	users: Users;
	courses: Courses;
	registrations: Registrations;
	contacts: Contacts;
	people: People;
	person_entries: PersonEntries;
	dismissed_duplicates: DismissedDuplicates;
	replies: Replies;
	canned_replies: CannedReplies;
	applicant_links: ApplicantLinks;
	applicant_changes: ApplicantChanges;
	chat_conversations: ChatConversations;
	chat_messages: ChatMessages;
	sessions: Sessions;
	limit_counts: LimitCounts;
	sign_in_addresses: SignInAddresses;
	idempotency_keys: IdempotencyKeys;
	one_time_tasks: OneTimeTasks;
	content_version: ContentVersion;
	activity: Activity;
	saved_views: SavedViews;
	slug_redirects: SlugRedirects;
	pictures: Pictures;
	picture_files: PictureFiles;
	picture_alt_texts: PictureAltTexts;
	settings: SettingsTable;
	redirect_hits: RedirectHits;
	initial_passwords: InitialPasswords;
	chat_conversation_state: ChatConversationStates;
	chat_answers: ChatAnswers;
	chat_callbacks: ChatCallbacks;
	taught_questions: TaughtQuestions;
	texts: Texts;
	translations: Translations;
	facts: Facts;
	fact_history: FactHistory;
	course_aliases: CourseAliases;
	classes: Classes;
	class_meetings: ClassMeetings;
	placements: Placements;
	chat_settings: ChatSettings;
	second_factors: SecondFactors;
	recovery_codes: RecoveryCodes;
	pending_proofs: PendingProofs;
	sign_in_rules: SignInRules;
	emails: Emails;
	backups: Backups;
	retention_rules: RetentionRules;
}
export type EmailRow = Selectable<Emails>;
export type TextRow = Selectable<Texts>;
export type TranslationRow = Selectable<Translations>;
