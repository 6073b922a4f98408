-- What each retention rule deletes now, and from when on it deletes more. See docs/decisions/0059-retention.md.
-- Conversations have been deleted by theirs until now; the other rules are announced first.
create table retention_rules (
	kind text not null primary key,
	"inForce" text not null,
	announced text,
	"announcedFrom" text,
	"seenOn" text,
	"changedOn" text,
	"ranOn" text,
	"claimedUntil" text,
	deleted integer not null default 0
);

insert into retention_rules (kind, "inForce")
select 'conversations', "retentionDays" || ' days' from chat_settings
union all values ('registrations', 'forever'), ('messages', 'forever'), ('activity', 'forever')
