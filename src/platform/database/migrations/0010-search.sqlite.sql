-- What the search of the office finds records by. See docs/decisions/0066-search.md.
-- Tokens of a record: `=` its name's words, alone and with those that follow; `~` the sounds of these, whole and without one
-- letter; `~~` without vowels;
-- `@` parts of the email address; three characters in a row of reference and phone. src/search/sound.ts has the same sounds.
create view registration_tokens (id, tokens) as select id, (
	with recursive
	words (at, word) as materialized (
		select key, value from json_each('[' || replace(json_quote(
			replace(replace(replace(replace(substr("searchText", 1, instr("searchText" || char(9), char(9)) - 1), '-', ' '), '''', ''), '.', ' '), ',', ' ')
		), ' ', '","') || ']') where value <> ''
	),
	names (name) as materialized (
		select word from words
		union select (select group_concat(word, '') from words as next where next.at >= words.at) from words
	),
	sounds (sound) as materialized (
		select
			replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name
				, 'sch', 'x') , 'ph', 'f') , 'qu', 'k') , 'q', 'k') , 'ck', 'k') , 'ce', 'se') , 'ci', 'si') , 'cy', 'si')
				, 'ch', 'x') , 'sh', 'x') , 'c', 'k') , 'ge', 'je') , 'gi', 'ji') , 'gy', 'ji') , 'gu', 'g') , 'z', 's')
				, 'v', 'b') , 'w', 'u') , 'y', 'i') , 'h', '') , 'aa', 'a') , 'bb', 'b') , 'dd', 'd') , 'ee', 'e')
				, 'ff', 'f') , 'gg', 'g') , 'ii', 'i') , 'kk', 'k') , 'll', 'l') , 'mm', 'm') , 'nn', 'n') , 'oo', 'o')
				, 'pp', 'p') , 'rr', 'r') , 'ss', 's') , 'tt', 't') , 'uu', 'u')
		from names
	),
	local (part) as materialized (
		select value from json_each('[' || replace(json_quote(
			replace(replace(replace(replace(replace(substr(lower(email), 1, instr(email || '@', '@') - 1), '.', ' '), '_', ' '), '-', ' '), '+', ' '), '''', '')
		), ' ', '","') || ']') where value <> ''
	),
	parts (rest) as (
		select lower(replace(reference, '-', ''))
		union all select replace(replace(replace(replace(replace(replace(replace(coalesce(phone, ''), ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), '/', '')
		union all select substr(rest, 2) from parts where length(rest) > 3
	)
	select group_concat(token, ' ') from (
		select '=' || name as token from names
		union select '~' || sound from sounds
		union select '~~' || replace(replace(replace(replace(replace(sound, 'a', ''), 'e', ''), 'i', ''), 'o', ''), 'u', '') from sounds where length(sound) > 4
		union select '~' || substr(sound, 1, n.value - 1) || substr(sound, n.value + 1)
			from sounds join json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24]') as n on n.value <= length(sound)
			where length(sound) between 3 and 24
		union select '@' || part from local
		union select '@' || (select group_concat(part, '') from local)
		union select '@' || replace(replace(substr(lower(email), instr(email, '@') + 1), '.', ''), '-', '')
		union select substr(rest, 1, 3) from parts where length(rest) >= 3
	)
) from registrations

create view contact_tokens (id, tokens) as select id, (
	with recursive
	words (at, word) as materialized (
		select key, value from json_each('[' || replace(json_quote(
			replace(replace(replace(replace(substr("searchText", 1, instr("searchText" || char(9), char(9)) - 1), '-', ' '), '''', ''), '.', ' '), ',', ' ')
		), ' ', '","') || ']') where value <> ''
	),
	names (name) as materialized (
		select word from words
		union select (select group_concat(word, '') from words as next where next.at >= words.at) from words
	),
	sounds (sound) as materialized (
		select
			replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name
				, 'sch', 'x') , 'ph', 'f') , 'qu', 'k') , 'q', 'k') , 'ck', 'k') , 'ce', 'se') , 'ci', 'si') , 'cy', 'si')
				, 'ch', 'x') , 'sh', 'x') , 'c', 'k') , 'ge', 'je') , 'gi', 'ji') , 'gy', 'ji') , 'gu', 'g') , 'z', 's')
				, 'v', 'b') , 'w', 'u') , 'y', 'i') , 'h', '') , 'aa', 'a') , 'bb', 'b') , 'dd', 'd') , 'ee', 'e')
				, 'ff', 'f') , 'gg', 'g') , 'ii', 'i') , 'kk', 'k') , 'll', 'l') , 'mm', 'm') , 'nn', 'n') , 'oo', 'o')
				, 'pp', 'p') , 'rr', 'r') , 'ss', 's') , 'tt', 't') , 'uu', 'u')
		from names
	),
	local (part) as materialized (
		select value from json_each('[' || replace(json_quote(
			replace(replace(replace(replace(replace(substr(lower(email), 1, instr(email || '@', '@') - 1), '.', ' '), '_', ' '), '-', ' '), '+', ' '), '''', '')
		), ' ', '","') || ']') where value <> ''
	),
	parts (rest) as (
		select lower(replace(reference, '-', ''))
		union all select replace(replace(replace(replace(replace(replace(replace(coalesce(phone, ''), ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), '/', '')
		union all select substr(rest, 2) from parts where length(rest) > 3
	)
	select group_concat(token, ' ') from (
		select '=' || name as token from names
		union select '~' || sound from sounds
		union select '~~' || replace(replace(replace(replace(replace(sound, 'a', ''), 'e', ''), 'i', ''), 'o', ''), 'u', '') from sounds where length(sound) > 4
		union select '~' || substr(sound, 1, n.value - 1) || substr(sound, n.value + 1)
			from sounds join json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24]') as n on n.value <= length(sound)
			where length(sound) between 3 and 24
		union select '@' || part from local
		union select '@' || (select group_concat(part, '') from local)
		union select '@' || replace(replace(substr(lower(email), instr(email, '@') + 1), '.', ''), '-', '')
		union select substr(rest, 1, 3) from parts where length(rest) >= 3
	)
) from contacts

-- No text is stored in these: only which rows have a token. What is deleted leaves the index at once.
create virtual table registration_search using fts5 (
	tokens, content = '', detail = none, columnsize = 0, tokenize = "unicode61 remove_diacritics 0 tokenchars '=~@'"
)

create virtual table contact_search using fts5 (
	tokens, content = '', detail = none, columnsize = 0, tokenize = "unicode61 remove_diacritics 0 tokenchars '=~@'"
)

create virtual table registration_words using fts5 (
	words, content = '', detail = none, columnsize = 0, tokenize = "unicode61 remove_diacritics 2"
)

create virtual table contact_words using fts5 (
	words, content = '', detail = none, columnsize = 0, tokenize = "unicode61 remove_diacritics 2"
)

create virtual table chat_words using fts5 (
	words, content = '', detail = none, columnsize = 0, tokenize = "unicode61 remove_diacritics 2"
)

create virtual table entry_words using fts5 (
	words, content = '', detail = none, columnsize = 0, tokenize = "unicode61 remove_diacritics 2"
)

insert into registration_search (registration_search, rank) values ('secure-delete', 1)

insert into contact_search (contact_search, rank) values ('secure-delete', 1)

insert into registration_words (registration_words, rank) values ('secure-delete', 1)

insert into contact_words (contact_words, rank) values ('secure-delete', 1)

insert into chat_words (chat_words, rank) values ('secure-delete', 1)

insert into entry_words (entry_words, rank) values ('secure-delete', 1)

insert into registration_search (rowid, tokens) select id, tokens from registration_tokens

insert into contact_search (rowid, tokens) select id, tokens from contact_tokens

insert into registration_words (rowid, words) select id, message from registrations where message is not null

insert into contact_words (rowid, words) select id, coalesce(subject, '') || ' ' || message from contacts

insert into chat_words (rowid, words) select id, content from chat_messages where "isUser"

insert into entry_words (rowid, words) select id, text from person_entries

create trigger registration_search_added after insert on registrations begin
	insert into registration_search (rowid, tokens) select id, tokens from registration_tokens where id = new.id;
end

create trigger registration_search_changing before update of "searchText", reference, email, phone on registrations begin
	insert into registration_search (registration_search, rowid, tokens) select 'delete', id, tokens from registration_tokens where id = old.id;
end

create trigger registration_search_changed after update of "searchText", reference, email, phone on registrations begin
	insert into registration_search (rowid, tokens) select id, tokens from registration_tokens where id = new.id;
end

create trigger registration_search_deleted before delete on registrations begin
	insert into registration_search (registration_search, rowid, tokens) select 'delete', id, tokens from registration_tokens where id = old.id;
end

create trigger contact_search_added after insert on contacts begin
	insert into contact_search (rowid, tokens) select id, tokens from contact_tokens where id = new.id;
end

create trigger contact_search_changing before update of "searchText", reference, email, phone on contacts begin
	insert into contact_search (contact_search, rowid, tokens) select 'delete', id, tokens from contact_tokens where id = old.id;
end

create trigger contact_search_changed after update of "searchText", reference, email, phone on contacts begin
	insert into contact_search (rowid, tokens) select id, tokens from contact_tokens where id = new.id;
end

create trigger contact_search_deleted before delete on contacts begin
	insert into contact_search (contact_search, rowid, tokens) select 'delete', id, tokens from contact_tokens where id = old.id;
end

create trigger registration_words_added after insert on registrations when new.message is not null begin
	insert into registration_words (rowid, words) values (new.id, new.message);
end

create trigger registration_words_changing before update of message on registrations when old.message is not null begin
	insert into registration_words (registration_words, rowid, words) values ('delete', old.id, old.message);
end

create trigger registration_words_changed after update of message on registrations when new.message is not null begin
	insert into registration_words (rowid, words) values (new.id, new.message);
end

create trigger registration_words_deleted before delete on registrations when old.message is not null begin
	insert into registration_words (registration_words, rowid, words) values ('delete', old.id, old.message);
end

create trigger contact_words_added after insert on contacts begin
	insert into contact_words (rowid, words) values (new.id, coalesce(new.subject, '') || ' ' || new.message);
end

create trigger contact_words_changing before update of subject, message on contacts begin
	insert into contact_words (contact_words, rowid, words) values ('delete', old.id, coalesce(old.subject, '') || ' ' || old.message);
end

create trigger contact_words_changed after update of subject, message on contacts begin
	insert into contact_words (rowid, words) values (new.id, coalesce(new.subject, '') || ' ' || new.message);
end

create trigger contact_words_deleted before delete on contacts begin
	insert into contact_words (contact_words, rowid, words) values ('delete', old.id, coalesce(old.subject, '') || ' ' || old.message);
end

create trigger chat_words_added after insert on chat_messages when new."isUser" begin
	insert into chat_words (rowid, words) values (new.id, new.content);
end

create trigger chat_words_changing before update of content on chat_messages when old."isUser" begin
	insert into chat_words (chat_words, rowid, words) values ('delete', old.id, old.content);
end

create trigger chat_words_changed after update of content on chat_messages when new."isUser" begin
	insert into chat_words (rowid, words) values (new.id, new.content);
end

create trigger chat_words_deleted before delete on chat_messages when old."isUser" begin
	insert into chat_words (chat_words, rowid, words) values ('delete', old.id, old.content);
end

create trigger entry_words_added after insert on person_entries begin
	insert into entry_words (rowid, words) values (new.id, new.text);
end

create trigger entry_words_changing before update of text on person_entries begin
	insert into entry_words (entry_words, rowid, words) values ('delete', old.id, old.text);
end

create trigger entry_words_changed after update of text on person_entries begin
	insert into entry_words (rowid, words) values (new.id, new.text);
end

create trigger entry_words_deleted before delete on person_entries begin
	insert into entry_words (entry_words, rowid, words) values ('delete', old.id, old.text);
end
