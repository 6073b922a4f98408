-- Forms, messages, wrong passwords and calls of a model are counted in one place. Counts that were under way begin again.
create table limit_counts (
	subject text not null primary key,
	count integer not null,
	"endsAt" text not null,
	locks integer not null
);

create index "limit_counts_endsAt_index" on limit_counts ("endsAt");

drop table sign_in_failures;

drop table model_calls
