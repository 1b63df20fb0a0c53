-- The records of Demo CRM, which people connect to try the synchronization out without an account at a provider.
create table demo_crm_records (
  organization_id uuid not null references organizations,
  object text not null check (length(object) between 1 and 60),
  remote_id text not null check (length(remote_id) between 1 and 100),
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 200000),
  -- The ids of associated records by object.
  links jsonb not null default '{}' check (jsonb_typeof(links) = 'object'),
  is_deleted boolean not null default false,
  merged_into text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, object, remote_id)
);
call tenant_table('demo_crm_records');
