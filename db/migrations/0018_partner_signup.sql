-- Partner sign-up: public pages with a form, and the applications they bring.
create table partner_pages (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  state text not null default 'draft' check (state in ('draft', 'published', 'closed')),
  form_id uuid not null,
  headline text not null check (length(trim(headline)) between 1 and 200),
  intro text check (length(intro) <= 2000),
  -- Text, benefits, questions and logos below the hero, in this order.
  blocks jsonb not null default '[]' check (jsonb_typeof(blocks) = 'array'),
  opens_on date,
  closes_on date check (closes_on >= opens_on),
  -- The second door: a person asks to join a partner that exists.
  allows_joining boolean not null default true,
  -- Where the program works; empty: everywhere.
  countries text[] not null default '{}',
  type_id uuid,
  region_id uuid,
  tier_id uuid,
  owner_user_id uuid,
  plan_id uuid,
  tags text[] not null default '{}',
  auto_approve_audience_id uuid,
  -- Business days until the promised decision.
  review_days int not null default 5 check (review_days between 1 and 60),
  -- Days after a rejection; 0: at once, null: never again.
  reapply_days int default 30 check (reapply_days between 0 and 3650),
  shows_decision_time boolean not null default true,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (id),
  foreign key (organization_id, form_id) references forms,
  foreign key (organization_id, type_id) references partner_types,
  foreign key (organization_id, region_id) references partner_regions,
  foreign key (organization_id, tier_id) references partner_tiers,
  foreign key (organization_id, owner_user_id) references memberships (organization_id, user_id),
  foreign key (organization_id, plan_id) references commission_plans,
  foreign key (organization_id, auto_approve_audience_id) references audiences
);
create index on partner_pages (organization_id, created_at desc, id desc);
create index on partner_pages (organization_id, form_id);
create index on partner_pages (organization_id, type_id);
create index on partner_pages (organization_id, region_id);
create index on partner_pages (organization_id, tier_id);
create index on partner_pages (organization_id, owner_user_id);
create index on partner_pages (organization_id, plan_id);
create index on partner_pages (organization_id, auto_approve_audience_id);
call tenant_table('partner_pages');
call recorded_table('partner_pages');

-- Views and starts of a page by day; submissions are counted from the applications.
create table partner_page_days (
  organization_id uuid not null references organizations,
  page_id uuid not null,
  day date not null,
  views int not null default 0,
  starts int not null default 0,
  primary key (organization_id, page_id, day),
  foreign key (organization_id, page_id) references partner_pages on delete cascade
);
call tenant_table('partner_page_days');

create table partner_applications (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  page_id uuid not null,
  submission_id uuid,
  -- Become a partner, or join one.
  door text not null check (door in ('new', 'join')),
  status text not null default 'pending_review' check (status in ('pending_review', 'info_requested', 'approved', 'rejected', 'withdrawn')),
  company_name text not null check (length(trim(company_name)) between 1 and 200),
  contact_name text not null check (length(trim(contact_name)) between 1 and 200),
  email citext not null check (length(email) <= 254),
  phone text,
  website text,
  domain text,
  domain_key text,
  country text check (country ~ '^[A-Z]{2}$'),
  message text,
  flags jsonb not null default '[]',
  rules jsonb not null default '[]',
  owner_user_id uuid,
  review_due_at timestamptz,
  -- The applicant opened the link in the email.
  confirmed_at timestamptz,
  question text,
  answer text,
  decided_at timestamptz,
  decided_by uuid,
  is_automatic boolean not null default false,
  reason_code text check (reason_code in ('not_a_fit', 'incomplete_application', 'region_not_served', 'duplicate', 'suspicious', 'other')),
  -- For the applicant.
  reason_text text check (length(reason_text) <= 4000),
  reapply_on date,
  may_reapply boolean not null default true,
  -- The partner that was made of it, or that the person asks to join.
  partner_id uuid,
  -- A partner with the same domain, found when it arrived.
  matched_partner_id uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, page_id) references partner_pages,
  foreign key (organization_id, submission_id) references form_submissions,
  foreign key (organization_id, owner_user_id) references memberships (organization_id, user_id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, matched_partner_id) references partners
);
create index on partner_applications (organization_id, created_at desc, id desc);
create index on partner_applications (organization_id, email);
create index on partner_applications (organization_id, domain_key) where domain_key is not null;
create index on partner_applications (organization_id, partner_id);
create index on partner_applications (organization_id, page_id);
create index on partner_applications (organization_id, matched_partner_id);
create index on partner_applications (organization_id, owner_user_id);
create index on partner_applications (organization_id, submission_id);
create index on partner_applications (organization_id, review_due_at) where status = 'pending_review';
-- One open application of a person on a page.
create unique index partner_applications_open on partner_applications (organization_id, page_id, email)
  where status in ('pending_review', 'info_requested');
-- A partner's administrators decide who joins them.
call tenant_table('partner_applications', 'door = ''join'' and partner_id = app_partner()', 'door = ''join'' and partner_id = app_partner()');
call recorded_table('partner_applications');
