-- When the office confirmed the details of a record: what it confirmed last names the person.
alter table registrations add column "confirmedAt" text;

alter table contacts add column "confirmedAt" text;

-- Of several that are confirmed, the newest one named the person.
update registrations set "confirmedAt" = "createdAt" where "detailsState" = 'confirmed';

update contacts set "confirmedAt" = "createdAt" where "detailsState" = 'confirmed';

-- Other records follow no entry of the log.
update activity set "after" = json_remove("after", '$.others') where "after" like '%"others":%';
