-- The school's own Spanish of what it publishes; a text without a row is as delivered, or has none.
create table translations (
	id integer primary key autoincrement,
	-- Names a text: a slot, or a course and its field.
	name text not null,
	"courseId" integer references courses (id) on delete cascade,
	-- The English that it was written for.
	english text not null,
	-- Null as delivered.
	spanish text,
	"updatedBy" text,
	"updatedAt" text,
	version integer not null default 1
);

create unique index translations_name_key on translations (name);

create index "translations_courseId_index" on translations ("courseId");

create trigger translations_published_insert after insert on translations begin
	update content_version set version = version + 1;
end;

create trigger translations_published_update after update on translations begin
	update content_version set version = version + 1;
end;

create trigger translations_published_delete after delete on translations begin
	update content_version set version = version + 1;
end
