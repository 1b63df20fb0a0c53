-- Why: a chain of hashes does not show that its end was cut off, or that all of it was written anew by somebody with every
-- right in the database. Each night both chains are worked out again, and where they end is signed and copied out of the
-- database (decision 0040). `difference` says what was wrong in a night; then nothing was signed.
create table checkpoints (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  taken_on date not null,
  taken_at timestamptz not null,
  ledger_seq bigint not null check (ledger_seq >= 0),
  ledger_hash bytea not null,
  audit_seq bigint not null check (audit_seq >= 0),
  audit_hash bytea not null,
  difference text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, taken_on)
);
create index on checkpoints (organization_id, created_at desc, id desc);
call tenant_table('checkpoints', append_only => true);

create view checkpoint_rows with (security_invoker = true) as
  select c.*, c.difference is null as is_intact from checkpoints c;
grant select on checkpoint_rows to tandem_app, tandem_partner, tandem_system;
