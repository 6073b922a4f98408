-- An administrator marks an answer that was wrong or missing.
alter table chat_answers add column "isWrong" BOOLEAN not null default 0;
