-- People in the words of every CRM: tasks, merged and split people, dismissed duplicates.
alter table people rename column "nextStep" to task;

alter table people rename column "nextStepOn" to "taskDueOn";

drop index "people_nextStepOn_index";

create index "people_taskDueOn_index" on people ("taskDueOn", id);

-- Pairs that look alike and are two people, the lower id first.
create table dismissed_duplicates (
	"personId" integer not null,
	"otherId" integer not null,
	constraint dismissed_duplicates_pkey primary key ("personId", "otherId"),
	constraint "dismissed_duplicates_personId_fkey" foreign key ("personId") references people (id) on delete cascade,
	constraint "dismissed_duplicates_otherId_fkey" foreign key ("otherId") references people (id) on delete cascade
);

insert into dismissed_duplicates ("personId", "otherId") select "personId", "otherId" from different_people;

drop table different_people;

create index "dismissed_duplicates_otherId_index" on dismissed_duplicates ("otherId");

-- The activity log says it in the same words. In JSON only a key is followed by this colon.
update activity set
	before = replace(replace(before, '"nextStep":', '"task":'), '"nextStepOn":', '"taskDueOn":'),
	after = replace(replace(after, '"nextStep":', '"task":'), '"nextStepOn":', '"taskDueOn":')
where kind = 'person' and action = 'changed';

update activity set
	action = 'merged',
	after = replace(after, '"joined":', '"merged":'),
	"searchText" = replace("searchText", ' joined person ', ' merged person ')
where kind = 'person' and action = 'joined';

update activity set
	action = 'split',
	after = replace(replace(after, '"separated":', '"split":'), '"separatedFrom":', '"splitFrom":'),
	"searchText" = replace("searchText", ' separated person ', ' split person ')
where kind = 'person' and action = 'separated'
