-- When, where and for how much a program is taught, and who wants to be there. See docs/decisions/0098-classes.md.
create table classes (
	id integer primary key autoincrement,
	"courseId" integer not null,
	"firstDay" text not null,
	"lastDay" text not null,
	-- The weekly pattern, as JSON: [{ day, from, to }].
	days text not null,
	language text not null,
	-- Null without a limit.
	seats integer,
	-- Amounts in cents; fees as JSON: [{ name, amount }].
	tuition integer not null,
	fees text not null,
	"howToPay" text,
	"registerBy" text,
	room text,
	note text,
	state text not null,
	-- What its seats say in public; the day says the rest.
	label text not null default 'open',
	"createdAt" text not null,
	"updatedAt" text not null,
	version integer not null default 1,
	constraint classes_state check (state in ('draft', 'open', 'closed', 'cancelled')),
	constraint classes_label check (label in ('open', 'last places', 'waiting list')),
	constraint "classes_courseId_fkey" foreign key ("courseId") references courses (id) on delete cascade
);

create index "classes_courseId_index" on classes ("courseId");

-- Days and minutes of the clock in New York.
create table class_meetings (
	"classId" integer not null,
	day text not null,
	"fromMinute" integer not null,
	"toMinute" integer not null,
	kind text not null,
	constraint class_meetings_pkey primary key ("classId", day, "fromMinute"),
	constraint class_meetings_kind check (kind in ('classroom', 'lab', 'clinical')),
	constraint "class_meetings_classId_fkey" foreign key ("classId") references classes (id) on delete cascade
);

-- "courseId" has no foreign key: a registration outlives its course. A class with placements cannot be deleted.
create table placements (
	id integer primary key autoincrement,
	"registrationId" integer not null,
	"courseId" integer not null,
	-- Null for any class of the course.
	"classId" integer,
	state text not null,
	-- Its place in the order.
	"askedAt" text not null,
	"offeredUntil" text,
	"placedAt" text,
	"releasedWhy" text,
	-- In cents, as it was when the place was given.
	price integer,
	-- What its person must be told by email; null when they were.
	tell text,
	constraint placements_state check (state in ('wanted', 'waiting', 'offered', 'placed', 'released')),
	constraint "placements_registrationId_fkey" foreign key ("registrationId") references registrations (id) on delete cascade,
	constraint "placements_classId_fkey" foreign key ("classId") references classes (id)
);

create unique index placements_live on placements ("registrationId") where state <> 'released';

create index "placements_registrationId_index" on placements ("registrationId");

create index placements_class_index on placements ("classId", state, "askedAt", id);

create index placements_course_index on placements ("courseId", state) where "classId" is null;

create index placements_tell_index on placements (id) where tell is not null;

create index placements_offered_index on placements ("offeredUntil") where state = 'offered';

create trigger classes_published_insert after insert on classes begin
	update content_version set version = version + 1;
end;

create trigger classes_published_update after update on classes begin
	update content_version set version = version + 1;
end;

create trigger classes_published_delete after delete on classes begin
	update content_version set version = version + 1;
end;

create trigger class_meetings_published_insert after insert on class_meetings begin
	update content_version set version = version + 1;
end;

create trigger class_meetings_published_update after update on class_meetings begin
	update content_version set version = version + 1;
end;

create trigger class_meetings_published_delete after delete on class_meetings begin
	update content_version set version = version + 1;
end
