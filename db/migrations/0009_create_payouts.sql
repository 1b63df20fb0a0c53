-- Why: money leaves once, after a second person agreed, and every payment ties back to its lines.
create table payout_methods (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  rail text not null check (rail in ('bank_sepa','bank_ach','bank_other','paypal','external')),
  currency char(3) not null,
  country char(2),
  holder_name text not null check (length(trim(holder_name)) between 1 and 200),
  account_last4 text not null,
  fingerprint text not null,
  status text not null default 'pending' check (status in ('pending','verified','disabled')),
  changed_at timestamptz not null default now(),
  changed_by uuid default app_user(),
  verified_at timestamptz,
  verified_by uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create unique index on payout_methods (organization_id, partner_id, currency) where status <> 'disabled';
create index on payout_methods (organization_id, partner_id);
call tenant_table('payout_methods', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('payout_methods');

-- The details themselves, encrypted and apart: the audit keeps that they changed (by the fingerprint), never what they are.
create table payout_method_details (
  organization_id uuid not null references organizations,
  method_id uuid not null,
  details_enc bytea not null,
  primary key (organization_id, method_id),
  foreign key (organization_id, method_id) references payout_methods
);
call tenant_table('payout_method_details', 'false', 'exists (select from payout_methods m where m.organization_id = payout_method_details.organization_id and m.id = payout_method_details.method_id and m.partner_id = app_partner())');

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
  cancelled_reason text,
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
  -- Who is paid how, as it was when the batch was approved: files made later say the same.
  payee jsonb,
  statement_no text,
  export_number int,
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

-- Which lines an item is made of: proposed while the batch is a draft, fixed by the approval, kept when the payment fails.
create table payout_item_lines (
  organization_id uuid not null references organizations,
  item_id uuid not null,
  line_id uuid not null,
  amount_minor bigint not null,
  primary key (organization_id, item_id, line_id),
  foreign key (organization_id, item_id) references payout_items,
  foreign key (organization_id, line_id) references commission_lines
);
create index on payout_item_lines (organization_id, line_id);
call tenant_table('payout_item_lines', 'exists (select from payout_items i where i.organization_id = payout_item_lines.organization_id and i.id = payout_item_lines.item_id)');

-- Files that left the house. The same batch gives the same bytes; the hash proves it.
create table payout_exports (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  batch_id uuid not null,
  number int not null,
  format text not null check (format in ('csv')),
  sha256 text not null,
  item_count int not null,
  total_minor bigint not null,
  created_by uuid default app_user(),
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, batch_id, number),
  foreign key (organization_id, batch_id) references payout_batches
);
call tenant_table('payout_exports', append_only => true);
