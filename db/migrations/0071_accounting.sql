-- The company's books: the system, the account for each account of the ledger, and the files created of closed months.
create table accounting_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  system text not null default 'quickbooks' check (system in ('quickbooks', 'xero', 'netsuite', 'datev')),
  xero_tax_rate text not null default 'Tax Exempt' check (length(xero_tax_rate) between 1 and 100),
  netsuite_subsidiary text not null default '' check (length(netsuite_subsidiary) <= 100),
  datev_consultant int check (datev_consultant between 1001 and 9999999),
  datev_client int check (datev_client between 1 and 99999),
  datev_account_length int not null default 4 check (datev_account_length between 4 and 8),
  datev_chart text not null default '' check (datev_chart in ('', '03', '04')),
  fiscal_year_starts int not null default 1 check (fiscal_year_starts between 1 and 12),
  bill_account text not null default 'cash:clearing' check (bill_account in ('cash:clearing', 'expense:commission')),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id)
);
call tenant_table('accounting_settings', 'false');
call recorded_table('accounting_settings');

create table accounting_accounts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  account text not null check (account ~ '^[a-z]+:[a-z_]+$'),
  number text not null check (length(number) <= 20),
  name text not null check (length(name) <= 150),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, account)
);
call tenant_table('accounting_accounts', 'false');
call recorded_table('accounting_accounts');

-- The bytes are kept, because names of partners and accounts change and a file of a closed month does not.
create table accounting_exports (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  period_id uuid not null,
  system text not null check (system in ('quickbooks', 'xero', 'netsuite', 'datev')),
  kind text not null check (kind in ('journal', 'bills')),
  -- The settings and accounts the file was created with.
  setup_hash text not null check (setup_hash ~ '^[0-9a-f]{64}$'),
  file_name text not null,
  content bytea not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  row_count int not null check (row_count > 0),
  totals jsonb not null check (jsonb_typeof(totals) = 'array'),
  created_by uuid default app_user(),
  created_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, period_id, system, kind, setup_hash),
  foreign key (organization_id, period_id) references accounting_periods
);
call tenant_table('accounting_exports', 'false', append_only => true);

create table accounting_downloads (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  export_id uuid not null,
  downloaded_by uuid default app_user(),
  downloaded_by_name text not null,
  downloaded_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, export_id) references accounting_exports
);
create index on accounting_downloads (organization_id, export_id);
call tenant_table('accounting_downloads', 'false', append_only => true);
