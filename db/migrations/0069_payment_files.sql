-- Files and requests that carry out payouts: the company's own bank accounts, payment files for banks and providers, one
-- attempt for each payment, and the status files that come back.

-- The account that a kind of payment file is paid from. The details themselves are an encrypted secret.
create table funding_accounts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  kind text not null check (kind in ('sepa', 'nacha')),
  holder_name text not null check (length(trim(holder_name)) between 1 and 200),
  -- The end of the account or routing number, which is all that screens show.
  last4 text not null check (length(last4) <= 4),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, kind)
);
call tenant_table('funding_accounts', 'false', own => 'false');
call recorded_table('funding_accounts');

create table payment_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  batch_id uuid not null,
  -- The same number as in `payout_exports` and `payout_items.export_number`.
  number int not null,
  format text not null check (format in ('sepa_09', 'sepa_03', 'nacha_ccd', 'nacha_ppd', 'paypal', 'wise', 'bank_csv')),
  currency char(3) not null,
  file_name text not null,
  -- The name of the file for the bank, such as `MsgId`.
  message_id text not null,
  executes_on date,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  item_count int not null check (item_count > 0),
  -- The sum of the amounts in the file.
  amount_minor bigint not null check (amount_minor > 0),
  download_count int not null default 0,
  downloaded_at timestamptz,
  downloaded_by uuid,
  created_by uuid default app_user(),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, batch_id, number),
  unique (organization_id, message_id),
  foreign key (organization_id, batch_id) references payout_batches
);
create index on payment_files (organization_id, created_at desc, id desc);
call tenant_table('payment_files', 'false', own => 'false');
call recorded_table('payment_files');

-- The bytes of a file, encrypted, because it has account numbers.
create table payment_file_contents (
  organization_id uuid not null references organizations,
  file_id uuid not null,
  content_enc bytea not null,
  primary key (organization_id, file_id),
  foreign key (organization_id, file_id) references payment_files
);
call tenant_table('payment_file_contents', 'false', append_only => true, own => 'false');

-- Each attempt to carry out a payment. A payment has a second one only after the first has certainly failed.
create table payment_attempts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  item_id uuid not null,
  n int not null check (n > 0),
  provider text not null check (provider in ('file', 'stripe', 'external')),
  file_id uuid,
  -- The text by which answers name the payment: EndToEndId, reference, idempotency key.
  reference text not null,
  -- The trace number of an ACH file.
  trace text,
  -- The id that the provider gave it.
  provider_ref text,
  status text not null default 'created' check (status in ('created', 'submitted', 'unknown', 'succeeded', 'failed', 'returned')),
  error text check (length(error) <= 500),
  requested_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, item_id, n),
  unique (organization_id, reference),
  foreign key (organization_id, item_id) references payout_items,
  foreign key (organization_id, file_id) references payment_files
);
create unique index on payment_attempts (organization_id, trace) where trace is not null;
create unique index on payment_attempts (organization_id, provider, provider_ref) where provider_ref is not null;
create unique index payment_attempts_one_open on payment_attempts (organization_id, item_id)
  where status in ('created', 'submitted', 'unknown', 'succeeded');
create index on payment_attempts (organization_id, file_id);
create index on payment_attempts (organization_id, requested_at) where status in ('created', 'unknown');
call tenant_table('payment_attempts', 'false', own => 'false');

-- A status file of a bank or provider. The same bytes are one report.
create table payment_reports (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  kind text not null check (kind in ('pain_002', 'camt_054', 'nacha_return', 'paypal', 'wise', 'stripe', 'external')),
  file_name text not null check (length(file_name) between 1 and 200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  message_id text check (length(message_id) <= 100),
  line_count int not null default 0,
  applied_count int not null default 0,
  unknown_count int not null default 0,
  refused_count int not null default 0,
  created_by uuid default app_user(),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, sha256)
);
create index on payment_reports (organization_id, created_at desc, id desc);
call tenant_table('payment_reports', 'false', own => 'false');
call recorded_table('payment_reports');

create table payment_report_lines (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  report_id uuid not null,
  line_no int not null,
  reference text not null check (length(reference) <= 200),
  item_id uuid,
  amount_minor bigint,
  currency char(3),
  outcome text not null check (outcome in ('paid', 'failed', 'returned', 'pending')),
  code text check (length(code) <= 40),
  detail text check (length(detail) <= 500),
  result text not null check (result in ('applied', 'unchanged', 'unknown', 'refused')),
  note text check (length(note) <= 500),
  primary key (organization_id, id),
  unique (organization_id, report_id, line_no),
  foreign key (organization_id, report_id) references payment_reports,
  foreign key (organization_id, item_id) references payout_items
);
create index on payment_report_lines (organization_id, item_id);
call tenant_table('payment_report_lines', 'false', append_only => true, own => 'false');

alter table payout_exports drop constraint payout_exports_format_check;
alter table payout_exports add constraint payout_exports_format_check check (format ~ '^[a-z0-9_]{1,30}$');
