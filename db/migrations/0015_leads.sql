-- Leads and their distribution to partners.

-- Which partners get which leads. The first active rule that matches a lead is used.
create table lead_rules (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  description text check (length(description) <= 2000),
  "order" int not null default 0,
  is_active boolean not null default true,
  -- The leads it is for; an empty list matches all.
  countries text[] not null default '{}',
  product_ids uuid[] not null default '{}',
  sources text[] not null default '{}',
  -- The partners that may get them; null is every active partner.
  audience_id uuid,
  conditions jsonb,
  -- Points of each criterion, and the criteria without which a partner is excluded.
  weights jsonb not null default '{}',
  required_criteria text[] not null default '{}',
  preferred_type_ids uuid[] not null default '{}',
  certificate_tags text[] not null default '{}',
  certificate_field text check (length(certificate_field) <= 120),
  max_open_leads int not null default 10 check (max_open_leads between 1 and 10000),
  needs_portal boolean not null default true,
  mode text not null default 'one' check (mode in ('one', 'race')),
  race_size int not null default 3 check (race_size between 2 and 10),
  -- Hours of business days.
  accept_hours int not null default 48 check (accept_hours between 1 and 720),
  contact_hours int not null default 72 check (contact_hours between 1 and 720),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, audience_id) references audiences
);
create index on lead_rules (organization_id, audience_id);
create unique index lead_rules_name on lead_rules (organization_id, lower(name)) where archived_at is null;
call tenant_table('lead_rules');
call recorded_table('lead_rules');

create table leads (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null default next_number('leads'),
  status text not null default 'new'
    check (status in ('new', 'offered', 'accepted', 'converted', 'won', 'lost', 'unassigned', 'spam')),
  source text not null default 'manual' check (source in ('form', 'directory', 'match', 'link', 'api', 'import', 'manual')),
  contact_name text not null check (length(trim(contact_name)) between 1 and 200),
  contact_email citext,
  contact_phone text,
  company_name text,
  company_domain text,
  country char(2) check (country ~ '^[A-Z]{2}$'),
  region text,
  postal_code text,
  language text check (language ~ '^[a-z]{2}$'),
  need text,
  budget text,
  timing text,
  product_id uuid,
  -- The partner the visitor asked for, and the one that works on it.
  requested_partner_id uuid,
  partner_id uuid,
  opportunity_id uuid,
  consent_at timestamptz,
  consent_text text,
  submission_id uuid,
  external_ref text check (length(external_ref) between 1 and 200),
  received_at timestamptz not null default now(),
  -- The last round of offers, and when its answers are due.
  round int not null default 0,
  due_at timestamptz,
  offered_at timestamptz,
  accepted_at timestamptz,
  contact_due_at timestamptz,
  first_contact_at timestamptz,
  closed_at timestamptz,
  reason_text text,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  foreign key (organization_id, product_id) references products,
  foreign key (organization_id, requested_partner_id) references partners,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, opportunity_id) references opportunities
);
create unique index leads_external_ref on leads (organization_id, external_ref);
create index on leads (organization_id, partner_id);
create index on leads (organization_id, requested_partner_id);
create index on leads (organization_id, opportunity_id);
create index on leads (organization_id, product_id);
create index on leads (organization_id, status, due_at);
create index on leads (organization_id, received_at desc, id desc);
create index on leads (organization_id, submission_id);

-- What is offered to whom. It keeps what a partner knows of the lead before opening it.
create table lead_offers (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  lead_id uuid not null,
  partner_id uuid not null,
  round int not null check (round > 0),
  mode text not null check (mode in ('one', 'race', 'requested', 'manual')),
  status text not null default 'offered' check (status in ('offered', 'opened', 'accepted', 'declined', 'expired', 'taken', 'withdrawn')),
  rank int not null default 1,
  score int,
  number bigint not null,
  country char(2),
  region text,
  language text,
  product_name text,
  timing text,
  received_at timestamptz not null,
  offered_at timestamptz not null,
  respond_by timestamptz not null,
  contact_hours int not null default 72,
  opened_at timestamptz,
  opened_by_name text,
  answered_at timestamptz,
  answered_by_name text,
  reason_code text,
  comment text,
  was_contacted boolean,
  is_spam boolean,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, lead_id) references leads on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create index on lead_offers (organization_id, lead_id, round);
create index on lead_offers (organization_id, partner_id, offered_at desc);
create index on lead_offers (organization_id, status, respond_by);
-- Whatever the code does, a lead is accepted once.
create unique index lead_offers_accepted on lead_offers (organization_id, lead_id) where status = 'accepted';
call tenant_table('lead_offers', sees => 'partner_id = app_partner()');
call recorded_table('lead_offers');

-- Details of a lead are a partner's once it has opened its offer, and no longer than the offer stands.
call tenant_table('leads',
  sees => 'exists (select from lead_offers o
    where o.organization_id = leads.organization_id and o.lead_id = leads.id
     and o.partner_id = app_partner() and o.status in (''opened'', ''accepted''))',
  own => 'partner_id is null or partner_id = any ((select app_own_partners())::uuid[])');
call recorded_table('leads');

-- One round of offers: by which rule, how many partners were considered, and how it ended.
create table lead_rounds (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  lead_id uuid not null,
  round int not null check (round > 0),
  kind text not null check (kind in ('rule', 'requested', 'manual')),
  rule_id uuid,
  rule_name text,
  mode text not null check (mode in ('one', 'race', 'requested', 'manual')),
  considered int not null default 0,
  eligible int not null default 0,
  outcome text not null default 'open' check (outcome in ('open', 'accepted', 'passed', 'withdrawn', 'nobody')),
  actor_name text,
  reason_text text,
  started_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, lead_id, round),
  foreign key (organization_id, lead_id) references leads on delete cascade,
  foreign key (organization_id, rule_id) references lead_rules
);
create index on lead_rounds (organization_id, rule_id);
call tenant_table('lead_rounds',
  own => 'exists (select from leads l where l.organization_id = lead_rounds.organization_id and l.id = lead_rounds.lead_id)');

-- How each partner was scored in a round. A partner reads its own once the lead went to another.
create table lead_scores (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  lead_id uuid not null,
  round int not null,
  partner_id uuid not null,
  rank int,
  among int not null default 0,
  score int,
  excluded text,
  criteria jsonb not null default '[]',
  explanation text not null,
  is_offered boolean not null default false,
  -- The last of this partner for this lead; and the lead went to another partner.
  is_latest boolean not null default true,
  is_decided boolean not null default false,
  country char(2),
  product_name text,
  received_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, lead_id, round, partner_id),
  foreign key (organization_id, lead_id) references leads on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create index on lead_scores (organization_id, partner_id, received_at desc);
call tenant_table('lead_scores', sees => 'partner_id = app_partner() and is_latest and is_decided');

do $$
declare
  target text;
begin
  foreach target in array array['leads', 'lead_offers'] loop
    execute format('create trigger refuse_merged_partner_of_new after insert on %I referencing new table as added
      for each statement execute function refuse_merged_partner()', target);
    execute format('create trigger refuse_merged_partner after update of partner_id on %I for each row
      when (new.partner_id is distinct from old.partner_id) execute function refuse_merged_partner()', target);
  end loop;
end $$;
