-- Why: a new company sets itself up step by step, on any day, in any tab; the company remembers where it stands.
create table onboarding_state (
  organization_id uuid primary key references organizations,
  id uuid generated always as (organization_id) stored,
  current_step text not null default 'company_details',
  completed_steps text[] not null default '{}',
  status text not null default 'not_started' check (status in ('not_started', 'in_progress', 'completed', 'skipped')),
  finished_at timestamptz,
  checklist_dismissed_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call tenant_table('onboarding_state');
call recorded_table('onboarding_state');

-- Companies that worked before there was a wizard are set up.
insert into onboarding_state (organization_id, status, finished_at, checklist_dismissed_at)
select id, 'completed', now(), now() from organizations where kind in ('vendor', 'both');
