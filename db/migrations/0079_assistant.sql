-- The assistant: proposals that wait for their person, conversations, the company's settings, and the log of what was sent.

-- A request that was prepared for a person, who confirms or dismisses it. The view shows it to nobody else.
create table assistant_proposals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  user_id uuid not null references identity.users,
  tool text not null check (length(tool) between 1 and 80),
  -- Made in a conversation, or by a program that speaks the protocol for tools.
  origin text not null check (origin in ('chat', 'program')),
  title text not null check (length(title) between 1 and 300),
  changes jsonb not null check (jsonb_typeof(changes) = 'array' and octet_length(changes::text) <= 40000),
  method text not null check (method in ('POST', 'PATCH', 'PUT')),
  url text not null check (url like '/%' and length(url) <= 300),
  body jsonb not null check (jsonb_typeof(body) = 'object' and octet_length(body::text) <= 60000),
  if_match text check (length(if_match) <= 200),
  -- Where the person goes on; "$id" stands for the new record.
  opens text not null check (opens like '/%' and length(opens) <= 300),
  -- The form for doing it by hand instead.
  form text check (form like '/%' and length(form) <= 300),
  -- What confirming does beyond saving, such as an email that is sent.
  effect text check (length(effect) <= 500),
  status text not null default 'waiting' check (status in ('waiting', 'confirmed', 'dismissed', 'expired')),
  -- Why the last confirmation was refused.
  refusal text check (length(refusal) <= 1000),
  result_id uuid,
  decided_at timestamptz,
  expires_at timestamptz not null,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on assistant_proposals (organization_id, user_id, created_at);
create index on assistant_proposals (organization_id, partner_id);
call tenant_table('assistant_proposals', 'partner_id = app_partner()', 'partner_id = app_partner()', own => 'user_id = app_user()');

-- A conversation of one person, in one view.
create table assistant_chats (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  user_id uuid not null references identity.users,
  title text not null check (length(title) between 1 and 200),
  asked_at timestamptz not null,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on assistant_chats (organization_id, user_id, asked_at);
create index on assistant_chats (organization_id, partner_id);
call tenant_table('assistant_chats', 'partner_id = app_partner()', 'partner_id = app_partner()', own => 'user_id = app_user()');

create table assistant_messages (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  user_id uuid not null references identity.users,
  chat_id uuid not null,
  author text not null check (author in ('person', 'model', 'rules')),
  text text not null check (length(text) <= 20000),
  -- The record that was open, if the question was asked beside it.
  about text check (about like '/%' and length(about) <= 300),
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array' and octet_length(sources::text) <= 60000),
  tools jsonb not null default '[]' check (jsonb_typeof(tools) = 'array' and octet_length(tools::text) <= 60000),
  proposal_ids uuid[] not null default '{}' check (cardinality(proposal_ids) <= 20),
  follow_ups text[] not null default '{}' check (cardinality(follow_ups) <= 5),
  feedback text check (feedback in ('good', 'bad')),
  feedback_note text check (length(feedback_note) <= 1000),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, chat_id) references assistant_chats on delete cascade
);
create index on assistant_messages (organization_id, chat_id, created_at);
create index on assistant_messages (organization_id, partner_id);
call tenant_table('assistant_messages', 'partner_id = app_partner()', 'partner_id = app_partner()', own => 'user_id = app_user()');

-- The company's choice of a model. Its key is in stored_secrets, encrypted.
create table assistant_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations unique,
  -- Nothing is sent to a model; the rules of the product still answer.
  is_model_on boolean not null default false,
  for_partners boolean not null default false,
  url text check (length(url) <= 500),
  model text check (length(model) <= 200),
  monthly_tokens bigint not null default 2000000 check (monthly_tokens between 0 and 100000000000),
  -- Names, email addresses and telephone numbers of people are replaced before they are sent, unless this is set.
  sends_contacts boolean not null default false,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
call tenant_table('assistant_settings', 'false', 'false', own => 'false');
call recorded_table('assistant_settings');

-- What was sent to a model, exactly, and how much of the budget it used.
create table assistant_requests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  user_id uuid not null references identity.users,
  user_name text not null,
  chat_id uuid,
  host text not null check (length(host) <= 300),
  model text not null check (length(model) <= 200),
  body text not null check (length(body) <= 1000000),
  tokens int check (tokens >= 0),
  status text not null check (status in ('answered', 'failed')),
  error text check (length(error) <= 500),
  sent_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on assistant_requests (organization_id, sent_at);
create index on assistant_requests (organization_id, partner_id);
call tenant_table('assistant_requests', 'partner_id = app_partner()', 'partner_id = app_partner()', own => 'user_id = app_user()');
