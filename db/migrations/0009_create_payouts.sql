-- Why: money leaves once, after a second person agreed, and every payment ties back to its lines.
create table payout_methods (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  rail text not null check (rail in ('bank_sepa','bank_ach','bank_other','paypal','external')),
  currency char(3) not null,
  country char(2),
  holder_name text not null check (length(trim(holder_name)) between 1 and 200),
  details_enc bytea not null,
  account_last4 text not null,
  fingerprint text not null,
  status text not null default 'pending' check (status in ('pending','verified','disabled')),
  verified_at timestamptz,
  verified_by uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create unique index on payout_methods (organization_id, partner_id, currency) where status <> 'disabled';
call tenant_table('payout_methods', 'partner_id = app_partner()', 'partner_id = app_partner()');

create table payout_batches (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  name text not null check (length(trim(name)) between 1 and 200),
  currency char(3) not null,
  cutoff_on date not null,
  status text not null default 'draft' check (status in ('draft','pending_approval','approved','processing','paid','partially_paid','failed','cancelled')),
  total_minor bigint not null default 0,
  item_count int not null default 0,
  preview_hash text,
  created_by uuid default app_user(),
  submitted_by uuid,
  submitted_at timestamptz,
  approved_by uuid,
  approved_at timestamptz,
  export_sha256 text,
  exported_at timestamptz,
  executed_on date,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number)
);
call tenant_table('payout_batches');
call recorded_table('payout_batches');

create table payout_items (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  batch_id uuid not null,
  partner_id uuid not null,
  currency char(3) not null,
  amount_minor bigint not null,
  line_count int not null,
  result text not null check (result in ('due','carried_negative','nothing_due','below_minimum','no_method','inactive')),
  is_excluded boolean not null default false,
  payout_method_id uuid,
  method_fingerprint text,
  statement_no text,
  status text not null default 'included' check (status in ('included','excluded','reserved','held','processing','in_transit','paid','failed','returned','cancelled')),
  failure_code text,
  failure_text text,
  paid_on date,
  reference text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, batch_id, partner_id, currency),
  foreign key (organization_id, batch_id) references payout_batches,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, payout_method_id) references payout_methods
);
create unique index on payout_items (organization_id, statement_no) where statement_no is not null;
create index on payout_items (organization_id, partner_id);
create index on payout_items (organization_id, payout_method_id);
call tenant_table('payout_items', 'partner_id = app_partner() and status not in (''included'', ''excluded'', ''cancelled'')');
call recorded_table('payout_items');
alter table commission_lines add foreign key (organization_id, payout_item_id) references payout_items;
