-- What the search of the office finds records by. See docs/decisions/0066-search.md.
-- The indexes are tables of their own, kept by triggers: a change of anything else costs them nothing. Updating 5,000
-- records, each in an index of an expression, takes longer than a statement may.
-- Tokens of a record: `=` its name's words, alone and with those that follow; `~` the sounds of these, whole and without one
-- letter; `~~` without vowels;
-- `@` parts of the email address; three characters in a row of reference and phone. src/search/sound.ts has the same sounds.
create function search_tokens("searchText" text, email text, phone text, reference text) returns tsvector
language sql immutable parallel safe cost 10000 as $$
	with words as (
		select word, at from regexp_split_to_table(
			replace(split_part("searchText", e'\t', 1), '''', ''), '[ .,-]+'
		) with ordinality as split (word, at) where word <> ''
	),
	names as (
		select word as name from words
		union select (select string_agg(word, '' order by at) from words as next where next.at >= words.at) from words
	),
	sounds as (
		select
			replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name
				, 'sch', 'x') , 'ph', 'f') , 'qu', 'k') , 'q', 'k') , 'ck', 'k') , 'ce', 'se') , 'ci', 'si') , 'cy', 'si')
				, 'ch', 'x') , 'sh', 'x') , 'c', 'k') , 'ge', 'je') , 'gi', 'ji') , 'gy', 'ji') , 'gu', 'g') , 'z', 's')
				, 'v', 'b') , 'w', 'u') , 'y', 'i') , 'h', '') , 'aa', 'a') , 'bb', 'b') , 'dd', 'd') , 'ee', 'e')
				, 'ff', 'f') , 'gg', 'g') , 'ii', 'i') , 'kk', 'k') , 'll', 'l') , 'mm', 'm') , 'nn', 'n') , 'oo', 'o')
				, 'pp', 'p') , 'rr', 'r') , 'ss', 's') , 'tt', 't') , 'uu', 'u')
		as sound from names
	),
	local as (
		select part, at from regexp_split_to_table(
			replace(split_part(lower(email), '@', 1), '''', ''), '[._+-]+'
		) with ordinality as split (part, at) where part <> ''
	),
	parts (part) as (
		select lower(replace(reference, '-', ''))
		union all select translate(coalesce(phone, ''), ' -().+/', '')
	)
	select array_to_tsvector(array(
		select '=' || name from names
		union select '~' || sound from sounds
		union select '~~' || translate(sound, 'aeiou', '') from sounds where length(sound) > 4
		union select '~' || left(sound, n - 1) || substr(sound, n + 1)
			from sounds, generate_series(1, length(sound)) as n where length(sound) between 3 and 24
		union select '@' || part from local
		union select '@' || coalesce((select string_agg(part, '' order by at) from local), '')
		union select '@' || translate(split_part(lower(email), '@', 2), '.-', '')
		union select substr(part, n, 3) from parts, generate_series(1, length(part) - 2) as n
	))
$$

-- The words of a text, without accents.
create function search_words(text text) returns tsvector
language sql immutable strict parallel safe cost 10000 as $$
	select array_to_tsvector(array_remove(regexp_split_to_array(
		translate(lower(regexp_replace(normalize(text, nfkd), '[\u0300-\u036f]', '', 'g')), 'øłđ', 'old'),
		'[][[:space:]!-/:-@\\^_`{-~¡¿«»“”„‘’–—…·]+'
	), ''))
$$

create table registration_search (
	id integer primary key references registrations (id) on delete cascade,
	tokens tsvector not null
)

create table contact_search (
	id integer primary key references contacts (id) on delete cascade,
	tokens tsvector not null
)

create table registration_words (
	id integer primary key references registrations (id) on delete cascade,
	tokens tsvector not null
)

create table contact_words (
	id integer primary key references contacts (id) on delete cascade,
	tokens tsvector not null
)

create table chat_words (
	id integer primary key references chat_messages (id) on delete cascade,
	tokens tsvector not null
)

create table entry_words (
	id integer primary key references person_entries (id) on delete cascade,
	tokens tsvector not null
)

create function index_registration_search() returns trigger language plpgsql as $$
begin
	insert into registration_search values (new.id, search_tokens(new."searchText", new.email, new.phone, new.reference))
		on conflict (id) do update set tokens = excluded.tokens;
	return null;
end $$

create trigger registration_search_changed after insert or update of "searchText", reference, email, phone on registrations
	for each row execute function index_registration_search()

create function index_contact_search() returns trigger language plpgsql as $$
begin
	insert into contact_search values (new.id, search_tokens(new."searchText", new.email, new.phone, new.reference))
		on conflict (id) do update set tokens = excluded.tokens;
	return null;
end $$

create trigger contact_search_changed after insert or update of "searchText", reference, email, phone on contacts
	for each row execute function index_contact_search()

create function index_registration_words() returns trigger language plpgsql as $$
begin
	if new.message is null then
		delete from registration_words where id = new.id;
	else
		insert into registration_words values (new.id, search_words(new.message))
			on conflict (id) do update set tokens = excluded.tokens;
	end if;
	return null;
end $$

create trigger registration_words_changed after insert or update of message on registrations
	for each row execute function index_registration_words()

create function index_contact_words() returns trigger language plpgsql as $$
begin
	insert into contact_words values (new.id, search_words(coalesce(new.subject, '') || ' ' || new.message))
		on conflict (id) do update set tokens = excluded.tokens;
	return null;
end $$

create trigger contact_words_changed after insert or update of subject, message on contacts
	for each row execute function index_contact_words()

create function index_chat_words() returns trigger language plpgsql as $$
begin
	if not new."isUser" then
		delete from chat_words where id = new.id;
	else
		insert into chat_words values (new.id, search_words(new.content))
			on conflict (id) do update set tokens = excluded.tokens;
	end if;
	return null;
end $$

create trigger chat_words_changed after insert or update of content on chat_messages
	for each row execute function index_chat_words()

create function index_entry_words() returns trigger language plpgsql as $$
begin
	insert into entry_words values (new.id, search_words(new.text))
		on conflict (id) do update set tokens = excluded.tokens;
	return null;
end $$

create trigger entry_words_changed after insert or update of text on person_entries
	for each row execute function index_entry_words()

insert into registration_search select id, search_tokens("searchText", email, phone, reference) from registrations

insert into contact_search select id, search_tokens("searchText", email, phone, reference) from contacts

insert into registration_words select id, search_words(message) from registrations where message is not null

insert into contact_words select id, search_words(coalesce(subject, '') || ' ' || message) from contacts

insert into chat_words select id, search_words(content) from chat_messages where "isUser"

insert into entry_words select id, search_words(text) from person_entries

create index registration_search_tokens on registration_search using gin (tokens) with (fastupdate = off)

create index contact_search_tokens on contact_search using gin (tokens) with (fastupdate = off)

create index registration_words_tokens on registration_words using gin (tokens) with (fastupdate = off)

create index contact_words_tokens on contact_words using gin (tokens) with (fastupdate = off)

create index chat_words_tokens on chat_words using gin (tokens) with (fastupdate = off)

create index entry_words_tokens on entry_words using gin (tokens) with (fastupdate = off)

-- Statistics would take seconds to gather, and the plan is always the same.
alter table registration_search alter column tokens set statistics 0

alter table contact_search alter column tokens set statistics 0

alter table registration_words alter column tokens set statistics 0

alter table contact_words alter column tokens set statistics 0

alter table chat_words alter column tokens set statistics 0

alter table entry_words alter column tokens set statistics 0
