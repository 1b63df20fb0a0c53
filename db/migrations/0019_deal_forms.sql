-- Deal registration forms: pages where partners and their contacts register deals, and what came through them.
create table referral_pages (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  state text not null default 'draft' check (state in ('draft', 'published', 'closed')),
  form_id uuid not null,
  -- The opportunity type of its registrations.
  type_id uuid not null,
  headline text not null check (length(trim(headline)) between 1 and 200),
  intro text check (length(intro) <= 2000),
  -- Replaces the text of the form after sending.
  thanks text check (length(thanks) <= 2000),
  access text not null default 'public' check (access in ('public', 'signed_in')),
  -- Who the partner is: always the same, chosen from a list, or that of the person who has signed in.
  partner_from text not null check (partner_from in ('fixed', 'chosen', 'link', 'login')),
  partner_id uuid,
  offered_partner_ids uuid[] not null default '{}',
  opens_on date,
  closes_on date check (closes_on >= opens_on),
  -- Sites that may show the page in a frame.
  allowed_origins text[] not null default '{}',
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (id),
  check (case partner_from when 'login' then access = 'signed_in' when 'link' then access = 'public' else true end),
  check ((partner_from = 'fixed') = (partner_id is not null)),
  foreign key (organization_id, form_id) references forms,
  foreign key (organization_id, type_id) references opportunity_types,
  foreign key (organization_id, partner_id) references partners
);
create index on referral_pages (organization_id, created_at desc, id desc);
create index on referral_pages (organization_id, partner_id);
create index on referral_pages (organization_id, form_id);
create index on referral_pages (organization_id, type_id);
-- Partners see the pages that are open to them.
call tenant_table('referral_pages',
  sees => 'state = ''published'' and archived_at is null and (partner_from = ''login'' or partner_id = app_partner() or app_partner() = any (offered_partner_ids))');
call recorded_table('referral_pages');

-- Views and starts of a page by day; registrations are counted from what came through it.
create table referral_page_days (
  organization_id uuid not null references organizations,
  page_id uuid not null,
  day date not null,
  views int not null default 0,
  starts int not null default 0,
  primary key (organization_id, page_id, day),
  foreign key (organization_id, page_id) references referral_pages on delete cascade
);
call tenant_table('referral_page_days',
  own => 'exists (select from referral_pages p where p.organization_id = referral_page_days.organization_id and p.id = referral_page_days.page_id)');

-- Which registration came through which page, and who sent it.
create table referral_entries (
  id uuid generated always as (registration_id) stored,
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  page_id uuid not null,
  submission_id uuid,
  -- Without an account: the status page is theirs.
  is_public boolean not null,
  submitter_name text check (length(submitter_name) <= 200),
  submitter_email citext check (length(submitter_email) <= 254),
  -- The status, and question, that the submitter was last told of.
  told text,
  -- Its files were made documents.
  has_files boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (organization_id, registration_id),
  foreign key (organization_id, registration_id) references deal_registrations on delete cascade,
  foreign key (organization_id, page_id) references referral_pages,
  foreign key (organization_id, submission_id) references form_submissions
);
create index on referral_entries (organization_id, page_id, created_at desc);
create index on referral_entries (organization_id, submission_id);
call tenant_table('referral_entries',
  own => 'exists (select from deal_registrations r
    where r.organization_id = referral_entries.organization_id and r.id = referral_entries.registration_id)');

-- The products of a registration. Its deal gets them as lines.
create table deal_registration_lines (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  product_id uuid not null,
  quantity int not null check (quantity between 1 and 1000000),
  -- Of the whole line, in the registration's currency.
  amount_minor bigint check (amount_minor between 0 and 1000000000000000),
  position int not null,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations on delete cascade,
  foreign key (organization_id, product_id) references products
);
create index on deal_registration_lines (organization_id, registration_id, position);
create index on deal_registration_lines (organization_id, product_id);
call tenant_table('deal_registration_lines',
  sees => 'exists (select from deal_registrations r
    where r.organization_id = deal_registration_lines.organization_id and r.id = deal_registration_lines.registration_id)',
  own => 'exists (select from deal_registrations r
    where r.organization_id = deal_registration_lines.organization_id and r.id = deal_registration_lines.registration_id)');

-- What company and partner write to each other about a registration, and what the company writes for itself.
create table deal_registration_comments (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  author_user_id uuid default app_user(),
  author_name text not null,
  author_side text not null check (author_side in ('company', 'partner', 'submitter')),
  body text not null check (length(trim(body)) between 1 and 10000),
  visibility text not null check (visibility in ('internal', 'shared')),
  -- The people named in it.
  mentions uuid[] not null default '{}' check (cardinality(mentions) <= 20),
  -- Documents of the partner.
  document_ids uuid[] not null default '{}' check (cardinality(document_ids) <= 10),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations on delete cascade
);
create index on deal_registration_comments (organization_id, registration_id, created_at);
call tenant_table('deal_registration_comments',
  sees => 'visibility = ''shared'' and exists (select from deal_registrations r
    where r.organization_id = deal_registration_comments.organization_id and r.id = deal_registration_comments.registration_id)',
  writes => 'visibility = ''shared'' and author_side = ''partner'' and author_user_id = app_user()',
  own => 'exists (select from deal_registrations r
    where r.organization_id = deal_registration_comments.organization_id and r.id = deal_registration_comments.registration_id)');
call recorded_table('deal_registration_comments');
