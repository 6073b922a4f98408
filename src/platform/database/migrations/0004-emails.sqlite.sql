-- The outbox: an email is a row, stored with what causes it and sent later. See docs/decisions/0053-outbox.md.
-- "registrationId" and "contactId": an email goes with its record. "recipient" is null for the school's own address.
create table emails (
	id integer primary key autoincrement,
	reference text not null,
	template text not null,
	audience text not null,
	"registrationId" integer,
	"contactId" integer,
	"onceKey" text,
	recipient text,
	"replyTo" text,
	language text not null,
	subject text not null,
	"textBody" text not null,
	"htmlBody" text not null,
	"messageId" text not null,
	status text not null,
	"holdReason" text,
	failure text,
	attempts integer not null default 0,
	"nextAttemptAt" text not null,
	"firstAttemptAt" text,
	"claimedUntil" text,
	"sentAt" text,
	"createdAt" text not null,
	version integer not null default 1,
	"searchText" text not null,
	archived BOOLEAN not null default 0,
	constraint "emails_messageId_key" unique ("messageId"),
	constraint "emails_onceKey_key" unique ("onceKey"),
	constraint emails_status check (status in ('waiting', 'sent', 'failed', 'held', 'unsent')),
	constraint "emails_registrationId_fkey" foreign key ("registrationId") references registrations (id) on delete cascade,
	constraint "emails_contactId_fkey" foreign key ("contactId") references contacts (id) on delete cascade
);

create index emails_due on emails (status, "nextAttemptAt", id);

create index "emails_registrationId_index" on emails ("registrationId");

create index "emails_contactId_index" on emails ("contactId");

create index "emails_by_createdAt" on emails (archived, "createdAt", id, status, audience);

-- Suspected spam is stored and listed like any other record; its emails are held.
alter table registrations add column "isSpam" BOOLEAN not null default 0;

alter table registrations add column "spamSignals" text not null default '[]';

-- The language of the visitor's emails: "en" or "es".
alter table registrations add column language text not null default 'en';

create index registrations_spam on registrations (archived, "createdAt", id) where "isSpam";

alter table contacts add column "isSpam" BOOLEAN not null default 0;

alter table contacts add column "spamSignals" text not null default '[]';

alter table contacts add column language text not null default 'en';

create index contacts_spam on contacts (archived, "createdAt", id) where "isSpam";

-- The same person again, by the digits of the phone without the country code: see registrations/related.server.ts.
create index registrations_by_digits on registrations
	(ltrim(replace(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), '1'));

create index contacts_by_digits on contacts
	(ltrim(replace(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), '1'));

-- Where an administrator gets the daily summary; null for none.
alter table users add column "summaryEmail" text
