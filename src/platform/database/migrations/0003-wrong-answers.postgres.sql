-- An administrator marks an answer that was wrong or missing.
alter table chat_answers add column "isWrong" boolean not null default false;
