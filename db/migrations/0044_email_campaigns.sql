-- Kinds of marketing email, which people unsubscribe from one by one.
create table email_topics (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  -- Shown on the preference page.
  description text check (length(description) <= 500),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index email_topics_name on email_topics (organization_id, lower(name)) where archived_at is null;
create index on email_topics (organization_id, created_at desc, id desc);
call tenant_table('email_topics');
call recorded_table('email_topics');

-- Domains that campaigns are sent from, with the result of the latest check of their DNS records.
create table email_domains (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  domain citext not null check (length(domain) between 3 and 253),
  dkim_selector text not null check (dkim_selector ~ '^[a-z0-9-]{1,40}$'),
  dkim_public_key text not null default '',
  spf_status text not null default 'unchecked' check (spf_status in ('unchecked', 'ok', 'missing', 'wrong')),
  spf_found text,
  dkim_status text not null default 'unchecked' check (dkim_status in ('unchecked', 'ok', 'missing', 'wrong')),
  dkim_found text,
  dmarc_status text not null default 'unchecked' check (dmarc_status in ('unchecked', 'ok', 'missing', 'wrong')),
  dmarc_found text,
  checked_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index email_domains_domain on email_domains (organization_id, domain);
create index on email_domains (organization_id, created_at desc, id desc);
call tenant_table('email_domains');
call recorded_table('email_domains');

-- Private DKIM keys, encrypted. They are in their own table so that no row, export or audit entry carries them.
create table email_domain_keys (
  organization_id uuid not null references organizations,
  domain_id uuid not null,
  sealed_key bytea not null,
  primary key (organization_id, domain_id),
  foreign key (organization_id, domain_id) references email_domains on delete cascade
);
call tenant_table('email_domain_keys');

-- Marketing emails to an audience.
create table email_campaigns (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  status text not null default 'draft'
    check (status in ('draft', 'scheduled', 'preparing', 'sending', 'paused', 'sent', 'canceled')),
  topic_id uuid not null,
  subject text not null default '' check (length(subject) <= 200),
  preview_text text check (length(preview_text) <= 200),
  from_name text check (length(from_name) <= 120),
  from_local text not null default 'news' check (from_local ~ '^[a-z0-9._-]{1,60}$'),
  domain_id uuid,
  reply_to citext check (length(reply_to) <= 254),
  blocks jsonb not null default '[]' check (jsonb_typeof(blocks) = 'array'),
  audience_id uuid,
  excluded_audience_ids uuid[] not null default '{}' check (cardinality(excluded_audience_ids) <= 20),
  -- The people of a partner that an audience of partners reaches.
  reaches text not null default 'primary' check (reaches in ('primary', 'everyone', 'portal')),
  tracks_opens boolean not null default true,
  scheduled_at timestamptz,
  per_minute int not null default 120 check (per_minute between 1 and 10000),
  -- No emails are sent between these hours in the company's time zone; equal hours mean no quiet time.
  quiet_from smallint not null default 20 check (quiet_from between 0 and 23),
  quiet_until smallint not null default 8 check (quiet_until between 0 and 23),
  -- Sending pauses when more than this part of the emails is returned.
  most_bounces_ppm int not null default 40000 check (most_bounces_ppm between 0 and 1000000),
  pause_reason text,
  started_at timestamptz,
  finished_at timestamptz,
  archived_at timestamptz,
  created_by uuid default app_user(),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, topic_id) references email_topics,
  foreign key (organization_id, domain_id) references email_domains,
  foreign key (organization_id, audience_id) references audiences,
  check (status <> 'scheduled' or scheduled_at is not null)
);
create index on email_campaigns (organization_id, created_at desc, id desc);
create index on email_campaigns (organization_id, topic_id);
create index on email_campaigns (organization_id, domain_id);
create index on email_campaigns (organization_id, audience_id);
create index on email_campaigns (organization_id, status) where status in ('scheduled', 'preparing', 'sending', 'paused');
call tenant_table('email_campaigns');
call recorded_table('email_campaigns');

-- The email as it was when the recipients were prepared, with places for what differs between them.
create table email_campaign_contents (
  organization_id uuid not null references organizations,
  campaign_id uuid not null,
  content jsonb not null,
  primary key (organization_id, campaign_id),
  foreign key (organization_id, campaign_id) references email_campaigns on delete cascade
);
call tenant_table('email_campaign_contents');

-- The links of a campaign. A tracked link leads only to an address of this table.
create table email_campaign_links (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  campaign_id uuid not null,
  url text not null check (length(url) <= 2000),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, campaign_id, url),
  foreign key (organization_id, campaign_id) references email_campaigns on delete cascade
);
create unique index email_campaign_links_id on email_campaign_links (id);
call tenant_table('email_campaign_links');

