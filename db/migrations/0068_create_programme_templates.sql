-- Why: what a template brought into a company can be told from what the company made, so that it may be taken back unused.
create table programme_template_items (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  template text not null,
  ref_table text not null,
  ref_id uuid not null,
  -- The row as the template left it; a higher one was changed by somebody.
  added_version int not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, ref_table, ref_id)
);
call tenant_table('programme_template_items');
