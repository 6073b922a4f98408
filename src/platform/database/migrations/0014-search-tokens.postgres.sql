-- The tokens of a record are made by src/database/search-tokens.server.ts and stored with it: the database took longer to make
-- them than to store the record. See docs/decisions/0066-search.md.
alter table registrations add column "searchTokens" text collate "C" not null default '';

alter table contacts add column "searchTokens" text collate "C" not null default '';

update registrations set "searchTokens" = array_to_string(tsvector_to_array(made.tokens), ' ')
	from registration_search as made where made.id = registrations.id;

update contacts set "searchTokens" = array_to_string(tsvector_to_array(made.tokens), ' ')
	from contact_search as made where made.id = contacts.id;

drop trigger registration_search_changed on registrations;

drop trigger contact_search_changed on contacts;

drop function search_tokens;

create or replace function index_registration_search() returns trigger language plpgsql as $$
begin
	insert into registration_search values (new.id, array_to_tsvector(array_remove(string_to_array(new."searchTokens", ' '), '')))
		on conflict (id) do update set tokens = excluded.tokens;
	return null;
end $$;

create trigger registration_search_changed after insert or update of "searchTokens" on registrations
	for each row execute function index_registration_search();

create or replace function index_contact_search() returns trigger language plpgsql as $$
begin
	insert into contact_search values (new.id, array_to_tsvector(array_remove(string_to_array(new."searchTokens", ' '), '')))
		on conflict (id) do update set tokens = excluded.tokens;
	return null;
end $$;

create trigger contact_search_changed after insert or update of "searchTokens" on contacts
	for each row execute function index_contact_search();
