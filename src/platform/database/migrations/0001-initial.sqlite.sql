-- The first migration on SQLite. Frozen: never edit it. Statements are separated by a blank line.
-- "autoincrement" gives no id twice; the driver reads columns declared BOOLEAN as true and false.
create table users (
	id integer primary key autoincrement,
	username text not null,
	"usernameKey" text not null,
	password text not null,
	"isAdmin" BOOLEAN not null default 0,
	version integer not null default 1
);

create unique index "users_usernameKey_index" on users ("usernameKey");

create table initial_passwords (
	"userId" integer not null primary key,
	hash text not null,
	constraint "initial_passwords_userId_fkey" foreign key ("userId") references users (id) on delete cascade
);

create table sessions (
	hash text not null primary key,
	id text not null,
	"userId" integer not null,
	"createdAt" text not null,
	"lastSeenAt" text not null,
	"confirmedAt" text not null,
	address text not null,
	"userAgent" text not null,
	constraint "sessions_userId_fkey" foreign key ("userId") references users (id) on delete cascade
);

create unique index sessions_id_index on sessions (id);

create index "sessions_userId_index" on sessions ("userId");

create table sign_in_failures (
	subject text not null primary key,
	failures integer not null,
	since text not null,
	"lockedUntil" text,
	"lockCount" integer not null
);

create table sign_in_addresses (
	username text not null,
	address text not null,
	"lastSeenAt" text not null,
	constraint sign_in_addresses_key primary key (username, address)
);

create table courses (
	id integer primary key autoincrement,
	slug text not null,
	title text not null,
	summary text not null,
	description text not null,
	"imagePath" text,
	"isActive" BOOLEAN not null default 1,
	version integer not null default 1,
	position integer not null default 0,
	"updatedAt" text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
	constraint courses_slug_key unique (slug)
);

create index courses_position_index on courses (position, id);

create table slug_redirects (
	slug text not null primary key,
	"courseId" integer not null,
	constraint "slug_redirects_courseId_fkey" foreign key ("courseId") references courses (id) on delete cascade
);

create table course_aliases (
	"courseId" integer not null,
	alias text not null,
	constraint course_aliases_key primary key ("courseId", alias),
	constraint course_aliases_alias_key unique (alias),
	constraint "course_aliases_courseId_fkey" foreign key ("courseId") references courses (id) on delete cascade
);

-- "courseId" has no foreign key: a registration outlives its course.
create table registrations (
	id integer primary key autoincrement,
	reference text not null,
	"fullName" text not null,
	email text not null,
	phone text not null,
	"courseId" integer not null,
	"courseTitle" text not null,
	message text,
	"createdAt" text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
	status text not null default 'pending',
	version integer not null default 1,
	"searchText" text not null,
	archived BOOLEAN not null default 0,
	constraint registrations_reference_key unique (reference),
	constraint registrations_status check (status in ('pending', 'accepted', 'rejected'))
);

-- Every index of a list begins with "archived": the list and the archive are both read in order.
-- The indexes by date and by name hold every filtered column, so a search reads no table row.
create index "registrations_by_createdAt" on registrations
	(archived, "createdAt", id, status, "courseId", "searchText");

create index registrations_by_id on registrations (archived, id);

create index registrations_by_name on registrations (archived, "searchText", id, status, "courseId");

create index registrations_by_status on registrations (archived, status, "createdAt", id);

create index "registrations_by_courseId" on registrations (archived, "courseId", "createdAt", id, status);

create index registrations_by_phone on registrations (archived, phone, id);

-- The plain column at the end lets PostgreSQL answer from the index alone.
create index registrations_by_email on registrations (archived, lower(coalesce(email, '')), id, email);

create index "registrations_by_courseTitle" on registrations
	(archived, lower(coalesce("courseTitle", '')), id, "courseTitle");

