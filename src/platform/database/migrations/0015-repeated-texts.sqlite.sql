create index registrations_by_text on registrations (archived, substr(message, 1, 40), "createdAt");

create index contacts_by_text on contacts (archived, substr(message, 1, 40), "createdAt");
