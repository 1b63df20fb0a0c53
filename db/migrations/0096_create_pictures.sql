-- Why: logos and photos people upload. The bytes lie in the file store; whoever knows a picture's key may see it, so that
-- pages without a login and mails can show it.
create table pictures (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  kind text not null check (kind in ('png', 'jpg', 'webp', 'gif')),
  size int not null check (size > 0),
  sha256 text not null,
  uploaded_by uuid default app_user(),
  uploaded_by_partner_id uuid default app_partner(),
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on pictures (organization_id, sha256);
call tenant_table('pictures', 'uploaded_by_partner_id = app_partner()', 'uploaded_by_partner_id = app_partner()');
