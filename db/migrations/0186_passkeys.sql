-- Passkeys (WebAuthn): a key of a device or a password manager that signs in at one host name. Only the public part is stored.
create table identity.passkeys (
  id uuid not null default new_id(),
  user_id uuid not null references identity.users on delete cascade,
  -- In base64url, as browsers send it.
  credential_id text not null check (length(credential_id) between 16 and 1400),
  public_key bytea not null,
  -- Rises with every use; stays 0 for keys that are on several devices.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  -- The host name at which it works.
  host text not null,
  name text not null check (length(name) between 1 and 80),
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (id),
  unique (credential_id)
);
grant select, insert, update, delete on identity.passkeys to tandem_system;
create index on identity.passkeys (user_id);

-- Challenges that were answered, until they expire, so that none is answered twice.
create table identity.answered_challenges (
  challenge_hash text primary key check (challenge_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null
);
grant select, insert, delete on identity.answered_challenges to tandem_system;
create index on identity.answered_challenges (expires_at);

-- Passkeys of a lost device end with its second factor.
create or replace function reset_second_proof(person uuid) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  ended uuid;
begin
  delete from identity.two_factors f where f.user_id = person and f.enabled_at is not null;
  if not found then return false; end if;
  delete from identity.recovery_codes c where c.user_id = person;
  delete from identity.passkeys k where k.user_id = person;
  delete from identity.sign_in_challenges c where c.user_id = person;
  for ended in delete from identity.sessions s where s.user_id = person returning s.id loop
    perform pg_notify('identity_changed', ended::text);
  end loop;
  return true;
end $$;
