-- The tokens of a record are made by src/database/search-tokens.server.ts and stored with it: the database took longer to make
-- them than to store the record. See docs/decisions/0066-search.md.
alter table registrations add column "searchTokens" text not null default '';

alter table contacts add column "searchTokens" text not null default '';

update registrations set "searchTokens" = coalesce((select tokens from registration_tokens as made where made.id = registrations.id), '');

update contacts set "searchTokens" = coalesce((select tokens from contact_tokens as made where made.id = contacts.id), '');

drop trigger registration_search_added;

drop trigger registration_search_changing;

drop trigger registration_search_changed;

drop trigger registration_search_deleted;

drop trigger contact_search_added;

drop trigger contact_search_changing;

drop trigger contact_search_changed;

drop trigger contact_search_deleted;

drop view registration_tokens;

drop view contact_tokens;

create trigger registration_search_added after insert on registrations begin
	insert into registration_search (rowid, tokens) values (new.id, new."searchTokens");
end;

create trigger registration_search_changing before update of "searchTokens" on registrations begin
	insert into registration_search (registration_search, rowid, tokens) values ('delete', old.id, old."searchTokens");
end;

create trigger registration_search_changed after update of "searchTokens" on registrations begin
	insert into registration_search (rowid, tokens) values (new.id, new."searchTokens");
end;

create trigger registration_search_deleted before delete on registrations begin
	insert into registration_search (registration_search, rowid, tokens) values ('delete', old.id, old."searchTokens");
end;

create trigger contact_search_added after insert on contacts begin
	insert into contact_search (rowid, tokens) values (new.id, new."searchTokens");
end;

create trigger contact_search_changing before update of "searchTokens" on contacts begin
	insert into contact_search (contact_search, rowid, tokens) values ('delete', old.id, old."searchTokens");
end;

create trigger contact_search_changed after update of "searchTokens" on contacts begin
	insert into contact_search (rowid, tokens) values (new.id, new."searchTokens");
end;

create trigger contact_search_deleted before delete on contacts begin
	insert into contact_search (contact_search, rowid, tokens) values ('delete', old.id, old."searchTokens");
end;
