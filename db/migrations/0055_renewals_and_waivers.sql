-- The outcome of a renewal: by rule from later deals and new end dates, or decided by a person. A deal whose term was
-- extended has one renewal per end date.
alter table deal_renewals
  add column outcome text check (outcome in ('later_deal', 'new_end', 'decided', 'no_deal', 'deal_lost')),
  add column decided_on date,
  add column decided_by uuid,
  -- The end date was entered by a person, so it does not follow from the lines of the deal.
  add column is_entered boolean not null default false,
  drop constraint deal_renewals_organization_id_opportunity_id_key,
  add constraint deal_renewals_once unique (organization_id, opportunity_id, ends_on);
create unique index deal_renewals_undecided on deal_renewals (organization_id, opportunity_id) where status in ('open', 'started');
alter table deal_renewals disable trigger user;
update deal_renewals set outcome = 'decided', decided_on = updated_at::date where status in ('renewed', 'ended');
alter table deal_renewals enable trigger user;
alter table deal_renewals
  add constraint deal_renewals_outcome check ((status in ('renewed', 'ended')) = (outcome is not null and decided_on is not null));

-- Requirements of gates that do not hold for one partner for a while. Partners never read the reasons.
create table gate_waivers (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  gate_id uuid not null,
  reason text not null check (length(trim(reason)) between 1 and 1000),
  -- The last day on which the requirement does not hold; without it, until the waiver is removed.
  ends_on date,
  waived_by uuid default app_user(),
  waived_by_name text not null,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, gate_id) references program_gates on delete cascade
);
create index on gate_waivers (organization_id, partner_id);
create index on gate_waivers (organization_id, gate_id);
create index on gate_waivers (organization_id, created_at desc, id desc);
call tenant_table('gate_waivers', own => 'false');
call recorded_table('gate_waivers');

-- The reasons for which a payment waits, as of the last refresh of a draft.
alter table payout_items add column holds jsonb not null default '[]' check (jsonb_typeof(holds) = 'array');
