-- Tax profiles of partners, the papers that a company requires, and self-billing invoices.

-- The tax data of a partner as it was certified. A new submission is a new row, so that the history stays. Numbers are in
-- tax_profile_numbers, encrypted.
create table tax_profiles (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  status text not null default 'submitted' check (status in ('submitted', 'accepted', 'rejected', 'replaced')),
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  person text not null check (person in ('individual', 'company')),
  form text not null check (form in ('w9', 'w8ben', 'w8bene', 'none')),
  legal_name text not null check (length(trim(legal_name)) between 1 and 200),
  street text not null check (length(trim(street)) between 1 and 200),
  city text not null check (length(trim(city)) between 1 and 100),
  postal_code text check (length(postal_code) <= 20),
  us_class text check (us_class in ('individual', 'c_corporation', 's_corporation', 'partnership', 'trust', 'llc_c', 'llc_s', 'llc_p', 'other')),
  entity_status text check (entity_status in ('corporation', 'partnership', 'disregarded', 'trust', 'government', 'tax_exempt', 'other')),
  fatca_status text check (fatca_status in ('active_nffe', 'passive_nffe', 'public_nffe', 'financial', 'other')),
  claims_treaty boolean not null default false,
  tax_number_kind text check (tax_number_kind in ('ssn', 'itin', 'ein', 'foreign')),
  tax_number_last4 text check (length(tax_number_last4) <= 4),
  vat_number_last4 text check (length(vat_number_last4) <= 4),
  has_birth_date boolean not null default false,
  is_small_business boolean not null default false,
  certified_name text not null check (length(trim(certified_name)) between 1 and 200),
  certified_at timestamptz not null,
  certified_by uuid,
  -- The last day of a form that expires.
  valid_until date,
  reviewed_at timestamptz,
  reviewed_by uuid,
  reviewed_by_name text,
  reject_reason text check (length(reject_reason) <= 500),
  shown_at timestamptz,
  shown_by uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on tax_profiles (organization_id, partner_id, created_at desc);
create unique index tax_profiles_one_accepted on tax_profiles (organization_id, partner_id) where status = 'accepted';
create unique index tax_profiles_one_submitted on tax_profiles (organization_id, partner_id) where status = 'submitted';
create index tax_profiles_to_review on tax_profiles (organization_id, created_at) where status = 'submitted';
create index tax_profiles_that_expire on tax_profiles (organization_id, valid_until) where status = 'accepted' and valid_until is not null;
call tenant_table('tax_profiles', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('tax_profiles');

-- The encrypted numbers; the audit log never sees them.
create table tax_profile_numbers (
  organization_id uuid not null references organizations,
  profile_id uuid not null,
  numbers_enc bytea not null,
  primary key (organization_id, profile_id),
  foreign key (organization_id, profile_id) references tax_profiles
);
call tenant_table('tax_profile_numbers', own => 'exists (select from tax_profiles f where f.organization_id = tax_profile_numbers.organization_id
  and f.id = tax_profile_numbers.profile_id)');

-- The papers that partners need before they are paid.
create table tax_requirements (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  paper text not null check (paper in ('tax_profile', 'tax_form', 'vat_number')),
  applies_to text not null check (applies_to in ('all', 'us', 'not_us', 'eu', 'country')),
  country char(2) check (country ~ '^[A-Z]{2}$'),
  currency char(3),
  threshold_minor bigint check (threshold_minor >= 0),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint tax_requirements_country check ((applies_to = 'country') = (country is not null)),
  constraint tax_requirements_threshold check (threshold_minor is null or currency is not null)
);
create unique index tax_requirements_once on tax_requirements (organization_id, paper, applies_to, coalesce(country, ''), coalesce(currency, ''));
-- Partners read the rules, because their open papers are worked out with their own rights.
call tenant_table('tax_requirements', 'true', own => 'true', own_writes => 'false');
call recorded_table('tax_requirements');

-- The member states of the European Union, by the codes of ISO 3166.
create function is_eu_country(code text) returns boolean language sql immutable parallel safe as $$
  select code in ('AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT',
    'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK')
$$;

-- The papers that partners lack on a day, with the rule that requires each. A threshold counts the payments of the calendar
-- year and the amounts that are earned and not paid yet.
create function missing_tax_papers(organization uuid, today date)
returns table (organization_id uuid, id uuid, partner_id uuid, paper text, state text, since timestamptz, reject_reason text)
language sql stable as $$
  select r.organization_id, r.id, p.id, r.paper,
    case when s.status = 'submitted' then 'in_review' when f.valid_until < today then 'expired'
      when s.status = 'rejected' then 'rejected' else 'missing' end,
    greatest(r.created_at, p.created_at), s.reject_reason
  from tax_requirements r
  join partners p on p.organization_id = r.organization_id and p.archived_at is null
  left join tax_profiles f on f.organization_id = r.organization_id and f.partner_id = p.id and f.status = 'accepted'
  left join lateral (select l.status, l.reject_reason from tax_profiles l where l.organization_id = r.organization_id and l.partner_id = p.id
    order by l.created_at desc, l.id desc limit 1) s on true
  where r.organization_id = organization
    and case r.applies_to when 'all' then true when 'us' then coalesce(f.country, p.country) = 'US'
      when 'not_us' then coalesce(f.country, p.country) <> 'US' when 'eu' then is_eu_country(coalesce(f.country, p.country))
      else coalesce(f.country, p.country) = r.country end
    and (f.id is null or coalesce(f.valid_until < today, false) or case r.paper when 'tax_form' then f.form = 'none'
      when 'vat_number' then f.vat_number_last4 is null and not f.is_small_business else false end)
    and (r.currency is null or (
      coalesce((select sum(l.amount_minor) from commission_lines l where l.organization_id = r.organization_id and l.partner_id = p.id
        and l.currency = r.currency and l.status in ('on_hold', 'payable', 'reserved')), 0)
      + coalesce((select sum(i.amount_minor) from payout_items i where i.organization_id = r.organization_id and i.partner_id = p.id
        and i.currency = r.currency and i.status = 'paid' and i.paid_on >= date_trunc('year', today::timestamp)::date), 0)
    ) >= greatest(coalesce(r.threshold_minor, 1), 1))
$$;

-- The issuer of self-billing invoices: the company as it buys, and its terms.
create table self_billing_settings (
  id uuid not null default new_id(),
  organization_id uuid primary key references organizations,
  is_on boolean not null default false,
  legal_name text not null default '' check (length(legal_name) <= 200),
  street text not null default '' check (length(street) <= 200),
  city text not null default '' check (length(city) <= 100),
  postal_code text not null default '' check (length(postal_code) <= 20),
  country char(2) check (country ~ '^[A-Z]{2}$'),
  vat_number text check (length(vat_number) <= 20),
  -- In millionths: 190000 is 19%. It applies to partners of the company's own country.
  vat_rate_ppm int not null default 0 check (vat_rate_ppm between 0 and 500000),
  prefix text not null default 'SB' check (prefix ~ '^[A-Z0-9]{1,8}$'),
  terms text not null default '' check (length(terms) <= 5000),
  -- US persons are reported from this total of a year.
  nec_threshold_minor bigint not null default 200000 check (nec_threshold_minor >= 0),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call tenant_table('self_billing_settings', 'true', own => 'true', own_writes => 'false');
call recorded_table('self_billing_settings');

-- The consent of a partner that the company issues its invoices. Each agreement has a series of numbers of its own.
create table self_billing_agreements (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  series int not null check (series > 0),
  terms text not null,
  accepted_name text not null check (length(trim(accepted_name)) between 1 and 200),
  accepted_at timestamptz not null,
  accepted_by uuid,
  ended_at timestamptz,
  ended_by_name text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, series),
  foreign key (organization_id, partner_id) references partners
);
create unique index self_billing_agreements_one on self_billing_agreements (organization_id, partner_id) where ended_at is null;
create index on self_billing_agreements (organization_id, partner_id);
call tenant_table('self_billing_agreements', 'partner_id = app_partner()');
call recorded_table('self_billing_agreements');

-- The next number of each series. The row stays locked until the invoice is stored, so that a rolled back invoice takes no
-- number (unlike next_number, which may hand out blocks).
create table self_billing_numbers (
  organization_id uuid not null references organizations,
  agreement_id uuid not null,
  next int not null default 1 check (next > 0),
  primary key (organization_id, agreement_id),
  foreign key (organization_id, agreement_id) references self_billing_agreements
);
call tenant_table('self_billing_numbers', own => 'exists (select from self_billing_agreements a
  where a.organization_id = self_billing_numbers.organization_id and a.id = self_billing_numbers.agreement_id)');

-- Issued invoices and credit notes never change.
create table self_billing_invoices (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  agreement_id uuid not null,
  item_id uuid not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  corrects_id uuid,
  position int not null check (position > 0),
  number text not null check (length(number) between 1 and 60),
  statement_no text not null,
  issued_on date not null,
  issued_at timestamptz not null,
  currency char(3) not null,
  net_minor bigint not null check (net_minor > 0),
  vat_minor bigint not null check (vat_minor >= 0),
  total_minor bigint not null,
  -- The difference to the payment, where no net amount has exactly this total.
  rounding_minor bigint not null default 0,
  vat_rate_ppm int not null,
  treatment text not null check (treatment in ('domestic', 'reverse_charge', 'outside_scope', 'small_business')),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint self_billing_invoices_number unique (organization_id, number),
  constraint self_billing_invoices_position unique (organization_id, agreement_id, position),
  constraint self_billing_invoices_once unique (organization_id, item_id, kind),
  constraint self_billing_invoices_sum check (total_minor = net_minor + vat_minor),
  constraint self_billing_invoices_corrects check ((kind = 'credit_note') = (corrects_id is not null)),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, agreement_id) references self_billing_agreements,
  foreign key (organization_id, item_id) references payout_items,
  foreign key (organization_id, corrects_id) references self_billing_invoices
);
create index on self_billing_invoices (organization_id, partner_id, issued_on desc);
create index on self_billing_invoices (organization_id, corrects_id);
create index on self_billing_invoices (organization_id, issued_at desc);
call tenant_table('self_billing_invoices', 'partner_id = app_partner()', append_only => true);

-- The content of each invoice with names, addresses and numbers, encrypted: its files are always made from it.
create table self_billing_contents (
  organization_id uuid not null references organizations,
  invoice_id uuid not null,
  content_enc bytea not null,
  primary key (organization_id, invoice_id),
  foreign key (organization_id, invoice_id) references self_billing_invoices
);
call tenant_table('self_billing_contents',
  sees => 'exists (select from self_billing_invoices i where i.organization_id = self_billing_contents.organization_id and i.id = self_billing_contents.invoice_id)',
  append_only => true,
  own => 'exists (select from self_billing_invoices i where i.organization_id = self_billing_contents.organization_id and i.id = self_billing_contents.invoice_id)');
