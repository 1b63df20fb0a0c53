-- Why: a device from which an account was opened before does not wait because of what others guess elsewhere.
-- `mark` is a hash of network and browser, so that no address is kept beyond its session.
create table identity.known_devices (
  user_id uuid not null references identity.users (id) on delete cascade,
  mark text not null check (mark ~ '^[0-9a-f]{64}$'),
  last_at timestamptz not null default now(),
  primary key (user_id, mark)
);
create index on identity.known_devices (last_at);
grant select, insert, update, delete on identity.known_devices to tandem_system;
