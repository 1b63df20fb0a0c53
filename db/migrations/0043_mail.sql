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

-- Actions that people can do by a link in an email: one action on one record by one person, once.
create table mail_actions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  action_key text not null,
  ref_id uuid not null,
  user_id uuid not null references identity.users on delete cascade,
  -- The partner for which the person acts; null: the company.
  partner_id uuid,
  -- The state of the record when the email was written; in another one the link has ended.
  state text not null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners (organization_id, id)
);
create index on mail_actions (organization_id, partner_id);
create index on mail_actions (user_id);
create index on mail_actions (expires_at);
call tenant_table('mail_actions', own => 'false');

-- Whether the organization for which a person acts requires a second factor: the company, or the partner's own.
create function requires_second_factor(company uuid, partner uuid) returns boolean language sql stable security definer
  set search_path = public, pg_temp as $$
  select coalesce(bool_or(o.requires_two_factor), false) from organizations o
  where o.id = case when partner is null then company else
    (select p.partner_organization_id from partners p where p.organization_id = company and p.id = partner) end
$$;
revoke all on function requires_second_factor from public;
grant execute on function requires_second_factor to tandem_app, tandem_partner, tandem_system;

-- Actions that a waiting notice offers, and the conversation that replies to it belong to.
alter table waiting_notices add column actions jsonb not null default '[]', add column reply jsonb;
-- The kind of address and the record to which replies go, separated by a space.
alter table mail_outbox add column reply_target text;

-- Addresses to which people reply to emails: one for each person, record and kind of conversation.
create table reply_addresses (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  reply_key text not null,
  ref_id uuid not null,
  variant text not null,
  user_id uuid not null references identity.users on delete cascade,
  partner_id uuid,
  -- The last email that asked for a reply.
  offered_at timestamptz not null,
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, reply_key, ref_id, variant, user_id, partner_id),
  foreign key (organization_id, partner_id) references partners (organization_id, id)
);
create unique index on reply_addresses (id);
create index on reply_addresses (organization_id, partner_id);
create index on reply_addresses (user_id);
call tenant_table('reply_addresses', own => 'false');

-- Deals that partner users sent by email.
create table forwarded_deals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  user_id uuid not null references identity.users on delete cascade,
  from_address text not null,
  subject text not null,
  -- Null until the account is known, and after the draft was deleted.
  registration_id uuid,
  -- The labels of what the sender was asked for.
  missing text[] not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners (organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations (organization_id, id) on delete set null (registration_id)
);
create unique index on forwarded_deals (id);
create index on forwarded_deals (organization_id, created_at desc);
create index on forwarded_deals (organization_id, partner_id);
create index on forwarded_deals (organization_id, registration_id);
create index on forwarded_deals (user_id);
call tenant_table('forwarded_deals', own => 'false');

create table forwarded_deal_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  is_on boolean not null default false,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index forwarded_deal_settings_one on forwarded_deal_settings (organization_id);
call tenant_table('forwarded_deal_settings');
call recorded_table('forwarded_deal_settings');

-- Channels of Slack and Teams that get notifications. The address of the webhook is a stored secret.
create table chat_channels (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 100),
  kind text not null check (kind in ('slack', 'teams')),
  topics text[] not null,
  is_on boolean not null default true,
  last_sent_at timestamptz,
  last_error text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
call tenant_table('chat_channels', own => 'false');
call recorded_table('chat_channels');
