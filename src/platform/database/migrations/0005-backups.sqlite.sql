-- One row for each backup, so that Today can say when the last one was verified. A backup leaves this table out.
-- "day" is the day in New York of a nightly backup: its row keeps other instances from making it again.
create table backups (
	id integer primary key autoincrement,
	reason text not null,
	day text,
	"startedAt" text not null,
	"claimedUntil" text not null,
	"verifiedAt" text,
	file text,
	bytes integer,
	"rowCount" integer,
	failure text,
	constraint backups_day_key unique (day)
);

create index "backups_verifiedAt_index" on backups ("verifiedAt")
