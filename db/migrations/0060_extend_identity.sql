-- Why: people register themselves, prove their address by a mailed link, choose a new password, see and end their sessions,
-- and whoever guesses passwords waits longer each time, whichever process is asked.

-- Until now accounts came from invitations, which prove the address.
update identity.users set email_verified = true;

alter table identity.sessions add last_seen_at timestamptz not null default now();
-- Whether a second factor was shown for it: what companies that ask for one let in.
alter table identity.sessions add has_second_factor boolean not null default false;
create index on identity.sessions (expires_at);

-- Formats of dates and numbers a person prefers to those of the company.
alter table identity.preferences add language text check (language in ('en', 'en-ca', 'en-gb'));

-- The secrets of links in mails: single-use, expiring, only their hash is kept.
create table identity.mailed_tokens (
  id uuid primary key default new_id(),
  user_id uuid not null references identity.users on delete cascade,
  purpose text not null check (purpose in ('reset_password', 'confirm_email')),
  -- Where it was sent: the address it proves.
  email citext not null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index on identity.mailed_tokens (user_id, purpose, created_at);
create index on identity.mailed_tokens (expires_at);

-- Failures by what they were tried on (an account, known or not) and where from; keys are hashes. Failures are forgiven
-- little by little, hence no whole number.
create table identity.attempts (
  key text primary key,
  failures double precision not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null
);
create index on identity.attempts (last_at);

grant select, insert, update, delete on identity.mailed_tokens, identity.attempts to tandem_system;

-- Mails to a person about their own account belong to no company: their links let somebody in.
alter table mail_outbox add user_id uuid references identity.users on delete cascade;
create index on mail_outbox (user_id) where user_id is not null;
