-- The school's own sentences of the public site, in place of the delivered ones; a slot without a row is as delivered.
create table texts (
	id integer primary key autoincrement,
	slot text not null,
	-- What visitors read; null as delivered.
	text text,
	-- What is to follow; null if nothing is.
	draft text,
	-- The first day in New York on which the draft is read; null while it is only a draft.
	"publishOn" text,
	-- What the software delivered when the row was written.
	delivered text not null,
	-- Who said that the school can back up what visitors read, and what is to follow.
	"shownBy" text,
	"shownAt" text,
	"draftShownBy" text,
	"draftShownAt" text,
	"updatedBy" text,
	"updatedAt" text,
	version integer not null default 1,
	constraint "texts_publishOn" check ("publishOn" is null or draft is not null)
);

create unique index texts_slot_key on texts (slot);

create trigger texts_published_insert after insert on texts begin
	update content_version set version = version + 1;
end;

create trigger texts_published_update after update on texts begin
	update content_version set version = version + 1;
end;

create trigger texts_published_delete after delete on texts begin
	update content_version set version = version + 1;
end
