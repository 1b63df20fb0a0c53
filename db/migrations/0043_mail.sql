-- The place up to which a mailbox was read: that of the installation, or one of a company, by its id.
create table mailbox_positions (
  mailbox text primary key,
  uid_validity text,
  last_uid bigint,
  read_at timestamptz,
  error text
);
grant select, insert, update, delete on mailbox_positions to tandem_system;

-- Emails to addresses of ours. The message itself is sealed, and is deleted once it is handled.
create table inbound_mails (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  -- The kind of address, and the record whose address it is.
  address_key text not null,
  ref_id uuid not null,
  -- The hash of the message's id.
  message_key text not null,
  from_address text not null,
  from_name text,
  subject text not null,
  status text not null check (status in ('received', 'handled', 'ignored', 'failed')),
  note text,
  source bytea,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, address_key, ref_id, message_key)
);
create index on inbound_mails (organization_id, created_at desc);
call tenant_table('inbound_mails', own => 'false');
