-- All refresh tokens that a grant of an app has had, which only the installation itself reads. A used one that comes back ends the grant, unless it is one retry of
-- the same request within a few seconds: the answer is then derived again from the token and the salt.
create table oauth_refresh_tokens (
  token_hash text not null,
  organization_id uuid not null references organizations,
  api_key_id uuid not null,
  issued_at timestamptz not null default now(),
  used_at timestamptz,
  -- The request that used it, and what its answer was made with.
  request_hash text,
  salt text,
  retried_at timestamptz,
  primary key (token_hash),
  foreign key (organization_id, api_key_id) references api_keys on delete cascade
);
create index on oauth_refresh_tokens (organization_id, api_key_id);
create index on oauth_refresh_tokens (used_at) where used_at is not null;
call tenant_table('oauth_refresh_tokens', own => 'false');

insert into oauth_refresh_tokens (token_hash, organization_id, api_key_id, issued_at, used_at)
select refresh_hash, organization_id, id, coalesce(refreshed_at, now()), null from api_keys where refresh_hash is not null
union all
select former_refresh_hash, organization_id, id, coalesce(refreshed_at, now()), coalesce(refreshed_at, now())
from api_keys where former_refresh_hash is not null and former_refresh_hash <> refresh_hash
on conflict (token_hash) do nothing;
alter table api_keys drop column former_refresh_hash;

