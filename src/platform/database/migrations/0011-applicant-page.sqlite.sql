-- The page on which applicants see and correct their registration. See docs/decisions/0068-applicant-page.md.
create table applicant_links (
	id integer primary key autoincrement,
	"registrationId" integer not null,
	hash text not null,
	"createdAt" text not null,
	"expiresAt" text not null,
	constraint applicant_links_hash_key unique (hash),
	constraint "applicant_links_registrationId_fkey" foreign key ("registrationId") references registrations (id) on delete cascade
);

create index "applicant_links_registrationId_index" on applicant_links ("registrationId");

create index "applicant_links_expiresAt_index" on applicant_links ("expiresAt");

create table applicant_changes (
	id integer primary key autoincrement,
	"registrationId" integer not null,
	at text not null,
	kind text not null,
	"seenAt" text,
	constraint applicant_changes_kind check (kind in ('details', 'withdrawal')),
	constraint "applicant_changes_registrationId_fkey" foreign key ("registrationId") references registrations (id) on delete cascade
);

create index "applicant_changes_registrationId_index" on applicant_changes ("registrationId");

create index applicant_changes_unseen on applicant_changes (at) where "seenAt" is null
