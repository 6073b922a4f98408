-- What an administrator may do: everything, the front desk's work, or reading. See docs/decisions/0057-roles.md.
alter table users add column role text not null default 'full' constraint users_role check (role in ('full', 'desk', 'viewer'));

-- What proves a person besides the password. See docs/decisions/0056-second-factor.md.
-- A passkey has "credentialId", "publicKey", "signatureCount" and transports; an app has secret and "lastStep".
create table second_factors (
	id integer primary key autoincrement,
	"userId" integer not null,
	kind text not null,
	name text not null,
	"createdAt" text not null,
	"lastUsedAt" text,
	"credentialId" text,
	"publicKey" text,
	"signatureCount" integer,
	transports text,
	secret text,
	"lastStep" integer,
	constraint "second_factors_credentialId_key" unique ("credentialId"),
	constraint second_factors_kind check (kind in ('passkey', 'app')),
	constraint "second_factors_userId_fkey" foreign key ("userId") references users (id) on delete cascade
);

create index "second_factors_userId_index" on second_factors ("userId");

create table recovery_codes (
	id integer primary key autoincrement,
	"userId" integer not null,
	hash text not null,
	constraint recovery_codes_hash unique ("userId", hash),
	constraint "recovery_codes_userId_fkey" foreign key ("userId") references users (id) on delete cascade
);

-- A step that waits for its second half: a sign-in after the password, or a factor that is being added.
create table pending_proofs (
	hash text not null primary key,
	"userId" integer not null,
	"userVersion" integer not null,
	purpose text not null,
	challenge text not null,
	"expiresAt" text not null,
	constraint pending_proofs_purpose check (purpose in ('sign in', 'add passkey', 'add app')),
	constraint "pending_proofs_userId_fkey" foreign key ("userId") references users (id) on delete cascade
);

create index "pending_proofs_userId_index" on pending_proofs ("userId");

create index "pending_proofs_expiresAt_index" on pending_proofs ("expiresAt");

-- A session that began without the second factor that everyone must have: it can only set one up.
alter table sessions add column "mustSetUp" BOOLEAN not null default 0;

create table sign_in_rules (
	id integer not null primary key,
	"requiresSecondFactor" BOOLEAN not null
);

insert into sign_in_rules (id, "requiresSecondFactor") values (1, 0)