create table contacts (
	id integer primary key autoincrement,
	reference text not null,
	name text not null,
	email text not null,
	phone text,
	subject text,
	"courseId" integer,
	message text not null,
	"createdAt" text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
	"isRead" BOOLEAN not null default 0,
	version integer not null default 1,
	"searchText" text not null,
	archived BOOLEAN not null default 0,
	constraint contacts_reference_key unique (reference)
);

create index "contacts_by_createdAt" on contacts
	(archived, "createdAt", id, "isRead", "courseId", "searchText");

create index contacts_by_id on contacts (archived, id);

create index contacts_by_name on contacts (archived, "searchText", id, "isRead", "courseId");

create index "contacts_by_isRead" on contacts (archived, "isRead", "createdAt", id);

create index "contacts_by_courseId" on contacts (archived, "courseId", "createdAt", id, "isRead");

create index contacts_by_email on contacts (archived, lower(coalesce(email, '')), id, email);

create index contacts_by_phone on contacts (archived, lower(coalesce(phone, '')), id, phone);

create index contacts_by_subject on contacts (archived, lower(coalesce(subject, '')), id, subject);

create table idempotency_keys (
	key text not null primary key,
	fingerprint text,
	kind text not null,
	"recordId" integer,
	"expiresAt" text not null
);

create index "idempotency_keys_expiresAt_index" on idempotency_keys ("expiresAt");

create table saved_views (
	id integer primary key autoincrement,
	"userId" integer not null,
	list text not null,
	name text not null,
	query text not null,
	shared BOOLEAN not null default 0,
	constraint saved_views_name unique ("userId", list, name),
	constraint "saved_views_userId_fkey" foreign key ("userId") references users (id) on delete cascade
);

create table activity (
	id integer primary key autoincrement,
	at text not null,
	username text not null,
	address text not null,
	action text not null,
	kind text not null,
	"recordId" text,
	label text not null,
	before text,
	after text,
	"searchText" text not null
);

create index activity_at_index on activity (at, id);

create index activity_kind_index on activity (kind, "recordId", id);

create index activity_username_index on activity (lower(username), at, id);

create table settings (
	id integer not null primary key,
	"values" text not null,
	version integer not null,
	"updatedAt" text
);

insert into settings (id, "values", version) values (1, '{}', 1);

create table pictures (
	hash text not null primary key,
	width integer not null,
	height integer not null,
	"createdAt" text not null
);

create table picture_files (
	name text not null primary key,
	hash text not null,
	width integer not null,
	bytes blob not null,
	constraint picture_files_hash_fkey foreign key (hash) references pictures (hash) on delete cascade
);

create index picture_files_hash_index on picture_files (hash);

create table picture_alt_texts (
	"imagePath" text not null primary key,
	alt text not null
);

create table redirect_hits (
	path text not null,
	day text not null,
	uses integer not null,
	constraint redirect_hits_key primary key (path, day)
);

create table one_time_tasks (
	name text not null primary key,
	at text not null
);

create table chat_conversations (
	id text not null primary key,
	"sessionId" text not null,
	"createdAt" text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
	constraint "chat_conversations_sessionId_key" unique ("sessionId")
);

create table chat_messages (
	id integer primary key autoincrement,
	"conversationId" text not null,
	content text not null,
	"isUser" BOOLEAN not null,
	"createdAt" text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
	constraint "chat_messages_conversationId_fkey"
		foreign key ("conversationId") references chat_conversations (id) on delete cascade
);

create index "chat_messages_conversationId_index" on chat_messages ("conversationId", id);

create table chat_conversation_state (
	"conversationId" text not null primary key,
	"lastAt" text not null,
	questions integer not null default 0,
	language text not null,
	constraint "chat_conversation_state_conversationId_fkey"
		foreign key ("conversationId") references chat_conversations (id) on delete cascade
);

create index "chat_conversation_state_lastAt_index" on chat_conversation_state ("lastAt", "conversationId");

