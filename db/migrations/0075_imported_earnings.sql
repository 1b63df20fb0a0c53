-- Earnings of partners in the system that a company used before Tandem. They are history: no plan rates them and no entry
-- of the ledger comes from them.
create table imported_earnings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  system text not null check (length(trim(system)) between 1 and 60),
  kind text not null default 'commission' check (kind in ('commission', 'payout')),
  external_id text not null check (length(trim(external_id)) between 1 and 200),
  partner_id uuid not null,
  customer text check (length(customer) <= 200),
  amount_minor bigint not null,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  earned_on date not null,
  state text not null default 'paid' check (state in ('unpaid', 'paid', 'void')),
  -- The word of the other system.
  status text check (length(status) <= 100),
  paid_on date,
  reference text check (length(reference) <= 200),
  transfer_id uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint imported_earnings_once unique (organization_id, system, kind, external_id),
  foreign key (organization_id, partner_id) references partners
);
create index on imported_earnings (organization_id, partner_id, earned_on desc);
create index imported_earnings_open on imported_earnings (organization_id, partner_id, system, currency)
  where kind = 'commission' and state = 'unpaid' and transfer_id is null;
call tenant_table('imported_earnings', 'partner_id = app_partner()');
call recorded_table('imported_earnings');

-- What the former system had not paid and Tandem pays as one manual commission. The key is the first of its earnings, so
-- that two requests can never transfer the same ones.
create table imported_earning_transfers (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  system text not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  earning_count int not null check (earning_count > 0),
  first_earning_id uuid not null,
  line_id uuid not null,
  transferred_by uuid default app_user(),
  transferred_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint imported_earning_transfers_once unique (organization_id, first_earning_id),
  unique (organization_id, line_id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, line_id) references commission_lines
);
create index on imported_earning_transfers (organization_id, partner_id);
call tenant_table('imported_earning_transfers', 'partner_id = app_partner()', append_only => true);

alter table imported_earnings add foreign key (organization_id, transfer_id) references imported_earning_transfers;
create index on imported_earnings (organization_id, transfer_id) where transfer_id is not null;

-- An earning that was transferred keeps its transfer, its amount and its state; only a merge gives it another partner.
create function keep_transferred_earning() returns trigger language plpgsql as $$
begin
  if old.transfer_id is null or is_deleting_company() then return coalesce(new, old); end if;
  if tg_op = 'DELETE' or (new.transfer_id, new.amount_minor, new.currency, new.kind, new.state)
    is distinct from (old.transfer_id, old.amount_minor, old.currency, old.kind, old.state) then
    raise exception 'A transferred earning does not change.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_transferred before update or delete on imported_earnings for each row execute function keep_transferred_earning();
