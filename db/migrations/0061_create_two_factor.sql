-- Why: a second proof at sign-in (RFC 6238), which a company may ask of its whole team.
alter table organizations add requires_two_factor boolean not null default false;

create table identity.two_factors (
  user_id uuid primary key references identity.users on delete cascade,
  -- Sealed with the installation's secret.
  secret bytea not null,
  -- Null while the person has not yet shown a first code.
  enabled_at timestamptz,
  -- The newest time step a code was accepted for; it and older ones are refused.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table identity.recovery_codes (
  user_id uuid not null references identity.users on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Between the password and the second proof. Whoever holds the secret has shown the password of the account.
create table identity.sign_in_challenges (
  id uuid primary key default new_id(),
  token_hash text not null unique,
  user_id uuid not null references identity.users on delete cascade,
  remember_me boolean not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index on identity.sign_in_challenges (user_id);
create index on identity.sign_in_challenges (expires_at);

grant select, insert, update, delete on identity.two_factors, identity.recovery_codes, identity.sign_in_challenges to tandem_system;
