-- The company's choice. Existing companies keep working as they did; new ones start with it.
alter table organizations add column money_requires_two_factor boolean not null default false;
-- The last proof within the session: the sign-in, or a code that was asked for later.
alter table identity.sessions add column factor_proven_at timestamptz;
update identity.sessions set factor_proven_at = created_at where has_second_factor;
