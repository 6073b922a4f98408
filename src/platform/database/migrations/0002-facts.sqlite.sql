-- One room for what only the school can state: taught answers and the frequent questions of the settings become facts.
create table taught_answers as select * from facts;

drop table facts;

-- Of facts about one topic and course, all but one are expired and superseded.
create table facts (
	id integer primary key autoincrement,
	topic text not null,
	"courseId" integer,
	question text,
	answer text not null,
	spanish text,
	source text,
	"validUntil" text,
	"onHomePage" BOOLEAN not null default 0,
	position integer not null,
	superseded BOOLEAN not null default 0,
	"approvedBy" text,
	"approvedAt" text,
	"createdAt" text not null,
	"updatedAt" text not null,
	version integer not null default 1,
	constraint facts_question check (topic <> 'other' or question is not null),
	constraint "facts_courseId_fkey" foreign key ("courseId") references courses (id) on delete cascade
);

create unique index facts_topic_course_key on facts (topic, coalesce("courseId", 0))
where topic <> 'other' and not superseded;

create index "facts_courseId_index" on facts ("courseId");

-- "factId" has no foreign key: the history outlives its fact.
create table fact_history (
	id integer primary key autoincrement,
	"factId" integer not null,
	at text not null,
	username text not null,
	action text not null,
	topic text not null,
	"courseId" integer,
	question text,
	answer text not null,
	spanish text,
	source text,
	"validUntil" text,
	"onHomePage" BOOLEAN not null
);

create index fact_history_fact_index on fact_history ("factId", id);

create index fact_history_topic_index on fact_history (topic, "courseId", id);

-- A question that names a course stated its topic for that course only, so its fact keeps the question instead of the topic.
with names (name) as (
	select lower(title) from courses
	union select replace(slug, '-', ' ') from courses
	union select alias from course_aliases
	union values ('cna'), ('chha'), ('hha'), ('ekg'), ('ecg'), ('cpr'), ('bls'), ('cma'), ('pct'), ('aide'), ('nurs'),
		('phleb'), ('pharm'), ('billing'), ('coding'), ('medical assist'), ('patient care'), ('first aid'), ('home health')
), questions as (
	select entry.key + 1 as place, entry.value ->> 'question' as question, entry.value ->> 'answer' as answer,
		entry.value ->> 'spanish' as spanish, entry.value ->> 'factTopic' as topic,
		coalesce(settings."updatedAt", strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) as at,
		exists (select 1 from names where instr(lower(entry.value ->> 'question'), name) > 0) as "namesCourse"
	from settings, json_each(settings."values", '$.questions') as entry
), ranked as (
	select *, row_number() over (partition by topic, "namesCourse" order by place) as rank from questions
)
insert into facts (topic, question, answer, spanish, "onHomePage", position, "createdAt", "updatedAt")
select case when topic is not null and not "namesCourse" and rank = 1 then topic else 'other' end,
	question, answer, spanish, 1, place, at, at
from ranked order by place;

-- The questions that the school never edited are seeded at start.
insert into one_time_tasks (name, at)
select 'facts seeded', strftime('%Y-%m-%dT%H:%M:%fZ', 'now') from settings where json_type("values", '$.questions') is not null;

update settings set "values" = json_remove("values", '$.questions')
where json_type("values", '$.questions') is not null;

insert into facts (topic, question, answer, spanish, position, "createdAt", "updatedAt")
select 'other', questions ->> '$[0]', "answerEn", "answerEs",
	(select coalesce(max(position), 0) from facts) + row_number() over (order by id), "updatedAt", "updatedAt"
from taught_answers where "isActive" order by id;

drop table taught_answers;

insert into fact_history (
	"factId", at, username, action, topic, "courseId", question, answer, spanish, source, "validUntil", "onHomePage"
)
select id, "createdAt", '', 'created', topic, "courseId", question, answer, spanish, source, "validUntil", "onHomePage"
from facts order by id;

-- Every change of a fact raises the content version, as with courses and settings.
create trigger facts_published_insert after insert on facts begin
	update content_version set version = version + 1;
end;

create trigger facts_published_update after update on facts begin
	update content_version set version = version + 1;
end;

create trigger facts_published_delete after delete on facts begin
	update content_version set version = version + 1;
end;