-- One row per person, fixed when the campaign is prepared. People who do not get the email have a reason.
create table email_campaign_recipients (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  campaign_id uuid not null,
  contact_id uuid,
  partner_id uuid,
  email citext,
  full_name text not null,
  status text not null default 'queued' check (status in ('queued', 'claimed', 'handed_over', 'sent', 'failed', 'uncertain', 'skipped')),
  skip_reason text check (skip_reason in ('no_email', 'duplicate', 'unsubscribed', 'bounced', 'complained', 'suppressed', 'excluded', 'inactive', 'canceled')),
  attempts smallint not null default 0,
  -- A claimed recipient is queued again after this time; a queued one waits for it.
  due_at timestamptz not null default now(),
  error text,
  -- The hash of the token in the unsubscribe link.
  token_hash text,
  sent_at timestamptz,
  bounced_at timestamptz,
  is_hard_bounce boolean,
  opened_at timestamptz,
  clicked_at timestamptz,
  replied_at timestamptz,
  complained_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, campaign_id) references email_campaigns,
  foreign key (organization_id, contact_id) references contacts,
  foreign key (organization_id, partner_id) references partners,
  check ((status = 'skipped') = (skip_reason is not null)),
  check (status = 'skipped' or email is not null)
);
-- One email per campaign and address, whatever happens.
create unique index email_campaign_recipients_one on email_campaign_recipients (organization_id, campaign_id, email) where status <> 'skipped';
create unique index email_campaign_recipients_token on email_campaign_recipients (token_hash) where token_hash is not null;
create index on email_campaign_recipients (organization_id, campaign_id, status, due_at);
create index on email_campaign_recipients (organization_id, contact_id);
create index on email_campaign_recipients (organization_id, partner_id, created_at desc);
create index on email_campaign_recipients (organization_id, email);
create index on email_campaign_recipients (organization_id, created_at desc, id desc);
call tenant_table('email_campaign_recipients');

-- Events after an email was sent. The key of the source makes sure that each report counts once.
create table email_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  campaign_id uuid not null,
  recipient_id uuid not null,
  kind text not null check (kind in ('open', 'click', 'soft_bounce', 'hard_bounce', 'complaint', 'reply', 'unsubscribe')),
  link_id uuid,
  -- A mail scanner or a proxy caused the event, as far as that can be told.
  is_machine boolean not null default false,
  detail text check (length(detail) <= 500),
  source_key text not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, recipient_id, source_key),
  foreign key (organization_id, campaign_id) references email_campaigns,
  foreign key (organization_id, recipient_id) references email_campaign_recipients,
  foreign key (organization_id, link_id) references email_campaign_links
);
create index on email_events (organization_id, campaign_id, kind);
create index on email_events (organization_id, link_id);
call tenant_table('email_events', own => 'exists (select from email_campaign_recipients r where r.organization_id = email_events.organization_id and r.id = email_events.recipient_id)');

-- Addresses that get no marketing emails: of one topic, or of any when there is none.
create table email_suppressions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  email citext not null check (length(email) between 3 and 254),
  topic_id uuid,
  reason text not null check (reason in ('unsubscribed', 'bounced', 'complained', 'manual')),
  campaign_id uuid,
  note text check (length(note) <= 500),
  -- Soft bounces end; everything else stays.
  until timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, email, topic_id),
  foreign key (organization_id, topic_id) references email_topics,
  foreign key (organization_id, campaign_id) references email_campaigns
);
create index on email_suppressions (organization_id, topic_id);
create index on email_suppressions (organization_id, campaign_id);
create index on email_suppressions (organization_id, created_at desc, id desc);
call tenant_table('email_suppressions');
call recorded_table('email_suppressions');
