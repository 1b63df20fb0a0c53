-- Where a partner is in its own setup. Partners that exist now are past it.
create table partner_onboardings (
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  id uuid generated always as (partner_id) stored,
  current_step text not null default 'company_details',
  completed_steps text[] not null default '{}',
  status text not null default 'not_started' check (status in ('not_started', 'in_progress', 'completed', 'skipped')),
  finished_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, partner_id),
  foreign key (organization_id, partner_id) references partners
);
call tenant_table('partner_onboardings', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('partner_onboardings');

insert into partner_onboardings (organization_id, partner_id, status, finished_at)
  select organization_id, id, 'completed', now() from partners;