create table chat_answers (
	id integer primary key autoincrement,
	"conversationId" text not null,
	"questionId" integer not null,
	"answerId" integer not null,
	at text not null,
	engine text not null,
	model text,
	refusals text not null,
	intent text not null,
	courses text not null,
	confidence double precision not null,
	outcome text not null,
	language text not null,
	source text not null,
	links text not null,
	suggestions text not null,
	milliseconds integer not null,
	thumb text,
	"searchText" text not null,
	constraint chat_answers_engine check (engine in ('built-in', 'model')),
	constraint chat_answers_thumb check (thumb in ('up', 'down')),
	constraint "chat_answers_conversationId_fkey"
		foreign key ("conversationId") references chat_conversations (id) on delete cascade,
	constraint "chat_answers_questionId_fkey"
		foreign key ("questionId") references chat_messages (id) on delete cascade,
	constraint "chat_answers_answerId_fkey"
		foreign key ("answerId") references chat_messages (id) on delete cascade
);

create index chat_answers_conversation_index on chat_answers ("conversationId", id);

create index chat_answers_at_index on chat_answers (at, id);

create index chat_answers_outcome_index on chat_answers (outcome, id);

create index chat_answers_question_index on chat_answers ("questionId");

create index chat_answers_answer_index on chat_answers ("answerId");

create table chat_callbacks (
	"contactId" integer not null primary key,
	"conversationId" text not null,
	consent text not null,
	at text not null,
	constraint "chat_callbacks_contactId_fkey"
		foreign key ("contactId") references contacts (id) on delete cascade,
	constraint "chat_callbacks_conversationId_fkey"
		foreign key ("conversationId") references chat_conversations (id) on delete cascade
);

create index chat_callbacks_conversation_index on chat_callbacks ("conversationId");

create table facts (
	id integer primary key autoincrement,
	questions text not null,
	"answerEn" text not null,
	"answerEs" text,
	links text not null,
	"isActive" BOOLEAN not null default 1,
	"updatedAt" text not null,
	version integer not null default 1
);

create table chat_settings (
	id integer not null primary key,
	"retentionDays" integer not null,
	"modelCallsPerDay" integer not null,
	"modelCallsPerVisitor" integer not null,
	version integer not null default 1
);

insert into chat_settings (id, "retentionDays", "modelCallsPerDay", "modelCallsPerVisitor")
values (1, 365, 1000, 60);

create table model_calls (
	day text not null,
	subject text not null,
	calls integer not null,
	constraint model_calls_key primary key (day, subject)
);

create table content_version (
	version integer not null
);

insert into content_version (version) values (1);

-- Every change of what the public pages show raises the content version.
create trigger courses_published_insert after insert on courses begin
	update content_version set version = version + 1;
end;

create trigger courses_published_update after update on courses begin
	update content_version set version = version + 1;
end;

create trigger courses_published_delete after delete on courses begin
	update content_version set version = version + 1;
end;

create trigger slug_redirects_published_insert after insert on slug_redirects begin
	update content_version set version = version + 1;
end;

create trigger slug_redirects_published_update after update on slug_redirects begin
	update content_version set version = version + 1;
end;

create trigger slug_redirects_published_delete after delete on slug_redirects begin
	update content_version set version = version + 1;
end;

create trigger picture_alt_texts_published_insert after insert on picture_alt_texts begin
	update content_version set version = version + 1;
end;

create trigger picture_alt_texts_published_update after update on picture_alt_texts begin
	update content_version set version = version + 1;
end;

create trigger picture_alt_texts_published_delete after delete on picture_alt_texts begin
	update content_version set version = version + 1;
end;

create trigger settings_published_insert after insert on settings begin
	update content_version set version = version + 1;
end;

create trigger settings_published_update after update on settings begin
	update content_version set version = version + 1;
end;

create trigger settings_published_delete after delete on settings begin
	update content_version set version = version + 1;
end;
