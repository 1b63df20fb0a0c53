-- Why: what is counted towards bands, ceilings and bonuses is kept as sums beside the sales. Each night it is worked out from the
-- sales again; a sum that drifted would pay a wrong rate from then on without anybody seeing why.
create table counter_checks (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  checked_on date not null,
  checked_at timestamptz not null,
  sales int not null check (sales >= 0),
  counters int not null check (counters >= 0),
  difference text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, checked_on)
);
create index on counter_checks (organization_id, created_at desc, id desc);
call tenant_table('counter_checks', append_only => true, own => 'false');

create view counter_check_rows with (security_invoker = true) as
  select c.*, c.difference is null as is_intact from counter_checks c;
grant select on counter_check_rows to tandem_app, tandem_partner, tandem_system;
