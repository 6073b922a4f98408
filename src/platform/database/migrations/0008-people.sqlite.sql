-- Records of one person, and the work with them. See docs/decisions/0063-people.md.
create table people (
	id integer primary key autoincrement,
	"createdAt" text not null,
	"ownerId" integer,
	"nextStep" text,
	"nextStepOn" text,
	version integer not null default 1,
	email text,
	constraint "people_ownerId_fkey" foreign key ("ownerId") references users (id) on delete set null
);

create index "people_ownerId_index" on people ("ownerId");

create index "people_nextStepOn_index" on people ("nextStepOn", id);

alter table registrations add column "personId" integer references people (id);

alter table registrations add column stage text not null default 'new'
	constraint registrations_stage check (stage in ('new', 'contacted', 'visit booked', 'applied', 'waitlisted', 'enrolled', 'closed'));

alter table registrations add column source text not null default 'website'
	constraint registrations_source check (source in ('website', 'walk-in', 'phone call'));

alter table contacts add column "personId" integer references people (id);

alter table contacts add column "answerState" text not null default 'open'
	constraint "contacts_answerState" check ("answerState" in ('open', 'answered', 'closed'));

-- Until now a message that was read counted as answered.
update contacts set "answerState" = 'closed' where "isRead";

-- Who submitted before is one person per email address.
insert into people ("createdAt", email)
	select min("createdAt"), lower(email) from
		(select email, "createdAt" from registrations union all select email, "createdAt" from contacts)
	group by lower(email);

create index people_email on people (email);

update registrations set "personId" = (select id from people where people.email = lower(registrations.email));

update contacts set "personId" = (select id from people where people.email = lower(contacts.email));

drop index people_email;

alter table people drop column email;

create index "registrations_personId_index" on registrations ("personId");

create index "contacts_personId_index" on contacts ("personId");

create index registrations_by_stage on registrations (archived, stage, "createdAt", id);

create index "contacts_by_answerState" on contacts (archived, "answerState", "createdAt", id);

-- What the office wrote down: notes and calls.
create table person_entries (
	id integer primary key autoincrement,
	"personId" integer not null,
	at text not null,
	username text not null,
	kind text not null,
	outcome text,
	text text not null,
	version integer not null default 1,
	constraint person_entries_kind check (kind in ('note', 'call')),
	constraint person_entries_outcome check (outcome in ('reached', 'voicemail', 'wrong number')),
	constraint "person_entries_personId_fkey" foreign key ("personId") references people (id) on delete cascade
);

create index "person_entries_personId_index" on person_entries ("personId", at);

-- Pairs that look alike and are two people, the lower id first.
create table different_people (
	"personId" integer not null,
	"otherId" integer not null,
	constraint different_people_pkey primary key ("personId", "otherId"),
	constraint "different_people_personId_fkey" foreign key ("personId") references people (id) on delete cascade,
	constraint "different_people_otherId_fkey" foreign key ("otherId") references people (id) on delete cascade
);

create index "different_people_otherId_index" on different_people ("otherId");

-- A person goes with the last record.
create trigger people_without_registration after delete on registrations begin
	delete from people where id = old."personId"
		and not exists (select 1 from registrations where "personId" = old."personId")
		and not exists (select 1 from contacts where "personId" = old."personId");
end;

create trigger people_without_contact after delete on contacts begin
	delete from people where id = old."personId"
		and not exists (select 1 from registrations where "personId" = old."personId")
		and not exists (select 1 from contacts where "personId" = old."personId");
end
