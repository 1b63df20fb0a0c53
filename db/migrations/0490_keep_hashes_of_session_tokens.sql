-- Why: a copy of the database let whoever had it go on as everybody who was signed in. Sessions go on: the same token has this hash.
alter table identity.sessions rename token to token_hash;
alter table identity.sessions rename constraint sessions_token_key to sessions_token_hash_key;
update identity.sessions set token_hash = encode(sha256(convert_to(token_hash, 'UTF8')), 'hex');
alter table identity.sessions add constraint sessions_token_hash_check check (token_hash ~ '^[0-9a-f]{64}$');
-- Whoever is at a provider just now begins again: what was noted for them stood in the clear too.
delete from identity.oidc_requests;
