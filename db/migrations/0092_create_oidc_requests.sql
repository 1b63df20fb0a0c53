-- Why: a sign-in that is under way at an OpenID Connect provider. Single-use; only the hash of its state is kept.
create table identity.oidc_requests (
  state_hash text primary key,
  nonce text not null,
  code_verifier text not null,
  remember_me boolean not null,
  expires_at timestamptz not null
);
create index on identity.oidc_requests (expires_at);
grant select, insert, delete on identity.oidc_requests to tandem_system;
