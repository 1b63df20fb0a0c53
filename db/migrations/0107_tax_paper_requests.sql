-- The times at which the company asked a partner for its tax papers.
create table tax_paper_requests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  papers text[] not null check (cardinality(papers) > 0),
  asked_at timestamptz not null,
  asked_by uuid default app_user(),
  asked_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on tax_paper_requests (organization_id, partner_id, asked_at desc);
call tenant_table('tax_paper_requests', 'partner_id = app_partner()');
call recorded_table('tax_paper_requests');
