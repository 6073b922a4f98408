-- Whether the office has confirmed how to reach someone. See docs/decisions/0080-confirmed-details.md.
alter table registrations add column "detailsState" text not null default 'not confirmed'
	constraint "registrations_detailsState" check ("detailsState" in ('not confirmed', 'confirmed', 'not used'));

alter table contacts add column "detailsState" text not null default 'not confirmed'
	constraint "contacts_detailsState" check ("detailsState" in ('not confirmed', 'confirmed', 'not used'));

-- Until now nobody could confirm details; the office entered these itself.
update registrations set "detailsState" = 'confirmed' where source <> 'website'
