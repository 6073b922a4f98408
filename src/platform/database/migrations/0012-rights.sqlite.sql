-- What somebody agreed to stays with their submission, also when its conversation is deleted. See docs/decisions/0067-personal-data.md.
alter table registrations add column consent text;

alter table registrations add column "consentVersion" text;

alter table contacts add column consent text;

alter table contacts add column "consentVersion" text;

update contacts set consent = (select consent from chat_callbacks where "contactId" = contacts.id)
where id in (select "contactId" from chat_callbacks);

alter table chat_callbacks drop column consent;

alter table chat_callbacks drop column at
