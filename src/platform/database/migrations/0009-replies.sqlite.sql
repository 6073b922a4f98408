-- What the office answered, and the texts that it answers with. See docs/decisions/0064-replies.md.
create table replies (
	id integer primary key autoincrement,
	"registrationId" integer,
	"contactId" integer,
	at text not null,
	username text not null,
	channel text not null,
	"emailId" integer,
	recipient text not null,
	language text not null,
	subject text not null,
	text text not null,
	constraint replies_channel check (channel in ('outbox', 'mail program')),
	constraint replies_language check (language in ('en', 'es')),
	constraint "replies_registrationId_fkey" foreign key ("registrationId") references registrations (id) on delete cascade,
	constraint "replies_contactId_fkey" foreign key ("contactId") references contacts (id) on delete cascade,
	constraint "replies_emailId_fkey" foreign key ("emailId") references emails (id) on delete set null
);

create index "replies_registrationId_index" on replies ("registrationId");

create index "replies_contactId_index" on replies ("contactId");

create index "replies_emailId_index" on replies ("emailId");

create table canned_replies (
	id integer primary key autoincrement,
	title text not null,
	language text not null,
	subject text not null,
	text text not null,
	version integer not null default 1,
	constraint canned_replies_language check (language in ('en', 'es'))
);

-- The Message-ID of the email that an email continues.
alter table emails add column "inReplyTo" text
