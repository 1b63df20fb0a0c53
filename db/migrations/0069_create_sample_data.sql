-- Why: sample data comes with one click and goes with one; every row it made is known, so nothing else goes with it.
create table sample_batches (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  planted_at timestamptz not null,
  planted_by uuid default app_user(),
  removed_at timestamptz,
  primary key (organization_id, id)
);
-- A company has one set at a time.
create unique index sample_batches_one on sample_batches (organization_id) where removed_at is null;
call tenant_table('sample_batches');

create table sample_records (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  batch_id uuid not null,
  ref_table text not null,
  ref_id uuid not null,
  primary key (organization_id, id),
  unique (organization_id, ref_table, ref_id),
  foreign key (organization_id, batch_id) references sample_batches
);
create index on sample_records (organization_id, batch_id);
call tenant_table('sample_records');

-- What is sample data today; what the company kept of an earlier set is its own.
create view sample_rows with (security_invoker = true) as
  select r.organization_id, r.batch_id, r.ref_table, r.ref_id
  from sample_records r join sample_batches b on b.organization_id = r.organization_id and b.id = r.batch_id
  where b.removed_at is null;
grant select on sample_rows to tandem_app, tandem_partner, tandem_system;
