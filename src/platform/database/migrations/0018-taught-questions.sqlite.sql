-- An administrator says of an answer that it was right, too.
alter table chat_answers add column verdict text
	constraint chat_answers_verdict check (verdict in ('right', 'wrong'));

update chat_answers set verdict = 'wrong' where "isWrong";

alter table chat_answers drop column "isWrong";

-- What an administrator chose as the answer to a question, about one course or none.
create table taught_questions (
	id integer primary key autoincrement,
	question text not null,
	"courseId" integer,
	intent text not null,
	-- A text on the pages; null where none answers it.
	passage text,
	-- The answer in place of which it is said; null once its conversation is over.
	"answerId" integer,
	at text not null,
	constraint "taught_questions_courseId_fkey" foreign key ("courseId") references courses (id) on delete cascade,
	constraint "taught_questions_answerId_fkey" foreign key ("answerId") references chat_messages (id) on delete set null
);

create index "taught_questions_answerId_index" on taught_questions ("answerId");

create index "taught_questions_courseId_index" on taught_questions ("courseId");

-- It counts in the next answer, as a fact does. A row never changes, except that its conversation ends.
create trigger taught_questions_published_insert after insert on taught_questions begin
	update content_version set version = version + 1;
end;

create trigger taught_questions_published_delete after delete on taught_questions begin
	update content_version set version = version + 1;
end
