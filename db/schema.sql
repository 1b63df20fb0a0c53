-- Generated from the migrations by "node src/server/db/describe.ts --write"; read it, change them.

create extension btree_gin;
create extension btree_gist;
create extension citext;
create extension pg_trgm;

create schema identity;
grant usage on schema identity to tandem_system;
grant usage on schema public to public;
grant usage on schema public to tandem_app;
grant usage on schema public to tandem_partner;
grant usage on schema public to tandem_system;

create table identity.accounts (
  id uuid not null default new_id(),
  user_id uuid not null,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  password text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_provider_id_account_id_key UNIQUE (provider_id, account_id),
  constraint accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
CREATE INDEX accounts_user_id_idx ON identity.accounts USING btree (user_id);
grant delete, insert, select, update on identity.accounts to tandem_system;

create table identity.attempts (
  key text not null,
  failures double precision not null,
  last_at timestamp with time zone not null,
  blocked_until timestamp with time zone not null,
  constraint attempts_pkey PRIMARY KEY (key)
);
CREATE INDEX attempts_last_at_idx ON identity.attempts USING btree (last_at);
grant delete, insert, select, update on identity.attempts to tandem_system;

create table identity.known_devices (
  user_id uuid not null,
  mark text not null,
  last_at timestamp with time zone not null default now(),
  constraint known_devices_pkey PRIMARY KEY (user_id, mark),
  constraint known_devices_mark_check CHECK (mark ~ '^[0-9a-f]{64}$'::text),
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
CREATE INDEX known_devices_last_at_idx ON identity.known_devices USING btree (last_at);
grant delete, insert, select, update on identity.known_devices to tandem_system;

create table identity.mailed_tokens (
  id uuid not null default new_id(),
  user_id uuid not null,
  purpose text not null,
  email citext not null,
  token_hash text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint mailed_tokens_pkey PRIMARY KEY (id),
  constraint mailed_tokens_token_hash_key UNIQUE (token_hash),
  constraint mailed_tokens_purpose_check CHECK (purpose = ANY (ARRAY['reset_password'::text, 'confirm_email'::text])),
  constraint mailed_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
CREATE INDEX mailed_tokens_expires_at_idx ON identity.mailed_tokens USING btree (expires_at);
CREATE INDEX mailed_tokens_user_id_purpose_created_at_idx ON identity.mailed_tokens USING btree (user_id, purpose, created_at);
grant delete, insert, select, update on identity.mailed_tokens to tandem_system;

create table identity.oidc_requests (
  state_hash text not null,
  nonce text not null,
  code_verifier text not null,
  remember_me boolean not null,
  expires_at timestamp with time zone not null,
  constraint oidc_requests_pkey PRIMARY KEY (state_hash)
);
CREATE INDEX oidc_requests_expires_at_idx ON identity.oidc_requests USING btree (expires_at);
grant delete, insert, select on identity.oidc_requests to tandem_system;

create table identity.preferences (
  user_id uuid not null,
  user_mode_state text,
  appearance text not null default 'system'::text,
  organization_id uuid,
  programme_id uuid,
  language text,
  constraint preferences_pkey PRIMARY KEY (user_id),
  constraint preferences_appearance_check CHECK (appearance = ANY (ARRAY['light'::text, 'dark'::text, 'system'::text])),
  constraint preferences_language_check CHECK (language = ANY (ARRAY['en'::text, 'en-ca'::text, 'en-gb'::text])),
  constraint preferences_user_mode_state_check CHECK (user_mode_state = ANY (ARRAY['Company'::text, 'Partner'::text])),
  constraint preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
grant delete, insert, select, update on identity.preferences to tandem_system;

create table identity.recovery_codes (
  user_id uuid not null,
  code_hash text not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
grant delete, insert, select, update on identity.recovery_codes to tandem_system;

create table identity.sessions (
  id uuid not null default new_id(),
  token_hash text not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  has_second_factor boolean not null default false,
  impersonation_id uuid,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_token_hash_check CHECK (token_hash ~ '^[0-9a-f]{64}$'::text),
  constraint sessions_impersonation_id_fkey FOREIGN KEY (impersonation_id) REFERENCES impersonations(id) ON DELETE CASCADE,
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_expires_at_idx ON identity.sessions USING btree (expires_at);
CREATE INDEX sessions_impersonation_id_idx ON identity.sessions USING btree (impersonation_id) WHERE (impersonation_id IS NOT NULL);
CREATE INDEX sessions_user_id_idx ON identity.sessions USING btree (user_id);
CREATE TRIGGER note_end AFTER DELETE ON identity.sessions FOR EACH ROW WHEN (old.impersonation_id IS NOT NULL) EXECUTE FUNCTION note_end_of_impersonation();
CREATE TRIGGER note_sign_in AFTER INSERT ON identity.sessions FOR EACH ROW WHEN (new.impersonation_id IS NULL) EXECUTE FUNCTION note_sign_in();
grant delete, insert, select, update on identity.sessions to tandem_system;

create table identity.sign_in_challenges (
  id uuid not null default new_id(),
  token_hash text not null,
  user_id uuid not null,
  remember_me boolean not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint sign_in_challenges_pkey PRIMARY KEY (id),
  constraint sign_in_challenges_token_hash_key UNIQUE (token_hash),
  constraint sign_in_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_challenges_expires_at_idx ON identity.sign_in_challenges USING btree (expires_at);
CREATE INDEX sign_in_challenges_user_id_idx ON identity.sign_in_challenges USING btree (user_id);
grant delete, insert, select, update on identity.sign_in_challenges to tandem_system;

create table identity.two_factors (
  user_id uuid not null,
  secret bytea not null,
  enabled_at timestamp with time zone,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null,
  constraint two_factors_pkey PRIMARY KEY (user_id),
  constraint two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
grant delete, insert, select, update on identity.two_factors to tandem_system;

create table identity.users (
  id uuid not null default new_id(),
  email citext not null,
  email_verified boolean not null default false,
  name text not null,
  image text,
  status text not null default 'active'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  last_sign_in_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_key UNIQUE (email),
  constraint users_status_check CHECK (status = ANY (ARRAY['active'::text, 'blocked'::text]))
);
grant delete, insert, select, update on identity.users to tandem_system;

create table identity.verifications (
  id uuid not null default new_id(),
  identifier text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint verifications_pkey PRIMARY KEY (id)
);
CREATE INDEX verifications_identifier_idx ON identity.verifications USING btree (identifier);
grant delete, insert, select, update on identity.verifications to tandem_system;

create table account_balances (
  organization_id uuid not null,
  account_id uuid not null,
  debit_minor bigint not null default 0,
  credit_minor bigint not null default 0,
  constraint account_balances_pkey PRIMARY KEY (organization_id, account_id),
  constraint account_balances_organization_id_account_id_fkey FOREIGN KEY (organization_id, account_id) REFERENCES ledger_accounts(organization_id, id),
  constraint account_balances_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE CONSTRAINT TRIGGER above_zero AFTER INSERT ON account_balances DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.debit_minor > new.credit_minor) EXECUTE FUNCTION keep_above_zero();
CREATE CONSTRAINT TRIGGER above_zero_still AFTER UPDATE ON account_balances DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.debit_minor > new.credit_minor AND new.debit_minor > old.debit_minor) EXECUTE FUNCTION keep_above_zero();
alter table account_balances enable row level security;
alter table account_balances force row level security;
create policy company on account_balances to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on account_balances as restrictive to tandem_own using ((EXISTS ( SELECT FROM ledger_accounts a WHERE ((a.organization_id = account_balances.organization_id) AND (a.id = account_balances.account_id))))) with check ((EXISTS ( SELECT FROM ledger_accounts a WHERE ((a.organization_id = account_balances.organization_id) AND (a.id = account_balances.account_id)))));
create policy partner on account_balances to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM ledger_accounts a WHERE ((a.organization_id = account_balances.organization_id) AND (a.id = account_balances.account_id)))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on account_balances to tandem_system using (true) with check (true);
grant delete, insert, select, update on account_balances to tandem_app;
grant delete, insert, select, update on account_balances to tandem_partner;
grant delete, insert, select, update on account_balances to tandem_system;

create table accounting_period_balances (
  organization_id uuid not null,
  period_id uuid not null,
  account_id uuid not null,
  debit_minor bigint not null,
  credit_minor bigint not null,
  constraint accounting_period_balances_pkey PRIMARY KEY (organization_id, period_id, account_id),
  constraint accounting_period_balances_organization_id_account_id_fkey FOREIGN KEY (organization_id, account_id) REFERENCES ledger_accounts(organization_id, id),
  constraint accounting_period_balances_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint accounting_period_balances_organization_id_period_id_fkey FOREIGN KEY (organization_id, period_id) REFERENCES accounting_periods(organization_id, id)
);
CREATE INDEX accounting_period_balances_organization_id_account_id_idx ON public.accounting_period_balances USING btree (organization_id, account_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON accounting_period_balances FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER keep BEFORE INSERT ON accounting_period_balances FOR EACH ROW EXECUTE FUNCTION keep_period_balances();
alter table accounting_period_balances enable row level security;
alter table accounting_period_balances force row level security;
create policy company on accounting_period_balances to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on accounting_period_balances as restrictive to tandem_own using ((EXISTS ( SELECT FROM ledger_accounts a WHERE ((a.organization_id = accounting_period_balances.organization_id) AND (a.id = accounting_period_balances.account_id))))) with check ((EXISTS ( SELECT FROM ledger_accounts a WHERE ((a.organization_id = accounting_period_balances.organization_id) AND (a.id = accounting_period_balances.account_id)))));
create policy partner on accounting_period_balances to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on accounting_period_balances to tandem_system using (true) with check (true);
grant insert, select on accounting_period_balances to tandem_app;
grant insert, select on accounting_period_balances to tandem_partner;
grant insert, select on accounting_period_balances to tandem_system;

create table accounting_period_totals (
  organization_id uuid not null,
  period_id uuid not null,
  currency character(3) not null,
  accrued_minor bigint not null,
  released_minor bigint not null,
  paid_minor bigint not null,
  owed_minor bigint not null,
  constraint accounting_period_totals_pkey PRIMARY KEY (organization_id, period_id, currency),
  constraint accounting_period_totals_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint accounting_period_totals_organization_id_period_id_fkey FOREIGN KEY (organization_id, period_id) REFERENCES accounting_periods(organization_id, id)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON accounting_period_totals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER keep BEFORE INSERT ON accounting_period_totals FOR EACH ROW EXECUTE FUNCTION keep_period_balances();
alter table accounting_period_totals enable row level security;
alter table accounting_period_totals force row level security;
create policy company on accounting_period_totals to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on accounting_period_totals as restrictive to tandem_own using (false) with check (false);
create policy partner on accounting_period_totals to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on accounting_period_totals to tandem_system using (true) with check (true);
grant insert, select on accounting_period_totals to tandem_app;
grant insert, select on accounting_period_totals to tandem_partner;
grant insert, select on accounting_period_totals to tandem_system;

create table accounting_periods (
  id uuid not null default new_id(),
  organization_id uuid not null,
  month date not null,
  state text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  seq bigint,
  hash bytea,
  closing_at timestamp with time zone,
  closing_by uuid,
  closed_at timestamp with time zone,
  closed_by uuid,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint accounting_periods_pkey PRIMARY KEY (organization_id, id),
  constraint accounting_periods_organization_id_month_key UNIQUE (organization_id, month),
  constraint accounting_periods_checkpoint CHECK ((state = 'closed'::text) = (starts_at IS NOT NULL AND ends_at IS NOT NULL AND seq IS NOT NULL AND hash IS NOT NULL AND closed_at IS NOT NULL)),
  constraint accounting_periods_first_day CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint accounting_periods_span CHECK (starts_at < ends_at),
  constraint accounting_periods_state_check CHECK (state = ANY (ARRAY['open'::text, 'closing'::text, 'closed'::text])),
  constraint accounting_periods_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE TRIGGER keep BEFORE INSERT OR DELETE OR UPDATE ON accounting_periods FOR EACH ROW EXECUTE FUNCTION keep_accounting_period();
CREATE TRIGGER record AFTER DELETE OR UPDATE ON accounting_periods FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON accounting_periods REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON accounting_periods FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table accounting_periods enable row level security;
alter table accounting_periods force row level security;
create policy company on accounting_periods to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on accounting_periods as restrictive to tandem_own using (true) with check (true);
create policy partner on accounting_periods to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on accounting_periods to tandem_system using (true) with check (true);
grant delete, insert, select, update on accounting_periods to tandem_app;
grant delete, insert, select, update on accounting_periods to tandem_partner;
grant delete, insert, select, update on accounting_periods to tandem_system;

create table accounts (
  id uuid not null default new_id(),
  organization_id uuid not null,
  name text not null,
  name_key text not null,
  domain text,
  domain_key text,
  website text,
  country text,
  industry text,
  employees integer,
  annual_revenue_minor bigint,
  currency character(3) not null default 'USD'::bpchar,
  founded_year integer,
  parent_account_id uuid,
  owner_user_id uuid,
  is_customer boolean not null default false,
  external_ref text,
  tags text[] not null default '{}'::text[],
  custom jsonb not null default '{}'::jsonb,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  merged_into_id uuid,
  country_as_entered text,
  constraint accounts_pkey PRIMARY KEY (organization_id, id),
  constraint accounts_country_check CHECK (country ~ '^[A-Z]{2}$'::text),
  constraint accounts_employees_check CHECK (employees >= 0),
  constraint accounts_merged_stay_archived CHECK (merged_into_id IS NULL OR archived_at IS NOT NULL AND merged_into_id <> id),
  constraint accounts_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 200),
  constraint accounts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint accounts_organization_id_merged_into_id_fkey FOREIGN KEY (organization_id, merged_into_id) REFERENCES accounts(organization_id, id),
  constraint accounts_organization_id_owner_user_id_fkey FOREIGN KEY (organization_id, owner_user_id) REFERENCES memberships(organization_id, user_id),
  constraint accounts_organization_id_parent_account_id_fkey FOREIGN KEY (organization_id, parent_account_id) REFERENCES accounts(organization_id, id)
);
CREATE INDEX accounts_custom_idx ON public.accounts USING gin (custom jsonb_path_ops);
CREATE INDEX accounts_name_domain_industry_organization_id_idx ON public.accounts USING gin (name gin_trgm_ops, domain gin_trgm_ops, industry gin_trgm_ops, organization_id);
CREATE INDEX accounts_organization_id_domain_key_idx ON public.accounts USING btree (organization_id, domain_key);
CREATE UNIQUE INDEX accounts_organization_id_external_ref_idx ON public.accounts USING btree (organization_id, external_ref) WHERE (external_ref IS NOT NULL);
CREATE INDEX accounts_organization_id_merged_into_id_idx ON public.accounts USING btree (organization_id, merged_into_id);
CREATE INDEX accounts_organization_id_name_idx ON public.accounts USING btree (organization_id, name);
CREATE INDEX accounts_organization_id_name_key_idx ON public.accounts USING btree (organization_id, name_key);
CREATE INDEX accounts_organization_id_name_key_idx1 ON public.accounts USING gin (organization_id, name_key gin_trgm_ops);
CREATE INDEX accounts_organization_id_owner_user_id_idx ON public.accounts USING btree (organization_id, owner_user_id);
CREATE INDEX accounts_organization_id_parent_account_id_idx ON public.accounts USING btree (organization_id, parent_account_id);
CREATE TRIGGER keep_custom_unique AFTER INSERT ON accounts FOR EACH ROW WHEN (new.custom <> '{}'::jsonb) EXECUTE FUNCTION keep_custom_unique();
CREATE TRIGGER keep_custom_unique_changed AFTER UPDATE OF custom ON accounts FOR EACH ROW WHEN (new.custom IS DISTINCT FROM old.custom) EXECUTE FUNCTION keep_custom_unique();
CREATE TRIGGER keep_custom_unique_deleted AFTER DELETE ON accounts FOR EACH ROW WHEN (old.custom <> '{}'::jsonb) EXECUTE FUNCTION keep_custom_unique();
CREATE TRIGGER keep_tags BEFORE INSERT ON accounts FOR EACH ROW WHEN (new.tags <> '{}'::text[]) EXECUTE FUNCTION keep_tags();
CREATE TRIGGER keep_tags_changed BEFORE UPDATE OF tags ON accounts FOR EACH ROW WHEN (new.tags IS DISTINCT FROM old.tags AND new.tags <> '{}'::text[]) EXECUTE FUNCTION keep_tags();
CREATE TRIGGER record AFTER DELETE OR UPDATE ON accounts FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON accounts REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON accounts FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table accounts enable row level security;
alter table accounts force row level security;
create policy company on accounts to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on accounts as restrictive to tandem_own using (true) with check (true);
create policy partner on accounts to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (id = ANY (ARRAY( SELECT DISTINCT o.account_id FROM opportunities o WHERE (o.organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on accounts to tandem_system using (true) with check (true);
grant delete, insert, select, update on accounts to tandem_app;
grant delete, insert, select, update on accounts to tandem_partner;
grant delete, insert, select, update on accounts to tandem_system;

create table announcements (
  id uuid not null default new_id(),
  text text not null,
  link text,
  tone text not null default 'info'::text,
  audience text not null default 'everybody'::text,
  starts_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint announcements_pkey PRIMARY KEY (id),
  constraint announcements_audience_check CHECK (audience = ANY (ARRAY['everybody'::text, 'company'::text, 'partner'::text])),
  constraint announcements_check CHECK (ends_at > starts_at),
  constraint announcements_link_check CHECK (length(link) <= 500),
  constraint announcements_text_check CHECK (length(TRIM(BOTH FROM text)) >= 1 AND length(TRIM(BOTH FROM text)) <= 300),
  constraint announcements_tone_check CHECK (tone = ANY (ARRAY['info'::text, 'warning'::text]))
);
CREATE TRIGGER touch BEFORE UPDATE ON announcements FOR EACH ROW EXECUTE FUNCTION touch_row();
grant delete, insert, select, update on announcements to tandem_system;
grant select on announcements to tandem_app;
grant select on announcements to tandem_partner;

create table api_keys (
  id uuid not null default new_id(),
  organization_id uuid not null,
  partner_id uuid,
  user_id uuid not null,
  name text not null,
  prefix text not null,
  secret_hash text not null,
  permissions text[] not null,
  rate_per_minute integer not null default 300,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_by uuid,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint api_keys_pkey PRIMARY KEY (organization_id, id),
  constraint api_keys_secret_hash_key UNIQUE (secret_hash),
  constraint api_keys_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 80),
  constraint api_keys_permissions_check CHECK (cardinality(permissions) > 0),
  constraint api_keys_rate_per_minute_check CHECK (rate_per_minute >= 1 AND rate_per_minute <= 6000),
  constraint api_keys_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint api_keys_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id)
);
CREATE INDEX api_keys_organization_id_partner_id_idx ON public.api_keys USING btree (organization_id, partner_id);
CREATE INDEX api_keys_user_id_idx ON public.api_keys USING btree (user_id);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON api_keys FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON api_keys REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER tell_identity AFTER UPDATE OF revoked_at, permissions, expires_at ON api_keys FOR EACH STATEMENT EXECUTE FUNCTION tell_identity_changed();
CREATE TRIGGER touch BEFORE UPDATE ON api_keys FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table api_keys enable row level security;
alter table api_keys force row level security;
create policy company on api_keys to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on api_keys as restrictive to tandem_own using (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])))) with check (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))));
create policy partner on api_keys to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner())));
create policy system on api_keys to tandem_system using (true) with check (true);
grant delete, insert, select, update on api_keys to tandem_app;
grant delete, insert, select, update on api_keys to tandem_partner;
grant delete, insert, select, update on api_keys to tandem_system;

create table audiences (
  id uuid not null default new_id(),
  organization_id uuid not null,
  name text not null,
  description text,
  entity text not null,
  conditions jsonb not null,
  colour text,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint audiences_pkey PRIMARY KEY (organization_id, id),
  constraint audiences_conditions_check CHECK (jsonb_typeof(conditions -> 'any'::text) = 'array'::text),
  constraint audiences_entity_check CHECK (entity = ANY (ARRAY['partners'::text, 'contacts'::text, 'opportunities'::text])),
  constraint audiences_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 120),
  constraint audiences_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX audiences_name ON public.audiences USING btree (organization_id, entity, lower(name)) WHERE (archived_at IS NULL);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON audiences FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON audiences REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON audiences FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table audiences enable row level security;
alter table audiences force row level security;
create policy company on audiences to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on audiences as restrictive to tandem_own using (true) with check (true);
create policy partner on audiences to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on audiences to tandem_system using (true) with check (true);
grant delete, insert, select, update on audiences to tandem_app;
grant delete, insert, select, update on audiences to tandem_partner;
grant delete, insert, select, update on audiences to tandem_system;

create table audit_events (
  id uuid not null default new_id(),
  seq bigint not null generated always as identity,
  tx xid8 not null default recorded_tx(),
  organization_id uuid not null,
  at timestamp with time zone not null default clock_timestamp(),
  actor_kind text not null,
  actor_id uuid,
  actor_partner_id uuid,
  action text not null,
  ref_table text not null,
  ref_id uuid not null,
  changes jsonb not null,
  reason text,
  request_id text,
  batch_id uuid,
  partner_id uuid,
  api_key_id uuid,
  impersonator_id uuid,
  constraint audit_events_pkey PRIMARY KEY (organization_id, id),
  constraint audit_events_action_check CHECK (action = ANY (ARRAY['created'::text, 'updated'::text, 'archived'::text, 'deleted'::text]))
);
CREATE INDEX audit_events_organization_id_actor_id_at_idx ON public.audit_events USING btree (organization_id, actor_id, at DESC);
CREATE INDEX audit_events_organization_id_at_idx ON public.audit_events USING btree (organization_id, at DESC);
CREATE INDEX audit_events_organization_id_batch_id_idx ON public.audit_events USING btree (organization_id, batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX audit_events_organization_id_partner_id_at_idx ON public.audit_events USING btree (organization_id, partner_id, at DESC) WHERE (partner_id IS NOT NULL);
CREATE INDEX audit_events_organization_id_ref_table_ref_id_idx ON public.audit_events USING btree (organization_id, ref_table, ref_id);
CREATE INDEX audit_events_organization_id_tx_seq_idx ON public.audit_events USING btree (organization_id, tx, seq);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table audit_events enable row level security;
alter table audit_events force row level security;
create policy company on audit_events to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on audit_events as restrictive to tandem_own using ((((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])) OR (actor_id = app_user()) OR ((ref_table = 'partners'::text) AND (ref_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) OR ((partner_id IS NULL) AND (ref_table = ANY (ARRAY['accounts'::text, 'partner_types'::text, 'partner_regions'::text, 'partner_statuses'::text, 'partner_tiers'::text, 'contact_types'::text, 'product_categories'::text, 'products'::text, 'opportunity_types'::text, 'opportunity_stages'::text, 'custom_fields'::text, 'programme_settings'::text, 'commission_plans'::text, 'plan_versions'::text])))) AND CASE ref_table WHEN 'opportunity_notes'::text THEN (EXISTS ( SELECT FROM opportunity_notes n WHERE ((n.organization_id = audit_events.organization_id) AND (n.id = audit_events.ref_id)))) WHEN 'documents'::text THEN (EXISTS ( SELECT FROM documents d WHERE ((d.organization_id = audit_events.organization_id) AND (d.id = audit_events.ref_id)))) WHEN 'deal_conflicts'::text THEN (EXISTS ( SELECT FROM deal_conflict_rows c WHERE ((c.organization_id = audit_events.organization_id) AND (c.id = audit_events.ref_id) AND (c.other_id IS NOT NULL)))) ELSE true END)) with check (true);
create policy partner on audit_events to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (actor_partner_id = app_partner()) AND (audit_fields_for_partner(ref_table) IS NOT NULL))) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy system on audit_events to tandem_system using (true) with check (true);
grant insert, select on audit_events to tandem_app;
grant insert, select on audit_events to tandem_partner;
grant insert, select on audit_events to tandem_system;

create table audit_seals (
  organization_id uuid not null,
  seq bigint not null,
  to_tx xid8 not null,
  to_seq bigint not null,
  event_count integer not null,
  prev_hash bytea not null,
  hash bytea not null,
  sealed_at timestamp with time zone not null default now(),
  constraint audit_seals_pkey PRIMARY KEY (organization_id, seq),
  constraint audit_seals_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table audit_seals enable row level security;
alter table audit_seals force row level security;
create policy company on audit_seals to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on audit_seals as restrictive to tandem_own using (false) with check (false);
create policy partner on audit_seals to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on audit_seals to tandem_system using (true) with check (true);
grant insert, select on audit_seals to tandem_app;
grant insert, select on audit_seals to tandem_partner;
grant insert, select on audit_seals to tandem_system;

create table checkpoints (
  id uuid not null default new_id(),
  organization_id uuid not null,
  taken_on date not null,
  taken_at timestamp with time zone not null,
  ledger_seq bigint not null,
  ledger_hash bytea not null,
  audit_seq bigint not null,
  audit_hash bytea not null,
  difference text,
  created_at timestamp with time zone not null default now(),
  constraint checkpoints_pkey PRIMARY KEY (organization_id, id),
  constraint checkpoints_organization_id_taken_on_key UNIQUE (organization_id, taken_on),
  constraint checkpoints_audit_seq_check CHECK (audit_seq >= 0),
  constraint checkpoints_ledger_seq_check CHECK (ledger_seq >= 0),
  constraint checkpoints_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX checkpoints_organization_id_created_at_id_idx ON public.checkpoints USING btree (organization_id, created_at DESC, id DESC);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON checkpoints FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table checkpoints enable row level security;
alter table checkpoints force row level security;
create policy company on checkpoints to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on checkpoints as restrictive to tandem_own using (true) with check (true);
create policy partner on checkpoints to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on checkpoints to tandem_system using (true) with check (true);
grant insert, select on checkpoints to tandem_app;
grant insert, select on checkpoints to tandem_partner;
grant insert, select on checkpoints to tandem_system;

create table commission_cells (
  organization_id uuid not null,
  kind text not null,
  key text not null,
  value jsonb not null,
  constraint commission_cells_pkey PRIMARY KEY (organization_id, kind, key),
  constraint commission_cells_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
alter table commission_cells enable row level security;
alter table commission_cells force row level security;
create policy company on commission_cells to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on commission_cells as restrictive to tandem_own using (false) with check (false);
create policy partner on commission_cells to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on commission_cells to tandem_system using (true) with check (true);
grant delete, insert, select, update on commission_cells to tandem_app;
grant delete, insert, select, update on commission_cells to tandem_partner;
grant delete, insert, select, update on commission_cells to tandem_system;

create table commission_dispute_messages (
  id uuid not null default new_id(),
  organization_id uuid not null,
  dispute_id uuid not null,
  side text not null,
  kind text not null,
  author_id uuid,
  author_name text not null,
  body text not null,
  said_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint commission_dispute_messages_pkey PRIMARY KEY (organization_id, id),
  constraint commission_dispute_messages_body_check CHECK (length(body) <= 2000),
  constraint commission_dispute_messages_kind_check CHECK (kind = ANY (ARRAY['opened'::text, 'said'::text, 'kept'::text, 'corrected'::text, 'withdrawn'::text])),
  constraint commission_dispute_messages_side_check CHECK (side = ANY (ARRAY['company'::text, 'partner'::text])),
  constraint commission_dispute_messages_organization_id_dispute_id_fkey FOREIGN KEY (organization_id, dispute_id) REFERENCES commission_disputes(organization_id, id),
  constraint commission_dispute_messages_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX commission_dispute_messages_organization_id_dispute_id_said_idx ON public.commission_dispute_messages USING btree (organization_id, dispute_id, said_at);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON commission_dispute_messages FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table commission_dispute_messages enable row level security;
alter table commission_dispute_messages force row level security;
create policy company on commission_dispute_messages to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on commission_dispute_messages as restrictive to tandem_own using ((EXISTS ( SELECT FROM commission_disputes d WHERE ((d.organization_id = commission_dispute_messages.organization_id) AND (d.id = commission_dispute_messages.dispute_id))))) with check ((EXISTS ( SELECT FROM commission_disputes d WHERE ((d.organization_id = commission_dispute_messages.organization_id) AND (d.id = commission_dispute_messages.dispute_id)))));
create policy partner on commission_dispute_messages to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM commission_disputes d WHERE ((d.organization_id = commission_dispute_messages.organization_id) AND (d.id = commission_dispute_messages.dispute_id)))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND ((side = 'partner'::text) AND (EXISTS ( SELECT FROM commission_disputes d WHERE ((d.organization_id = commission_dispute_messages.organization_id) AND (d.id = commission_dispute_messages.dispute_id)))))));
create policy system on commission_dispute_messages to tandem_system using (true) with check (true);
grant insert, select on commission_dispute_messages to tandem_app;
grant insert, select on commission_dispute_messages to tandem_partner;
grant insert, select on commission_dispute_messages to tandem_system;

create table commission_disputes (
  id uuid not null default new_id(),
  organization_id uuid not null,
  partner_id uuid not null,
  line_id uuid not null,
  number bigint not null,
  reason text not null,
  step text,
  status text not null default 'open'::text,
  correction_line_id uuid,
  recalculation_id uuid,
  decided_by uuid,
  decided_at timestamp with time zone,
  opened_at timestamp with time zone not null,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint commission_disputes_pkey PRIMARY KEY (organization_id, id),
  constraint commission_disputes_organization_id_number_key UNIQUE (organization_id, number),
  constraint commission_disputes_corrected CHECK ((status = 'corrected'::text) = (num_nonnulls(correction_line_id, recalculation_id) = 1)),
  constraint commission_disputes_decided CHECK ((status = 'open'::text) = (decided_at IS NULL)),
  constraint commission_disputes_reason_check CHECK (reason = ANY (ARRAY['rate'::text, 'base'::text, 'share'::text, 'taken_back'::text, 'hold'::text, 'missing'::text, 'other'::text])),
  constraint commission_disputes_status_check CHECK (status = ANY (ARRAY['open'::text, 'kept'::text, 'corrected'::text, 'withdrawn'::text])),
  constraint commission_disputes_step_check CHECK (length(step) >= 1 AND length(step) <= 200),
  constraint commission_disputes_organization_id_correction_line_id_fkey FOREIGN KEY (organization_id, correction_line_id) REFERENCES commission_lines(organization_id, id),
  constraint commission_disputes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint commission_disputes_organization_id_line_id_fkey FOREIGN KEY (organization_id, line_id) REFERENCES commission_lines(organization_id, id),
  constraint commission_disputes_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint commission_disputes_organization_id_recalculation_id_fkey FOREIGN KEY (organization_id, recalculation_id) REFERENCES commission_recalculations(organization_id, id)
);
CREATE UNIQUE INDEX commission_disputes_open ON public.commission_disputes USING btree (organization_id, line_id) WHERE (status = 'open'::text);
CREATE INDEX commission_disputes_organization_id_correction_line_id_idx ON public.commission_disputes USING btree (organization_id, correction_line_id);
CREATE INDEX commission_disputes_organization_id_line_id_idx ON public.commission_disputes USING btree (organization_id, line_id);
CREATE INDEX commission_disputes_organization_id_partner_id_opened_at_idx ON public.commission_disputes USING btree (organization_id, partner_id, opened_at);
CREATE INDEX commission_disputes_organization_id_recalculation_id_idx ON public.commission_disputes USING btree (organization_id, recalculation_id);
CREATE INDEX commission_disputes_organization_id_status_opened_at_idx ON public.commission_disputes USING btree (organization_id, status, opened_at);
CREATE TRIGGER keep BEFORE DELETE OR UPDATE ON commission_disputes FOR EACH ROW EXECUTE FUNCTION keep_dispute();
CREATE TRIGGER record AFTER DELETE OR UPDATE ON commission_disputes FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON commission_disputes REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON commission_disputes FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table commission_disputes enable row level security;
alter table commission_disputes force row level security;
create policy company on commission_disputes to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on commission_disputes as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])));
create policy partner on commission_disputes to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner())));
create policy system on commission_disputes to tandem_system using (true) with check (true);
grant delete, insert, select, update on commission_disputes to tandem_app;
grant delete, insert, select, update on commission_disputes to tandem_partner;
grant delete, insert, select, update on commission_disputes to tandem_system;

create table commission_events (
  id uuid not null default new_id(),
  organization_id uuid not null,
  source text not null,
  external_id text not null,
  kind text not null,
  occurred_on date not null,
  received_at timestamp with time zone not null default clock_timestamp(),
  opportunity_id uuid,
  account_id uuid,
  of_event_id uuid,
  currency character(3) not null,
  body jsonb not null,
  status text not null default 'received'::text,
  result text,
  codes text[] not null default '{}'::text[],
  note text,
  seq bigint not null generated always as identity,
  created_at timestamp with time zone not null default now(),
  rated_seq bigint,
  created_by uuid default app_user(),
  constraint commission_events_pkey PRIMARY KEY (organization_id, id),
  constraint commission_events_organization_id_source_external_id_key UNIQUE (organization_id, source, external_id),
  constraint commission_events_kind_check CHECK (kind = ANY (ARRAY['sale'::text, 'refund'::text, 'lost'::text, 'amend'::text, 'payment'::text, 'recalc'::text, 'manual'::text, 'carried'::text])),
  constraint commission_events_result_check CHECK (result = ANY (ARRAY['lines'::text, 'no_plan'::text, 'no_rule'::text, 'zero'::text, 'blocked'::text, 'parked'::text, 'error'::text])),
  constraint commission_events_status_check CHECK (status = ANY (ARRAY['received'::text, 'rated'::text, 'parked'::text, 'ignored'::text, 'failed'::text])),
  constraint commission_events_organization_id_account_id_fkey FOREIGN KEY (organization_id, account_id) REFERENCES accounts(organization_id, id),
  constraint commission_events_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint commission_events_organization_id_of_event_id_fkey FOREIGN KEY (organization_id, of_event_id) REFERENCES commission_events(organization_id, id),
  constraint commission_events_organization_id_opportunity_id_fkey FOREIGN KEY (organization_id, opportunity_id) REFERENCES opportunities(organization_id, id)
);
comment on column commission_events.rated_seq is 'Its place among the others, where it was rated later than it came.';
CREATE INDEX commission_events_organization_id_account_id_idx ON public.commission_events USING btree (organization_id, account_id);
CREATE INDEX commission_events_organization_id_of_event_id_idx ON public.commission_events USING btree (organization_id, of_event_id);
CREATE INDEX commission_events_organization_id_opportunity_id_idx ON public.commission_events USING btree (organization_id, opportunity_id);
CREATE INDEX commission_events_organization_id_received_at_id_idx ON public.commission_events USING btree (organization_id, received_at DESC, id DESC);
CREATE INDEX commission_events_organization_id_seq_idx ON public.commission_events USING btree (organization_id, seq);
CREATE INDEX commission_events_organization_id_status_idx ON public.commission_events USING btree (organization_id, status) WHERE (status = ANY (ARRAY['received'::text, 'parked'::text]));
CREATE TRIGGER keep_event BEFORE DELETE OR UPDATE ON commission_events FOR EACH ROW EXECUTE FUNCTION keep_commission_event();
alter table commission_events enable row level security;
alter table commission_events force row level security;
create policy company on commission_events to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on commission_events as restrictive to tandem_own using (((EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = commission_events.organization_id) AND (o.id = commission_events.opportunity_id)))) OR (EXISTS ( SELECT FROM commission_lines l WHERE ((l.organization_id = commission_events.organization_id) AND (l.event_id = commission_events.id)))))) with check (((EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = commission_events.organization_id) AND (o.id = commission_events.opportunity_id)))) OR (EXISTS ( SELECT FROM commission_lines l WHERE ((l.organization_id = commission_events.organization_id) AND (l.event_id = commission_events.id))))));
create policy partner on commission_events to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on commission_events to tandem_system using (true) with check (true);
grant delete, insert, select, update on commission_events to tandem_app;
grant delete, insert, select, update on commission_events to tandem_partner;
grant delete, insert, select, update on commission_events to tandem_system;

create table commission_fact_sets (
  organization_id uuid not null,
  hash text not null,
  facts jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint commission_fact_sets_pkey PRIMARY KEY (organization_id, hash),
  constraint commission_fact_sets_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON commission_fact_sets FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table commission_fact_sets enable row level security;
alter table commission_fact_sets force row level security;
create policy company on commission_fact_sets to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on commission_fact_sets as restrictive to tandem_own using (false) with check (false);
create policy partner on commission_fact_sets to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on commission_fact_sets to tandem_system using (true) with check (true);
grant insert, select on commission_fact_sets to tandem_app;
grant insert, select on commission_fact_sets to tandem_partner;
grant insert, select on commission_fact_sets to tandem_system;

create table commission_lines (
  id uuid not null default new_id(),
  organization_id uuid not null,
  number bigint not null,
  event_id uuid not null,
  rating_id uuid,
  opportunity_id uuid,
  sale_event_id uuid not null,
  engine_key text not null,
  account_key text not null,
  partner_id uuid not null,
  role text not null,
  plan_version_id uuid,
  rule_id text not null,
  slot text not null,
  kind text not null,
  amount_minor bigint not null,
  currency character(3) not null,
  base_minor bigint,
  effective_rate_ppm bigint,
  split_weight integer,
  tier_id uuid,
  effective_on date not null,
  release_on date not null,
  adjusts_line_id uuid,
  status text not null default 'on_hold'::text,
  hold_reason text,
  payout_item_id uuid,
  description text not null,
  created_at timestamp with time zone not null default now(),
  constraint commission_lines_pkey PRIMARY KEY (organization_id, id),
  constraint commission_lines_organization_id_engine_key_key UNIQUE (organization_id, engine_key),
  constraint commission_lines_organization_id_number_key UNIQUE (organization_id, number),
  constraint commission_lines_amount_minor_check CHECK (amount_minor <> 0),
  constraint commission_lines_kind_check CHECK (kind = ANY (ARRAY['accrual'::text, 'adjustment'::text, 'clawback'::text, 'bonus'::text, 'manual'::text, 'carried'::text])),
  constraint commission_lines_rated CHECK ((rating_id IS NULL) = (kind = ANY (ARRAY['manual'::text, 'carried'::text]))),
  constraint commission_lines_status_check CHECK (status = ANY (ARRAY['on_hold'::text, 'payable'::text, 'reserved'::text, 'paid'::text, 'void'::text])),
  constraint commission_lines_organization_id_adjusts_line_id_fkey FOREIGN KEY (organization_id, adjusts_line_id) REFERENCES commission_lines(organization_id, id),
  constraint commission_lines_organization_id_event_id_fkey FOREIGN KEY (organization_id, event_id) REFERENCES commission_events(organization_id, id),
  constraint commission_lines_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint commission_lines_organization_id_opportunity_id_fkey FOREIGN KEY (organization_id, opportunity_id) REFERENCES opportunities(organization_id, id),
  constraint commission_lines_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint commission_lines_organization_id_payout_item_id_fkey FOREIGN KEY (organization_id, payout_item_id) REFERENCES payout_items(organization_id, id),
  constraint commission_lines_organization_id_plan_version_id_fkey FOREIGN KEY (organization_id, plan_version_id) REFERENCES plan_versions(organization_id, id),
  constraint commission_lines_organization_id_rating_id_fkey FOREIGN KEY (organization_id, rating_id) REFERENCES commission_ratings(organization_id, id),
  constraint commission_lines_organization_id_sale_event_id_fkey FOREIGN KEY (organization_id, sale_event_id) REFERENCES commission_events(organization_id, id),
  constraint commission_lines_organization_id_tier_id_fkey FOREIGN KEY (organization_id, tier_id) REFERENCES partner_tiers(organization_id, id)
);
CREATE INDEX commission_lines_organization_id_account_key_idx ON public.commission_lines USING btree (organization_id, account_key);
CREATE INDEX commission_lines_organization_id_adjusts_line_id_idx ON public.commission_lines USING btree (organization_id, adjusts_line_id);
CREATE INDEX commission_lines_organization_id_created_at_id_idx ON public.commission_lines USING btree (organization_id, created_at DESC, id DESC);
CREATE INDEX commission_lines_organization_id_event_id_idx ON public.commission_lines USING btree (organization_id, event_id);
CREATE INDEX commission_lines_organization_id_opportunity_id_idx ON public.commission_lines USING btree (organization_id, opportunity_id);
CREATE INDEX commission_lines_organization_id_partner_id_currency_status_idx ON public.commission_lines USING btree (organization_id, partner_id, currency, status);
CREATE INDEX commission_lines_organization_id_payout_item_id_idx ON public.commission_lines USING btree (organization_id, payout_item_id);
CREATE INDEX commission_lines_organization_id_plan_version_id_idx ON public.commission_lines USING btree (organization_id, plan_version_id);
CREATE INDEX commission_lines_organization_id_rating_id_idx ON public.commission_lines USING btree (organization_id, rating_id);
CREATE INDEX commission_lines_organization_id_sale_event_id_idx ON public.commission_lines USING btree (organization_id, sale_event_id);
CREATE INDEX commission_lines_organization_id_status_release_on_idx ON public.commission_lines USING btree (organization_id, status, release_on);
CREATE INDEX commission_lines_organization_id_tier_id_idx ON public.commission_lines USING btree (organization_id, tier_id);
CREATE TRIGGER keep_line BEFORE DELETE OR UPDATE ON commission_lines FOR EACH ROW EXECUTE FUNCTION keep_commission_line();
CREATE TRIGGER record_hold AFTER UPDATE ON commission_lines FOR EACH ROW WHEN (old.hold_reason IS DISTINCT FROM new.hold_reason) EXECUTE FUNCTION record_change();
alter table commission_lines enable row level security;
alter table commission_lines force row level security;
create policy company on commission_lines to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on commission_lines as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])));
create policy partner on commission_lines to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on commission_lines to tandem_system using (true) with check (true);
grant delete, insert, select, update on commission_lines to tandem_app;
grant delete, insert, select, update on commission_lines to tandem_partner;
grant delete, insert, select, update on commission_lines to tandem_system;

create table commission_plans (
  id uuid not null default new_id(),
  organization_id uuid not null,
  name text not null,
  description text,
  status text not null default 'draft'::text,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint commission_plans_pkey PRIMARY KEY (organization_id, id),
  constraint commission_plans_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 200),
  constraint commission_plans_status_check CHECK (status = ANY (ARRAY['draft'::text, 'active'::text, 'archived'::text])),
  constraint commission_plans_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX commission_plans_organization_id_lower_idx ON public.commission_plans USING btree (organization_id, lower(name)) WHERE (archived_at IS NULL);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON commission_plans FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON commission_plans REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON commission_plans FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table commission_plans enable row level security;
alter table commission_plans force row level security;
create policy company on commission_plans to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on commission_plans as restrictive to tandem_own using (true) with check (true);
create policy partner on commission_plans to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM plan_versions v WHERE ((v.organization_id = commission_plans.organization_id) AND (v.plan_id = commission_plans.id)))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on commission_plans to tandem_system using (true) with check (true);
grant delete, insert, select, update on commission_plans to tandem_app;
grant delete, insert, select, update on commission_plans to tandem_partner;
grant delete, insert, select, update on commission_plans to tandem_system;

create table commission_ratings (
  id uuid not null default new_id(),
  organization_id uuid not null,
  event_id uuid not null,
  engine_version text not null,
  known_at timestamp with time zone not null,
  facts_hash text not null,
  input_hash text not null,
  inputs jsonb not null,
  trace jsonb not null,
  result text not null,
  codes text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  constraint commission_ratings_pkey PRIMARY KEY (organization_id, id),
  constraint commission_ratings_once UNIQUE (organization_id, event_id, input_hash),
  constraint commission_ratings_result_check CHECK (result = ANY (ARRAY['lines'::text, 'no_plan'::text, 'no_rule'::text, 'zero'::text, 'blocked'::text, 'parked'::text, 'error'::text])),
  constraint commission_ratings_organization_id_event_id_fkey FOREIGN KEY (organization_id, event_id) REFERENCES commission_events(organization_id, id),
  constraint commission_ratings_organization_id_facts_hash_fkey FOREIGN KEY (organization_id, facts_hash) REFERENCES commission_fact_sets(organization_id, hash),
  constraint commission_ratings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX commission_ratings_organization_id_facts_hash_idx ON public.commission_ratings USING btree (organization_id, facts_hash);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON commission_ratings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table commission_ratings enable row level security;
alter table commission_ratings force row level security;
create policy company on commission_ratings to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on commission_ratings as restrictive to tandem_own using ((EXISTS ( SELECT FROM commission_events e WHERE ((e.organization_id = commission_ratings.organization_id) AND (e.id = commission_ratings.event_id))))) with check ((EXISTS ( SELECT FROM commission_events e WHERE ((e.organization_id = commission_ratings.organization_id) AND (e.id = commission_ratings.event_id)))));
create policy partner on commission_ratings to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on commission_ratings to tandem_system using (true) with check (true);
grant insert, select on commission_ratings to tandem_app;
grant insert, select on commission_ratings to tandem_partner;
grant insert, select on commission_ratings to tandem_system;

create table commission_recalculations (
  id uuid not null default new_id(),
  organization_id uuid not null,
  number bigint not null,
  scope jsonb not null,
  reason text not null,
  state text not null default 'draft'::text,
  preview jsonb not null default '[]'::jsonb,
  preview_hash text,
  totals jsonb not null default '[]'::jsonb,
  event_id uuid,
  requested_by uuid default app_user(),
  approved_by uuid,
  applied_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint commission_recalculations_pkey PRIMARY KEY (organization_id, id),
  constraint commission_recalculations_organization_id_number_key UNIQUE (organization_id, number),
  constraint commission_recalculations_reason_check CHECK (length(TRIM(BOTH FROM reason)) >= 1 AND length(TRIM(BOTH FROM reason)) <= 1000),
  constraint commission_recalculations_state_check CHECK (state = ANY (ARRAY['draft'::text, 'previewed'::text, 'approved'::text, 'applied'::text, 'cancelled'::text])),
  constraint commission_recalculations_organization_id_event_id_fkey FOREIGN KEY (organization_id, event_id) REFERENCES commission_events(organization_id, id),
  constraint commission_recalculations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX commission_recalculations_organization_id_event_id_idx ON public.commission_recalculations USING btree (organization_id, event_id);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON commission_recalculations FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON commission_recalculations REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON commission_recalculations FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table commission_recalculations enable row level security;
alter table commission_recalculations force row level security;
create policy company on commission_recalculations to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on commission_recalculations as restrictive to tandem_own using (false) with check (false);
create policy partner on commission_recalculations to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on commission_recalculations to tandem_system using (true) with check (true);
grant delete, insert, select, update on commission_recalculations to tandem_app;
grant delete, insert, select, update on commission_recalculations to tandem_partner;
grant delete, insert, select, update on commission_recalculations to tandem_system;

create table company_terms (
  organization_id uuid not null,
  id uuid generated always as (organization_id) stored,
  max_partners integer,
  max_seats integer,
  max_storage_bytes bigint,
  max_api_requests_per_day integer,
  suspended_at timestamp with time zone,
  suspended_reason text,
  deletion_asked_at timestamp with time zone,
  deletion_due_at timestamp with time zone,
  deletion_reason text,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint company_terms_pkey PRIMARY KEY (organization_id),
  constraint company_terms_check CHECK ((deletion_due_at IS NULL) = (deletion_asked_at IS NULL)),
  constraint company_terms_max_api_requests_per_day_check CHECK (max_api_requests_per_day >= 0),
  constraint company_terms_max_partners_check CHECK (max_partners >= 0),
  constraint company_terms_max_seats_check CHECK (max_seats >= 1),
  constraint company_terms_max_storage_bytes_check CHECK (max_storage_bytes >= 0),
  constraint company_terms_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX company_terms_deletion_due_at_idx ON public.company_terms USING btree (deletion_due_at) WHERE (deletion_due_at IS NOT NULL);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON company_terms FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON company_terms REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON company_terms FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table company_terms enable row level security;
alter table company_terms force row level security;
create policy company on company_terms to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on company_terms as restrictive to tandem_own using (true) with check (true);
create policy partner on company_terms to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on company_terms to tandem_system using (true) with check (true);
grant delete, insert, select, update on company_terms to tandem_system;
grant select on company_terms to tandem_app;
grant select on company_terms to tandem_partner;

create table contact_types (
  id uuid not null default new_id(),
  organization_id uuid not null,
  name text not null,
  description text,
  colour text,
  "order" integer not null default 0,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint contact_types_pkey PRIMARY KEY (organization_id, id),
  constraint partner_types_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 120),
  constraint contact_types_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX contact_types_organization_id_lower_idx ON public.contact_types USING btree (organization_id, lower(name)) WHERE (archived_at IS NULL);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON contact_types FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON contact_types REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON contact_types FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table contact_types enable row level security;
alter table contact_types force row level security;
create policy company on contact_types to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on contact_types as restrictive to tandem_own using (true) with check (true);
create policy partner on contact_types to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on contact_types to tandem_system using (true) with check (true);
grant delete, insert, select, update on contact_types to tandem_app;
grant delete, insert, select, update on contact_types to tandem_partner;
grant delete, insert, select, update on contact_types to tandem_system;

create table contacts (
  id uuid not null default new_id(),
  organization_id uuid not null,
  partner_id uuid,
  account_id uuid,
  first_name text not null,
  last_name text not null default ''::text,
  email citext,
  phone text,
  title text,
  type_id uuid,
  is_primary boolean not null default false,
  user_id uuid,
  tags text[] not null default '{}'::text[],
  custom jsonb not null default '{}'::jsonb,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint contacts_pkey PRIMARY KEY (organization_id, id),
  constraint contacts_check CHECK (num_nonnulls(partner_id, account_id) <= 1),
  constraint contacts_first_name_check CHECK (length(TRIM(BOTH FROM first_name)) >= 1 AND length(TRIM(BOTH FROM first_name)) <= 120),
  constraint contacts_organization_id_account_id_fkey FOREIGN KEY (organization_id, account_id) REFERENCES accounts(organization_id, id),
  constraint contacts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint contacts_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint contacts_organization_id_type_id_fkey FOREIGN KEY (organization_id, type_id) REFERENCES contact_types(organization_id, id),
  constraint contacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id)
);
CREATE INDEX contacts_custom_idx ON public.contacts USING gin (custom jsonb_path_ops);
CREATE INDEX contacts_first_name_last_name_email_title_organization_id_idx ON public.contacts USING gin (first_name gin_trgm_ops, last_name gin_trgm_ops, ((email)::text) gin_trgm_ops, title gin_trgm_ops, organization_id);
CREATE UNIQUE INDEX contacts_one_per_mailbox ON public.contacts USING btree (organization_id, partner_id, email) WHERE ((partner_id IS NOT NULL) AND (archived_at IS NULL));
CREATE UNIQUE INDEX contacts_one_primary ON public.contacts USING btree (organization_id, partner_id) WHERE (is_primary AND (archived_at IS NULL));
CREATE INDEX contacts_organization_id_account_id_idx ON public.contacts USING btree (organization_id, account_id);
CREATE INDEX contacts_organization_id_email_idx ON public.contacts USING btree (organization_id, email);
CREATE INDEX contacts_organization_id_partner_id_idx ON public.contacts USING btree (organization_id, partner_id);
CREATE INDEX contacts_organization_id_type_id_idx ON public.contacts USING btree (organization_id, type_id);
CREATE TRIGGER keep_custom_unique AFTER INSERT ON contacts FOR EACH ROW WHEN (new.custom <> '{}'::jsonb) EXECUTE FUNCTION keep_custom_unique();
CREATE TRIGGER keep_custom_unique_changed AFTER UPDATE OF custom ON contacts FOR EACH ROW WHEN (new.custom IS DISTINCT FROM old.custom) EXECUTE FUNCTION keep_custom_unique();
CREATE TRIGGER keep_custom_unique_deleted AFTER DELETE ON contacts FOR EACH ROW WHEN (old.custom <> '{}'::jsonb) EXECUTE FUNCTION keep_custom_unique();
CREATE TRIGGER keep_tags BEFORE INSERT ON contacts FOR EACH ROW WHEN (new.tags <> '{}'::text[]) EXECUTE FUNCTION keep_tags();
CREATE TRIGGER keep_tags_changed BEFORE UPDATE OF tags ON contacts FOR EACH ROW WHEN (new.tags IS DISTINCT FROM old.tags AND new.tags <> '{}'::text[]) EXECUTE FUNCTION keep_tags();
CREATE TRIGGER record AFTER DELETE OR UPDATE ON contacts FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON contacts REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER refuse_merged_partner AFTER UPDATE OF partner_id ON contacts FOR EACH ROW WHEN (new.partner_id IS DISTINCT FROM old.partner_id) EXECUTE FUNCTION refuse_merged_partner();
CREATE TRIGGER refuse_merged_partner_of_new AFTER INSERT ON contacts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_partner();
CREATE TRIGGER touch BEFORE UPDATE ON contacts FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table contacts enable row level security;
alter table contacts force row level security;
create policy company on contacts to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on contacts as restrictive to tandem_own using (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])))) with check (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))));
create policy partner on contacts to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner())));
create policy system on contacts to tandem_system using (true) with check (true);
grant delete, insert, select, update on contacts to tandem_app;
grant delete, insert, select, update on contacts to tandem_partner;
grant delete, insert, select, update on contacts to tandem_system;

create table counter_checks (
  id uuid not null default new_id(),
  organization_id uuid not null,
  checked_on date not null,
  checked_at timestamp with time zone not null,
  sales integer not null,
  counters integer not null,
  difference text,
  created_at timestamp with time zone not null default now(),
  constraint counter_checks_pkey PRIMARY KEY (organization_id, id),
  constraint counter_checks_organization_id_checked_on_key UNIQUE (organization_id, checked_on),
  constraint counter_checks_counters_check CHECK (counters >= 0),
  constraint counter_checks_sales_check CHECK (sales >= 0),
  constraint counter_checks_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX counter_checks_organization_id_created_at_id_idx ON public.counter_checks USING btree (organization_id, created_at DESC, id DESC);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON counter_checks FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table counter_checks enable row level security;
alter table counter_checks force row level security;
create policy company on counter_checks to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on counter_checks as restrictive to tandem_own using (false) with check (false);
create policy partner on counter_checks to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on counter_checks to tandem_system using (true) with check (true);
grant insert, select on counter_checks to tandem_app;
grant insert, select on counter_checks to tandem_partner;
grant insert, select on counter_checks to tandem_system;

create table custom_fields (
  id uuid not null default new_id(),
  organization_id uuid not null,
  entity text not null,
  key text not null,
  label text not null,
  field_type text not null,
  options jsonb not null default '[]'::jsonb,
  is_required boolean not null default false,
  section text,
  help text,
  partner_access text not null default 'none'::text,
  "order" integer not null default 0,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  is_unique boolean not null default false,
  required_stage_ids uuid[] not null default '{}'::uuid[],
  constraint custom_fields_pkey PRIMARY KEY (organization_id, id),
  constraint custom_fields_organization_id_entity_key_key UNIQUE (organization_id, entity, key),
  constraint custom_fields_field_type_check CHECK (field_type = ANY (ARRAY['STRING'::text, 'MULTI_SELECT'::text, 'SELECT'::text, 'DECIMAL'::text, 'BOOL'::text, 'DATETIME'::text, 'EMAIL'::text, 'PHONE_NUMBER'::text, 'ADDRESS'::text, 'REFERENCE'::text])),
  constraint custom_fields_key_check CHECK (key ~ '^[a-z][a-z0-9_]{0,59}$'::text),
  constraint custom_fields_label_check CHECK (length(TRIM(BOTH FROM label)) >= 1 AND length(TRIM(BOTH FROM label)) <= 120),
  constraint custom_fields_partner_access_check CHECK (partner_access = ANY (ARRAY['none'::text, 'read'::text, 'write'::text])),
  constraint custom_fields_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON custom_fields FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON custom_fields REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER refill_custom_unique AFTER UPDATE OF is_unique, archived_at ON custom_fields FOR EACH ROW EXECUTE FUNCTION refill_custom_unique();
CREATE TRIGGER touch BEFORE UPDATE ON custom_fields FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table custom_fields enable row level security;
alter table custom_fields force row level security;
create policy company on custom_fields to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on custom_fields as restrictive to tandem_own using (true) with check (true);
create policy partner on custom_fields to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_access <> 'none'::text))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on custom_fields to tandem_system using (true) with check (true);
grant delete, insert, select, update on custom_fields to tandem_app;
grant delete, insert, select, update on custom_fields to tandem_partner;
grant delete, insert, select, update on custom_fields to tandem_system;

create table custom_unique_values (
  organization_id uuid not null,
  entity text not null,
  key text not null,
  digest bytea not null,
  ref_id uuid not null,
  constraint custom_unique_values_pkey PRIMARY KEY (organization_id, entity, key, digest),
  constraint custom_unique_values_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX custom_unique_values_organization_id_ref_id_idx ON public.custom_unique_values USING btree (organization_id, ref_id);
alter table custom_unique_values enable row level security;
alter table custom_unique_values force row level security;
create policy company on custom_unique_values to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on custom_unique_values as restrictive to tandem_own using (true) with check (true);
create policy partner on custom_unique_values to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true));
create policy system on custom_unique_values to tandem_system using (true) with check (true);
grant delete, insert, select, update on custom_unique_values to tandem_app;
grant delete, insert, select, update on custom_unique_values to tandem_partner;
grant delete, insert, select, update on custom_unique_values to tandem_system;

create table dashboard_layouts (
  id uuid not null default new_id(),
  organization_id uuid not null,
  mode text not null,
  user_id uuid,
  partner_id uuid,
  items jsonb not null,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint dashboard_layouts_pkey PRIMARY KEY (organization_id, id),
  constraint dashboard_layouts_organization_id_mode_user_id_partner_id_key UNIQUE NULLS NOT DISTINCT (organization_id, mode, user_id, partner_id),
  constraint dashboard_layouts_check CHECK ((partner_id IS NOT NULL) = (mode = 'partner'::text AND user_id IS NOT NULL)),
  constraint dashboard_layouts_items_check CHECK (jsonb_typeof(items) = 'array'::text),
  constraint dashboard_layouts_mode_check CHECK (mode = ANY (ARRAY['company'::text, 'partner'::text])),
  constraint dashboard_layouts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint dashboard_layouts_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint dashboard_layouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id)
);
CREATE INDEX dashboard_layouts_organization_id_partner_id_idx ON public.dashboard_layouts USING btree (organization_id, partner_id);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON dashboard_layouts FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON dashboard_layouts REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON dashboard_layouts FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table dashboard_layouts enable row level security;
alter table dashboard_layouts force row level security;
create policy company on dashboard_layouts to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on dashboard_layouts as restrictive to tandem_own using (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])))) with check (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))));
create policy partner on dashboard_layouts to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND ((mode = 'partner'::text) AND ((user_id IS NULL) OR ((user_id = app_user()) AND (partner_id = app_partner())))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND ((mode = 'partner'::text) AND (user_id = app_user()) AND (partner_id = app_partner()))));
create policy system on dashboard_layouts to tandem_system using (true) with check (true);
grant delete, insert, select, update on dashboard_layouts to tandem_app;
grant delete, insert, select, update on dashboard_layouts to tandem_partner;
grant delete, insert, select, update on dashboard_layouts to tandem_system;

create table deal_conflicts (
  id uuid not null default new_id(),
  organization_id uuid not null,
  registration_id uuid not null,
  kind text not null,
  severity text not null,
  other_table text not null,
  other_id uuid,
  score numeric,
  evidence jsonb not null default '{}'::jsonb,
  resolution text not null default 'open'::text,
  resolution_code text,
  resolution_text text,
  resolved_by uuid,
  resolved_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint deal_conflicts_pkey PRIMARY KEY (organization_id, id),
  constraint deal_conflicts_kind_check CHECK (kind = ANY (ARRAY['protected_by_other'::text, 'same_partner_duplicate'::text, 'pending_by_other'::text, 'vendor_open_deal'::text, 'existing_customer'::text, 'fuzzy_name'::text, 'self_deal'::text])),
  constraint deal_conflicts_resolution_check CHECK (resolution = ANY (ARRAY['open'::text, 'upheld'::text, 'overridden'::text, 'merged'::text])),
  constraint deal_conflicts_severity_check CHECK (severity = ANY (ARRAY['block'::text, 'warn'::text, 'info'::text])),
  constraint deal_conflicts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint deal_conflicts_organization_id_registration_id_fkey FOREIGN KEY (organization_id, registration_id) REFERENCES deal_registrations(organization_id, id)
);
CREATE INDEX deal_conflicts_organization_id_registration_id_idx ON public.deal_conflicts USING btree (organization_id, registration_id);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON deal_conflicts FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON deal_conflicts REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON deal_conflicts FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table deal_conflicts enable row level security;
alter table deal_conflicts force row level security;
create policy company on deal_conflicts to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on deal_conflicts as restrictive to tandem_own using ((EXISTS ( SELECT FROM deal_registrations r WHERE ((r.organization_id = deal_conflicts.organization_id) AND (r.id = deal_conflicts.registration_id))))) with check ((EXISTS ( SELECT FROM deal_registrations r WHERE ((r.organization_id = deal_conflicts.organization_id) AND (r.id = deal_conflicts.registration_id)))));
create policy partner on deal_conflicts to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on deal_conflicts to tandem_system using (true) with check (true);
grant delete, insert, select, update on deal_conflicts to tandem_app;
grant delete, insert, select, update on deal_conflicts to tandem_partner;
grant delete, insert, select, update on deal_conflicts to tandem_system;

create table deal_protections (
  id uuid not null default new_id(),
  organization_id uuid not null,
  registration_id uuid not null,
  partner_id uuid not null,
  account_key text not null,
  product_family text not null default '*'::text,
  valid tstzrange not null,
  scope text not null default 'exclusive'::text,
  extensions integer not null default 0,
  ended_reason text,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  is_hold boolean not null default false,
  constraint deal_protections_pkey PRIMARY KEY (organization_id, id),
  constraint deal_protections_organization_id_account_key_product_famil_excl EXCLUDE USING gist (organization_id WITH =, account_key WITH =, product_family WITH =, valid WITH &&) WHERE (scope = 'exclusive'::text),
  constraint deal_protections_check CHECK (ended_reason IS NOT NULL OR NOT isempty(valid)),
  constraint deal_protections_scope_check CHECK (scope = ANY (ARRAY['exclusive'::text, 'margin_only'::text])),
  constraint deal_protections_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint deal_protections_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint deal_protections_organization_id_registration_id_fkey FOREIGN KEY (organization_id, registration_id) REFERENCES deal_registrations(organization_id, id)
);
CREATE UNIQUE INDEX deal_protections_one ON public.deal_protections USING btree (organization_id, registration_id) WHERE (NOT is_hold);
CREATE UNIQUE INDEX deal_protections_one_hold ON public.deal_protections USING btree (organization_id, registration_id) WHERE is_hold;
CREATE INDEX deal_protections_organization_id_partner_id_idx ON public.deal_protections USING btree (organization_id, partner_id);
CREATE INDEX deal_protections_organization_id_partner_id_idx1 ON public.deal_protections USING btree (organization_id, partner_id) WHERE (is_hold AND (ended_reason IS NULL));
CREATE INDEX deal_protections_organization_id_registration_id_idx ON public.deal_protections USING btree (organization_id, registration_id);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON deal_protections FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON deal_protections REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON deal_protections FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER whole_account BEFORE INSERT OR UPDATE ON deal_protections FOR EACH ROW EXECUTE FUNCTION protect_whole_account();
alter table deal_protections enable row level security;
alter table deal_protections force row level security;
create policy company on deal_protections to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on deal_protections as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])));
create policy partner on deal_protections to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on deal_protections to tandem_system using (true) with check (true);
grant delete, insert, select, update on deal_protections to tandem_app;
grant delete, insert, select, update on deal_protections to tandem_partner;
grant delete, insert, select, update on deal_protections to tandem_system;

create table deal_pulses (
  id uuid not null default new_id(),
  organization_id uuid not null,
  opportunity_id uuid,
  registration_id uuid,
  active_at timestamp with time zone not null,
  at_risk_since timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint deal_pulses_pkey PRIMARY KEY (organization_id, id),
  constraint deal_pulses_organization_id_opportunity_id_key UNIQUE (organization_id, opportunity_id),
  constraint deal_pulses_organization_id_registration_id_key UNIQUE (organization_id, registration_id),
  constraint deal_pulses_check CHECK (num_nonnulls(opportunity_id, registration_id) = 1),
  constraint deal_pulses_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint deal_pulses_organization_id_opportunity_id_fkey FOREIGN KEY (organization_id, opportunity_id) REFERENCES opportunities(organization_id, id),
  constraint deal_pulses_organization_id_registration_id_fkey FOREIGN KEY (organization_id, registration_id) REFERENCES deal_registrations(organization_id, id) ON DELETE CASCADE
);
alter table deal_pulses enable row level security;
alter table deal_pulses force row level security;
create policy company on deal_pulses to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on deal_pulses as restrictive to tandem_own using (((EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = deal_pulses.organization_id) AND (o.id = deal_pulses.opportunity_id)))) OR (EXISTS ( SELECT FROM deal_registrations r WHERE ((r.organization_id = deal_pulses.organization_id) AND (r.id = deal_pulses.registration_id)))))) with check (((EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = deal_pulses.organization_id) AND (o.id = deal_pulses.opportunity_id)))) OR (EXISTS ( SELECT FROM deal_registrations r WHERE ((r.organization_id = deal_pulses.organization_id) AND (r.id = deal_pulses.registration_id))))));
create policy partner on deal_pulses to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND ((EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = deal_pulses.organization_id) AND (o.id = deal_pulses.opportunity_id)))) OR (EXISTS ( SELECT FROM deal_registrations r WHERE ((r.organization_id = deal_pulses.organization_id) AND (r.id = deal_pulses.registration_id))))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on deal_pulses to tandem_system using (true) with check (true);
grant delete, insert, select, update on deal_pulses to tandem_app;
grant delete, insert, select, update on deal_pulses to tandem_partner;
grant delete, insert, select, update on deal_pulses to tandem_system;

create table deal_registration_arrivals (
  id uuid not null default new_id(),
  organization_id uuid not null,
  registration_id uuid not null,
  partner_id uuid not null,
  arrived_at timestamp with time zone not null,
  content jsonb not null,
  content_hash text not null,
  constraint deal_registration_arrivals_pkey PRIMARY KEY (organization_id, id),
  constraint deal_registration_arrivals_organization_id_registration_id_key UNIQUE (organization_id, registration_id),
  constraint deal_registration_arrivals_content_hash_check CHECK (content_hash ~ '^[0-9a-f]{64}$'::text),
  constraint deal_registration_arrivals_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint deal_registration_arrivals_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint deal_registration_arrivals_organization_id_registration_id_fkey FOREIGN KEY (organization_id, registration_id) REFERENCES deal_registrations(organization_id, id)
);
CREATE INDEX deal_registration_arrivals_organization_id_partner_id_idx ON public.deal_registration_arrivals USING btree (organization_id, partner_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON deal_registration_arrivals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table deal_registration_arrivals enable row level security;
alter table deal_registration_arrivals force row level security;
create policy company on deal_registration_arrivals to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on deal_registration_arrivals as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])));
create policy partner on deal_registration_arrivals to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM deal_registrations r WHERE ((r.organization_id = deal_registration_arrivals.organization_id) AND (r.id = deal_registration_arrivals.registration_id)))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on deal_registration_arrivals to tandem_system using (true) with check (true);
grant insert, select on deal_registration_arrivals to tandem_app;
grant insert, select on deal_registration_arrivals to tandem_partner;
grant insert, select on deal_registration_arrivals to tandem_system;

create table deal_registration_checks (
  organization_id uuid not null,
  partner_id uuid not null,
  asked_on date not null,
  account_key text not null,
  result text not null,
  user_id uuid default app_user(),
  created_at timestamp with time zone not null default now(),
  constraint deal_registration_checks_pkey PRIMARY KEY (organization_id, partner_id, asked_on, account_key),
  constraint deal_registration_checks_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint deal_registration_checks_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id)
);
alter table deal_registration_checks enable row level security;
alter table deal_registration_checks force row level security;
create policy company on deal_registration_checks to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on deal_registration_checks as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])));
create policy partner on deal_registration_checks to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on deal_registration_checks to tandem_system using (true) with check (true);
grant delete, insert, select, update on deal_registration_checks to tandem_app;
grant delete, insert, select, update on deal_registration_checks to tandem_partner;
grant delete, insert, select, update on deal_registration_checks to tandem_system;

create table deal_registration_events (
  id uuid not null default new_id(),
  seq bigint not null generated always as identity,
  organization_id uuid not null,
  registration_id uuid not null,
  partner_id uuid not null,
  from_status text,
  to_status text not null,
  actor_user_id uuid default app_user(),
  actor_side text not null default  CASE WHEN (app_user() IS NULL) THEN 'system'::text WHEN (app_partner() IS NULL) THEN 'company'::text ELSE 'partner'::text END,
  actor_name text,
  reason_code text,
  reason_text text,
  at timestamp with time zone not null default now(),
  constraint deal_registration_events_pkey PRIMARY KEY (organization_id, id),
  constraint deal_registration_events_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint deal_registration_events_organization_id_registration_id_fkey FOREIGN KEY (organization_id, registration_id) REFERENCES deal_registrations(organization_id, id)
);
CREATE INDEX deal_registration_events_organization_id_registration_id_se_idx ON public.deal_registration_events USING btree (organization_id, registration_id, seq);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON deal_registration_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table deal_registration_events enable row level security;
alter table deal_registration_events force row level security;
create policy company on deal_registration_events to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on deal_registration_events as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])));
create policy partner on deal_registration_events to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM deal_registrations r WHERE ((r.organization_id = deal_registration_events.organization_id) AND (r.id = deal_registration_events.registration_id)))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner())));
create policy system on deal_registration_events to tandem_system using (true) with check (true);
grant insert, select on deal_registration_events to tandem_app;
grant insert, select on deal_registration_events to tandem_partner;
grant insert, select on deal_registration_events to tandem_system;

create table deal_registrations (
  id uuid not null default new_id(),
  organization_id uuid not null,
  number bigint not null default next_number('deal_registrations'::text),
  partner_id uuid not null,
  type_id uuid not null,
  opportunity_id uuid,
  status text not null default 'draft'::text,
  account_name text not null,
  account_domain text,
  has_no_website boolean not null default false,
  country character(2),
  account_key text,
  domain_key text,
  name_key text,
  product_family text not null default '*'::text,
  product_id uuid,
  contact_name text,
  contact_email citext,
  contact_phone text,
  title text not null,
  description text,
  amount_minor bigint,
  currency character(3) not null default 'USD'::bpchar,
  expected_close_on date,
  source text not null default 'partner'::text,
  submitted_by uuid default app_user(),
  submitted_by_name text,
  submitted_at timestamp with time zone,
  review_due_at timestamp with time zone,
  review_left_seconds integer,
  vendor_delay_seconds integer not null default 0,
  conflict_severity text,
  policy_clause text,
  screening jsonb not null default '[]'::jsonb,
  decided_at timestamp with time zone,
  decided_by uuid,
  decided_by_name text,
  reason_code text,
  reason_text text,
  question text,
  answer text,
  expires_at timestamp with time zone,
  custom jsonb not null default '{}'::jsonb,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  pays_until date,
  constraint deal_registrations_pkey PRIMARY KEY (organization_id, id),
  constraint deal_registrations_organization_id_number_key UNIQUE (organization_id, number),
  constraint deal_registrations_account_name_check CHECK (length(TRIM(BOTH FROM account_name)) >= 1 AND length(TRIM(BOTH FROM account_name)) <= 200),
  constraint deal_registrations_amount_minor_check CHECK (amount_minor >= 0 AND amount_minor <= '1000000000000000'::bigint),
  constraint deal_registrations_conflict_severity_check CHECK (conflict_severity = ANY (ARRAY['block'::text, 'warn'::text, 'info'::text])),
  constraint deal_registrations_country_check CHECK (country ~ '^[A-Z]{2}$'::text),
  constraint deal_registrations_product_family_check CHECK (product_family = '*'::text OR product_family ~ '^[0-9a-f-]{36}$'::text),
  constraint deal_registrations_review_left_seconds_check CHECK (review_left_seconds >= 0),
  constraint deal_registrations_source_check CHECK (source = ANY (ARRAY['partner'::text, 'company'::text])),
  constraint deal_registrations_status_check CHECK (status = ANY (ARRAY['draft'::text, 'submitted'::text, 'screening'::text, 'pending_review'::text, 'info_requested'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'converted'::text, 'expired'::text, 'released'::text, 'revoked'::text])),
  constraint deal_registrations_title_check CHECK (length(TRIM(BOTH FROM title)) >= 1 AND length(TRIM(BOTH FROM title)) <= 200),
  constraint deal_registrations_vendor_delay_seconds_check CHECK (vendor_delay_seconds >= 0),
  constraint deal_registrations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint deal_registrations_organization_id_opportunity_id_fkey FOREIGN KEY (organization_id, opportunity_id) REFERENCES opportunities(organization_id, id),
  constraint deal_registrations_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint deal_registrations_organization_id_product_id_fkey FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, id),
  constraint deal_registrations_organization_id_type_id_fkey FOREIGN KEY (organization_id, type_id) REFERENCES opportunity_types(organization_id, id)
);
CREATE INDEX deal_registrations_organization_id_account_key_idx ON public.deal_registrations USING btree (organization_id, account_key);
CREATE INDEX deal_registrations_organization_id_account_name_idx ON public.deal_registrations USING gin (organization_id, account_name gin_trgm_ops);
CREATE INDEX deal_registrations_organization_id_created_at_id_idx ON public.deal_registrations USING btree (organization_id, created_at DESC, id DESC);
CREATE INDEX deal_registrations_organization_id_expires_at_idx ON public.deal_registrations USING btree (organization_id, expires_at) WHERE (status = 'approved'::text);
CREATE INDEX deal_registrations_organization_id_name_key_idx ON public.deal_registrations USING btree (organization_id, name_key);
CREATE INDEX deal_registrations_organization_id_name_key_idx1 ON public.deal_registrations USING gin (organization_id, name_key gin_trgm_ops);
CREATE INDEX deal_registrations_organization_id_opportunity_id_idx ON public.deal_registrations USING btree (organization_id, opportunity_id);
CREATE INDEX deal_registrations_organization_id_partner_id_idx ON public.deal_registrations USING btree (organization_id, partner_id);
CREATE INDEX deal_registrations_organization_id_product_id_idx ON public.deal_registrations USING btree (organization_id, product_id);
CREATE INDEX deal_registrations_organization_id_status_review_due_at_idx ON public.deal_registrations USING btree (organization_id, status, review_due_at);
CREATE INDEX deal_registrations_organization_id_type_id_idx ON public.deal_registrations USING btree (organization_id, type_id);
CREATE TRIGGER keep_custom_unique AFTER INSERT ON deal_registrations FOR EACH ROW WHEN (new.custom <> '{}'::jsonb) EXECUTE FUNCTION keep_custom_unique();
CREATE TRIGGER keep_custom_unique_changed AFTER UPDATE OF custom ON deal_registrations FOR EACH ROW WHEN (new.custom IS DISTINCT FROM old.custom) EXECUTE FUNCTION keep_custom_unique();
CREATE TRIGGER keep_custom_unique_deleted AFTER DELETE ON deal_registrations FOR EACH ROW WHEN (old.custom <> '{}'::jsonb) EXECUTE FUNCTION keep_custom_unique();
CREATE TRIGGER record AFTER DELETE OR UPDATE ON deal_registrations FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON deal_registrations REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER refuse_merged_partner AFTER UPDATE OF partner_id ON deal_registrations FOR EACH ROW WHEN (new.partner_id IS DISTINCT FROM old.partner_id) EXECUTE FUNCTION refuse_merged_partner();
CREATE TRIGGER refuse_merged_partner_of_new AFTER INSERT ON deal_registrations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_partner();
CREATE TRIGGER touch BEFORE UPDATE ON deal_registrations FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table deal_registrations enable row level security;
alter table deal_registrations force row level security;
create policy company on deal_registrations to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on deal_registrations as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])));
create policy partner on deal_registrations to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner())));
create policy system on deal_registrations to tandem_system using (true) with check (true);
grant delete, insert, select, update on deal_registrations to tandem_app;
grant delete, insert, select, update on deal_registrations to tandem_partner;
grant delete, insert, select, update on deal_registrations to tandem_system;

create table document_accesses (
  id uuid not null default new_id(),
  organization_id uuid not null,
  document_id uuid not null,
  version integer not null,
  kind text not null,
  user_id uuid default app_user(),
  user_name text not null,
  partner_id uuid default app_partner(),
  impersonator_id uuid default (NULLIF(current_setting('app.impersonator_id'::text, true), ''::text))::uuid,
  api_key_id uuid default (NULLIF(current_setting('app.api_key_id'::text, true), ''::text))::uuid,
  ticket text not null,
  created_at timestamp with time zone not null default now(),
  constraint document_accesses_pkey PRIMARY KEY (organization_id, id),
  constraint document_accesses_organization_id_ticket_key UNIQUE (organization_id, ticket),
  constraint document_accesses_kind_check CHECK (kind = ANY (ARRAY['viewed'::text, 'downloaded'::text])),
  constraint document_accesses_organization_id_document_id_fkey FOREIGN KEY (organization_id, document_id) REFERENCES documents(organization_id, id) ON DELETE CASCADE,
  constraint document_accesses_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint document_accesses_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id)
);
CREATE INDEX document_accesses_organization_id_document_id_created_at_idx ON public.document_accesses USING btree (organization_id, document_id, created_at DESC);
CREATE INDEX document_accesses_organization_id_partner_id_idx ON public.document_accesses USING btree (organization_id, partner_id);
alter table document_accesses enable row level security;
alter table document_accesses force row level security;
create policy company on document_accesses to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on document_accesses as restrictive to tandem_own using ((EXISTS ( SELECT FROM documents d WHERE ((d.organization_id = document_accesses.organization_id) AND (d.id = document_accesses.document_id))))) with check ((EXISTS ( SELECT FROM documents d WHERE ((d.organization_id = document_accesses.organization_id) AND (d.id = document_accesses.document_id)))));
create policy partner on document_accesses to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND ((user_id = app_user()) AND (partner_id = app_partner()) AND (EXISTS ( SELECT FROM documents d WHERE ((d.organization_id = document_accesses.organization_id) AND (d.id = document_accesses.document_id)))))));
create policy system on document_accesses to tandem_system using (true) with check (true);
grant insert, select on document_accesses to tandem_app;
grant insert, select on document_accesses to tandem_partner;
grant insert, select on document_accesses to tandem_system;

create table document_uploads (
  organization_id uuid not null,
  key text not null,
  partner_id uuid default app_partner(),
  since timestamp with time zone not null,
  constraint document_uploads_pkey PRIMARY KEY (organization_id, key),
  constraint document_uploads_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint document_uploads_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id)
);
CREATE INDEX document_uploads_organization_id_partner_id_idx ON public.document_uploads USING btree (organization_id, partner_id);
CREATE INDEX document_uploads_organization_id_since_idx ON public.document_uploads USING btree (organization_id, since);
alter table document_uploads enable row level security;
alter table document_uploads force row level security;
create policy company on document_uploads to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on document_uploads as restrictive to tandem_own using (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])))) with check (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))));
create policy partner on document_uploads to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner())));
create policy system on document_uploads to tandem_system using (true) with check (true);
grant delete, insert, select, update on document_uploads to tandem_app;
grant delete, insert, select, update on document_uploads to tandem_partner;
grant delete, insert, select, update on document_uploads to tandem_system;

create table document_versions (
  id uuid not null default new_id(),
  organization_id uuid not null,
  document_id uuid not null,
  version integer not null,
  key text not null,
  file_name text not null,
  kind text not null,
  media_type text not null,
  size bigint not null,
  sha256 text not null,
  uploaded_by uuid default app_user(),
  uploaded_by_name text not null,
  uploaded_by_partner_id uuid default app_partner(),
  created_at timestamp with time zone not null default now(),
  constraint document_versions_pkey PRIMARY KEY (organization_id, id),
  constraint document_versions_key_key UNIQUE (key),
  constraint document_versions_organization_id_document_id_version_key UNIQUE (organization_id, document_id, version),
  constraint document_versions_file_name_check CHECK (length(file_name) >= 1 AND length(file_name) <= 255),
  constraint document_versions_key_check CHECK (key ~ '^[A-Za-z0-9_-]{20,64}$'::text),
  constraint document_versions_kind_check CHECK (kind = ANY (ARRAY['pdf'::text, 'image'::text, 'text'::text, 'markup'::text, 'word'::text, 'sheet'::text, 'slides'::text, 'archive'::text, 'other'::text])),
  constraint document_versions_size_check CHECK (size > 0),
  constraint document_versions_version_check CHECK (version >= 1),
  constraint document_versions_organization_id_document_id_fkey FOREIGN KEY (organization_id, document_id) REFERENCES documents(organization_id, id) ON DELETE CASCADE,
  constraint document_versions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint document_versions_organization_id_uploaded_by_partner_id_fkey FOREIGN KEY (organization_id, uploaded_by_partner_id) REFERENCES partners(organization_id, id)
);
CREATE INDEX document_versions_organization_id_uploaded_by_partner_id_idx ON public.document_versions USING btree (organization_id, uploaded_by_partner_id);
CREATE TRIGGER keep_limit_of_new AFTER INSERT ON document_versions FOR EACH ROW EXECUTE FUNCTION keep_storage_limit();
alter table document_versions enable row level security;
alter table document_versions force row level security;
create policy company on document_versions to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on document_versions as restrictive to tandem_own using ((EXISTS ( SELECT FROM documents d WHERE ((d.organization_id = document_versions.organization_id) AND (d.id = document_versions.document_id))))) with check ((EXISTS ( SELECT FROM documents d WHERE ((d.organization_id = document_versions.organization_id) AND (d.id = document_versions.document_id)))));
create policy partner on document_versions to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM documents d WHERE ((d.organization_id = document_versions.organization_id) AND (d.id = document_versions.document_id) AND (document_versions.version >= d.shared_from)))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND ((uploaded_by_partner_id = app_partner()) AND (EXISTS ( SELECT FROM documents d WHERE ((d.organization_id = document_versions.organization_id) AND (d.id = document_versions.document_id) AND (d.uploaded_by_partner_id = app_partner())))))));
create policy system on document_versions to tandem_system using (true) with check (true);
grant insert, select on document_versions to tandem_app;
grant insert, select on document_versions to tandem_partner;
grant insert, select on document_versions to tandem_system;

create table documents (
  id uuid not null default new_id(),
  organization_id uuid not null,
  name text not null,
  description text,
  tags text[] not null default '{}'::text[],
  visibility text not null default 'internal'::text,
  shared_from integer,
  partner_id uuid,
  opportunity_id uuid,
  account_id uuid,
  contact_id uuid,
  version integer not null default 1,
  created_by uuid default app_user(),
  created_by_name text not null,
  uploaded_by_partner_id uuid default app_partner(),
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint documents_pkey PRIMARY KEY (organization_id, id),
  constraint documents_description_check CHECK (length(description) <= 2000),
  constraint documents_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 200),
  constraint documents_place CHECK (num_nonnulls(partner_id, opportunity_id, account_id, contact_id) = 1),
  constraint documents_shared_from CHECK ((visibility = 'shared'::text) = (shared_from IS NOT NULL)),
  constraint documents_version_check CHECK (version >= 1),
  constraint documents_visibility_check CHECK (visibility = ANY (ARRAY['internal'::text, 'shared'::text])),
  constraint documents_visibility_of_partner CHECK (uploaded_by_partner_id IS NULL OR visibility = 'shared'::text),
  constraint documents_organization_id_account_id_fkey FOREIGN KEY (organization_id, account_id) REFERENCES accounts(organization_id, id),
  constraint documents_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id),
  constraint documents_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint documents_organization_id_opportunity_id_fkey FOREIGN KEY (organization_id, opportunity_id) REFERENCES opportunities(organization_id, id),
  constraint documents_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint documents_organization_id_uploaded_by_partner_id_fkey FOREIGN KEY (organization_id, uploaded_by_partner_id) REFERENCES partners(organization_id, id)
);
CREATE INDEX documents_organization_id_account_id_idx ON public.documents USING btree (organization_id, account_id);
CREATE INDEX documents_organization_id_contact_id_idx ON public.documents USING btree (organization_id, contact_id);
CREATE INDEX documents_organization_id_created_at_idx ON public.documents USING btree (organization_id, created_at DESC);
CREATE INDEX documents_organization_id_opportunity_id_idx ON public.documents USING btree (organization_id, opportunity_id);
CREATE INDEX documents_organization_id_partner_id_idx ON public.documents USING btree (organization_id, partner_id);
CREATE INDEX documents_organization_id_tags_idx ON public.documents USING gin (organization_id, tags);
CREATE INDEX documents_organization_id_uploaded_by_partner_id_idx ON public.documents USING btree (organization_id, uploaded_by_partner_id);
CREATE TRIGGER keep_tags BEFORE INSERT ON documents FOR EACH ROW WHEN (new.tags <> '{}'::text[]) EXECUTE FUNCTION keep_tags();
CREATE TRIGGER keep_tags_changed BEFORE UPDATE OF tags ON documents FOR EACH ROW WHEN (new.tags IS DISTINCT FROM old.tags AND new.tags <> '{}'::text[]) EXECUTE FUNCTION keep_tags();
CREATE TRIGGER record AFTER DELETE OR UPDATE ON documents FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON documents REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER refuse_merged_partner AFTER UPDATE OF partner_id ON documents FOR EACH ROW WHEN (new.partner_id IS DISTINCT FROM old.partner_id) EXECUTE FUNCTION refuse_merged_partner();
CREATE TRIGGER refuse_merged_partner_of_new AFTER INSERT ON documents REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_partner();
CREATE TRIGGER touch BEFORE UPDATE ON documents FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table documents enable row level security;
alter table documents force row level security;
create policy company on documents to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on documents as restrictive to tandem_own using ((((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) AND ((uploaded_by_partner_id IS NULL) OR (uploaded_by_partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) AND ((opportunity_id IS NULL) OR (EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = documents.organization_id) AND (o.id = documents.opportunity_id))))) AND ((contact_id IS NULL) OR (EXISTS ( SELECT FROM contacts c WHERE ((c.organization_id = documents.organization_id) AND (c.id = documents.contact_id))))))) with check ((((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) AND ((uploaded_by_partner_id IS NULL) OR (uploaded_by_partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) AND ((opportunity_id IS NULL) OR (EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = documents.organization_id) AND (o.id = documents.opportunity_id))))) AND ((contact_id IS NULL) OR (EXISTS ( SELECT FROM contacts c WHERE ((c.organization_id = documents.organization_id) AND (c.id = documents.contact_id)))))));
create policy partner on documents to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND ((visibility = 'shared'::text) AND ((uploaded_by_partner_id IS NULL) OR (uploaded_by_partner_id = app_partner())) AND ((archived_at IS NULL) OR (uploaded_by_partner_id = app_partner())) AND ((partner_id = app_partner()) OR (opportunity_id = ANY (ARRAY( SELECT p.opportunity_id FROM opportunity_participants p WHERE ((p.organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (p.partner_id = app_partner()) AND (p.status <> 'rejected'::text))))) OR (account_id = ANY (ARRAY( SELECT DISTINCT o.account_id FROM opportunities o WHERE (o.organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)))) OR (contact_id = ANY (ARRAY( SELECT c.id FROM contacts c WHERE (c.organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)))))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND ((visibility = 'shared'::text) AND (uploaded_by_partner_id = app_partner()) AND ((partner_id = app_partner()) OR (opportunity_id = ANY (ARRAY( SELECT p.opportunity_id FROM opportunity_participants p WHERE ((p.organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (p.partner_id = app_partner()) AND (p.status <> 'rejected'::text)))))))));
create policy system on documents to tandem_system using (true) with check (true);
grant delete, insert, select, update on documents to tandem_app;
grant delete, insert, select, update on documents to tandem_partner;
grant delete, insert, select, update on documents to tandem_system;

create table exchange_rates (
  id uuid not null default new_id(),
  organization_id uuid not null,
  base character(3) not null,
  quote character(3) not null,
  rate numeric(20,10) not null,
  as_of date not null,
  source text not null default 'entered'::text,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  note text,
  fetched_at timestamp with time zone,
  derived_from jsonb,
  constraint exchange_rates_pkey PRIMARY KEY (organization_id, id),
  constraint exchange_rates_organization_id_base_quote_source_as_of_key UNIQUE (organization_id, base, quote, source, as_of),
  constraint exchange_rates_check CHECK (base <> quote),
  constraint exchange_rates_fetched_check CHECK ((source = 'ecb'::text) = (fetched_at IS NOT NULL AND derived_from IS NOT NULL)),
  constraint exchange_rates_rate_check CHECK (rate > 0::numeric),
  constraint exchange_rates_source_check CHECK (source = ANY (ARRAY['entered'::text, 'imported'::text, 'ecb'::text])),
  constraint exchange_rates_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX exchange_rates_organization_id_as_of_id_idx ON public.exchange_rates USING btree (organization_id, as_of DESC, id DESC);
CREATE INDEX exchange_rates_organization_id_base_quote_as_of_idx ON public.exchange_rates USING btree (organization_id, base, quote, as_of);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON exchange_rates FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON exchange_rates REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON exchange_rates FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table exchange_rates enable row level security;
alter table exchange_rates force row level security;
create policy company on exchange_rates to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on exchange_rates as restrictive to tandem_own using (true) with check (true);
create policy partner on exchange_rates to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on exchange_rates to tandem_system using (true) with check (true);
grant delete, insert, select, update on exchange_rates to tandem_app;
grant delete, insert, select, update on exchange_rates to tandem_partner;
grant delete, insert, select, update on exchange_rates to tandem_system;

create table experiment_feedback (
  id uuid not null default new_id(),
  flag_id uuid not null,
  user_id uuid not null,
  company_id uuid,
  verdict text not null,
  text text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint experiment_feedback_pkey PRIMARY KEY (id),
  constraint experiment_feedback_flag_id_user_id_key UNIQUE (flag_id, user_id),
  constraint experiment_feedback_text_check CHECK (length(text) <= 2000),
  constraint experiment_feedback_verdict_check CHECK (verdict = ANY (ARRAY['keep'::text, 'change'::text, 'drop'::text])),
  constraint experiment_feedback_company_id_fkey FOREIGN KEY (company_id) REFERENCES organizations(id) ON DELETE SET NULL,
  constraint experiment_feedback_flag_id_fkey FOREIGN KEY (flag_id) REFERENCES feature_flags(id) ON DELETE CASCADE,
  constraint experiment_feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
CREATE INDEX experiment_feedback_company_id_idx ON public.experiment_feedback USING btree (company_id);
CREATE INDEX experiment_feedback_user_id_idx ON public.experiment_feedback USING btree (user_id);
grant delete, insert, select, update on experiment_feedback to tandem_system;

create table feature_flag_overrides (
  flag_id uuid not null,
  kind text not null,
  target text not null,
  is_on boolean not null,
  until timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint feature_flag_overrides_pkey PRIMARY KEY (flag_id, kind, target),
  constraint feature_flag_overrides_kind_check CHECK (kind = ANY (ARRAY['user'::text, 'organization'::text, 'role'::text])),
  constraint feature_flag_overrides_target_check CHECK (length(target) >= 1 AND length(target) <= 100),
  constraint feature_flag_overrides_flag_id_fkey FOREIGN KEY (flag_id) REFERENCES feature_flags(id) ON DELETE CASCADE
);
grant delete, insert, select, update on feature_flag_overrides to tandem_system;

create table feature_flags (
  id uuid not null default new_id(),
  key text not null,
  description text not null,
  is_on boolean not null,
  is_killed boolean not null default false,
  is_experimental boolean not null default false,
  is_declared boolean not null default false,
  rules jsonb not null default '[]'::jsonb,
  stale_after date,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint feature_flags_pkey PRIMARY KEY (id),
  constraint feature_flags_key_key UNIQUE (key),
  constraint feature_flags_description_check CHECK (length(TRIM(BOTH FROM description)) >= 1 AND length(TRIM(BOTH FROM description)) <= 500),
  constraint feature_flags_key_check CHECK (key ~ '^[a-z][a-z0-9_]{1,59}$'::text)
);
CREATE TRIGGER touch BEFORE UPDATE ON feature_flags FOR EACH ROW EXECUTE FUNCTION touch_row();
grant delete, insert, select, update on feature_flags to tandem_system;

create table idempotency_records (
  organization_id uuid not null,
  user_id uuid not null,
  key text not null,
  route text not null,
  request_hash text not null,
  response_status integer,
  response_body text,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_records_pkey PRIMARY KEY (organization_id, user_id, key),
  constraint idempotency_records_key_check CHECK (length(key) >= 1 AND length(key) <= 200)
);
CREATE INDEX idempotency_records_created_at_idx ON public.idempotency_records USING btree (created_at);
alter table idempotency_records enable row level security;
alter table idempotency_records force row level security;
create policy company on idempotency_records to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on idempotency_records as restrictive to tandem_own using ((user_id = app_user())) with check ((user_id = app_user()));
create policy partner on idempotency_records to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true));
create policy system on idempotency_records to tandem_system using (true) with check (true);
grant delete, insert, select, update on idempotency_records to tandem_app;
grant delete, insert, select, update on idempotency_records to tandem_partner;
grant delete, insert, select, update on idempotency_records to tandem_system;

create table impersonations (
  id uuid not null default new_id(),
  organization_id uuid not null,
  impersonator_id uuid not null,
  impersonator_name text not null,
  is_by_operator boolean not null,
  user_id uuid not null,
  user_name text not null,
  partner_id uuid,
  reason text not null,
  started_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint impersonations_pkey PRIMARY KEY (organization_id, id),
  constraint impersonations_id_key UNIQUE (id),
  constraint impersonations_reason_check CHECK (length(TRIM(BOTH FROM reason)) >= 5 AND length(TRIM(BOTH FROM reason)) <= 500),
  constraint impersonations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint impersonations_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id)
);
CREATE INDEX impersonations_organization_id_impersonator_id_idx ON public.impersonations USING btree (organization_id, impersonator_id);
CREATE INDEX impersonations_organization_id_partner_id_idx ON public.impersonations USING btree (organization_id, partner_id);
CREATE INDEX impersonations_organization_id_started_at_idx ON public.impersonations USING btree (organization_id, started_at DESC);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON impersonations FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON impersonations REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON impersonations FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table impersonations enable row level security;
alter table impersonations force row level security;
create policy company on impersonations to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on impersonations as restrictive to tandem_own using (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])))) with check (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))));
create policy partner on impersonations to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on impersonations to tandem_system using (true) with check (true);
grant delete, insert, select, update on impersonations to tandem_system;
grant select on impersonations to tandem_app;
grant select on impersonations to tandem_partner;

create table import_files (
  id uuid not null default new_id(),
  organization_id uuid not null,
  import_id uuid not null,
  file_name text not null,
  sha256 text not null,
  size integer not null,
  encoding text not null,
  delimiter text not null,
  header text[] not null,
  row_count integer not null,
  content bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint import_files_pkey PRIMARY KEY (organization_id, id),
  constraint import_files_organization_id_import_id_file_name_key UNIQUE (organization_id, import_id, file_name),
  constraint import_files_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint import_files_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id)
);
CREATE TRIGGER keep_limit_of_new AFTER INSERT ON import_files FOR EACH ROW EXECUTE FUNCTION keep_storage_limit();
alter table import_files enable row level security;
alter table import_files force row level security;
create policy company on import_files to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on import_files as restrictive to tandem_own using (false) with check (false);
create policy partner on import_files to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on import_files to tandem_system using (true) with check (true);
grant delete, insert, select, update on import_files to tandem_app;
grant delete, insert, select, update on import_files to tandem_partner;
grant delete, insert, select, update on import_files to tandem_system;

create table import_rows (
  organization_id uuid not null,
  import_id uuid not null,
  file_id uuid not null,
  row_number integer not null,
  outcome text not null,
  ref_table text,
  ref_id uuid,
  reason text,
  constraint import_rows_pkey PRIMARY KEY (organization_id, import_id, file_id, row_number),
  constraint import_rows_outcome_check CHECK (outcome = ANY (ARRAY['created'::text, 'updated'::text, 'unchanged'::text, 'skipped'::text, 'refused'::text])),
  constraint import_rows_organization_id_file_id_fkey FOREIGN KEY (organization_id, file_id) REFERENCES import_files(organization_id, id),
  constraint import_rows_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint import_rows_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id)
);
CREATE INDEX import_rows_organization_id_file_id_idx ON public.import_rows USING btree (organization_id, file_id);
alter table import_rows enable row level security;
alter table import_rows force row level security;
create policy company on import_rows to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on import_rows as restrictive to tandem_own using (false) with check (false);
create policy partner on import_rows to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on import_rows to tandem_system using (true) with check (true);
grant delete, insert, select, update on import_rows to tandem_app;
grant delete, insert, select, update on import_rows to tandem_partner;
grant delete, insert, select, update on import_rows to tandem_system;

create table imports (
  id uuid not null default new_id(),
  organization_id uuid not null,
  name text not null,
  status text not null default 'mapping'::text,
  mapping jsonb not null default '{}'::jsonb,
  report jsonb,
  progress jsonb,
  error text,
  created_by uuid default app_user(),
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint imports_pkey PRIMARY KEY (organization_id, id),
  constraint imports_status_check CHECK (status = ANY (ARRAY['mapping'::text, 'checking'::text, 'checked'::text, 'running'::text, 'done'::text, 'failed'::text, 'undoing'::text, 'undone'::text])),
  constraint imports_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE TRIGGER touch BEFORE UPDATE ON imports FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table imports enable row level security;
alter table imports force row level security;
create policy company on imports to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on imports as restrictive to tandem_own using (false) with check (false);
create policy partner on imports to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on imports to tandem_system using (true) with check (true);
grant delete, insert, select, update on imports to tandem_app;
grant delete, insert, select, update on imports to tandem_partner;
grant delete, insert, select, update on imports to tandem_system;

create table in_app_notifications (
  id uuid not null default new_id(),
  organization_id uuid not null,
  user_id uuid not null,
  mode text not null,
  partner_id uuid,
  kind text not null,
  text text not null,
  link text,
  is_read boolean not null default false,
  dedupe_key text,
  created_at timestamp with time zone not null default now(),
  is_muted boolean not null default false,
  constraint in_app_notifications_pkey PRIMARY KEY (organization_id, id),
  constraint in_app_notifications_user_id_dedupe_key_key UNIQUE (user_id, dedupe_key),
  constraint in_app_notifications_mode_check CHECK (mode = ANY (ARRAY['company'::text, 'partner'::text])),
  constraint in_app_notifications_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint in_app_notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id)
);
CREATE INDEX in_app_notifications_organization_id_user_id_is_read_create_idx ON public.in_app_notifications USING btree (organization_id, user_id, is_read, created_at DESC);
alter table in_app_notifications enable row level security;
alter table in_app_notifications force row level security;
create policy company on in_app_notifications to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on in_app_notifications as restrictive to tandem_own using ((user_id = app_user())) with check (true);
create policy partner on in_app_notifications to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (user_id = app_user()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (user_id = app_user())));
create policy system on in_app_notifications to tandem_system using (true) with check (true);
grant delete, insert, select, update on in_app_notifications to tandem_app;
grant delete, insert, select, update on in_app_notifications to tandem_partner;
grant delete, insert, select, update on in_app_notifications to tandem_system;

create table invitations (
  id uuid not null default new_id(),
  organization_id uuid not null,
  email citext not null,
  full_name text,
  role text not null,
  partner_id uuid,
  token_hash text not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  revoked_at timestamp with time zone,
  invited_by uuid default app_user(),
  created_at timestamp with time zone not null default now(),
  role_id uuid,
  constraint invitations_pkey PRIMARY KEY (organization_id, id),
  constraint invitations_token_hash_key UNIQUE (token_hash),
  constraint invitations_custom_role CHECK ((role = ANY (ARRAY['custom'::text, 'partner_custom'::text])) = (role_id IS NOT NULL)),
  constraint invitations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint invitations_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id)
);
CREATE UNIQUE INDEX invitations_open ON public.invitations USING btree (organization_id, email, COALESCE(partner_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));
CREATE INDEX invitations_organization_id_partner_id_idx ON public.invitations USING btree (organization_id, partner_id);
CREATE TRIGGER keep_limit_of_new AFTER INSERT ON invitations FOR EACH ROW WHEN (new.partner_id IS NULL) EXECUTE FUNCTION keep_seat_limit();
CREATE TRIGGER record AFTER DELETE OR UPDATE ON invitations FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON invitations REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER refuse_merged_partner AFTER UPDATE OF partner_id ON invitations FOR EACH ROW WHEN (new.partner_id IS DISTINCT FROM old.partner_id) EXECUTE FUNCTION refuse_merged_partner();
CREATE TRIGGER refuse_merged_partner_of_new AFTER INSERT ON invitations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_partner();
alter table invitations enable row level security;
alter table invitations force row level security;
create policy company on invitations to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on invitations as restrictive to tandem_own using (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])))) with check (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))));
create policy partner on invitations to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner())));
create policy system on invitations to tandem_system using (true) with check (true);
grant delete, insert, select, update on invitations to tandem_app;
grant delete, insert, select, update on invitations to tandem_partner;
grant delete, insert, select, update on invitations to tandem_system;

create table journal_entries (
  id uuid not null default new_id(),
  organization_id uuid not null,
  seq bigint not null,
  kind text not null,
  effective_on date not null,
  posted_at timestamp with time zone not null,
  source_table text not null,
  source_id uuid not null,
  idempotency_key text not null,
  memo text,
  postings jsonb not null,
  prev_hash bytea not null,
  hash bytea not null,
  constraint journal_entries_pkey PRIMARY KEY (organization_id, id),
  constraint journal_entries_organization_id_idempotency_key_key UNIQUE (organization_id, idempotency_key),
  constraint journal_entries_organization_id_seq_key UNIQUE (organization_id, seq),
  constraint journal_entries_kind_check CHECK (kind = ANY (ARRAY['accrue'::text, 'release'::text, 'reverse'::text, 'hold'::text, 'reserve'::text, 'paid'::text, 'withhold'::text, 'settle'::text, 'fee'::text, 'fail'::text, 'return'::text, 'write_off'::text, 'manual'::text])),
  constraint journal_entries_two_sides CHECK (jsonb_array_length(postings) >= 2),
  constraint journal_entries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX journal_entries_organization_id_posted_at_idx ON public.journal_entries USING btree (organization_id, posted_at);
CREATE INDEX journal_entries_organization_id_source_id_seq_idx ON public.journal_entries USING btree (organization_id, source_id, seq);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON journal_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER open_month AFTER INSERT ON journal_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_closed_month();
alter table journal_entries enable row level security;
alter table journal_entries force row level security;
create policy company on journal_entries to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on journal_entries as restrictive to tandem_own using ((EXISTS ( SELECT FROM postings p WHERE ((p.organization_id = journal_entries.organization_id) AND (p.entry_id = journal_entries.id))))) with check ((EXISTS ( SELECT FROM postings p WHERE ((p.organization_id = journal_entries.organization_id) AND (p.entry_id = journal_entries.id)))));
create policy partner on journal_entries to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on journal_entries to tandem_system using (true) with check (true);
grant insert, select on journal_entries to tandem_app;
grant insert, select on journal_entries to tandem_partner;
grant insert, select on journal_entries to tandem_system;

create table ledger_accounts (
  id uuid not null default new_id(),
  organization_id uuid not null,
  code text not null,
  kind text not null,
  partner_id uuid,
  currency character(3) not null,
  created_at timestamp with time zone not null default now(),
  constraint ledger_accounts_pkey PRIMARY KEY (organization_id, id),
  constraint ledger_accounts_organization_id_code_currency_key UNIQUE (organization_id, code, currency),
  constraint ledger_accounts_kind_check CHECK (kind = ANY (ARRAY['asset'::text, 'liability'::text, 'expense'::text, 'income'::text, 'clearing'::text])),
  constraint ledger_accounts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint ledger_accounts_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id)
);
CREATE INDEX ledger_accounts_organization_id_partner_id_idx ON public.ledger_accounts USING btree (organization_id, partner_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table ledger_accounts enable row level security;
alter table ledger_accounts force row level security;
create policy company on ledger_accounts to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on ledger_accounts as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])));
create policy partner on ledger_accounts to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on ledger_accounts to tandem_system using (true) with check (true);
grant insert, select on ledger_accounts to tandem_app;
grant insert, select on ledger_accounts to tandem_partner;
grant insert, select on ledger_accounts to tandem_system;

create table ledger_heads (
  organization_id uuid not null,
  seq bigint not null default 0,
  hash bytea not null default '\x'::bytea,
  constraint ledger_heads_pkey PRIMARY KEY (organization_id),
  constraint ledger_heads_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
alter table ledger_heads enable row level security;
alter table ledger_heads force row level security;
create policy company on ledger_heads to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on ledger_heads as restrictive to tandem_own using (true) with check (true);
create policy partner on ledger_heads to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on ledger_heads to tandem_system using (true) with check (true);
grant delete, insert, select, update on ledger_heads to tandem_app;
grant delete, insert, select, update on ledger_heads to tandem_partner;
grant delete, insert, select, update on ledger_heads to tandem_system;

create table mail_outbox (
  id uuid not null default new_id(),
  organization_id uuid,
  to_address text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  status text not null default 'queued'::text,
  error text,
  sent_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  user_id uuid,
  attachments jsonb not null default '[]'::jsonb,
  is_private boolean not null default false,
  access jsonb,
  to_name text,
  constraint mail_outbox_pkey PRIMARY KEY (id),
  constraint mail_outbox_organization_id_id_key UNIQUE (organization_id, id),
  constraint mail_outbox_status_check CHECK (status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'withheld'::text])),
  constraint mail_outbox_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
CREATE INDEX mail_outbox_organization_id_created_at_idx ON public.mail_outbox USING btree (organization_id, created_at DESC);
CREATE INDEX mail_outbox_user_id_idx ON public.mail_outbox USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER tell_report_delivery AFTER UPDATE OF status ON mail_outbox FOR EACH ROW WHEN (new.organization_id IS NOT NULL AND new.status IS DISTINCT FROM old.status) EXECUTE FUNCTION tell_report_delivery();
alter table mail_outbox enable row level security;
alter table mail_outbox force row level security;
create policy company on mail_outbox to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on mail_outbox as restrictive to tandem_own using (false) with check (true);
create policy partner on mail_outbox to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true));
create policy system on mail_outbox to tandem_system using (true) with check (true);
grant delete, insert, select, update on mail_outbox to tandem_app;
grant delete, insert, select, update on mail_outbox to tandem_partner;
grant delete, insert, select, update on mail_outbox to tandem_system;

create table mail_subjects (
  id uuid not null default new_id(),
  organization_id uuid not null,
  mail_id uuid not null,
  partner_id uuid,
  ref_table text not null,
  ref_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint mail_subjects_pkey PRIMARY KEY (organization_id, id),
  constraint mail_subjects_organization_id_mail_id_ref_id_key UNIQUE (organization_id, mail_id, ref_id),
  constraint mail_subjects_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint mail_subjects_organization_id_mail_id_fkey FOREIGN KEY (organization_id, mail_id) REFERENCES mail_outbox(organization_id, id) ON DELETE CASCADE,
  constraint mail_subjects_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id)
);
CREATE INDEX mail_subjects_organization_id_partner_id_idx ON public.mail_subjects USING btree (organization_id, partner_id);
CREATE INDEX mail_subjects_organization_id_ref_id_mail_id_idx ON public.mail_subjects USING btree (organization_id, ref_id, mail_id);
alter table mail_subjects enable row level security;
alter table mail_subjects force row level security;
create policy company on mail_subjects to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on mail_subjects as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check (true);
create policy partner on mail_subjects to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true));
create policy system on mail_subjects to tandem_system using (true) with check (true);
grant delete, insert, select, update on mail_subjects to tandem_app;
grant delete, insert, select, update on mail_subjects to tandem_partner;
grant delete, insert, select, update on mail_subjects to tandem_system;

create table memberships (
  id uuid not null default new_id(),
  organization_id uuid not null,
  user_id uuid not null,
  role text not null,
  status text not null default 'active'::text,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  role_id uuid,
  constraint memberships_pkey PRIMARY KEY (organization_id, id),
  constraint memberships_organization_id_user_id_key UNIQUE (organization_id, user_id),
  constraint memberships_custom_role CHECK ((role = ANY (ARRAY['custom'::text, 'partner_custom'::text])) = (role_id IS NOT NULL)),
  constraint memberships_status_check CHECK (status = ANY (ARRAY['active'::text, 'removed'::text])),
  constraint memberships_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint memberships_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id),
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id)
);
CREATE INDEX memberships_organization_id_role_id_idx ON public.memberships USING btree (organization_id, role_id) WHERE (role_id IS NOT NULL);
CREATE INDEX memberships_organization_id_role_idx ON public.memberships USING btree (organization_id, role);
CREATE INDEX memberships_user_id_idx ON public.memberships USING btree (user_id);
CREATE CONSTRAINT TRIGGER keep_an_owner AFTER DELETE OR UPDATE ON memberships DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_an_owner();
CREATE TRIGGER keep_limit AFTER UPDATE ON memberships FOR EACH ROW WHEN (new.status = 'active'::text AND (old.status <> 'active'::text OR old.role <> new.role)) EXECUTE FUNCTION keep_seat_limit();
CREATE TRIGGER keep_limit_of_new AFTER INSERT ON memberships FOR EACH ROW WHEN (new.status = 'active'::text) EXECUTE FUNCTION keep_seat_limit();
CREATE TRIGGER record AFTER DELETE OR UPDATE ON memberships FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON memberships REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER tell_identity AFTER INSERT OR DELETE OR UPDATE ON memberships FOR EACH STATEMENT EXECUTE FUNCTION tell_identity_changed();
CREATE TRIGGER touch BEFORE UPDATE ON memberships FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table memberships enable row level security;
alter table memberships force row level security;
create policy company on memberships to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on memberships as restrictive to tandem_own using (true) with check (true);
create policy partner on memberships to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on memberships to tandem_system using (true) with check (true);
grant delete, insert, select, update on memberships to tandem_app;
grant delete, insert, select, update on memberships to tandem_partner;
grant delete, insert, select, update on memberships to tandem_system;

create table notification_hours (
  organization_id uuid not null,
  user_id uuid not null,
  mode text not null,
  timezone text not null,
  quiet_from time without time zone,
  quiet_to time without time zone,
  digest_at time without time zone not null default '08:00:00'::time without time zone,
  constraint notification_hours_pkey PRIMARY KEY (organization_id, user_id, mode),
  constraint notification_hours_check CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
  constraint notification_hours_mode_check CHECK (mode = ANY (ARRAY['company'::text, 'partner'::text])),
  constraint notification_hours_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint notification_hours_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
CREATE INDEX notification_hours_user_id_idx ON public.notification_hours USING btree (user_id);
alter table notification_hours enable row level security;
alter table notification_hours force row level security;
create policy company on notification_hours to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on notification_hours as restrictive to tandem_own using (true) with check (true);
create policy partner on notification_hours to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (user_id = app_user()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (user_id = app_user())));
create policy system on notification_hours to tandem_system using (true) with check (true);
grant delete, insert, select, update on notification_hours to tandem_app;
grant delete, insert, select, update on notification_hours to tandem_partner;
grant delete, insert, select, update on notification_hours to tandem_system;

create table notification_preferences (
  organization_id uuid not null,
  user_id uuid not null,
  mode text not null,
  topic text not null,
  in_app boolean not null,
  email text not null,
  constraint notification_preferences_pkey PRIMARY KEY (organization_id, user_id, mode, topic),
  constraint notification_preferences_email_check CHECK (email = ANY (ARRAY['off'::text, 'instant'::text, 'daily'::text])),
  constraint notification_preferences_mode_check CHECK (mode = ANY (ARRAY['company'::text, 'partner'::text])),
  constraint notification_preferences_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
CREATE INDEX notification_preferences_user_id_idx ON public.notification_preferences USING btree (user_id);
alter table notification_preferences enable row level security;
alter table notification_preferences force row level security;
create policy company on notification_preferences to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on notification_preferences as restrictive to tandem_own using (true) with check (true);
create policy partner on notification_preferences to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (user_id = app_user()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (user_id = app_user())));
create policy system on notification_preferences to tandem_system using (true) with check (true);
grant delete, insert, select, update on notification_preferences to tandem_app;
grant delete, insert, select, update on notification_preferences to tandem_partner;
grant delete, insert, select, update on notification_preferences to tandem_system;

create table number_blocks (
  organization_id uuid not null,
  key text not null,
  next bigint not null,
  last bigint not null,
  constraint number_blocks_pkey PRIMARY KEY (organization_id, key, last),
  constraint number_blocks_check CHECK (next <= last),
  constraint number_blocks_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
comment on table number_blocks is 'Numbers of a series set aside, by whoever had to wait for the series; the lowest is used first, and a block without numbers is deleted.';
alter table number_blocks enable row level security;
alter table number_blocks force row level security;
create policy company on number_blocks to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on number_blocks as restrictive to tandem_own using (true) with check (true);
create policy partner on number_blocks to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true));
create policy system on number_blocks to tandem_system using (true) with check (true);
grant delete, insert, select, update on number_blocks to tandem_app;
grant delete, insert, select, update on number_blocks to tandem_partner;
grant delete, insert, select, update on number_blocks to tandem_system;

create table number_series (
  organization_id uuid not null,
  key text not null,
  next bigint not null default 1,
  constraint number_series_pkey PRIMARY KEY (organization_id, key),
  constraint number_series_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
alter table number_series enable row level security;
alter table number_series force row level security;
create policy company on number_series to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on number_series as restrictive to tandem_own using (true) with check (true);
create policy partner on number_series to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true));
create policy system on number_series to tandem_system using (true) with check (true);
grant delete, insert, select, update on number_series to tandem_app;
grant delete, insert, select, update on number_series to tandem_partner;
grant delete, insert, select, update on number_series to tandem_system;

create table onboarding_state (
  organization_id uuid not null,
  id uuid generated always as (organization_id) stored,
  current_step text not null default 'company_details'::text,
  completed_steps text[] not null default '{}'::text[],
  status text not null default 'not_started'::text,
  finished_at timestamp with time zone,
  checklist_dismissed_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint onboarding_state_pkey PRIMARY KEY (organization_id),
  constraint onboarding_state_status_check CHECK (status = ANY (ARRAY['not_started'::text, 'in_progress'::text, 'completed'::text, 'skipped'::text])),
  constraint onboarding_state_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON onboarding_state FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON onboarding_state REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON onboarding_state FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table onboarding_state enable row level security;
alter table onboarding_state force row level security;
create policy company on onboarding_state to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on onboarding_state as restrictive to tandem_own using (true) with check (true);
create policy partner on onboarding_state to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on onboarding_state to tandem_system using (true) with check (true);
grant delete, insert, select, update on onboarding_state to tandem_app;
grant delete, insert, select, update on onboarding_state to tandem_partner;
grant delete, insert, select, update on onboarding_state to tandem_system;

create table opening_volumes (
  id uuid not null default new_id(),
  organization_id uuid not null,
  partner_id uuid not null,
  at date not null,
  amount_minor bigint not null,
  deal_count integer,
  units integer,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint opening_volumes_pkey PRIMARY KEY (organization_id, id),
  constraint opening_volumes_amount_minor_check CHECK (amount_minor >= 0),
  constraint opening_volumes_deal_count_check CHECK (deal_count >= 0),
  constraint opening_volumes_units_check CHECK (units >= 0),
  constraint opening_volumes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint opening_volumes_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id)
);
CREATE INDEX opening_volumes_organization_id_partner_id_idx ON public.opening_volumes USING btree (organization_id, partner_id);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON opening_volumes FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON opening_volumes REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON opening_volumes FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table opening_volumes enable row level security;
alter table opening_volumes force row level security;
create policy company on opening_volumes to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on opening_volumes as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])));
create policy partner on opening_volumes to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on opening_volumes to tandem_system using (true) with check (true);
grant delete, insert, select, update on opening_volumes to tandem_app;
grant delete, insert, select, update on opening_volumes to tandem_partner;
grant delete, insert, select, update on opening_volumes to tandem_system;

create table operator_events (
  id uuid not null default new_id(),
  at timestamp with time zone not null default clock_timestamp(),
  actor_id uuid,
  actor_name text not null,
  action text not null,
  ref_table text not null,
  ref_id text not null,
  company_id uuid,
  changes jsonb not null default '{}'::jsonb,
  reason text,
  constraint operator_events_pkey PRIMARY KEY (id)
);
CREATE INDEX operator_events_at_idx ON public.operator_events USING btree (at DESC);
CREATE INDEX operator_events_company_id_at_idx ON public.operator_events USING btree (company_id, at DESC) WHERE (company_id IS NOT NULL);
CREATE INDEX operator_events_ref_table_ref_id_at_idx ON public.operator_events USING btree (ref_table, ref_id, at DESC);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON operator_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
grant insert, select on operator_events to tandem_system;

create table opportunities (
  id uuid not null default new_id(),
  organization_id uuid not null,
  number bigint not null default next_number('opportunities'::text),
  name text not null,
  account_id uuid,
  type_id uuid not null,
  stage_id uuid not null,
  status text not null default 'open'::text,
  partner_id uuid,
  owner_user_id uuid,
  primary_contact_id uuid,
  amount_minor bigint,
  currency character(3) not null default 'USD'::bpchar,
  expected_close_on date,
  opened_on date not null default CURRENT_DATE,
  closed_on date,
  lost_reason text,
  lost_reason_text text,
  source text not null default 'company'::text,
  next_step text,
  next_step_on date,
  description text,
  external_ref text,
  custom jsonb not null default '{}'::jsonb,
  last_activity_at timestamp with time zone not null default now(),
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint opportunities_pkey PRIMARY KEY (organization_id, id),
  constraint opportunities_organization_id_number_key UNIQUE (organization_id, number),
  constraint opportunities_amount_minor_check CHECK (amount_minor >= 0 AND amount_minor <= '1000000000000000'::bigint),
  constraint opportunities_check CHECK ((status = 'open'::text) = (closed_on IS NULL)),
  constraint opportunities_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 200),
  constraint opportunities_source_check CHECK (source = ANY (ARRAY['company'::text, 'partner'::text, 'referral_page'::text, 'link'::text, 'api'::text, 'import'::text])),
  constraint opportunities_status_check CHECK (status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])),
  constraint opportunities_organization_id_account_id_fkey FOREIGN KEY (organization_id, account_id) REFERENCES accounts(organization_id, id),
  constraint opportunities_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint opportunities_organization_id_owner_user_id_fkey FOREIGN KEY (organization_id, owner_user_id) REFERENCES memberships(organization_id, user_id),
  constraint opportunities_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint opportunities_organization_id_primary_contact_id_fkey FOREIGN KEY (organization_id, primary_contact_id) REFERENCES contacts(organization_id, id),
  constraint opportunities_organization_id_type_id_fkey FOREIGN KEY (organization_id, type_id) REFERENCES opportunity_types(organization_id, id),
  constraint opportunities_organization_id_type_id_stage_id_fkey FOREIGN KEY (organization_id, type_id, stage_id) REFERENCES opportunity_stages(organization_id, type_id, id)
);
CREATE INDEX opportunities_custom_idx ON public.opportunities USING gin (custom jsonb_path_ops);
CREATE INDEX opportunities_name_organization_id_idx ON public.opportunities USING gin (name gin_trgm_ops, organization_id);
CREATE INDEX opportunities_number_organization_id_idx ON public.opportunities USING gin (((number)::text) gin_trgm_ops, organization_id);
CREATE INDEX opportunities_organization_id_account_id_status_archived_at_idx ON public.opportunities USING btree (organization_id, account_id, status, archived_at);
CREATE INDEX opportunities_organization_id_amount_minor_id_idx ON public.opportunities USING btree (organization_id, amount_minor, id);
CREATE INDEX opportunities_organization_id_amount_minor_id_idx1 ON public.opportunities USING btree (organization_id, amount_minor DESC NULLS LAST, id DESC);
CREATE INDEX opportunities_organization_id_created_at_id_idx ON public.opportunities USING btree (organization_id, created_at DESC, id DESC);
CREATE INDEX opportunities_organization_id_expected_close_on_idx ON public.opportunities USING btree (organization_id, expected_close_on);
CREATE UNIQUE INDEX opportunities_organization_id_external_ref_idx ON public.opportunities USING btree (organization_id, external_ref) WHERE (external_ref IS NOT NULL);
CREATE INDEX opportunities_organization_id_name_id_idx ON public.opportunities USING btree (organization_id, name, id);
CREATE INDEX opportunities_organization_id_owner_user_id_archived_at_idx ON public.opportunities USING btree (organization_id, owner_user_id, archived_at);
CREATE INDEX opportunities_organization_id_partner_id_status_archived_at_idx ON public.opportunities USING btree (organization_id, partner_id, status, archived_at);
CREATE INDEX opportunities_organization_id_primary_contact_id_idx ON public.opportunities USING btree (organization_id, primary_contact_id);
CREATE INDEX opportunities_organization_id_status_closed_on_archived_at_idx ON public.opportunities USING btree (organization_id, status, closed_on, archived_at);
CREATE INDEX opportunities_organization_id_type_id_stage_id_archived_at_idx ON public.opportunities USING btree (organization_id, type_id, stage_id, archived_at);
CREATE TRIGGER keep_custom_unique AFTER INSERT ON opportunities FOR EACH ROW WHEN (new.custom <> '{}'::jsonb) EXECUTE FUNCTION keep_custom_unique();
CREATE TRIGGER keep_custom_unique_changed AFTER UPDATE OF custom ON opportunities FOR EACH ROW WHEN (new.custom IS DISTINCT FROM old.custom) EXECUTE FUNCTION keep_custom_unique();
CREATE TRIGGER keep_custom_unique_deleted AFTER DELETE ON opportunities FOR EACH ROW WHEN (old.custom <> '{}'::jsonb) EXECUTE FUNCTION keep_custom_unique();
CREATE TRIGGER record AFTER DELETE OR UPDATE ON opportunities FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON opportunities REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER refuse_merged_partner AFTER UPDATE OF partner_id ON opportunities FOR EACH ROW WHEN (new.partner_id IS DISTINCT FROM old.partner_id) EXECUTE FUNCTION refuse_merged_partner();
CREATE TRIGGER refuse_merged_partner_of_new AFTER INSERT ON opportunities REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_partner();
CREATE TRIGGER touch BEFORE UPDATE ON opportunities FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table opportunities enable row level security;
alter table opportunities force row level security;
create policy company on opportunities to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on opportunities as restrictive to tandem_own using (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])) OR (EXISTS ( SELECT FROM opportunity_participants p WHERE ((p.organization_id = opportunities.organization_id) AND (p.opportunity_id = opportunities.id) AND (p.status <> 'rejected'::text)))))) with check (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])) OR (EXISTS ( SELECT FROM opportunity_participants p WHERE ((p.organization_id = opportunities.organization_id) AND (p.opportunity_id = opportunities.id) AND (p.status <> 'rejected'::text))))));
create policy partner on opportunities to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (id = ANY (ARRAY( SELECT p.opportunity_id FROM opportunity_participants p WHERE ((p.organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (p.partner_id = app_partner()) AND (p.status <> 'rejected'::text))))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on opportunities to tandem_system using (true) with check (true);
grant delete, insert, select, update on opportunities to tandem_app;
grant delete, insert, select, update on opportunities to tandem_partner;
grant delete, insert, select, update on opportunities to tandem_system;

create table opportunity_lines (
  id uuid not null default new_id(),
  organization_id uuid not null,
  opportunity_id uuid not null,
  product_id uuid,
  description text,
  quantity integer not null default 1,
  amount_minor bigint not null,
  discount_minor bigint not null default 0,
  tax_minor bigint not null default 0,
  cost_minor bigint,
  "position" integer not null default 0,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  recurring_interval text,
  term_months integer,
  constraint opportunity_lines_pkey PRIMARY KEY (organization_id, id),
  constraint opportunity_lines_amount_minor_check CHECK (amount_minor >= 0 AND amount_minor <= '1000000000000000'::bigint),
  constraint opportunity_lines_cost_minor_check CHECK (cost_minor >= 0),
  constraint opportunity_lines_discount_minor_check CHECK (discount_minor >= 0),
  constraint opportunity_lines_quantity_check CHECK (quantity >= 1 AND quantity <= 1000000),
  constraint opportunity_lines_recurring_interval_check CHECK (recurring_interval = ANY (ARRAY['month'::text, 'quarter'::text, 'year'::text])),
  constraint opportunity_lines_tax_minor_check CHECK (tax_minor >= 0),
  constraint opportunity_lines_term_months_check CHECK (term_months >= 1 AND term_months <= 600),
  constraint opportunity_lines_term_of_recurring CHECK (term_months IS NULL OR recurring_interval IS NOT NULL),
  constraint opportunity_lines_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint opportunity_lines_organization_id_opportunity_id_fkey FOREIGN KEY (organization_id, opportunity_id) REFERENCES opportunities(organization_id, id),
  constraint opportunity_lines_organization_id_product_id_fkey FOREIGN KEY (organization_id, product_id) REFERENCES products(organization_id, id)
);
CREATE INDEX opportunity_lines_organization_id_opportunity_id_position_idx ON public.opportunity_lines USING btree (organization_id, opportunity_id, "position");
CREATE INDEX opportunity_lines_organization_id_product_id_idx ON public.opportunity_lines USING btree (organization_id, product_id);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON opportunity_lines FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON opportunity_lines REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON opportunity_lines FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table opportunity_lines enable row level security;
alter table opportunity_lines force row level security;
create policy company on opportunity_lines to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on opportunity_lines as restrictive to tandem_own using ((EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = opportunity_lines.organization_id) AND (o.id = opportunity_lines.opportunity_id))))) with check ((EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = opportunity_lines.organization_id) AND (o.id = opportunity_lines.opportunity_id)))));
create policy partner on opportunity_lines to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = opportunity_lines.organization_id) AND (o.id = opportunity_lines.opportunity_id)))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on opportunity_lines to tandem_system using (true) with check (true);
grant delete, insert, select, update on opportunity_lines to tandem_app;
grant delete, insert, select, update on opportunity_lines to tandem_partner;
grant delete, insert, select, update on opportunity_lines to tandem_system;

create table opportunity_notes (
  id uuid not null default new_id(),
  organization_id uuid not null,
  opportunity_id uuid not null,
  author_user_id uuid default app_user(),
  author_name text not null,
  author_partner_id uuid default app_partner(),
  body text not null,
  visibility text not null,
  is_pinned boolean not null default false,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint opportunity_notes_pkey PRIMARY KEY (organization_id, id),
  constraint opportunity_notes_body_check CHECK (length(TRIM(BOTH FROM body)) >= 1 AND length(TRIM(BOTH FROM body)) <= 20000),
  constraint opportunity_notes_visibility_check CHECK (visibility = ANY (ARRAY['internal'::text, 'partner'::text])),
  constraint opportunity_notes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint opportunity_notes_organization_id_opportunity_id_fkey FOREIGN KEY (organization_id, opportunity_id) REFERENCES opportunities(organization_id, id)
);
CREATE INDEX opportunity_notes_organization_id_opportunity_id_created_at_idx ON public.opportunity_notes USING btree (organization_id, opportunity_id, created_at);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON opportunity_notes FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON opportunity_notes REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON opportunity_notes FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table opportunity_notes enable row level security;
alter table opportunity_notes force row level security;
create policy company on opportunity_notes to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on opportunity_notes as restrictive to tandem_own using (((EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = opportunity_notes.organization_id) AND (o.id = opportunity_notes.opportunity_id)))) AND ((author_partner_id IS NULL) OR (author_partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))))) with check (((EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = opportunity_notes.organization_id) AND (o.id = opportunity_notes.opportunity_id)))) AND ((author_partner_id IS NULL) OR (author_partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])))));
create policy partner on opportunity_notes to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND ((visibility = 'partner'::text) AND ((author_partner_id IS NULL) OR (author_partner_id = app_partner())) AND (EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = opportunity_notes.organization_id) AND (o.id = opportunity_notes.opportunity_id))))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND ((visibility = 'partner'::text) AND (author_partner_id = app_partner()))));
create policy system on opportunity_notes to tandem_system using (true) with check (true);
grant delete, insert, select, update on opportunity_notes to tandem_app;
grant delete, insert, select, update on opportunity_notes to tandem_partner;
grant delete, insert, select, update on opportunity_notes to tandem_system;

create table opportunity_participants (
  id uuid not null default new_id(),
  organization_id uuid not null,
  opportunity_id uuid not null,
  partner_id uuid not null,
  role text not null default 'source'::text,
  weight integer not null default 1,
  "position" integer not null default 0,
  status text not null default 'confirmed'::text,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint opportunity_participants_pkey PRIMARY KEY (organization_id, id),
  constraint opportunity_participants_organization_id_opportunity_id_par_key UNIQUE (organization_id, opportunity_id, partner_id, role),
  constraint opportunity_participants_role_check CHECK (role = ANY (ARRAY['source'::text, 'resell'::text, 'influence'::text, 'services'::text, 'distributor'::text])),
  constraint opportunity_participants_status_check CHECK (status = ANY (ARRAY['proposed'::text, 'confirmed'::text, 'rejected'::text])),
  constraint opportunity_participants_weight_check CHECK (weight >= 1 AND weight <= 1000000),
  constraint opportunity_participants_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint opportunity_participants_organization_id_opportunity_id_fkey FOREIGN KEY (organization_id, opportunity_id) REFERENCES opportunities(organization_id, id),
  constraint opportunity_participants_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id)
);
CREATE INDEX opportunity_participants_organization_id_partner_id_status__idx ON public.opportunity_participants USING btree (organization_id, partner_id, status, opportunity_id);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON opportunity_participants FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON opportunity_participants REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER refuse_merged_partner AFTER UPDATE OF partner_id ON opportunity_participants FOR EACH ROW WHEN (new.partner_id IS DISTINCT FROM old.partner_id) EXECUTE FUNCTION refuse_merged_partner();
CREATE TRIGGER refuse_merged_partner_of_new AFTER INSERT ON opportunity_participants REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_partner();
CREATE TRIGGER touch BEFORE UPDATE ON opportunity_participants FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table opportunity_participants enable row level security;
alter table opportunity_participants force row level security;
create policy company on opportunity_participants to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on opportunity_participants as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])));
create policy partner on opportunity_participants to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on opportunity_participants to tandem_system using (true) with check (true);
grant delete, insert, select, update on opportunity_participants to tandem_app;
grant delete, insert, select, update on opportunity_participants to tandem_partner;
grant delete, insert, select, update on opportunity_participants to tandem_system;

create table opportunity_stage_events (
  id uuid not null default new_id(),
  organization_id uuid not null,
  opportunity_id uuid not null,
  from_stage_id uuid,
  to_stage_id uuid not null,
  actor_user_id uuid default app_user(),
  actor_partner_id uuid default app_partner(),
  reason_code text,
  reason text,
  at timestamp with time zone not null default now(),
  constraint opportunity_stage_events_pkey PRIMARY KEY (organization_id, id),
  constraint opportunity_stage_events_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint opportunity_stage_events_organization_id_from_stage_id_fkey FOREIGN KEY (organization_id, from_stage_id) REFERENCES opportunity_stages(organization_id, id),
  constraint opportunity_stage_events_organization_id_opportunity_id_fkey FOREIGN KEY (organization_id, opportunity_id) REFERENCES opportunities(organization_id, id),
  constraint opportunity_stage_events_organization_id_to_stage_id_fkey FOREIGN KEY (organization_id, to_stage_id) REFERENCES opportunity_stages(organization_id, id)
);
CREATE INDEX opportunity_stage_events_organization_id_from_stage_id_idx ON public.opportunity_stage_events USING btree (organization_id, from_stage_id);
CREATE INDEX opportunity_stage_events_organization_id_opportunity_id_at_idx ON public.opportunity_stage_events USING btree (organization_id, opportunity_id, at);
CREATE INDEX opportunity_stage_events_organization_id_to_stage_id_idx ON public.opportunity_stage_events USING btree (organization_id, to_stage_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON opportunity_stage_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table opportunity_stage_events enable row level security;
alter table opportunity_stage_events force row level security;
create policy company on opportunity_stage_events to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on opportunity_stage_events as restrictive to tandem_own using ((EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = opportunity_stage_events.organization_id) AND (o.id = opportunity_stage_events.opportunity_id))))) with check ((EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = opportunity_stage_events.organization_id) AND (o.id = opportunity_stage_events.opportunity_id)))));
create policy partner on opportunity_stage_events to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM opportunities o WHERE ((o.organization_id = opportunity_stage_events.organization_id) AND (o.id = opportunity_stage_events.opportunity_id)))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on opportunity_stage_events to tandem_system using (true) with check (true);
grant insert, select on opportunity_stage_events to tandem_app;
grant insert, select on opportunity_stage_events to tandem_partner;
grant insert, select on opportunity_stage_events to tandem_system;

create table opportunity_stages (
  id uuid not null default new_id(),
  organization_id uuid not null,
  type_id uuid not null,
  name text not null,
  category text not null,
  probability integer not null default 0,
  colour text,
  "order" integer not null default 0,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint opportunity_stages_pkey PRIMARY KEY (organization_id, id),
  constraint opportunity_stages_organization_id_type_id_id_key UNIQUE (organization_id, type_id, id),
  constraint opportunity_stages_category_check CHECK (category = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])),
  constraint opportunity_stages_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 120),
  constraint opportunity_stages_probability_check CHECK (probability >= 0 AND probability <= 100),
  constraint opportunity_stages_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint opportunity_stages_organization_id_type_id_fkey FOREIGN KEY (organization_id, type_id) REFERENCES opportunity_types(organization_id, id)
);
CREATE UNIQUE INDEX opportunity_stages_organization_id_type_id_lower_idx ON public.opportunity_stages USING btree (organization_id, type_id, lower(name)) WHERE (archived_at IS NULL);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON opportunity_stages FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON opportunity_stages REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON opportunity_stages FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table opportunity_stages enable row level security;
alter table opportunity_stages force row level security;
create policy company on opportunity_stages to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on opportunity_stages as restrictive to tandem_own using (true) with check (true);
create policy partner on opportunity_stages to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on opportunity_stages to tandem_system using (true) with check (true);
grant delete, insert, select, update on opportunity_stages to tandem_app;
grant delete, insert, select, update on opportunity_stages to tandem_partner;
grant delete, insert, select, update on opportunity_stages to tandem_system;

create table opportunity_types (
  id uuid not null default new_id(),
  organization_id uuid not null,
  name text not null,
  description text,
  colour text,
  "order" integer not null default 0,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  motion text not null default 'resale'::text,
  protection_days integer,
  auto_approves boolean not null default false,
  is_default boolean not null default false,
  deal_kind text not null default 'new'::text,
  constraint opportunity_types_pkey PRIMARY KEY (organization_id, id),
  constraint opportunity_types_deal_kind_check CHECK (deal_kind = ANY (ARRAY['new'::text, 'renewal'::text, 'upsell'::text, 'nfr'::text])),
  constraint opportunity_types_motion_check CHECK (motion = ANY (ARRAY['resale'::text, 'referral'::text, 'co_sell'::text, 'services'::text])),
  constraint opportunity_types_protection_days_check CHECK (protection_days >= 1 AND protection_days <= 730),
  constraint partner_types_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 120),
  constraint opportunity_types_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX opportunity_types_organization_id_idx ON public.opportunity_types USING btree (organization_id) WHERE (is_default AND (archived_at IS NULL));
CREATE UNIQUE INDEX opportunity_types_organization_id_lower_idx ON public.opportunity_types USING btree (organization_id, lower(name)) WHERE (archived_at IS NULL);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON opportunity_types FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON opportunity_types REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON opportunity_types FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table opportunity_types enable row level security;
alter table opportunity_types force row level security;
create policy company on opportunity_types to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on opportunity_types as restrictive to tandem_own using (true) with check (true);
create policy partner on opportunity_types to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on opportunity_types to tandem_system using (true) with check (true);
grant delete, insert, select, update on opportunity_types to tandem_app;
grant delete, insert, select, update on opportunity_types to tandem_partner;
grant delete, insert, select, update on opportunity_types to tandem_system;

create table organizations (
  id uuid not null default new_id(),
  name text not null,
  slug text not null,
  kind text not null,
  domain text,
  logo_url text,
  description text,
  region text not null default 'en'::text,
  timezone text not null default 'UTC'::text,
  base_currency character(3) not null default 'USD'::bpchar,
  status text not null default 'active'::text,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  requires_two_factor boolean not null default false,
  primary_colour text,
  session_hours integer,
  invitation_domains text[] not null default '{}'::text[],
  organization_id uuid generated always as (id) stored,
  constraint organizations_pkey PRIMARY KEY (id),
  constraint organizations_slug_key UNIQUE (slug),
  constraint organizations_kind_check CHECK (kind = ANY (ARRAY['vendor'::text, 'partner'::text, 'both'::text])),
  constraint organizations_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 200),
  constraint organizations_primary_colour_check CHECK (primary_colour ~ '^#[0-9a-f]{6}$'::text),
  constraint organizations_region_check CHECK (region = ANY (ARRAY['en'::text, 'en-ca'::text, 'en-gb'::text])),
  constraint organizations_session_hours_check CHECK (session_hours >= 1 AND session_hours <= 8760),
  constraint organizations_slug_check CHECK (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'::text),
  constraint organizations_status_check CHECK (status = ANY (ARRAY['active'::text, 'suspended'::text, 'closed'::text]))
);
CREATE INDEX organizations_organization_id_idx ON public.organizations USING btree (organization_id);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON organizations FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON organizations REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER tell_identity AFTER UPDATE ON organizations FOR EACH STATEMENT EXECUTE FUNCTION tell_identity_changed();
CREATE TRIGGER touch BEFORE UPDATE ON organizations FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table organizations enable row level security;
alter table organizations force row level security;
create policy company on organizations to tandem_app using ((id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on organizations as restrictive to tandem_own using (true) with check (true);
create policy partner on organizations to tandem_partner using (((id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true)) with check (((id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on organizations to tandem_system using (true) with check (true);
grant delete, insert, select, update on organizations to tandem_app;
grant delete, insert, select, update on organizations to tandem_partner;
grant delete, insert, select, update on organizations to tandem_system;

create table outbox_cursors (
  consumer text not null,
  tx xid8 not null default '0'::xid8,
  seq bigint not null default 0,
  since pg_snapshot not null default '1:1:'::pg_snapshot,
  until pg_snapshot,
  constraint outbox_cursors_pkey PRIMARY KEY (consumer)
);
grant insert, select, update on outbox_cursors to tandem_system;

create table outbox_events (
  seq bigint not null generated always as identity,
  tx xid8 not null default recorded_tx(),
  organization_id uuid not null,
  topic text not null,
  ref_id uuid,
  payload jsonb not null default '{}'::jsonb,
  occurred_at timestamp with time zone not null default now(),
  constraint outbox_events_pkey PRIMARY KEY (seq)
);
CREATE INDEX outbox_events_tx_seq_idx ON public.outbox_events USING btree (tx, seq);
alter table outbox_events enable row level security;
alter table outbox_events force row level security;
create policy company on outbox_events to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on outbox_events as restrictive to tandem_own using (false) with check (true);
create policy partner on outbox_events to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true));
create policy system on outbox_events to tandem_system using (true) with check (true);
grant delete, insert, select, update on outbox_events to tandem_system;
grant insert, select on outbox_events to tandem_app;
grant insert, select on outbox_events to tandem_partner;

create table partner_region_memberships (
  organization_id uuid not null,
  partner_id uuid not null,
  region_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint partner_region_memberships_pkey PRIMARY KEY (organization_id, partner_id, region_id),
  constraint partner_region_memberships_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint partner_region_memberships_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id) ON DELETE CASCADE,
  constraint partner_region_memberships_organization_id_region_id_fkey FOREIGN KEY (organization_id, region_id) REFERENCES partner_regions(organization_id, id)
);
CREATE INDEX partner_region_memberships_organization_id_region_id_idx ON public.partner_region_memberships USING btree (organization_id, region_id);
alter table partner_region_memberships enable row level security;
alter table partner_region_memberships force row level security;
create policy company on partner_region_memberships to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on partner_region_memberships as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])));
create policy partner on partner_region_memberships to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on partner_region_memberships to tandem_system using (true) with check (true);
grant delete, insert, select, update on partner_region_memberships to tandem_app;
grant delete, insert, select, update on partner_region_memberships to tandem_partner;
grant delete, insert, select, update on partner_region_memberships to tandem_system;

create table partner_regions (
  id uuid not null default new_id(),
  organization_id uuid not null,
  name text not null,
  description text,
  colour text,
  "order" integer not null default 0,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  country_codes text[] not null default '{}'::text[],
  reference_type text not null default 'Partner'::text,
  parent_id uuid,
  constraint partner_regions_pkey PRIMARY KEY (organization_id, id),
  constraint partner_regions_check CHECK (parent_id <> id),
  constraint partner_types_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 120),
  constraint partner_regions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint partner_regions_organization_id_parent_id_fkey FOREIGN KEY (organization_id, parent_id) REFERENCES partner_regions(organization_id, id)
);
CREATE UNIQUE INDEX partner_regions_organization_id_lower_idx ON public.partner_regions USING btree (organization_id, lower(name)) WHERE (archived_at IS NULL);
CREATE INDEX partner_regions_organization_id_parent_id_idx ON public.partner_regions USING btree (organization_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON partner_regions FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON partner_regions REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON partner_regions FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table partner_regions enable row level security;
alter table partner_regions force row level security;
create policy company on partner_regions to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on partner_regions as restrictive to tandem_own using (true) with check (true);
create policy partner on partner_regions to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on partner_regions to tandem_system using (true) with check (true);
grant delete, insert, select, update on partner_regions to tandem_app;
grant delete, insert, select, update on partner_regions to tandem_partner;
grant delete, insert, select, update on partner_regions to tandem_system;

create table partner_status_events (
  id uuid not null default new_id(),
  organization_id uuid not null,
  partner_id uuid not null,
  from_status_id uuid,
  to_status_id uuid not null,
  from_category text,
  to_category text not null,
  effective_on date not null,
  reason_code text,
  reason text,
  actor_user_id uuid default app_user(),
  at timestamp with time zone not null default now(),
  seq bigint not null generated always as identity,
  constraint partner_status_events_pkey PRIMARY KEY (organization_id, id),
  constraint partner_status_events_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint partner_status_events_organization_id_from_status_id_fkey FOREIGN KEY (organization_id, from_status_id) REFERENCES partner_statuses(organization_id, id),
  constraint partner_status_events_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint partner_status_events_organization_id_to_status_id_fkey FOREIGN KEY (organization_id, to_status_id) REFERENCES partner_statuses(organization_id, id)
);
CREATE INDEX partner_status_events_organization_id_from_status_id_idx ON public.partner_status_events USING btree (organization_id, from_status_id);
CREATE INDEX partner_status_events_organization_id_partner_id_effective__idx ON public.partner_status_events USING btree (organization_id, partner_id, effective_on);
CREATE INDEX partner_status_events_organization_id_to_status_id_idx ON public.partner_status_events USING btree (organization_id, to_status_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON partner_status_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table partner_status_events enable row level security;
alter table partner_status_events force row level security;
create policy company on partner_status_events to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on partner_status_events as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])));
create policy partner on partner_status_events to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on partner_status_events to tandem_system using (true) with check (true);
grant insert, select on partner_status_events to tandem_app;
grant insert, select on partner_status_events to tandem_partner;
grant insert, select on partner_status_events to tandem_system;

create table partner_statuses (
  id uuid not null default new_id(),
  organization_id uuid not null,
  name text not null,
  description text,
  colour text,
  "order" integer not null default 0,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  category text not null default 'active'::text,
  is_default boolean not null default false,
  constraint partner_statuses_pkey PRIMARY KEY (organization_id, id),
  constraint partner_statuses_category_check CHECK (category = ANY (ARRAY['applied'::text, 'invited'::text, 'active'::text, 'suspended'::text, 'banned'::text, 'declined'::text, 'ended'::text])),
  constraint partner_types_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 120),
  constraint partner_statuses_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX partner_statuses_organization_id_idx ON public.partner_statuses USING btree (organization_id) WHERE (is_default AND (archived_at IS NULL));
CREATE UNIQUE INDEX partner_statuses_organization_id_lower_idx ON public.partner_statuses USING btree (organization_id, lower(name)) WHERE (archived_at IS NULL);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON partner_statuses FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON partner_statuses REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON partner_statuses FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table partner_statuses enable row level security;
alter table partner_statuses force row level security;
create policy company on partner_statuses to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on partner_statuses as restrictive to tandem_own using (true) with check (true);
create policy partner on partner_statuses to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on partner_statuses to tandem_system using (true) with check (true);
grant delete, insert, select, update on partner_statuses to tandem_app;
grant delete, insert, select, update on partner_statuses to tandem_partner;
grant delete, insert, select, update on partner_statuses to tandem_system;

create table partner_tiers (
  id uuid not null default new_id(),
  organization_id uuid not null,
  name text not null,
  description text,
  colour text,
  "order" integer not null default 0,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  benefits text,
  protection_factor_ppm integer not null default 1000000,
  constraint partner_tiers_pkey PRIMARY KEY (organization_id, id),
  constraint partner_tiers_protection_factor_ppm_check CHECK (protection_factor_ppm >= 100000 AND protection_factor_ppm <= 10000000),
  constraint partner_types_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 120),
  constraint partner_tiers_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX partner_tiers_organization_id_lower_idx ON public.partner_tiers USING btree (organization_id, lower(name)) WHERE (archived_at IS NULL);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON partner_tiers FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON partner_tiers REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON partner_tiers FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table partner_tiers enable row level security;
alter table partner_tiers force row level security;
create policy company on partner_tiers to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on partner_tiers as restrictive to tandem_own using (true) with check (true);
create policy partner on partner_tiers to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on partner_tiers to tandem_system using (true) with check (true);
grant delete, insert, select, update on partner_tiers to tandem_app;
grant delete, insert, select, update on partner_tiers to tandem_partner;
grant delete, insert, select, update on partner_tiers to tandem_system;

create table partner_types (
  id uuid not null default new_id(),
  organization_id uuid not null,
  name text not null,
  description text,
  colour text,
  "order" integer not null default 0,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint partner_types_pkey PRIMARY KEY (organization_id, id),
  constraint partner_types_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 120),
  constraint partner_types_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX partner_types_organization_id_lower_idx ON public.partner_types USING btree (organization_id, lower(name)) WHERE (archived_at IS NULL);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON partner_types FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON partner_types REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON partner_types FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table partner_types enable row level security;
alter table partner_types force row level security;
create policy company on partner_types to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on partner_types as restrictive to tandem_own using (true) with check (true);
create policy partner on partner_types to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on partner_types to tandem_system using (true) with check (true);
grant delete, insert, select, update on partner_types to tandem_app;
grant delete, insert, select, update on partner_types to tandem_partner;
grant delete, insert, select, update on partner_types to tandem_system;

create table partners (
  id uuid not null default new_id(),
  organization_id uuid not null,
  name text not null,
  legal_name text,
  name_key text not null,
  domain text,
  domain_key text,
  website text,
  description text,
  photo_url text,
  phone text,
  address_line_1 text,
  address_line_2 text,
  city text,
  state text,
  postal_code text,
  country character(2),
  status_id uuid not null,
  type_id uuid,
  region_id uuid,
  tier_id uuid,
  owner_user_id uuid,
  manager_name text,
  parent_partner_id uuid,
  partner_organization_id uuid,
  currency character(3) not null default 'USD'::bpchar,
  tax_id text,
  external_ref text,
  tags text[] not null default '{}'::text[],
  custom jsonb not null default '{}'::jsonb,
  internal_notes text,
  joined_on date,
  ended_on date,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  merged_into_id uuid,
  referred_by_partner_id uuid,
  other_region_ids uuid[] not null default '{}'::uuid[],
  region_ids uuid[] not null generated always as (array_remove(array_prepend(region_id, other_region_ids), NULL::uuid)) stored,
  constraint partners_pkey PRIMARY KEY (organization_id, id),
  constraint partners_country_check CHECK (country ~ '^[A-Z]{2}$'::text),
  constraint partners_merged_stay_archived CHECK (merged_into_id IS NULL OR archived_at IS NOT NULL AND merged_into_id <> id),
  constraint partners_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 200),
  constraint partners_referred_by_another CHECK (referred_by_partner_id <> id),
  constraint partners_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint partners_organization_id_merged_into_id_fkey FOREIGN KEY (organization_id, merged_into_id) REFERENCES partners(organization_id, id),
  constraint partners_organization_id_owner_user_id_fkey FOREIGN KEY (organization_id, owner_user_id) REFERENCES memberships(organization_id, user_id),
  constraint partners_organization_id_parent_partner_id_fkey FOREIGN KEY (organization_id, parent_partner_id) REFERENCES partners(organization_id, id),
  constraint partners_organization_id_referred_by_partner_id_fkey FOREIGN KEY (organization_id, referred_by_partner_id) REFERENCES partners(organization_id, id),
  constraint partners_organization_id_region_id_fkey FOREIGN KEY (organization_id, region_id) REFERENCES partner_regions(organization_id, id),
  constraint partners_organization_id_status_id_fkey FOREIGN KEY (organization_id, status_id) REFERENCES partner_statuses(organization_id, id),
  constraint partners_organization_id_tier_id_fkey FOREIGN KEY (organization_id, tier_id) REFERENCES partner_tiers(organization_id, id),
  constraint partners_organization_id_type_id_fkey FOREIGN KEY (organization_id, type_id) REFERENCES partner_types(organization_id, id),
  constraint partners_partner_organization_id_fkey FOREIGN KEY (partner_organization_id) REFERENCES organizations(id)
);
CREATE INDEX partners_custom_idx ON public.partners USING gin (custom jsonb_path_ops);
CREATE INDEX partners_organization_id_domain_key_idx ON public.partners USING btree (organization_id, domain_key);
CREATE UNIQUE INDEX partners_organization_id_external_ref_idx ON public.partners USING btree (organization_id, external_ref) WHERE (external_ref IS NOT NULL);
CREATE INDEX partners_organization_id_merged_into_id_idx ON public.partners USING btree (organization_id, merged_into_id);
CREATE INDEX partners_organization_id_name_idx ON public.partners USING btree (organization_id, name);
CREATE INDEX partners_organization_id_name_idx1 ON public.partners USING gin (organization_id, name gin_trgm_ops);
CREATE INDEX partners_organization_id_owner_user_id_idx ON public.partners USING btree (organization_id, owner_user_id);
CREATE INDEX partners_organization_id_parent_partner_id_idx ON public.partners USING btree (organization_id, parent_partner_id);
CREATE UNIQUE INDEX partners_organization_id_partner_organization_id_idx ON public.partners USING btree (organization_id, partner_organization_id) WHERE (partner_organization_id IS NOT NULL);
CREATE INDEX partners_organization_id_referred_by_partner_id_idx ON public.partners USING btree (organization_id, referred_by_partner_id) WHERE (referred_by_partner_id IS NOT NULL);
CREATE INDEX partners_organization_id_region_id_idx ON public.partners USING btree (organization_id, region_id);
CREATE INDEX partners_organization_id_status_id_idx ON public.partners USING btree (organization_id, status_id);
CREATE INDEX partners_organization_id_tier_id_idx ON public.partners USING btree (organization_id, tier_id);
CREATE INDEX partners_organization_id_type_id_idx ON public.partners USING btree (organization_id, type_id);
CREATE INDEX partners_partner_organization_id_idx ON public.partners USING btree (partner_organization_id);
CREATE TRIGGER keep_custom_unique AFTER INSERT ON partners FOR EACH ROW WHEN (new.custom <> '{}'::jsonb) EXECUTE FUNCTION keep_custom_unique();
CREATE TRIGGER keep_custom_unique_changed AFTER UPDATE OF custom ON partners FOR EACH ROW WHEN (new.custom IS DISTINCT FROM old.custom) EXECUTE FUNCTION keep_custom_unique();
CREATE TRIGGER keep_custom_unique_deleted AFTER DELETE ON partners FOR EACH ROW WHEN (old.custom <> '{}'::jsonb) EXECUTE FUNCTION keep_custom_unique();
CREATE TRIGGER keep_limit AFTER UPDATE OF archived_at ON partners FOR EACH ROW WHEN (old.archived_at IS NOT NULL AND new.archived_at IS NULL) EXECUTE FUNCTION keep_partner_limit();
CREATE TRIGGER keep_limit_of_new AFTER INSERT ON partners REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_partner_limit();
CREATE TRIGGER keep_merged_owner AFTER UPDATE OF owner_user_id ON partners FOR EACH ROW WHEN (old.owner_user_id IS DISTINCT FROM new.owner_user_id) EXECUTE FUNCTION keep_merged_owner();
CREATE TRIGGER keep_region_memberships AFTER INSERT ON partners FOR EACH ROW WHEN (new.region_ids <> '{}'::uuid[]) EXECUTE FUNCTION keep_region_memberships();
CREATE TRIGGER keep_region_memberships_changed AFTER UPDATE OF region_id, other_region_ids ON partners FOR EACH ROW WHEN (new.region_ids IS DISTINCT FROM old.region_ids) EXECUTE FUNCTION keep_region_memberships();
CREATE TRIGGER keep_tags BEFORE INSERT ON partners FOR EACH ROW WHEN (new.tags <> '{}'::text[]) EXECUTE FUNCTION keep_tags();
CREATE TRIGGER keep_tags_changed BEFORE UPDATE OF tags ON partners FOR EACH ROW WHEN (new.tags IS DISTINCT FROM old.tags AND new.tags <> '{}'::text[]) EXECUTE FUNCTION keep_tags();
CREATE TRIGGER record AFTER DELETE OR UPDATE ON partners FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON partners REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER settle_other_regions BEFORE INSERT OR UPDATE OF region_id, other_region_ids ON partners FOR EACH ROW WHEN (new.other_region_ids <> '{}'::uuid[]) EXECUTE FUNCTION settle_other_regions();
CREATE TRIGGER take_kept_owner BEFORE UPDATE OF merged_into_id ON partners FOR EACH ROW WHEN (new.merged_into_id IS NOT NULL) EXECUTE FUNCTION take_kept_owner();
CREATE TRIGGER touch BEFORE UPDATE ON partners FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table partners enable row level security;
alter table partners force row level security;
create policy company on partners to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on partners as restrictive to tandem_own using ((owner_user_id = app_user())) with check ((owner_user_id = app_user()));
create policy partner on partners to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (id = app_partner())));
create policy system on partners to tandem_system using (true) with check (true);
grant delete, insert, select, update on partners to tandem_app;
grant delete, insert, select, update on partners to tandem_partner;
grant delete, insert, select, update on partners to tandem_system;

create table payout_approvals (
  id uuid not null default new_id(),
  organization_id uuid not null,
  batch_id uuid not null,
  user_id uuid default app_user(),
  preview_hash text,
  approved_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint payout_approvals_pkey PRIMARY KEY (organization_id, id),
  constraint payout_approvals_organization_id_batch_id_fkey FOREIGN KEY (organization_id, batch_id) REFERENCES payout_batches(organization_id, id),
  constraint payout_approvals_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX payout_approvals_organization_id_batch_id_user_id_idx ON public.payout_approvals USING btree (organization_id, batch_id, user_id) NULLS NOT DISTINCT;
CREATE TRIGGER keep BEFORE INSERT OR DELETE OR UPDATE ON payout_approvals FOR EACH ROW EXECUTE FUNCTION keep_payout_approval();
CREATE TRIGGER record AFTER DELETE OR UPDATE ON payout_approvals FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON payout_approvals REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
alter table payout_approvals enable row level security;
alter table payout_approvals force row level security;
create policy company on payout_approvals to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on payout_approvals as restrictive to tandem_own using ((EXISTS ( SELECT FROM payout_batches b WHERE ((b.organization_id = payout_approvals.organization_id) AND (b.id = payout_approvals.batch_id))))) with check (false);
create policy partner on payout_approvals to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on payout_approvals to tandem_system using (true) with check (true);
grant delete, insert, select, update on payout_approvals to tandem_app;
grant delete, insert, select, update on payout_approvals to tandem_partner;
grant delete, insert, select, update on payout_approvals to tandem_system;

create table payout_batches (
  id uuid not null default new_id(),
  organization_id uuid not null,
  number bigint not null,
  name text not null,
  currency character(3) not null,
  cutoff_on date not null,
  status text not null default 'draft'::text,
  total_minor bigint not null default 0,
  item_count integer not null default 0,
  preview_hash text,
  created_by uuid default app_user(),
  submitted_by uuid,
  submitted_at timestamp with time zone,
  approved_by uuid,
  approved_at timestamp with time zone,
  cancelled_reason text,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  approvals_needed integer,
  planned_on date,
  review_until date,
  pay_by date,
  constraint payout_batches_pkey PRIMARY KEY (organization_id, id),
  constraint payout_batches_organization_id_number_key UNIQUE (organization_id, number),
  constraint payout_batches_approvals_needed_check CHECK (approvals_needed >= 0 AND approvals_needed <= 2),
  constraint payout_batches_check CHECK (pay_by >= cutoff_on),
  constraint payout_batches_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 200),
  constraint payout_batches_status_check CHECK (status = ANY (ARRAY['draft'::text, 'pending_approval'::text, 'approved'::text, 'processing'::text, 'paid'::text, 'partially_paid'::text, 'failed'::text, 'cancelled'::text])),
  constraint payout_batches_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX payout_batches_planned ON public.payout_batches USING btree (organization_id, currency, planned_on) WHERE (planned_on IS NOT NULL);
CREATE TRIGGER approvals BEFORE UPDATE ON payout_batches FOR EACH ROW WHEN ((old.status = ANY (ARRAY['draft'::text, 'pending_approval'::text])) AND (new.status <> ALL (ARRAY['draft'::text, 'pending_approval'::text, 'cancelled'::text]))) EXECUTE FUNCTION require_payout_approvals();
CREATE TRIGGER draft BEFORE INSERT ON payout_batches FOR EACH ROW WHEN (new.status <> 'draft'::text) EXECUTE FUNCTION begin_as_draft();
CREATE TRIGGER record AFTER DELETE OR UPDATE ON payout_batches FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON payout_batches REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON payout_batches FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table payout_batches enable row level security;
alter table payout_batches force row level security;
create policy company on payout_batches to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on payout_batches as restrictive to tandem_own using ((EXISTS ( SELECT FROM payout_items i WHERE ((i.organization_id = payout_batches.organization_id) AND (i.batch_id = payout_batches.id))))) with check (false);
create policy partner on payout_batches to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on payout_batches to tandem_system using (true) with check (true);
grant delete, insert, select, update on payout_batches to tandem_app;
grant delete, insert, select, update on payout_batches to tandem_partner;
grant delete, insert, select, update on payout_batches to tandem_system;

create table payout_exports (
  id uuid not null default new_id(),
  organization_id uuid not null,
  batch_id uuid not null,
  number integer not null,
  format text not null,
  sha256 text not null,
  item_count integer not null,
  total_minor bigint not null,
  created_by uuid default app_user(),
  created_at timestamp with time zone not null,
  constraint payout_exports_pkey PRIMARY KEY (organization_id, id),
  constraint payout_exports_organization_id_batch_id_number_key UNIQUE (organization_id, batch_id, number),
  constraint payout_exports_format_check CHECK (format = 'csv'::text),
  constraint payout_exports_organization_id_batch_id_fkey FOREIGN KEY (organization_id, batch_id) REFERENCES payout_batches(organization_id, id),
  constraint payout_exports_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON payout_exports FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table payout_exports enable row level security;
alter table payout_exports force row level security;
create policy company on payout_exports to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on payout_exports as restrictive to tandem_own using (false) with check (false);
create policy partner on payout_exports to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on payout_exports to tandem_system using (true) with check (true);
grant insert, select on payout_exports to tandem_app;
grant insert, select on payout_exports to tandem_partner;
grant insert, select on payout_exports to tandem_system;

create table payout_item_lines (
  organization_id uuid not null,
  item_id uuid not null,
  line_id uuid not null,
  amount_minor bigint not null,
  constraint payout_item_lines_pkey PRIMARY KEY (organization_id, item_id, line_id),
  constraint payout_item_lines_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint payout_item_lines_organization_id_item_id_fkey FOREIGN KEY (organization_id, item_id) REFERENCES payout_items(organization_id, id),
  constraint payout_item_lines_organization_id_line_id_fkey FOREIGN KEY (organization_id, line_id) REFERENCES commission_lines(organization_id, id)
);
CREATE INDEX payout_item_lines_organization_id_line_id_idx ON public.payout_item_lines USING btree (organization_id, line_id);
alter table payout_item_lines enable row level security;
alter table payout_item_lines force row level security;
create policy company on payout_item_lines to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on payout_item_lines as restrictive to tandem_own using ((EXISTS ( SELECT FROM payout_items i WHERE ((i.organization_id = payout_item_lines.organization_id) AND (i.id = payout_item_lines.item_id))))) with check ((EXISTS ( SELECT FROM payout_items i WHERE ((i.organization_id = payout_item_lines.organization_id) AND (i.id = payout_item_lines.item_id)))));
create policy partner on payout_item_lines to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM payout_items i WHERE ((i.organization_id = payout_item_lines.organization_id) AND (i.id = payout_item_lines.item_id)))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on payout_item_lines to tandem_system using (true) with check (true);
grant delete, insert, select, update on payout_item_lines to tandem_app;
grant delete, insert, select, update on payout_item_lines to tandem_partner;
grant delete, insert, select, update on payout_item_lines to tandem_system;

create table payout_items (
  id uuid not null default new_id(),
  organization_id uuid not null,
  batch_id uuid not null,
  partner_id uuid not null,
  currency character(3) not null,
  amount_minor bigint not null,
  line_count integer not null,
  result text not null,
  is_excluded boolean not null default false,
  payout_method_id uuid,
  method_fingerprint text,
  payee jsonb,
  statement_no text,
  export_number integer,
  status text not null default 'included'::text,
  failure_code text,
  failure_text text,
  paid_on date,
  reference text,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  disputable_until date,
  carried_minor bigint not null default 0,
  withheld_minor bigint not null default 0,
  withholding_ppm integer,
  settle_currency character(3),
  settle_amount_minor bigint,
  settle_remainder text,
  exchange_rate_id uuid,
  exchange_rate numeric(20,10),
  exchange_rate_on date,
  exchange_rate_source text,
  fee_minor bigint not null default 0,
  constraint payout_items_pkey PRIMARY KEY (organization_id, id),
  constraint payout_items_organization_id_batch_id_partner_id_currency_key UNIQUE (organization_id, batch_id, partner_id, currency),
  constraint payout_items_carried_minor_check CHECK (carried_minor >= 0),
  constraint payout_items_exchange_rate_check CHECK (exchange_rate > 0::numeric),
  constraint payout_items_fee_minor_check CHECK (fee_minor >= 0),
  constraint payout_items_result_check CHECK (result = ANY (ARRAY['due'::text, 'carried_negative'::text, 'nothing_due'::text, 'below_minimum'::text, 'below_unit'::text, 'no_method'::text, 'no_rate'::text, 'method_rests'::text, 'inactive'::text])),
  constraint payout_items_settle_amount_minor_check CHECK (settle_amount_minor > 0),
  constraint payout_items_settlement CHECK ((num_nulls(settle_currency, settle_amount_minor, settle_remainder, exchange_rate, exchange_rate_on, exchange_rate_source) = ANY (ARRAY[0, 6])) AND settle_currency <> currency),
  constraint payout_items_status_check CHECK (status = ANY (ARRAY['included'::text, 'excluded'::text, 'reserved'::text, 'held'::text, 'processing'::text, 'in_transit'::text, 'paid'::text, 'failed'::text, 'returned'::text, 'cancelled'::text])),
  constraint payout_items_withheld_minor_check CHECK (withheld_minor >= 0),
  constraint payout_items_withholding_ppm_check CHECK (withholding_ppm >= 0 AND withholding_ppm <= 999999),
  constraint payout_items_organization_id_batch_id_fkey FOREIGN KEY (organization_id, batch_id) REFERENCES payout_batches(organization_id, id),
  constraint payout_items_organization_id_exchange_rate_id_fkey FOREIGN KEY (organization_id, exchange_rate_id) REFERENCES exchange_rates(organization_id, id) ON DELETE SET NULL (exchange_rate_id),
  constraint payout_items_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint payout_items_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint payout_items_organization_id_payout_method_id_fkey FOREIGN KEY (organization_id, payout_method_id) REFERENCES payout_methods(organization_id, id)
);
CREATE INDEX payout_items_organization_id_exchange_rate_id_idx ON public.payout_items USING btree (organization_id, exchange_rate_id) WHERE (exchange_rate_id IS NOT NULL);
CREATE INDEX payout_items_organization_id_partner_id_idx ON public.payout_items USING btree (organization_id, partner_id);
CREATE INDEX payout_items_organization_id_payout_method_id_idx ON public.payout_items USING btree (organization_id, payout_method_id);
CREATE UNIQUE INDEX payout_items_organization_id_statement_no_idx ON public.payout_items USING btree (organization_id, statement_no) WHERE (statement_no IS NOT NULL);
CREATE TRIGGER kept BEFORE UPDATE ON payout_items FOR EACH ROW WHEN (old.status <> ALL (ARRAY['included'::text, 'excluded'::text])) EXECUTE FUNCTION keep_settlement();
CREATE TRIGGER record AFTER DELETE OR UPDATE ON payout_items FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON payout_items REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON payout_items FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER whole BEFORE UPDATE ON payout_items FOR EACH ROW WHEN (old.status = 'included'::text AND new.status = 'reserved'::text) EXECUTE FUNCTION require_whole_payment();
alter table payout_items enable row level security;
alter table payout_items force row level security;
create policy company on payout_items to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on payout_items as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])));
create policy partner on payout_items to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND ((partner_id = app_partner()) AND (status <> ALL (ARRAY['included'::text, 'excluded'::text, 'cancelled'::text]))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on payout_items to tandem_system using (true) with check (true);
grant delete, insert, select, update on payout_items to tandem_app;
grant delete, insert, select, update on payout_items to tandem_partner;
grant delete, insert, select, update on payout_items to tandem_system;

create table payout_method_details (
  organization_id uuid not null,
  method_id uuid not null,
  details_enc bytea not null,
  constraint payout_method_details_pkey PRIMARY KEY (organization_id, method_id),
  constraint payout_method_details_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint payout_method_details_organization_id_method_id_fkey FOREIGN KEY (organization_id, method_id) REFERENCES payout_methods(organization_id, id)
);
alter table payout_method_details enable row level security;
alter table payout_method_details force row level security;
create policy company on payout_method_details to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on payout_method_details as restrictive to tandem_own using ((EXISTS ( SELECT FROM payout_methods m WHERE ((m.organization_id = payout_method_details.organization_id) AND (m.id = payout_method_details.method_id))))) with check ((EXISTS ( SELECT FROM payout_methods m WHERE ((m.organization_id = payout_method_details.organization_id) AND (m.id = payout_method_details.method_id)))));
create policy partner on payout_method_details to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM payout_methods m WHERE ((m.organization_id = payout_method_details.organization_id) AND (m.id = payout_method_details.method_id) AND (m.partner_id = app_partner()))))));
create policy system on payout_method_details to tandem_system using (true) with check (true);
grant delete, insert, select, update on payout_method_details to tandem_app;
grant delete, insert, select, update on payout_method_details to tandem_partner;
grant delete, insert, select, update on payout_method_details to tandem_system;

create table payout_methods (
  id uuid not null default new_id(),
  organization_id uuid not null,
  partner_id uuid not null,
  rail text not null,
  currency character(3) not null,
  country character(2),
  holder_name text not null,
  account_last4 text not null,
  fingerprint text not null,
  status text not null default 'pending'::text,
  changed_at timestamp with time zone not null default now(),
  changed_by uuid default app_user(),
  verified_at timestamp with time zone,
  verified_by uuid,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  shown_at timestamp with time zone,
  shown_by uuid,
  is_default boolean not null default false,
  constraint payout_methods_pkey PRIMARY KEY (organization_id, id),
  constraint payout_methods_country_check CHECK (country ~ '^[A-Z]{2}$'::text),
  constraint payout_methods_holder_name_check CHECK (length(TRIM(BOTH FROM holder_name)) >= 1 AND length(TRIM(BOTH FROM holder_name)) <= 200),
  constraint payout_methods_rail_check CHECK (rail = ANY (ARRAY['bank_sepa'::text, 'bank_ach'::text, 'bank_other'::text, 'paypal'::text, 'external'::text])),
  constraint payout_methods_status_check CHECK (status = ANY (ARRAY['pending'::text, 'verified'::text, 'disabled'::text])),
  constraint payout_methods_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint payout_methods_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id)
);
CREATE UNIQUE INDEX payout_methods_one_default ON public.payout_methods USING btree (organization_id, partner_id) WHERE (is_default AND (status <> 'disabled'::text));
CREATE UNIQUE INDEX payout_methods_organization_id_partner_id_currency_idx ON public.payout_methods USING btree (organization_id, partner_id, currency) WHERE (status <> 'disabled'::text);
CREATE INDEX payout_methods_organization_id_partner_id_idx ON public.payout_methods USING btree (organization_id, partner_id);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON payout_methods FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON payout_methods REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON payout_methods FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table payout_methods enable row level security;
alter table payout_methods force row level security;
create policy company on payout_methods to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on payout_methods as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])));
create policy partner on payout_methods to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner())));
create policy system on payout_methods to tandem_system using (true) with check (true);
grant delete, insert, select, update on payout_methods to tandem_app;
grant delete, insert, select, update on payout_methods to tandem_partner;
grant delete, insert, select, update on payout_methods to tandem_system;

create table pictures (
  id uuid not null default new_id(),
  organization_id uuid not null,
  key text not null,
  kind text not null,
  size integer not null,
  sha256 text not null,
  uploaded_by uuid default app_user(),
  uploaded_by_partner_id uuid default app_partner(),
  created_at timestamp with time zone not null default now(),
  constraint pictures_pkey PRIMARY KEY (organization_id, id),
  constraint pictures_key_key UNIQUE (key),
  constraint pictures_key_check CHECK (key ~ '^[A-Za-z0-9_-]{20,64}$'::text),
  constraint pictures_kind_check CHECK (kind = ANY (ARRAY['png'::text, 'jpg'::text, 'webp'::text, 'gif'::text])),
  constraint pictures_size_check CHECK (size > 0),
  constraint pictures_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX pictures_organization_id_sha256_idx ON public.pictures USING btree (organization_id, sha256);
alter table pictures enable row level security;
alter table pictures force row level security;
create policy company on pictures to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on pictures as restrictive to tandem_own using (true) with check (true);
create policy partner on pictures to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (uploaded_by_partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (uploaded_by_partner_id = app_partner())));
create policy system on pictures to tandem_system using (true) with check (true);
grant delete, insert, select, update on pictures to tandem_app;
grant delete, insert, select, update on pictures to tandem_partner;
grant delete, insert, select, update on pictures to tandem_system;

create table plan_assignments (
  id uuid not null default new_id(),
  organization_id uuid not null,
  plan_id uuid not null,
  target text not null,
  target_id uuid,
  priority integer not null default 0,
  effective_from date not null,
  effective_to date,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  audience_id uuid generated always as ( CASE WHEN (target = 'audience'::text) THEN target_id ELSE NULL::uuid END) stored,
  constraint plan_assignments_pkey PRIMARY KEY (organization_id, id),
  constraint plan_assignments_once EXCLUDE USING gist (organization_id WITH =, plan_id WITH =, target WITH =, COALESCE(target_id, '00000000-0000-0000-0000-000000000000'::uuid) WITH =, daterange(effective_from, effective_to) WITH &&),
  constraint plan_assignments_check CHECK ((target = 'program'::text) = (target_id IS NULL)),
  constraint plan_assignments_dates CHECK (effective_to > effective_from),
  constraint plan_assignments_target_check CHECK (target = ANY (ARRAY['program'::text, 'type'::text, 'region'::text, 'tier'::text, 'audience'::text, 'partner'::text])),
  constraint plan_assignments_organization_id_audience_id_fkey FOREIGN KEY (organization_id, audience_id) REFERENCES audiences(organization_id, id),
  constraint plan_assignments_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint plan_assignments_organization_id_plan_id_fkey FOREIGN KEY (organization_id, plan_id) REFERENCES commission_plans(organization_id, id)
);
CREATE INDEX plan_assignments_organization_id_audience_id_idx ON public.plan_assignments USING btree (organization_id, audience_id) WHERE (audience_id IS NOT NULL);
CREATE INDEX plan_assignments_organization_id_plan_id_idx ON public.plan_assignments USING btree (organization_id, plan_id);
CREATE INDEX plan_assignments_organization_id_target_target_id_idx ON public.plan_assignments USING btree (organization_id, target, target_id);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON plan_assignments FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON plan_assignments REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON plan_assignments FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table plan_assignments enable row level security;
alter table plan_assignments force row level security;
create policy company on plan_assignments to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on plan_assignments as restrictive to tandem_own using (((target <> 'partner'::text) OR (target_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])))) with check (((target <> 'partner'::text) OR (target_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))));
create policy partner on plan_assignments to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on plan_assignments to tandem_system using (true) with check (true);
grant delete, insert, select, update on plan_assignments to tandem_app;
grant delete, insert, select, update on plan_assignments to tandem_partner;
grant delete, insert, select, update on plan_assignments to tandem_system;

create table plan_versions (
  id uuid not null default new_id(),
  organization_id uuid not null,
  plan_id uuid not null,
  version integer not null,
  effective_from date not null,
  recorded_at timestamp with time zone not null default now(),
  state text not null default 'draft'::text,
  definition jsonb not null,
  definition_hash text,
  note text,
  published_at timestamp with time zone,
  published_by uuid,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint plan_versions_pkey PRIMARY KEY (organization_id, id),
  constraint plan_versions_organization_id_plan_id_version_key UNIQUE (organization_id, plan_id, version),
  constraint plan_versions_state_check CHECK (state = ANY (ARRAY['draft'::text, 'published'::text, 'superseded'::text])),
  constraint plan_versions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint plan_versions_organization_id_plan_id_fkey FOREIGN KEY (organization_id, plan_id) REFERENCES commission_plans(organization_id, id)
);
CREATE UNIQUE INDEX plan_versions_one_draft ON public.plan_versions USING btree (organization_id, plan_id) WHERE (state = 'draft'::text);
CREATE TRIGGER keep_published BEFORE DELETE OR UPDATE ON plan_versions FOR EACH ROW EXECUTE FUNCTION keep_published_version();
CREATE TRIGGER record AFTER DELETE OR UPDATE ON plan_versions FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON plan_versions REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON plan_versions FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table plan_versions enable row level security;
alter table plan_versions force row level security;
create policy company on plan_versions to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on plan_versions as restrictive to tandem_own using (true) with check (true);
create policy partner on plan_versions to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM commission_lines l WHERE ((l.organization_id = plan_versions.organization_id) AND (l.plan_version_id = plan_versions.id) AND (l.partner_id = app_partner())))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on plan_versions to tandem_system using (true) with check (true);
grant delete, insert, select, update on plan_versions to tandem_app;
grant delete, insert, select, update on plan_versions to tandem_partner;
grant delete, insert, select, update on plan_versions to tandem_system;

create table postings (
  organization_id uuid not null,
  entry_id uuid not null,
  "position" smallint not null,
  account_id uuid not null,
  side character(1) not null,
  amount_minor bigint not null,
  currency character(3) not null,
  constraint postings_pkey PRIMARY KEY (organization_id, entry_id, "position"),
  constraint postings_amount_minor_check CHECK (amount_minor > 0),
  constraint postings_side_check CHECK (side = ANY (ARRAY['D'::bpchar, 'C'::bpchar])),
  constraint postings_organization_id_account_id_fkey FOREIGN KEY (organization_id, account_id) REFERENCES ledger_accounts(organization_id, id),
  constraint postings_organization_id_entry_id_fkey FOREIGN KEY (organization_id, entry_id) REFERENCES journal_entries(organization_id, id),
  constraint postings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX postings_organization_id_account_id_entry_id_idx ON public.postings USING btree (organization_id, account_id, entry_id);
CREATE TRIGGER add_up AFTER INSERT ON postings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_to_balances();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER balance AFTER INSERT ON postings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION entries_balance();
alter table postings enable row level security;
alter table postings force row level security;
create policy company on postings to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on postings as restrictive to tandem_own using ((EXISTS ( SELECT FROM ledger_accounts a WHERE ((a.organization_id = postings.organization_id) AND (a.id = postings.account_id))))) with check ((EXISTS ( SELECT FROM ledger_accounts a WHERE ((a.organization_id = postings.organization_id) AND (a.id = postings.account_id)))));
create policy partner on postings to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on postings to tandem_system using (true) with check (true);
grant insert, select on postings to tandem_app;
grant insert, select on postings to tandem_partner;
grant insert, select on postings to tandem_system;

create table product_categories (
  id uuid not null default new_id(),
  organization_id uuid not null,
  name text not null,
  description text,
  colour text,
  "order" integer not null default 0,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint product_categories_pkey PRIMARY KEY (organization_id, id),
  constraint partner_types_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 120),
  constraint product_categories_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX product_categories_organization_id_lower_idx ON public.product_categories USING btree (organization_id, lower(name)) WHERE (archived_at IS NULL);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON product_categories FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON product_categories REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON product_categories FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table product_categories enable row level security;
alter table product_categories force row level security;
create policy company on product_categories to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on product_categories as restrictive to tandem_own using (true) with check (true);
create policy partner on product_categories to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on product_categories to tandem_system using (true) with check (true);
grant delete, insert, select, update on product_categories to tandem_app;
grant delete, insert, select, update on product_categories to tandem_partner;
grant delete, insert, select, update on product_categories to tandem_system;

create table products (
  id uuid not null default new_id(),
  organization_id uuid not null,
  sku text not null,
  name text not null,
  category_id uuid,
  description text,
  list_price_minor bigint,
  currency character(3) not null default 'USD'::bpchar,
  is_commissionable boolean not null default true,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint products_pkey PRIMARY KEY (organization_id, id),
  constraint products_organization_id_sku_key UNIQUE (organization_id, sku),
  constraint products_list_price_minor_check CHECK (list_price_minor >= 0),
  constraint products_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 200),
  constraint products_sku_check CHECK (length(TRIM(BOTH FROM sku)) >= 1 AND length(TRIM(BOTH FROM sku)) <= 80),
  constraint products_organization_id_category_id_fkey FOREIGN KEY (organization_id, category_id) REFERENCES product_categories(organization_id, id),
  constraint products_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX products_organization_id_category_id_idx ON public.products USING btree (organization_id, category_id);
CREATE INDEX products_organization_id_name_idx ON public.products USING btree (organization_id, name);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON products FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON products REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON products FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table products enable row level security;
alter table products force row level security;
create policy company on products to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on products as restrictive to tandem_own using (true) with check (true);
create policy partner on products to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on products to tandem_system using (true) with check (true);
grant delete, insert, select, update on products to tandem_app;
grant delete, insert, select, update on products to tandem_partner;
grant delete, insert, select, update on products to tandem_system;

create table programme_settings (
  organization_id uuid not null,
  id uuid generated always as (organization_id) stored,
  rounding text not null default 'half_up'::text,
  clawback_window_days integer,
  deal_cap_ppm bigint,
  min_payout jsonb not null default '{}'::jsonb,
  payout_approval_limit_minor bigint,
  requires_second_approver boolean not null default true,
  requires_payout_method boolean not null default false,
  protection_days integer not null default 90,
  review_sla_hours integer not null default 48,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  reapply_after_days integer not null default 30,
  extension_days integer not null default 30,
  max_extensions integer not null default 1,
  vendor_deal_active_days integer not null default 90,
  daily_checks_per_partner integer not null default 30,
  grace_days integer default 30,
  hold_hours integer,
  claim_budget integer,
  method_rest_days integer not null default 3,
  dispute_days integer default 60,
  silent_nudge_days integer not null default 30,
  silent_risk_days integer not null default 45,
  payout_day integer default 1,
  payout_review_days integer not null default 7,
  payout_pay_days integer not null default 12,
  payouts_planned_since timestamp with time zone not null default now(),
  expiry_notice_days jsonb not null default '[30, 14, 3]'::jsonb,
  review_reminder_percent integer not null default 50,
  review_escalation_percent integer not null default 100,
  parked_days integer not null default 30,
  accept_days integer not null default 30,
  rate_source text,
  converts_payouts boolean not null default false,
  constraint programme_settings_pkey PRIMARY KEY (organization_id),
  constraint programme_settings_accept_days_check CHECK (accept_days >= 0 AND accept_days <= 365),
  constraint programme_settings_claim_budget_check CHECK (claim_budget >= 1 AND claim_budget <= 100000),
  constraint programme_settings_clawback_window_days_check CHECK (clawback_window_days >= 0),
  constraint programme_settings_daily_checks_per_partner_check CHECK (daily_checks_per_partner >= 0 AND daily_checks_per_partner <= 10000),
  constraint programme_settings_deal_cap_ppm_check CHECK (deal_cap_ppm >= 0),
  constraint programme_settings_dispute_days_check CHECK (dispute_days >= 1 AND dispute_days <= 3650),
  constraint programme_settings_expiry_notice_days_check CHECK (are_notice_days(expiry_notice_days)),
  constraint programme_settings_extension_days_check CHECK (extension_days >= 1 AND extension_days <= 365),
  constraint programme_settings_grace_days_check CHECK (grace_days >= 0 AND grace_days <= 730),
  constraint programme_settings_hold_hours_check CHECK (hold_hours >= 1 AND hold_hours <= 168),
  constraint programme_settings_max_extensions_check CHECK (max_extensions >= 0 AND max_extensions <= 20),
  constraint programme_settings_method_rest_days_check CHECK (method_rest_days >= 0 AND method_rest_days <= 90),
  constraint programme_settings_parked_days_check CHECK (parked_days >= 0 AND parked_days <= 365),
  constraint programme_settings_payout_day_check CHECK (payout_day >= 1 AND payout_day <= 28),
  constraint programme_settings_payout_order CHECK (payout_pay_days >= payout_review_days),
  constraint programme_settings_payout_pay_days_check CHECK (payout_pay_days >= 0 AND payout_pay_days <= 90),
  constraint programme_settings_payout_review_days_check CHECK (payout_review_days >= 0 AND payout_review_days <= 60),
  constraint programme_settings_protection_days_check CHECK (protection_days >= 1 AND protection_days <= 730),
  constraint programme_settings_rate_source_check CHECK (rate_source = 'ecb'::text),
  constraint programme_settings_reapply_after_days_check CHECK (reapply_after_days >= 0 AND reapply_after_days <= 730),
  constraint programme_settings_review_escalation_percent_check CHECK (review_escalation_percent >= 100 AND review_escalation_percent <= 500),
  constraint programme_settings_review_reminder_percent_check CHECK (review_reminder_percent >= 0 AND review_reminder_percent <= 99),
  constraint programme_settings_review_sla_hours_check CHECK (review_sla_hours >= 1 AND review_sla_hours <= 720),
  constraint programme_settings_rounding_check CHECK (rounding = ANY (ARRAY['half_up'::text, 'half_even'::text, 'floor'::text])),
  constraint programme_settings_silent_nudge_days_check CHECK (silent_nudge_days >= 0 AND silent_nudge_days <= 365),
  constraint programme_settings_silent_risk_days_check CHECK (silent_risk_days >= 0 AND silent_risk_days <= 365),
  constraint programme_settings_vendor_deal_active_days_check CHECK (vendor_deal_active_days >= 1 AND vendor_deal_active_days <= 730),
  constraint programme_settings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON programme_settings FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON programme_settings REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON programme_settings FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table programme_settings enable row level security;
alter table programme_settings force row level security;
create policy company on programme_settings to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on programme_settings as restrictive to tandem_own using (true) with check (true);
create policy partner on programme_settings to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on programme_settings to tandem_system using (true) with check (true);
grant delete, insert, select, update on programme_settings to tandem_app;
grant delete, insert, select, update on programme_settings to tandem_partner;
grant delete, insert, select, update on programme_settings to tandem_system;

create table programme_template_items (
  id uuid not null default new_id(),
  organization_id uuid not null,
  template text not null,
  ref_table text not null,
  ref_id uuid not null,
  added_version integer not null,
  created_at timestamp with time zone not null default now(),
  constraint programme_template_items_pkey PRIMARY KEY (organization_id, id),
  constraint programme_template_items_organization_id_ref_table_ref_id_key UNIQUE (organization_id, ref_table, ref_id),
  constraint programme_template_items_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
alter table programme_template_items enable row level security;
alter table programme_template_items force row level security;
create policy company on programme_template_items to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on programme_template_items as restrictive to tandem_own using (true) with check (true);
create policy partner on programme_template_items to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on programme_template_items to tandem_system using (true) with check (true);
grant delete, insert, select, update on programme_template_items to tandem_app;
grant delete, insert, select, update on programme_template_items to tandem_partner;
grant delete, insert, select, update on programme_template_items to tandem_system;

create table prompt_versions (
  id uuid not null default new_id(),
  prompt_id uuid not null,
  number integer not null,
  state text not null default 'draft'::text,
  system_text text not null default ''::text,
  template text not null,
  model text not null,
  variables jsonb not null default '[]'::jsonb,
  tests jsonb not null default '[]'::jsonb,
  note text,
  published_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint prompt_versions_pkey PRIMARY KEY (id),
  constraint prompt_versions_prompt_id_number_key UNIQUE (prompt_id, number),
  constraint prompt_versions_state_check CHECK (state = ANY (ARRAY['draft'::text, 'published'::text, 'retired'::text])),
  constraint prompt_versions_template_check CHECK (length(template) <= 50000),
  constraint prompt_versions_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES prompts(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX prompt_versions_prompt_id_idx ON public.prompt_versions USING btree (prompt_id) WHERE (state = 'published'::text);
CREATE UNIQUE INDEX prompt_versions_prompt_id_idx1 ON public.prompt_versions USING btree (prompt_id) WHERE (state = 'draft'::text);
CREATE TRIGGER keep_published BEFORE UPDATE ON prompt_versions FOR EACH ROW EXECUTE FUNCTION keep_published_prompt();
CREATE TRIGGER touch BEFORE UPDATE ON prompt_versions FOR EACH ROW EXECUTE FUNCTION touch_row();
grant delete, insert, select, update on prompt_versions to tandem_system;

create table prompts (
  id uuid not null default new_id(),
  key text not null,
  description text not null,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint prompts_pkey PRIMARY KEY (id),
  constraint prompts_key_key UNIQUE (key),
  constraint prompts_description_check CHECK (length(TRIM(BOTH FROM description)) >= 1 AND length(TRIM(BOTH FROM description)) <= 500),
  constraint prompts_key_check CHECK (key ~ '^[a-z][a-z0-9_.]{1,79}$'::text)
);
CREATE TRIGGER touch BEFORE UPDATE ON prompts FOR EACH ROW EXECUTE FUNCTION touch_row();
grant delete, insert, select, update on prompts to tandem_system;

create table rate_fetches (
  organization_id uuid not null,
  source text not null,
  chosen_at timestamp with time zone not null,
  tried_at timestamp with time zone,
  failing_since timestamp with time zone,
  failure text,
  constraint rate_fetches_pkey PRIMARY KEY (organization_id, source),
  constraint rate_fetches_check CHECK ((failing_since IS NULL) = (failure IS NULL)),
  constraint rate_fetches_source_check CHECK (source = 'ecb'::text),
  constraint rate_fetches_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
alter table rate_fetches enable row level security;
alter table rate_fetches force row level security;
create policy company on rate_fetches to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on rate_fetches as restrictive to tandem_own using (true) with check (true);
create policy partner on rate_fetches to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on rate_fetches to tandem_system using (true) with check (true);
grant delete, insert, select, update on rate_fetches to tandem_app;
grant delete, insert, select, update on rate_fetches to tandem_partner;
grant delete, insert, select, update on rate_fetches to tandem_system;

create table report_clocks (
  organization_id uuid not null,
  schedule_id uuid not null,
  next_run_at timestamp with time zone not null,
  constraint report_clocks_pkey PRIMARY KEY (organization_id, schedule_id),
  constraint report_clocks_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint report_clocks_organization_id_schedule_id_fkey FOREIGN KEY (organization_id, schedule_id) REFERENCES report_schedules(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX report_clocks_organization_id_next_run_at_idx ON public.report_clocks USING btree (organization_id, next_run_at);
alter table report_clocks enable row level security;
alter table report_clocks force row level security;
create policy company on report_clocks to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on report_clocks as restrictive to tandem_own using ((EXISTS ( SELECT FROM report_schedules s WHERE ((s.organization_id = report_clocks.organization_id) AND (s.id = report_clocks.schedule_id))))) with check ((EXISTS ( SELECT FROM report_schedules s WHERE ((s.organization_id = report_clocks.organization_id) AND (s.id = report_clocks.schedule_id)))));
create policy partner on report_clocks to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM report_schedules s WHERE ((s.organization_id = report_clocks.organization_id) AND (s.id = report_clocks.schedule_id)))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM report_schedules s WHERE ((s.organization_id = report_clocks.organization_id) AND (s.id = report_clocks.schedule_id))))));
create policy system on report_clocks to tandem_system using (true) with check (true);
grant delete, insert, select, update on report_clocks to tandem_app;
grant delete, insert, select, update on report_clocks to tandem_partner;
grant delete, insert, select, update on report_clocks to tandem_system;

create table report_deliveries (
  id uuid not null default new_id(),
  organization_id uuid not null,
  schedule_id uuid not null,
  run_id uuid not null,
  report text not null,
  reader text not null,
  reader_kind text not null,
  eyes_user_id uuid,
  partner_id uuid,
  full_name text not null,
  address text not null,
  state text not null default 'queued'::text,
  attempts integer not null default 0,
  rows integer,
  bytes integer,
  file_key text,
  file_name text,
  file_type text,
  file_until timestamp with time zone,
  left_out text[] not null default '{}'::text[],
  error text,
  mail_id uuid,
  finished_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint report_deliveries_pkey PRIMARY KEY (organization_id, id),
  constraint report_deliveries_reader_kind_check CHECK (reader_kind = ANY (ARRAY['colleague'::text, 'partner'::text, 'external'::text])),
  constraint report_deliveries_state_check CHECK (state = ANY (ARRAY['queued'::text, 'running'::text, 'delivered'::text, 'failed'::text, 'skipped_empty'::text])),
  constraint report_deliveries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint report_deliveries_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint report_deliveries_organization_id_run_id_fkey FOREIGN KEY (organization_id, run_id) REFERENCES report_runs(organization_id, id) ON DELETE CASCADE,
  constraint report_deliveries_organization_id_schedule_id_fkey FOREIGN KEY (organization_id, schedule_id) REFERENCES report_schedules(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX report_deliveries_file_until_idx ON public.report_deliveries USING btree (file_until) WHERE (file_key IS NOT NULL);
CREATE INDEX report_deliveries_organization_id_mail_id_idx ON public.report_deliveries USING btree (organization_id, mail_id) WHERE (mail_id IS NOT NULL);
CREATE INDEX report_deliveries_organization_id_partner_id_idx ON public.report_deliveries USING btree (organization_id, partner_id);
CREATE INDEX report_deliveries_organization_id_schedule_id_created_at_idx ON public.report_deliveries USING btree (organization_id, schedule_id, created_at DESC);
CREATE UNIQUE INDEX report_deliveries_reader ON public.report_deliveries USING btree (organization_id, run_id, reader);
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE ON report_deliveries FOR EACH ROW EXECUTE FUNCTION announce_report();
CREATE TRIGGER touch BEFORE UPDATE ON report_deliveries FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table report_deliveries enable row level security;
alter table report_deliveries force row level security;
create policy company on report_deliveries to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on report_deliveries as restrictive to tandem_own using (((eyes_user_id = app_user()) OR (EXISTS ( SELECT FROM report_schedules s WHERE ((s.organization_id = report_deliveries.organization_id) AND (s.id = report_deliveries.schedule_id)))))) with check (((eyes_user_id = app_user()) OR (EXISTS ( SELECT FROM report_schedules s WHERE ((s.organization_id = report_deliveries.organization_id) AND (s.id = report_deliveries.schedule_id))))));
create policy partner on report_deliveries to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND ((partner_id = app_partner()) AND ((eyes_user_id = app_user()) OR (EXISTS ( SELECT FROM report_schedules s WHERE ((s.organization_id = report_deliveries.organization_id) AND (s.id = report_deliveries.schedule_id)))))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM report_schedules s WHERE ((s.organization_id = report_deliveries.organization_id) AND (s.id = report_deliveries.schedule_id))))));
create policy system on report_deliveries to tandem_system using (true) with check (true);
grant delete, insert, select, update on report_deliveries to tandem_app;
grant delete, insert, select, update on report_deliveries to tandem_partner;
grant delete, insert, select, update on report_deliveries to tandem_system;

create table report_runs (
  id uuid not null default new_id(),
  organization_id uuid not null,
  schedule_id uuid not null,
  due_at timestamp with time zone not null,
  cause text not null,
  asked_by uuid,
  started_at timestamp with time zone,
  error text,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint report_runs_pkey PRIMARY KEY (organization_id, id),
  constraint report_runs_cause_check CHECK (cause = ANY (ARRAY['schedule'::text, 'person'::text])),
  constraint report_runs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint report_runs_organization_id_schedule_id_fkey FOREIGN KEY (organization_id, schedule_id) REFERENCES report_schedules(organization_id, id) ON DELETE CASCADE
);
CREATE INDEX report_runs_organization_id_schedule_id_due_at_idx ON public.report_runs USING btree (organization_id, schedule_id, due_at DESC);
CREATE UNIQUE INDEX report_runs_time ON public.report_runs USING btree (organization_id, schedule_id, due_at) WHERE (cause = 'schedule'::text);
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE ON report_runs FOR EACH ROW EXECUTE FUNCTION announce_report();
CREATE TRIGGER touch BEFORE UPDATE ON report_runs FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table report_runs enable row level security;
alter table report_runs force row level security;
create policy company on report_runs to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on report_runs as restrictive to tandem_own using ((EXISTS ( SELECT FROM report_schedules s WHERE ((s.organization_id = report_runs.organization_id) AND (s.id = report_runs.schedule_id))))) with check ((EXISTS ( SELECT FROM report_schedules s WHERE ((s.organization_id = report_runs.organization_id) AND (s.id = report_runs.schedule_id)))));
create policy partner on report_runs to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM report_schedules s WHERE ((s.organization_id = report_runs.organization_id) AND (s.id = report_runs.schedule_id)))))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT FROM report_schedules s WHERE ((s.organization_id = report_runs.organization_id) AND (s.id = report_runs.schedule_id))))));
create policy system on report_runs to tandem_system using (true) with check (true);
grant delete, insert, select, update on report_runs to tandem_app;
grant delete, insert, select, update on report_runs to tandem_partner;
grant delete, insert, select, update on report_runs to tandem_system;

create table report_schedules (
  id uuid not null default new_id(),
  organization_id uuid not null,
  partner_id uuid,
  owner_user_id uuid not null,
  name text not null,
  object text not null,
  columns text[] not null,
  filters jsonb not null default '[]'::jsonb,
  sort jsonb not null default '[]'::jsonb,
  group_by text,
  sums text[] not null default '{}'::text[],
  chart text,
  has_details boolean not null default true,
  timing jsonb not null,
  timezone text not null,
  format text not null,
  delivery text not null default 'attachment'::text,
  recipients jsonb not null,
  external_confirmed_by uuid,
  external_confirmed_at timestamp with time zone,
  subject text not null,
  message text not null default ''::text,
  only_if_rows boolean not null default false,
  status text not null default 'active'::text,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint report_schedules_pkey PRIMARY KEY (organization_id, id),
  constraint report_schedules_chart_check CHECK (chart = ANY (ARRAY['bar'::text, 'line'::text])),
  constraint report_schedules_columns_check CHECK (cardinality(columns) >= 1 AND cardinality(columns) <= 30),
  constraint report_schedules_delivery_check CHECK (delivery = ANY (ARRAY['attachment'::text, 'link'::text])),
  constraint report_schedules_format_check CHECK (format = ANY (ARRAY['csv'::text, 'xlsx'::text, 'pdf'::text, 'inline'::text])),
  constraint report_schedules_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 120),
  constraint report_schedules_status_check CHECK (status = ANY (ARRAY['active'::text, 'paused'::text])),
  constraint report_schedules_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint report_schedules_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint report_schedules_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES identity.users(id)
);
CREATE INDEX report_schedules_organization_id_owner_user_id_idx ON public.report_schedules USING btree (organization_id, owner_user_id);
CREATE INDEX report_schedules_organization_id_partner_id_idx ON public.report_schedules USING btree (organization_id, partner_id);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON report_schedules FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON report_schedules REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON report_schedules FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table report_schedules enable row level security;
alter table report_schedules force row level security;
create policy company on report_schedules to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on report_schedules as restrictive to tandem_own using ((owner_user_id = app_user())) with check ((owner_user_id = app_user()));
create policy partner on report_schedules to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (partner_id = app_partner())));
create policy system on report_schedules to tandem_system using (true) with check (true);
grant delete, insert, select, update on report_schedules to tandem_app;
grant delete, insert, select, update on report_schedules to tandem_partner;
grant delete, insert, select, update on report_schedules to tandem_system;

create table report_settings (
  id uuid not null default new_id(),
  organization_id uuid not null,
  external_addresses text[] not null default '{}'::text[],
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint report_settings_pkey PRIMARY KEY (organization_id, id),
  constraint report_settings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX report_settings_one ON public.report_settings USING btree (organization_id);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON report_settings FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON report_settings REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON report_settings FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table report_settings enable row level security;
alter table report_settings force row level security;
create policy company on report_settings to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on report_settings as restrictive to tandem_own using (true) with check (true);
create policy partner on report_settings to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on report_settings to tandem_system using (true) with check (true);
grant delete, insert, select, update on report_settings to tandem_app;
grant delete, insert, select, update on report_settings to tandem_partner;
grant delete, insert, select, update on report_settings to tandem_system;

create table roles (
  id uuid not null default new_id(),
  organization_id uuid not null,
  side text not null,
  name text not null,
  description text,
  permissions text[] not null default '{}'::text[],
  scope text not null default 'all'::text,
  archived_at timestamp with time zone,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint roles_pkey PRIMARY KEY (organization_id, id),
  constraint roles_check CHECK (side = 'company'::text OR scope = 'all'::text),
  constraint roles_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 80),
  constraint roles_scope_check CHECK (scope = ANY (ARRAY['all'::text, 'own'::text])),
  constraint roles_side_check CHECK (side = ANY (ARRAY['company'::text, 'partner'::text])),
  constraint roles_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX roles_organization_id_lower_idx ON public.roles USING btree (organization_id, lower(name)) WHERE (archived_at IS NULL);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON roles FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON roles REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER tell_identity AFTER UPDATE ON roles FOR EACH STATEMENT EXECUTE FUNCTION tell_identity_changed();
CREATE TRIGGER touch BEFORE UPDATE ON roles FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table roles enable row level security;
alter table roles force row level security;
create policy company on roles to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on roles as restrictive to tandem_own using (true) with check (true);
create policy partner on roles to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on roles to tandem_system using (true) with check (true);
grant delete, insert, select, update on roles to tandem_app;
grant delete, insert, select, update on roles to tandem_partner;
grant delete, insert, select, update on roles to tandem_system;

create table sample_batches (
  id uuid not null default new_id(),
  organization_id uuid not null,
  planted_at timestamp with time zone not null,
  planted_by uuid default app_user(),
  removed_at timestamp with time zone,
  constraint sample_batches_pkey PRIMARY KEY (organization_id, id),
  constraint sample_batches_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX sample_batches_one ON public.sample_batches USING btree (organization_id) WHERE (removed_at IS NULL);
alter table sample_batches enable row level security;
alter table sample_batches force row level security;
create policy company on sample_batches to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on sample_batches as restrictive to tandem_own using (true) with check (true);
create policy partner on sample_batches to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on sample_batches to tandem_system using (true) with check (true);
grant delete, insert, select, update on sample_batches to tandem_app;
grant delete, insert, select, update on sample_batches to tandem_partner;
grant delete, insert, select, update on sample_batches to tandem_system;

create table sample_records (
  id uuid not null default new_id(),
  organization_id uuid not null,
  batch_id uuid not null,
  ref_table text not null,
  ref_id uuid not null,
  constraint sample_records_pkey PRIMARY KEY (organization_id, id),
  constraint sample_records_organization_id_ref_table_ref_id_key UNIQUE (organization_id, ref_table, ref_id),
  constraint sample_records_organization_id_batch_id_fkey FOREIGN KEY (organization_id, batch_id) REFERENCES sample_batches(organization_id, id),
  constraint sample_records_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX sample_records_organization_id_batch_id_idx ON public.sample_records USING btree (organization_id, batch_id);
alter table sample_records enable row level security;
alter table sample_records force row level security;
create policy company on sample_records to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on sample_records as restrictive to tandem_own using (true) with check (true);
create policy partner on sample_records to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on sample_records to tandem_system using (true) with check (true);
grant delete, insert, select, update on sample_records to tandem_app;
grant delete, insert, select, update on sample_records to tandem_partner;
grant delete, insert, select, update on sample_records to tandem_system;

create table saved_views (
  id uuid not null default new_id(),
  organization_id uuid not null,
  entity text not null,
  name text not null,
  owner_user_id uuid not null default app_user(),
  owner_partner_id uuid default app_partner(),
  visibility text not null default 'private'::text,
  state jsonb not null default '{}'::jsonb,
  "order" integer not null default 0,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint saved_views_pkey PRIMARY KEY (organization_id, id),
  constraint saved_views_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 80),
  constraint saved_views_visibility_check CHECK (visibility = ANY (ARRAY['private'::text, 'shared'::text])),
  constraint saved_views_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX saved_views_organization_id_entity_idx ON public.saved_views USING btree (organization_id, entity);
CREATE TRIGGER touch BEFORE UPDATE ON saved_views FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy company on saved_views to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on saved_views as restrictive to tandem_own using (true) with check (true);
create policy partner on saved_views to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (owner_partner_id = app_partner()))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND (owner_partner_id = app_partner())));
create policy system on saved_views to tandem_system using (true) with check (true);
grant delete, insert, select, update on saved_views to tandem_app;
grant delete, insert, select, update on saved_views to tandem_partner;
grant delete, insert, select, update on saved_views to tandem_system;

create table server_errors (
  id uuid not null default new_id(),
  at timestamp with time zone not null default clock_timestamp(),
  kind text not null,
  place text not null,
  message text not null,
  stack text,
  code text,
  request_id text,
  company_id uuid,
  user_id uuid,
  constraint server_errors_pkey PRIMARY KEY (id),
  constraint server_errors_kind_check CHECK (kind = ANY (ARRAY['request'::text, 'job'::text]))
);
CREATE INDEX server_errors_at_idx ON public.server_errors USING btree (at DESC);
grant delete, insert, select, update on server_errors to tandem_system;

create table tags (
  id uuid not null default new_id(),
  organization_id uuid not null,
  entity text not null,
  name text not null,
  colour text,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint tags_pkey PRIMARY KEY (organization_id, id),
  constraint tags_entity_check CHECK (entity = ANY (ARRAY['partners'::text, 'accounts'::text, 'contacts'::text, 'documents'::text])),
  constraint tags_name_check CHECK (length(TRIM(BOTH FROM name)) >= 1 AND length(TRIM(BOTH FROM name)) <= 60),
  constraint tags_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE UNIQUE INDEX tags_name ON public.tags USING btree (organization_id, entity, lower(name));
CREATE TRIGGER record AFTER DELETE OR UPDATE ON tags FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON tags REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON tags FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table tags enable row level security;
alter table tags force row level security;
create policy company on tags to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on tags as restrictive to tandem_own using (true) with check (true);
create policy partner on tags to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND true));
create policy system on tags to tandem_system using (true) with check (true);
grant delete, insert, select, update on tags to tandem_app;
grant delete, insert, select, update on tags to tandem_partner;
grant delete, insert, select, update on tags to tandem_system;

create table tandem_migrations (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone not null default now(),
  constraint tandem_migrations_pkey PRIMARY KEY (name)
);
grant select on tandem_migrations to tandem_system;

create table tier_memberships (
  id uuid not null default new_id(),
  organization_id uuid not null,
  partner_id uuid not null,
  tier_id uuid not null,
  effective_from date not null,
  effective_to date,
  recorded_at timestamp with time zone not null default now(),
  superseded_at timestamp with time zone,
  reason text,
  source text not null default 'manual'::text,
  created_by uuid default app_user(),
  constraint tier_memberships_pkey PRIMARY KEY (organization_id, id),
  constraint tier_memberships_organization_id_partner_id_daterange_excl EXCLUDE USING gist (organization_id WITH =, partner_id WITH =, daterange(effective_from, effective_to) WITH &&) WHERE (superseded_at IS NULL),
  constraint tier_memberships_check CHECK (effective_to IS NULL OR effective_to > effective_from),
  constraint tier_memberships_source_check CHECK (source = ANY (ARRAY['manual'::text, 'auto'::text, 'import'::text])),
  constraint tier_memberships_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint tier_memberships_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint tier_memberships_organization_id_tier_id_fkey FOREIGN KEY (organization_id, tier_id) REFERENCES partner_tiers(organization_id, id)
);
CREATE INDEX tier_memberships_organization_id_tier_id_idx ON public.tier_memberships USING btree (organization_id, tier_id);
alter table tier_memberships enable row level security;
alter table tier_memberships force row level security;
create policy company on tier_memberships to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on tier_memberships as restrictive to tandem_own using ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))) with check ((partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])));
create policy partner on tier_memberships to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND ((partner_id = app_partner()) AND (superseded_at IS NULL) AND (effective_from <= CURRENT_DATE)))) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on tier_memberships to tandem_system using (true) with check (true);
grant insert, select on tier_memberships to tandem_app;
grant insert, select on tier_memberships to tandem_partner;
grant insert, select on tier_memberships to tandem_system;
grant update (superseded_at) on tier_memberships to tandem_app;
grant update (superseded_at) on tier_memberships to tandem_partner;
grant update (superseded_at) on tier_memberships to tandem_system;

create table usage_counters (
  organization_id uuid not null,
  key text not null,
  day date not null,
  value bigint not null,
  constraint usage_counters_pkey PRIMARY KEY (organization_id, key, day),
  constraint usage_counters_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
alter table usage_counters enable row level security;
alter table usage_counters force row level security;
create policy company on usage_counters to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on usage_counters as restrictive to tandem_own using (true) with check (true);
create policy partner on usage_counters to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on usage_counters to tandem_system using (true) with check (true);
grant delete, insert, select, update on usage_counters to tandem_system;
grant select on usage_counters to tandem_app;
grant select on usage_counters to tandem_partner;

create table waiting_notices (
  id uuid not null default new_id(),
  organization_id uuid not null,
  user_id uuid not null,
  mode text not null,
  partner_id uuid,
  to_address text not null,
  full_name text not null,
  topic text not null,
  text text not null,
  link text,
  mail_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  about jsonb not null default '[]'::jsonb,
  constraint waiting_notices_pkey PRIMARY KEY (organization_id, id),
  constraint waiting_notices_mode_check CHECK (mode = ANY (ARRAY['company'::text, 'partner'::text])),
  constraint waiting_notices_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint waiting_notices_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint waiting_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
CREATE INDEX waiting_notices_organization_id_mail_at_idx ON public.waiting_notices USING btree (organization_id, mail_at);
CREATE INDEX waiting_notices_organization_id_partner_id_idx ON public.waiting_notices USING btree (organization_id, partner_id);
CREATE INDEX waiting_notices_user_id_idx ON public.waiting_notices USING btree (user_id);
alter table waiting_notices enable row level security;
alter table waiting_notices force row level security;
create policy company on waiting_notices to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on waiting_notices as restrictive to tandem_own using (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[])))) with check (((partner_id IS NULL) OR (partner_id = ANY (( SELECT app_own_partners() AS app_own_partners)::uuid[]))));
create policy partner on waiting_notices to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on waiting_notices to tandem_system using (true) with check (true);
grant delete, insert, select, update on waiting_notices to tandem_app;
grant delete, insert, select, update on waiting_notices to tandem_partner;
grant delete, insert, select, update on waiting_notices to tandem_system;

create table withholding_rules (
  id uuid not null default new_id(),
  organization_id uuid not null,
  country character(2),
  partner_id uuid,
  rate_ppm integer not null,
  applies_from date not null,
  note text,
  row_version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint withholding_rules_pkey PRIMARY KEY (organization_id, id),
  constraint withholding_rules_country_once UNIQUE (organization_id, country, applies_from),
  constraint withholding_rules_partner_once UNIQUE (organization_id, partner_id, applies_from),
  constraint withholding_rules_country_check CHECK (country ~ '^[A-Z]{2}$'::text),
  constraint withholding_rules_rate_ppm_check CHECK (rate_ppm >= 0 AND rate_ppm <= 999999),
  constraint withholding_rules_target CHECK (num_nonnulls(country, partner_id) = 1),
  constraint withholding_rules_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint withholding_rules_organization_id_partner_id_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id)
);
CREATE TRIGGER record AFTER DELETE OR UPDATE ON withholding_rules FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE TRIGGER record_created AFTER INSERT ON withholding_rules REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION record_created();
CREATE TRIGGER touch BEFORE UPDATE ON withholding_rules FOR EACH ROW EXECUTE FUNCTION touch_row();
alter table withholding_rules enable row level security;
alter table withholding_rules force row level security;
create policy company on withholding_rules to tandem_app using ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid)) with check ((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid));
create policy own on withholding_rules as restrictive to tandem_own using (false) with check (false);
create policy partner on withholding_rules to tandem_partner using (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false)) with check (((organization_id = (NULLIF(current_setting('app.organization_id'::text, true), ''::text))::uuid) AND false));
create policy system on withholding_rules to tandem_system using (true) with check (true);
grant delete, insert, select, update on withholding_rules to tandem_app;
grant delete, insert, select, update on withholding_rules to tandem_partner;
grant delete, insert, select, update on withholding_rules to tandem_system;

create view account_rows with (security_invoker=true) as
 SELECT a.id,
    a.organization_id,
    a.name,
    a.name_key,
    a.domain,
    a.domain_key,
    a.website,
    a.country,
    a.industry,
    a.employees,
    a.annual_revenue_minor,
    a.currency,
    a.founded_year,
    a.parent_account_id,
    a.owner_user_id,
    a.is_customer,
    a.external_ref,
    a.tags,
    a.custom,
    a.archived_at,
    a.row_version,
    a.created_at,
    a.updated_at,
    a.merged_into_id,
    parent.name AS parent_account_name,
    kept.name AS merged_into_name,
    ( SELECT p.full_name
           FROM people p
          WHERE p.organization_id = a.organization_id AND p.id = a.owner_user_id) AS owner_name,
    deals.open AS open_opportunities,
    deals.won AS won_opportunities,
        CASE
            WHEN a.country IS NULL THEN a.country_as_entered
            ELSE NULL::text
        END AS country_as_entered
   FROM accounts a
     LEFT JOIN accounts parent ON parent.organization_id = a.organization_id AND parent.id = a.parent_account_id
     LEFT JOIN accounts kept ON kept.organization_id = a.organization_id AND kept.id = a.merged_into_id
     LEFT JOIN LATERAL ( SELECT count(*) FILTER (WHERE o.status = 'open'::text)::integer AS open,
            count(*) FILTER (WHERE o.status = 'won'::text)::integer AS won
           FROM opportunities o
          WHERE o.organization_id = a.organization_id AND o.account_id = a.id AND (o.status = ANY (ARRAY['open'::text, 'won'::text])) AND o.archived_at IS NULL) deals ON true;
grant select on account_rows to tandem_app;
grant select on account_rows to tandem_partner;
grant select on account_rows to tandem_system;

create view api_key_rows with (security_invoker=true) as
 SELECT id,
    organization_id,
    partner_id,
    user_id,
    name,
    prefix,
    secret_hash,
    permissions,
    rate_per_minute,
    expires_at,
    last_used_at,
    revoked_at,
    revoked_by,
    row_version,
    created_at,
    updated_at,
    ( SELECT u.full_name
           FROM people u
          WHERE u.organization_id = k.organization_id AND u.id = k.user_id) AS user_name,
        CASE
            WHEN revoked_at IS NOT NULL THEN 'revoked'::text
            WHEN expires_at <= now() THEN 'expired'::text
            ELSE 'active'::text
        END AS status
   FROM api_keys k;
grant select on api_key_rows to tandem_app;
grant select on api_key_rows to tandem_partner;
grant select on api_key_rows to tandem_system;

create view audit_event_rows with (security_invoker=true) as
 SELECT a.id,
    a.seq,
    a.tx,
    a.organization_id,
    a.at,
    a.actor_kind,
    a.actor_id,
    a.actor_partner_id,
    a.action,
    a.ref_table,
    a.ref_id,
        CASE
            WHEN app_partner() IS NULL AND is_private_to_partner(a.ref_table, a.partner_id, a.actor_partner_id) THEN '{}'::jsonb
            WHEN app_partner() IS NULL THEN a.changes
            ELSE ( SELECT COALESCE(jsonb_object_agg(e.key, e.value), '{}'::jsonb) AS "coalesce"
               FROM jsonb_each(a.changes) e(key, value)
              WHERE e.key = ANY (audit_fields_for_partner(a.ref_table)))
        END AS changes,
    a.reason,
    a.request_id,
    a.batch_id,
    a.partner_id,
    a.api_key_id,
    a.impersonator_id,
    COALESCE(u.full_name, p.name) AS actor_name,
        CASE
            WHEN p.id IS NOT NULL THEN ( SELECT w.full_name
               FROM partner_people(a.actor_partner_id) w(user_id, full_name, email)
              WHERE w.user_id = a.actor_id)
            ELSE NULL::text
        END AS actor_person_name,
    ( SELECT about.name
           FROM partners about
          WHERE about.organization_id = a.organization_id AND about.id = a.partner_id) AS partner_name,
    ( SELECT k.name
           FROM api_keys k
          WHERE k.organization_id = a.organization_id AND k.id = a.api_key_id) AS api_key_name,
    COALESCE(( SELECT i.full_name
           FROM people i
          WHERE i.organization_id = a.organization_id AND i.id = a.impersonator_id), ( SELECT i.impersonator_name
           FROM impersonations i
          WHERE i.organization_id = a.organization_id AND i.impersonator_id = a.impersonator_id
          ORDER BY i.started_at DESC
         LIMIT 1)) AS impersonator_name,
        CASE
            WHEN app_partner() IS NULL AND is_private_to_partner(a.ref_table, a.partner_id, a.actor_partner_id) THEN NULL::text
            ELSE audit_subject(a.organization_id, a.ref_table, a.ref_id, a.changes)
        END AS subject
   FROM audit_events a
     LEFT JOIN people u ON u.organization_id = a.organization_id AND u.id = a.actor_id
     LEFT JOIN partners p ON p.organization_id = a.organization_id AND p.id = a.actor_partner_id;
grant select on audit_event_rows to tandem_app;
grant select on audit_event_rows to tandem_partner;
grant select on audit_event_rows to tandem_system;

create view checkpoint_rows with (security_invoker=true) as
 SELECT id,
    organization_id,
    taken_on,
    taken_at,
    ledger_seq,
    ledger_hash,
    audit_seq,
    audit_hash,
    difference,
    created_at,
    difference IS NULL AS is_intact
   FROM checkpoints c;
grant select on checkpoint_rows to tandem_app;
grant select on checkpoint_rows to tandem_partner;
grant select on checkpoint_rows to tandem_system;

create view commission_dispute_rows with (security_invoker=true) as
 SELECT d.id,
    d.organization_id,
    d.partner_id,
    d.line_id,
    d.number,
    d.reason,
    d.step,
    d.status,
    d.correction_line_id,
    d.recalculation_id,
    d.decided_by,
    d.decided_at,
    d.opened_at,
    d.row_version,
    d.created_at,
    d.updated_at,
    l.number AS line_number,
    l.kind AS line_kind,
    l.amount_minor,
    l.currency,
    l.opportunity_id,
    o.name AS opportunity_name,
    p.name AS partner_name,
    p.owner_user_id AS partner_owner_user_id,
    c.number AS correction_number,
    c.amount_minor AS correction_minor,
    ( SELECT json_agg(json_build_object('id', m.id, 'side', m.side, 'kind', m.kind, 'body', m.body, 'author_name',
                CASE
                    WHEN app_partner() IS NOT NULL AND m.side = 'company'::text THEN ( SELECT g.name
                       FROM organizations g
                      WHERE g.id = d.organization_id)
                    ELSE m.author_name
                END, 'said_at', to_char((m.said_at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text)) ORDER BY m.said_at, m.id) AS json_agg
           FROM commission_dispute_messages m
          WHERE m.organization_id = d.organization_id AND m.dispute_id = d.id) AS messages
   FROM commission_disputes d
     LEFT JOIN commission_lines l ON l.organization_id = d.organization_id AND l.id = d.line_id
     LEFT JOIN opportunities o ON o.organization_id = l.organization_id AND o.id = l.opportunity_id
     LEFT JOIN partners p ON p.organization_id = d.organization_id AND p.id = d.partner_id
     LEFT JOIN commission_lines c ON c.organization_id = d.organization_id AND c.id = d.correction_line_id;
grant select on commission_dispute_rows to tandem_app;
grant select on commission_dispute_rows to tandem_partner;
grant select on commission_dispute_rows to tandem_system;

create view commission_event_rows with (security_invoker=true) as
 SELECT e.id,
    e.organization_id,
    e.source,
    e.external_id,
    e.kind,
    e.occurred_on,
    e.received_at,
    e.opportunity_id,
    e.account_id,
    e.of_event_id,
    e.currency,
    e.body,
    e.status,
    e.result,
    e.codes,
    e.note,
    e.seq,
    e.created_at,
    o.name AS opportunity_name,
    a.name AS account_name,
        CASE
            WHEN e.kind = 'manual'::text THEN ( SELECT sum(l.amount_minor)::bigint AS sum
               FROM commission_lines l
              WHERE l.organization_id = e.organization_id AND l.event_id = e.id)
            WHEN e.opportunity_id IS NOT NULL AND o.id IS NULL THEN NULL::bigint
            WHEN e.kind = ANY (ARRAY['sale'::text, 'amend'::text]) THEN ( SELECT sum(((line.value ->> 'amount_minor'::text)::bigint) - COALESCE((line.value ->> 'discount_minor'::text)::bigint, 0::bigint) - COALESCE((line.value ->> 'tax_minor'::text)::bigint, 0::bigint))::bigint AS sum
               FROM jsonb_array_elements(e.body -> 'lines'::text) line(value))
            ELSE (e.body ->> 'amount_minor'::text)::bigint
        END AS amount_minor,
    e.created_by
   FROM commission_events e
     LEFT JOIN opportunities o ON o.organization_id = e.organization_id AND o.id = e.opportunity_id
     LEFT JOIN accounts a ON a.organization_id = e.organization_id AND a.id = e.account_id;
grant select on commission_event_rows to tandem_app;
grant select on commission_event_rows to tandem_partner;
grant select on commission_event_rows to tandem_system;

create view commission_line_rows with (security_invoker=true) as
 SELECT l.id,
    l.organization_id,
    l.number,
    l.event_id,
    l.rating_id,
    l.opportunity_id,
    l.sale_event_id,
    l.engine_key,
    l.account_key,
    l.partner_id,
    l.role,
    l.plan_version_id,
    l.rule_id,
    l.slot,
    l.kind,
    l.amount_minor,
    l.currency,
    l.base_minor,
    l.effective_rate_ppm,
    l.split_weight,
    l.tier_id,
    l.effective_on,
    l.release_on,
    l.adjusts_line_id,
    l.status,
    l.hold_reason,
    l.payout_item_id,
    l.description,
    l.created_at,
    o.name AS opportunity_name,
    o.account_id,
    a.name AS account_name,
    p.name AS partner_name,
    v.plan_id,
    v.version AS plan_version,
    c.name AS plan_name,
    i.batch_id AS payout_batch_id,
    i.statement_no,
    i.paid_on,
    p.type_id AS partner_type_id,
    p.region_id AS partner_region_id,
    p.owner_user_id AS partner_owner_user_id,
    i.disputable_until,
    p.region_ids AS partner_region_ids
   FROM commission_lines l
     LEFT JOIN opportunities o ON o.organization_id = l.organization_id AND o.id = l.opportunity_id
     LEFT JOIN accounts a ON a.organization_id = o.organization_id AND a.id = o.account_id
     LEFT JOIN partners p ON p.organization_id = l.organization_id AND p.id = l.partner_id
     LEFT JOIN plan_versions v ON v.organization_id = l.organization_id AND v.id = l.plan_version_id
     LEFT JOIN commission_plans c ON c.organization_id = v.organization_id AND c.id = v.plan_id
     LEFT JOIN payout_items i ON i.organization_id = l.organization_id AND i.id = l.payout_item_id;
grant select on commission_line_rows to tandem_app;
grant select on commission_line_rows to tandem_partner;
grant select on commission_line_rows to tandem_system;

create view commission_plan_rows with (security_invoker=true) as
 SELECT p.id,
    p.organization_id,
    p.name,
    p.description,
    p.status,
    p.archived_at,
    p.row_version,
    p.created_at,
    p.updated_at,
    latest.id AS published_id,
    latest.version AS published_version,
    latest.effective_from AS published_from,
    latest.definition AS published_definition,
    draft.id AS draft_id,
    draft.version AS draft_version,
    draft.updated_at AS draft_saved_at,
    ( SELECT count(*)::integer AS count
           FROM plan_versions v
          WHERE v.organization_id = p.organization_id AND v.plan_id = p.id) AS version_count,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', a.id, 'target', a.target, 'target_id', a.target_id, 'target_name', a.target_name, 'priority', a.priority, 'effective_from', a.effective_from, 'effective_to', a.effective_to) ORDER BY a.effective_from, a.id), '[]'::jsonb) AS "coalesce"
           FROM plan_assignment_rows a
          WHERE a.organization_id = p.organization_id AND a.plan_id = p.id) AS assignments,
    previous.id AS previous_id,
    previous.effective_from AS previous_from,
    previous.definition AS previous_definition
   FROM commission_plans p
     LEFT JOIN plan_versions draft ON draft.organization_id = p.organization_id AND draft.plan_id = p.id AND draft.state = 'draft'::text
     LEFT JOIN LATERAL ( SELECT v.id,
            v.version,
            v.effective_from,
            v.definition
           FROM plan_versions v
          WHERE v.organization_id = p.organization_id AND v.plan_id = p.id AND v.state <> 'draft'::text
          ORDER BY v.effective_from DESC, v.version DESC
         LIMIT 1) latest ON true
     LEFT JOIN LATERAL ( SELECT v.id,
            v.effective_from,
            v.definition
           FROM plan_versions v
          WHERE v.organization_id = p.organization_id AND v.plan_id = p.id AND v.state <> 'draft'::text AND v.effective_from < latest.effective_from
          ORDER BY v.effective_from DESC, v.version DESC
         LIMIT 1) previous ON true;
grant select on commission_plan_rows to tandem_app;
grant select on commission_plan_rows to tandem_partner;
grant select on commission_plan_rows to tandem_system;

create view commission_recalculation_rows with (security_invoker=true) as
 SELECT id,
    organization_id,
    number,
    scope,
    reason,
    state,
    preview,
    preview_hash,
    totals,
    event_id,
    requested_by,
    approved_by,
    applied_at,
    row_version,
    created_at,
    updated_at,
    ( SELECT u.full_name
           FROM people u
          WHERE u.organization_id = r.organization_id AND u.id = r.requested_by) AS requested_by_name,
    ( SELECT u.full_name
           FROM people u
          WHERE u.organization_id = r.organization_id AND u.id = r.approved_by) AS approved_by_name
   FROM commission_recalculations r;
grant select on commission_recalculation_rows to tandem_app;
grant select on commission_recalculation_rows to tandem_partner;
grant select on commission_recalculation_rows to tandem_system;

create view company_rows with (security_invoker=true) as
 SELECT o.id,
    o.name,
    o.slug,
    o.domain,
    o.logo_url,
    o.base_currency,
    o.created_at,
    o.updated_at,
        CASE
            WHEN t.deletion_due_at IS NOT NULL THEN 'deleting'::text
            ELSE o.status
        END AS status,
    ( SELECT count(*)::integer AS count
           FROM memberships m
          WHERE m.organization_id = o.id AND m.status = 'active'::text AND NOT is_partner_role(m.role)) AS seats,
    ( SELECT count(*)::integer AS count
           FROM partners p
          WHERE p.organization_id = o.id AND p.archived_at IS NULL) AS partners,
    company_storage(o.id) AS storage_bytes,
    COALESCE(( SELECT c.value
           FROM usage_counters c
          WHERE c.organization_id = o.id AND c.key = 'api_requests'::text AND c.day = (now() AT TIME ZONE 'UTC'::text)::date), 0::bigint) AS api_requests_today,
    ( SELECT max(u.last_sign_in_at) AS max
           FROM memberships m
             JOIN identity.users u ON u.id = m.user_id
          WHERE m.organization_id = o.id AND m.status = 'active'::text) AS last_sign_in_at,
    t.max_partners,
    t.max_seats,
    t.max_storage_bytes,
    t.max_api_requests_per_day,
    t.suspended_at,
    t.suspended_reason,
    t.deletion_asked_at,
    t.deletion_due_at,
    t.deletion_reason,
    COALESCE(t.row_version, 0) AS row_version
   FROM organizations o
     LEFT JOIN company_terms t ON t.organization_id = o.id
  WHERE o.kind = ANY (ARRAY['vendor'::text, 'both'::text]);
grant select on company_rows to tandem_system;

create view contact_rows with (security_invoker=true) as
 SELECT c.id,
    c.organization_id,
    c.partner_id,
    c.account_id,
    c.first_name,
    c.last_name,
    c.email,
    c.phone,
    c.title,
    c.type_id,
    c.is_primary,
    c.user_id,
    c.tags,
    c.custom,
    c.archived_at,
    c.row_version,
    c.created_at,
    c.updated_at,
    TRIM(BOTH FROM (c.first_name || ' '::text) || c.last_name) AS full_name,
    t.name AS type_name,
    t.colour AS type_colour,
    p.name AS partner_name,
    a.name AS account_name,
        CASE
            WHEN c.user_id IS NOT NULL THEN 'active'::text
            WHEN (EXISTS ( SELECT
               FROM invitations i
              WHERE i.organization_id = c.organization_id AND i.partner_id = c.partner_id AND i.email = c.email AND i.accepted_at IS NULL AND i.revoked_at IS NULL)) THEN 'invited'::text
            ELSE 'none'::text
        END AS portal_access
   FROM contacts c
     LEFT JOIN contact_types t ON t.organization_id = c.organization_id AND t.id = c.type_id
     LEFT JOIN partners p ON p.organization_id = c.organization_id AND p.id = c.partner_id
     LEFT JOIN accounts a ON a.organization_id = c.organization_id AND a.id = c.account_id;
grant select on contact_rows to tandem_app;
grant select on contact_rows to tandem_partner;
grant select on contact_rows to tandem_system;

create view counter_check_rows with (security_invoker=true) as
 SELECT id,
    organization_id,
    checked_on,
    checked_at,
    sales,
    counters,
    difference,
    created_at,
    difference IS NULL AS is_intact
   FROM counter_checks c;
grant select on counter_check_rows to tandem_app;
grant select on counter_check_rows to tandem_partner;
grant select on counter_check_rows to tandem_system;

create view deal_conflict_rows with (security_invoker=true) as
 SELECT c.id,
    c.organization_id,
    c.registration_id,
    c.kind,
    c.severity,
    c.other_table,
        CASE
            WHEN NOT h.is_hidden THEN c.other_id
            ELSE NULL::uuid
        END AS other_id,
    c.score,
        CASE
            WHEN h.is_hidden THEN jsonb_build_object('matched_on', c.evidence -> 'matched_on'::text)
            ELSE c.evidence
        END AS evidence,
    c.resolution,
    c.resolution_code,
    c.resolution_text,
    c.resolved_by,
    c.resolved_at,
    c.row_version,
    c.created_at,
    c.updated_at
   FROM deal_conflicts c
     CROSS JOIN LATERAL ( SELECT app_sees_own_only() AND
                CASE c.other_table
                    WHEN 'deal_registrations'::text THEN NOT (EXISTS ( SELECT
                       FROM deal_registrations r
                      WHERE r.organization_id = c.organization_id AND r.id = c.other_id))
                    WHEN 'opportunities'::text THEN NOT (EXISTS ( SELECT
                       FROM opportunities o
                      WHERE o.organization_id = c.organization_id AND o.id = c.other_id))
                    ELSE false
                END AS is_hidden) h;
grant select on deal_conflict_rows to tandem_app;
grant select on deal_conflict_rows to tandem_partner;
grant select on deal_conflict_rows to tandem_system;

create view deal_registration_rows with (security_invoker=true) as
 SELECT r.id,
    r.organization_id,
    r.number,
    r.partner_id,
    r.type_id,
    r.opportunity_id,
    r.status,
    r.account_name,
    r.account_domain,
    r.has_no_website,
    r.country,
    r.account_key,
    r.domain_key,
    r.name_key,
    r.product_family,
    r.product_id,
    r.contact_name,
    r.contact_email,
    r.contact_phone,
    r.title,
    r.description,
    r.amount_minor,
    r.currency,
    r.expected_close_on,
    r.source,
    r.submitted_by,
    r.submitted_by_name,
    r.submitted_at,
    r.review_due_at,
    r.review_left_seconds,
    r.vendor_delay_seconds,
    r.conflict_severity,
    r.policy_clause,
    r.screening,
    r.decided_at,
    r.decided_by,
    r.decided_by_name,
    r.reason_code,
    r.reason_text,
    r.question,
    r.answer,
    r.expires_at,
    r.custom,
    r.row_version,
    r.created_at,
    r.updated_at,
    r.pays_until,
    pt.name AS partner_name,
    t.name AS type_name,
    t.motion,
    t.deal_kind,
    p.name AS product_name,
    c.name AS product_family_name,
    o.number AS opportunity_number,
    o.name AS opportunity_name,
    o.status AS opportunity_status,
    s.name AS opportunity_stage_name,
    s.colour AS opportunity_stage_colour,
    lower(d.valid) AS protected_from,
    upper(d.valid) AS protected_until,
    COALESCE(d.extensions, 0) AS extensions,
    d.ended_reason,
    ( SELECT upper(h.valid) AS upper
           FROM deal_protections h
          WHERE h.organization_id = r.organization_id AND h.registration_id = r.id AND h.is_hold AND h.ended_reason IS NULL) AS held_until,
    (EXISTS ( SELECT
           FROM deal_protections h
          WHERE h.organization_id = r.organization_id AND h.registration_id = r.id AND h.is_hold AND h.ended_reason IS NULL)) AS is_held,
    pt.type_id AS partner_type_id,
    pt.region_id AS partner_region_id,
    pt.owner_user_id AS partner_owner_user_id,
    o.archived_at AS opportunity_archived_at,
    r.status = 'approved'::text AND COALESCE(
        CASE
            WHEN r.opportunity_id IS NULL THEN u.at_risk_since > GREATEST(r.decided_at, u.active_at)
            ELSE o.status = 'open'::text AND o.archived_at IS NULL AND ou.at_risk_since > GREATEST(o.last_activity_at, ou.active_at)
        END, false) AS is_at_risk,
    pt.region_ids AS partner_region_ids,
    COALESCE(d.scope = 'margin_only'::text, false) AS is_shared
   FROM deal_registrations r
     LEFT JOIN partners pt ON pt.organization_id = r.organization_id AND pt.id = r.partner_id
     LEFT JOIN opportunity_types t ON t.organization_id = r.organization_id AND t.id = r.type_id
     LEFT JOIN products p ON p.organization_id = r.organization_id AND p.id = r.product_id
     LEFT JOIN product_categories c ON c.organization_id = r.organization_id AND c.id =
        CASE
            WHEN r.product_family <> '*'::text THEN r.product_family::uuid
            ELSE NULL::uuid
        END
     LEFT JOIN opportunities o ON o.organization_id = r.organization_id AND o.id = r.opportunity_id
     LEFT JOIN opportunity_stages s ON s.organization_id = o.organization_id AND s.id = o.stage_id
     LEFT JOIN deal_protections d ON d.organization_id = r.organization_id AND d.registration_id = r.id AND NOT d.is_hold
     LEFT JOIN deal_pulses u ON u.organization_id = r.organization_id AND u.registration_id = r.id
     LEFT JOIN deal_pulses ou ON ou.organization_id = o.organization_id AND ou.opportunity_id = o.id;
grant select on deal_registration_rows to tandem_app;
grant select on deal_registration_rows to tandem_partner;
grant select on deal_registration_rows to tandem_system;

create view document_access_rows with (security_invoker=true) as
 SELECT x.id,
    x.organization_id,
    x.document_id,
    x.version,
    x.kind,
    x.user_id,
    x.user_name,
    x.partner_id,
    x.impersonator_id,
    x.api_key_id,
    x.ticket,
    x.created_at,
    p.name AS partner_name,
    d.name AS document_name,
        CASE
            WHEN x.impersonator_id IS NOT NULL THEN 'support'::text
            WHEN x.api_key_id IS NOT NULL THEN 'program'::text
            ELSE 'person'::text
        END AS through
   FROM document_accesses x
     LEFT JOIN partners p ON p.organization_id = x.organization_id AND p.id = x.partner_id
     LEFT JOIN documents d ON d.organization_id = x.organization_id AND d.id = x.document_id;
grant select on document_access_rows to tandem_app;
grant select on document_access_rows to tandem_partner;
grant select on document_access_rows to tandem_system;

create view document_rows with (security_invoker=true) as
 SELECT d.id,
    d.organization_id,
    d.name,
    d.description,
    d.tags,
    d.visibility,
    d.shared_from,
    d.partner_id,
    d.opportunity_id,
    d.account_id,
    d.contact_id,
    d.version,
    d.created_by,
    d.created_by_name,
    d.uploaded_by_partner_id,
    d.archived_at,
    d.row_version,
    d.created_at,
    d.updated_at,
    v.file_name,
    v.kind,
    v.media_type,
    v.size,
    v.uploaded_by_name AS version_by_name,
    v.created_at AS version_at,
    p.name AS partner_name,
    o.name AS opportunity_name,
    o.number AS opportunity_number,
    a.name AS account_name,
    NULLIF(concat_ws(' '::text, c.first_name, NULLIF(c.last_name, ''::text)), ''::text) AS contact_name,
    b.name AS uploaded_by_partner_name
   FROM documents d
     LEFT JOIN document_versions v ON v.organization_id = d.organization_id AND v.document_id = d.id AND v.version = d.version
     LEFT JOIN partners p ON p.organization_id = d.organization_id AND p.id = d.partner_id
     LEFT JOIN opportunities o ON o.organization_id = d.organization_id AND o.id = d.opportunity_id
     LEFT JOIN accounts a ON a.organization_id = d.organization_id AND a.id = d.account_id
     LEFT JOIN contacts c ON c.organization_id = d.organization_id AND c.id = d.contact_id
     LEFT JOIN partners b ON b.organization_id = d.organization_id AND b.id = d.uploaded_by_partner_id;
grant select on document_rows to tandem_app;
grant select on document_rows to tandem_partner;
grant select on document_rows to tandem_system;

create view document_version_rows with (security_invoker=true) as
 SELECT v.id,
    v.organization_id,
    v.document_id,
    v.version,
    v.key,
    v.file_name,
    v.kind,
    v.media_type,
    v.size,
    v.sha256,
    v.uploaded_by,
    v.uploaded_by_name,
    v.uploaded_by_partner_id,
    v.created_at,
    p.name AS uploaded_by_partner_name
   FROM document_versions v
     LEFT JOIN partners p ON p.organization_id = v.organization_id AND p.id = v.uploaded_by_partner_id;
grant select on document_version_rows to tandem_app;
grant select on document_version_rows to tandem_partner;
grant select on document_version_rows to tandem_system;

create view exchange_rate_rows with (security_invoker=true) as
 SELECT id,
    organization_id,
    base,
    quote,
    trim_scale(rate)::text AS rate,
    as_of,
    source,
    note,
    fetched_at,
    derived_from,
    ( SELECT
                CASE
                    WHEN rate_rank(r.source, s.rate_source) IS NULL THEN 'switched_off'::text
                    WHEN (EXISTS ( SELECT
                       FROM exchange_rates b
                      WHERE b.organization_id = r.organization_id AND b.base = r.base AND b.quote = r.quote AND b.as_of = r.as_of AND rate_rank(b.source, s.rate_source) < rate_rank(r.source, s.rate_source))) THEN 'outranked'::text
                    ELSE 'counts'::text
                END AS "case"
           FROM ( SELECT ( SELECT p.rate_source
                           FROM programme_settings p
                          WHERE p.organization_id = r.organization_id) AS rate_source) s(rate_source)) AS standing,
    ( SELECT b.source
           FROM exchange_rates b
             LEFT JOIN programme_settings s ON s.organization_id = b.organization_id
          WHERE b.organization_id = r.organization_id AND b.base = r.base AND b.quote = r.quote AND b.as_of = r.as_of AND rate_rank(b.source, s.rate_source) < rate_rank(r.source, s.rate_source)
          ORDER BY (rate_rank(b.source, s.rate_source))
         LIMIT 1) AS outranked_by,
    row_version,
    created_at,
    updated_at
   FROM exchange_rates r;
grant select on exchange_rate_rows to tandem_app;
grant select on exchange_rate_rows to tandem_partner;
grant select on exchange_rate_rows to tandem_system;

create view feature_flag_rows with (security_invoker=true) as
 SELECT id,
    key,
    description,
    is_on,
    is_killed,
    is_experimental,
    is_declared,
    rules,
    stale_after,
    row_version,
    created_at,
    updated_at,
    ( SELECT count(*)::integer AS count
           FROM feature_flag_overrides o
          WHERE o.flag_id = f.id) AS override_count,
    jsonb_array_length(rules) AS rule_count,
        CASE
            WHEN NOT is_declared THEN 'undeclared'::text
            WHEN stale_after < CURRENT_DATE THEN 'past_its_date'::text
            WHEN updated_at < (now() - '90 days'::interval) AND rules = '[]'::jsonb AND NOT (EXISTS ( SELECT
               FROM feature_flag_overrides o
              WHERE o.flag_id = f.id)) AND (is_on OR is_killed) THEN 'settled'::text
            ELSE NULL::text
        END AS stale_because
   FROM feature_flags f;
grant select on feature_flag_rows to tandem_system;

create view import_list with (security_invoker=true) as
 SELECT i.id,
    i.organization_id,
    i.name,
    i.status,
    i.mapping,
    i.report,
    i.progress,
    i.error,
    i.created_by,
    i.started_at,
    i.finished_at,
    i.row_version,
    i.created_at,
    i.updated_at,
    u.full_name AS created_by_name
   FROM imports i
     LEFT JOIN people u ON u.organization_id = i.organization_id AND u.id = i.created_by;
grant select on import_list to tandem_app;
grant select on import_list to tandem_partner;
grant select on import_list to tandem_system;

create view invitation_rows with (security_invoker=true) as
 SELECT i.id,
    i.organization_id,
    i.email,
    i.full_name,
    i.role,
    i.partner_id,
    p.name AS partner_name,
    i.expires_at,
    i.accepted_at,
    i.revoked_at,
    i.invited_by,
    i.created_at,
        CASE
            WHEN i.accepted_at IS NOT NULL THEN 'accepted'::text
            WHEN i.revoked_at IS NOT NULL THEN 'revoked'::text
            ELSE 'open'::text
        END AS status,
    ( SELECT u.full_name
           FROM people u
          WHERE u.organization_id = i.organization_id AND u.id = i.invited_by) AS invited_by_name,
    i.role_id,
    ( SELECT r.name
           FROM roles r
          WHERE r.organization_id = i.organization_id AND r.id = i.role_id) AS role_name
   FROM invitations i
     LEFT JOIN partners p ON p.organization_id = i.organization_id AND p.id = i.partner_id;
grant select on invitation_rows to tandem_app;
grant select on invitation_rows to tandem_partner;
grant select on invitation_rows to tandem_system;

create view journal_entry_rows with (security_invoker=true) as
 SELECT id,
    organization_id,
    seq,
    kind,
    effective_on,
    posted_at,
    source_table,
    source_id,
    idempotency_key,
    memo,
    postings,
    prev_hash,
    hash,
    encode(hash, 'hex'::text) AS hash_hex,
    ( SELECT p.name
           FROM partners p
          WHERE p.organization_id = e.organization_id AND p.id = "substring"(e.postings::text, 'partner:([0-9a-f-]{36}):'::text)::uuid) AS partner_name,
    ( SELECT sum((p.posting ->> 'amount_minor'::text)::bigint)::bigint AS sum
           FROM jsonb_array_elements(e.postings) p(posting)
          WHERE (p.posting ->> 'side'::text) = 'D'::text) AS amount_minor,
    (postings -> 0) ->> 'currency'::text AS currency
   FROM journal_entries e;
grant select on journal_entry_rows to tandem_app;
grant select on journal_entry_rows to tandem_partner;
grant select on journal_entry_rows to tandem_system;

create view ledger_account_rows with (security_invoker=true) as
 SELECT a.id,
    a.organization_id,
    a.code,
    a.kind,
    a.partner_id,
    a.currency,
    a.created_at,
    p.name AS partner_name,
    COALESCE(b.debit_minor, 0::bigint) AS debit_minor,
    COALESCE(b.credit_minor, 0::bigint) AS credit_minor,
    COALESCE(b.credit_minor, 0::bigint) - COALESCE(b.debit_minor, 0::bigint) AS balance_minor
   FROM ledger_accounts a
     LEFT JOIN account_balances b ON b.organization_id = a.organization_id AND b.account_id = a.id
     LEFT JOIN partners p ON p.organization_id = a.organization_id AND p.id = a.partner_id;
grant select on ledger_account_rows to tandem_app;
grant select on ledger_account_rows to tandem_partner;
grant select on ledger_account_rows to tandem_system;

create view my_notifications with (security_invoker=true) as
 SELECT id,
    organization_id,
    user_id,
    mode,
    partner_id,
    kind,
    text,
    link,
    is_read,
    dedupe_key,
    created_at,
    is_muted
   FROM in_app_notifications n
  WHERE user_id = app_user() AND NOT partner_id IS DISTINCT FROM app_partner() AND NOT is_muted;
grant select on my_notifications to tandem_app;
grant select on my_notifications to tandem_partner;
grant select on my_notifications to tandem_system;

create view opening_volume_rows with (security_invoker=true) as
 SELECT v.id,
    v.organization_id,
    v.partner_id,
    v.at,
    v.amount_minor,
    v.deal_count,
    v.units,
    v.row_version,
    v.created_at,
    v.updated_at,
    p.name AS partner_name
   FROM opening_volumes v
     LEFT JOIN partners p ON p.organization_id = v.organization_id AND p.id = v.partner_id;
grant select on opening_volume_rows to tandem_app;
grant select on opening_volume_rows to tandem_partner;
grant select on opening_volume_rows to tandem_system;

create view opportunity_line_rows with (security_invoker=true) as
 SELECT l.id,
    l.organization_id,
    l.opportunity_id,
    l.product_id,
    l.description,
    l.quantity,
    l.amount_minor,
    l.discount_minor,
    l.tax_minor,
    l.cost_minor,
    l."position",
    l.row_version,
    l.created_at,
    l.updated_at,
    l.recurring_interval,
    l.term_months,
    d.sku AS product_sku,
    d.name AS product_name,
    o.currency,
    o.name AS opportunity_name,
    o.status AS opportunity_status,
    o.archived_at IS NOT NULL AS opportunity_is_archived,
    o.closed_on,
    o.partner_id,
    p.name AS partner_name,
    o.owner_user_id,
    p.type_id AS partner_type_id,
    p.region_id AS partner_region_id,
    p.region_ids AS partner_region_ids
   FROM opportunity_lines l
     LEFT JOIN products d ON d.organization_id = l.organization_id AND d.id = l.product_id
     LEFT JOIN opportunities o ON o.organization_id = l.organization_id AND o.id = l.opportunity_id
     LEFT JOIN partners p ON p.organization_id = o.organization_id AND p.id = o.partner_id;
grant select on opportunity_line_rows to tandem_app;
grant select on opportunity_line_rows to tandem_partner;
grant select on opportunity_line_rows to tandem_system;

create view opportunity_note_rows with (security_invoker=true) as
 SELECT n.id,
    n.organization_id,
    n.opportunity_id,
    n.author_user_id,
    n.author_name,
    n.author_partner_id,
    n.body,
    n.visibility,
    n.is_pinned,
    n.archived_at,
    n.row_version,
    n.created_at,
    n.updated_at,
    p.name AS author_partner_name,
    o.number AS opportunity_number,
    o.name AS opportunity_name
   FROM opportunity_notes n
     LEFT JOIN partners p ON p.organization_id = n.organization_id AND p.id = n.author_partner_id
     LEFT JOIN opportunities o ON o.organization_id = n.organization_id AND o.id = n.opportunity_id;
grant select on opportunity_note_rows to tandem_app;
grant select on opportunity_note_rows to tandem_partner;
grant select on opportunity_note_rows to tandem_system;

create view opportunity_participant_rows with (security_invoker=true) as
 SELECT x.id,
    x.organization_id,
    x.opportunity_id,
    x.partner_id,
    x.role,
    x.weight,
    x."position",
    x.status,
    x.row_version,
    x.created_at,
    x.updated_at,
    p.name AS partner_name,
    o.number AS opportunity_number,
    o.name AS opportunity_name,
    o.status AS opportunity_status,
    o.amount_minor,
    o.currency
   FROM opportunity_participants x
     LEFT JOIN partners p ON p.organization_id = x.organization_id AND p.id = x.partner_id
     LEFT JOIN opportunities o ON o.organization_id = x.organization_id AND o.id = x.opportunity_id;
grant select on opportunity_participant_rows to tandem_app;
grant select on opportunity_participant_rows to tandem_partner;
grant select on opportunity_participant_rows to tandem_system;

create view opportunity_rows with (security_invoker=true) as
 SELECT o.id,
    o.organization_id,
    o.number,
    o.name,
    o.account_id,
    o.type_id,
    o.stage_id,
    o.status,
    o.partner_id,
    o.owner_user_id,
    o.primary_contact_id,
    o.amount_minor,
    o.currency,
    o.expected_close_on,
    o.opened_on,
    o.closed_on,
    o.lost_reason,
    o.lost_reason_text,
    o.source,
    o.next_step,
    o.next_step_on,
    o.description,
    o.external_ref,
    o.custom,
    GREATEST(o.last_activity_at, u.active_at) AS last_activity_at,
    o.archived_at,
    o.row_version,
    o.created_at,
    o.updated_at,
    a.name AS account_name,
    p.name AS partner_name,
    t.name AS type_name,
    t.motion,
    s.name AS stage_name,
    s.colour AS stage_colour,
    s.probability,
    NULLIF(concat_ws(' '::text, c.first_name, NULLIF(c.last_name, ''::text)), ''::text) AS primary_contact_name,
    ( SELECT u_1.full_name
           FROM people u_1
          WHERE u_1.organization_id = o.organization_id AND u_1.id = o.owner_user_id) AS owner_name,
        CASE
            WHEN o.partner_id IS NULL THEN 'direct'::text
            WHEN o.source = ANY (ARRAY['partner'::text, 'referral_page'::text, 'link'::text]) THEN 'sourced'::text
            ELSE 'influenced'::text
        END AS attribution,
    p.type_id AS partner_type_id,
    p.region_id AS partner_region_id,
    o.status = 'open'::text AND o.archived_at IS NULL AND COALESCE(u.at_risk_since > GREATEST(o.last_activity_at, u.active_at), false) AS is_at_risk,
    p.region_ids AS partner_region_ids
   FROM opportunities o
     LEFT JOIN accounts a ON a.organization_id = o.organization_id AND a.id = o.account_id
     LEFT JOIN partners p ON p.organization_id = o.organization_id AND p.id = o.partner_id
     LEFT JOIN opportunity_types t ON t.organization_id = o.organization_id AND t.id = o.type_id
     LEFT JOIN opportunity_stages s ON s.organization_id = o.organization_id AND s.id = o.stage_id
     LEFT JOIN contacts c ON c.organization_id = o.organization_id AND c.id = o.primary_contact_id
     LEFT JOIN deal_pulses u ON u.organization_id = o.organization_id AND u.opportunity_id = o.id;
grant select on opportunity_rows to tandem_app;
grant select on opportunity_rows to tandem_partner;
grant select on opportunity_rows to tandem_system;

create view opportunity_stage_event_rows with (security_invoker=true) as
 SELECT e.id,
    e.organization_id,
    e.opportunity_id,
    e.from_stage_id,
    e.to_stage_id,
    e.actor_user_id,
    e.actor_partner_id,
    e.reason_code,
    e.reason,
    e.at,
    before.name AS from_stage_name,
    after.name AS to_stage_name,
    after.category AS to_category,
    after.colour AS to_colour,
    ( SELECT u.full_name
           FROM people u
          WHERE u.organization_id = e.organization_id AND u.id = e.actor_user_id) AS actor_name
   FROM opportunity_stage_events e
     LEFT JOIN opportunity_stages before ON before.organization_id = e.organization_id AND before.id = e.from_stage_id
     LEFT JOIN opportunity_stages after ON after.organization_id = e.organization_id AND after.id = e.to_stage_id;
grant select on opportunity_stage_event_rows to tandem_app;
grant select on opportunity_stage_event_rows to tandem_partner;
grant select on opportunity_stage_event_rows to tandem_system;

create view opportunity_type_rows with (security_invoker=true) as
 SELECT id,
    organization_id,
    name,
    description,
    colour,
    "order",
    archived_at,
    row_version,
    created_at,
    updated_at,
    motion,
    protection_days,
    auto_approves,
    is_default,
    deal_kind,
    COALESCE(( SELECT json_agg(json_build_object('id', s.id, 'name', s.name, 'category', s.category, 'probability', s.probability, 'colour', s.colour, 'order', s."order", 'row_version', s.row_version) ORDER BY (array_position(ARRAY['open'::text, 'won'::text, 'lost'::text], s.category)), s."order", s.id) AS json_agg
           FROM opportunity_stages s
          WHERE s.organization_id = t.organization_id AND s.type_id = t.id AND s.archived_at IS NULL), '[]'::json) AS stages
   FROM opportunity_types t;
grant select on opportunity_type_rows to tandem_app;
grant select on opportunity_type_rows to tandem_partner;
grant select on opportunity_type_rows to tandem_system;

create view partner_rows with (security_invoker=true) as
 SELECT p.id,
    p.organization_id,
    p.name,
    p.legal_name,
    p.name_key,
    p.domain,
    p.domain_key,
    p.website,
    p.description,
    p.photo_url,
    p.phone,
    p.address_line_1,
    p.address_line_2,
    p.city,
    p.state,
    p.postal_code,
    p.country,
    p.status_id,
    p.type_id,
    p.region_id,
    p.tier_id,
    p.owner_user_id,
    p.manager_name,
    p.parent_partner_id,
    p.partner_organization_id,
    p.currency,
    p.tax_id,
    p.external_ref,
    p.tags,
    p.custom,
    p.internal_notes,
    p.joined_on,
    p.ended_on,
    p.archived_at,
    p.row_version,
    p.created_at,
    p.updated_at,
    p.merged_into_id,
    p.referred_by_partner_id,
    s.name AS status_name,
    s.colour AS status_colour,
    s.category AS status_category,
    t.name AS type_name,
    t.colour AS type_colour,
    r.name AS region_name,
    i.name AS tier_name,
    i.colour AS tier_colour,
    parent.name AS parent_name,
    referrer.name AS referred_by_name,
    kept.name AS merged_into_name,
    ARRAY( SELECT m.id
           FROM partners m
          WHERE m.organization_id = p.organization_id AND m.merged_into_id = p.id
          ORDER BY m.name, m.id) AS merged_ids,
    p.partner_organization_id IS NOT NULL AS has_portal,
    ( SELECT u.full_name
           FROM people u
          WHERE u.organization_id = p.organization_id AND u.id = p.owner_user_id) AS owner_name,
    ( SELECT count(*) AS count
           FROM opportunities o
          WHERE o.organization_id = p.organization_id AND o.partner_id = p.id AND o.status = 'open'::text AND o.archived_at IS NULL) AS open_deals,
    ( SELECT COALESCE(sum(o.amount_minor), 0::numeric)::bigint AS "coalesce"
           FROM opportunities o
          WHERE o.organization_id = p.organization_id AND o.partner_id = p.id AND o.status = 'open'::text AND o.archived_at IS NULL AND o.currency = p.currency) AS open_pipeline_minor,
    ( SELECT COALESCE(sum(o.amount_minor), 0::numeric)::bigint AS "coalesce"
           FROM opportunities o
          WHERE o.organization_id = p.organization_id AND o.partner_id = p.id AND o.status = 'won'::text AND o.archived_at IS NULL AND o.currency = p.currency AND o.closed_on >= app_year_start()) AS won_this_year_minor,
    GREATEST(( SELECT max(o.last_activity_at) AS max
           FROM opportunities o
          WHERE o.organization_id = p.organization_id AND o.partner_id = p.id), ( SELECT max(d.updated_at) AS max
           FROM deal_registrations d
          WHERE d.organization_id = p.organization_id AND d.partner_id = p.id)) AS last_activity_at,
    COALESCE(( SELECT
                CASE count(*)
                    WHEN 1 THEN 'first_deal'::text
                    WHEN 2 THEN 'repeat'::text
                    ELSE NULL::text
                END AS "case"
           FROM ( SELECT
                   FROM opportunities o
                  WHERE o.organization_id = p.organization_id AND o.partner_id = p.id AND o.archived_at IS NULL
                 LIMIT 2) deals),
        CASE
            WHEN p.partner_organization_id IS NOT NULL THEN 'onboarded'::text
            WHEN (EXISTS ( SELECT
               FROM invitations v
              WHERE v.organization_id = p.organization_id AND v.partner_id = p.id AND v.revoked_at IS NULL)) THEN 'invited'::text
            ELSE 'not_invited'::text
        END) AS activation,
    ( SELECT max(v.created_at) AS max
           FROM invitations v
          WHERE v.organization_id = p.organization_id AND v.partner_id = p.id AND v.revoked_at IS NULL) AS invited_at,
    ( SELECT m.effective_to
           FROM tier_memberships m
          WHERE m.organization_id = p.organization_id AND m.partner_id = p.id AND m.superseded_at IS NULL AND m.tier_id = p.tier_id AND m.effective_to IS NOT NULL
          ORDER BY m.effective_to DESC
         LIMIT 1) AS tier_until,
    p.other_region_ids,
    p.region_ids,
    ARRAY( SELECT n.name
           FROM unnest(p.region_ids) WITH ORDINALITY each_of(id, place)
             JOIN partner_regions n ON n.organization_id = p.organization_id AND n.id = each_of.id
          ORDER BY each_of.place) AS region_names
   FROM partners p
     LEFT JOIN partner_statuses s ON s.organization_id = p.organization_id AND s.id = p.status_id
     LEFT JOIN partner_types t ON t.organization_id = p.organization_id AND t.id = p.type_id
     LEFT JOIN partner_regions r ON r.organization_id = p.organization_id AND r.id = p.region_id
     LEFT JOIN partner_tiers i ON i.organization_id = p.organization_id AND i.id = p.tier_id
     LEFT JOIN partners parent ON parent.organization_id = p.organization_id AND parent.id = p.parent_partner_id
     LEFT JOIN partners referrer ON referrer.organization_id = p.organization_id AND referrer.id = p.referred_by_partner_id
     LEFT JOIN partners kept ON kept.organization_id = p.organization_id AND kept.id = p.merged_into_id;
grant select on partner_rows to tandem_app;
grant select on partner_rows to tandem_partner;
grant select on partner_rows to tandem_system;

create view partner_status_event_rows with (security_invoker=true) as
 SELECT e.id,
    e.organization_id,
    e.partner_id,
    e.from_status_id,
    e.to_status_id,
    e.from_category,
    e.to_category,
    e.effective_on,
    e.reason_code,
    e.reason,
    e.actor_user_id,
    e.at,
    e.seq,
    f.name AS from_name,
    t.name AS to_name,
    t.colour AS to_colour,
    ( SELECT u.full_name
           FROM people u
          WHERE u.organization_id = e.organization_id AND u.id = e.actor_user_id) AS actor_name
   FROM partner_status_events e
     LEFT JOIN partner_statuses f ON f.organization_id = e.organization_id AND f.id = e.from_status_id
     LEFT JOIN partner_statuses t ON t.organization_id = e.organization_id AND t.id = e.to_status_id;
grant select on partner_status_event_rows to tandem_app;
grant select on partner_status_event_rows to tandem_partner;
grant select on partner_status_event_rows to tandem_system;

create view payout_batch_rows with (security_invoker=true) as
 SELECT id,
    organization_id,
    number,
    name,
    currency,
    cutoff_on,
    status,
    total_minor,
    item_count,
    preview_hash,
    created_by,
    submitted_by,
    submitted_at,
    approved_by,
    approved_at,
    cancelled_reason,
    row_version,
    created_at,
    updated_at,
    approvals_needed,
    planned_on,
    review_until,
    pay_by,
    ( SELECT u.full_name
           FROM people u
          WHERE u.organization_id = b.organization_id AND u.id = b.created_by) AS created_by_name,
    ( SELECT u.full_name
           FROM people u
          WHERE u.organization_id = b.organization_id AND u.id = b.submitted_by) AS submitted_by_name,
    ( SELECT u.full_name
           FROM people u
          WHERE u.organization_id = b.organization_id AND u.id = b.approved_by) AS approved_by_name,
    ( SELECT COALESCE(json_agg(json_build_object('user_id', a.user_id, 'full_name', u.full_name, 'approved_at', to_char((a.approved_at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text)) ORDER BY a.approved_at, a.id), '[]'::json) AS "coalesce"
           FROM payout_approvals a
             LEFT JOIN people u ON u.organization_id = a.organization_id AND u.id = a.user_id
          WHERE a.organization_id = b.organization_id AND a.batch_id = b.id) AS approvals,
    ( SELECT COALESCE(sum(i.amount_minor), 0::numeric)::bigint AS "coalesce"
           FROM payout_items i
          WHERE i.organization_id = b.organization_id AND i.batch_id = b.id AND i.status = 'paid'::text) AS paid_minor,
    ( SELECT COALESCE(sum(i.amount_minor), 0::numeric)::bigint AS "coalesce"
           FROM payout_items i
          WHERE i.organization_id = b.organization_id AND i.batch_id = b.id AND (i.status = ANY (ARRAY['failed'::text, 'returned'::text]))) AS failed_minor,
    ( SELECT COALESCE(sum(i.amount_minor), 0::numeric)::bigint AS "coalesce"
           FROM payout_items i
          WHERE i.organization_id = b.organization_id AND i.batch_id = b.id AND (i.status = 'cancelled'::text OR i.status = 'included'::text AND b.status = 'cancelled'::text)) AS cancelled_minor,
    ( SELECT COALESCE(sum(i.amount_minor), 0::numeric)::bigint AS "coalesce"
           FROM payout_items i
          WHERE i.organization_id = b.organization_id AND i.batch_id = b.id AND ((i.status = ANY (ARRAY['reserved'::text, 'held'::text, 'processing'::text, 'in_transit'::text])) OR i.status = 'included'::text AND b.status <> 'cancelled'::text)) AS open_minor
   FROM payout_batches b;
grant select on payout_batch_rows to tandem_app;
grant select on payout_batch_rows to tandem_partner;
grant select on payout_batch_rows to tandem_system;

create view payout_item_rows with (security_invoker=true) as
 SELECT i.id,
    i.organization_id,
    i.batch_id,
    i.partner_id,
    i.currency,
    i.amount_minor,
    i.line_count,
    i.result,
    i.is_excluded,
    i.payout_method_id,
    i.method_fingerprint,
    i.payee,
    i.statement_no,
    i.export_number,
    i.status,
    i.failure_code,
    i.failure_text,
    i.paid_on,
    i.reference,
    i.row_version,
    i.created_at,
    i.updated_at,
    i.withheld_minor,
    i.withholding_ppm,
    i.settle_currency,
    i.settle_amount_minor,
    i.settle_remainder,
    i.exchange_rate_id,
    trim_scale(i.exchange_rate)::text AS exchange_rate,
    i.exchange_rate_on,
    i.exchange_rate_source,
    i.fee_minor,
    COALESCE(i.settle_currency, i.currency) AS pays_currency,
    COALESCE(i.settle_amount_minor, i.amount_minor - i.withheld_minor) AS pays_minor,
    p.name AS partner_name,
    b.number AS batch_number,
    b.name AS batch_name,
    b.status AS batch_status,
    b.cutoff_on,
    m.rail,
    m.account_last4,
    m.status AS method_status,
        CASE
            WHEN i.status = ANY (ARRAY['failed'::text, 'returned'::text, 'cancelled'::text]) THEN 0::bigint
            ELSE i.carried_minor
        END AS carried_minor
   FROM payout_items i
     LEFT JOIN partners p ON p.organization_id = i.organization_id AND p.id = i.partner_id
     LEFT JOIN payout_batches b ON b.organization_id = i.organization_id AND b.id = i.batch_id
     LEFT JOIN payout_methods m ON m.organization_id = i.organization_id AND m.id = i.payout_method_id;
grant select on payout_item_rows to tandem_app;
grant select on payout_item_rows to tandem_partner;
grant select on payout_item_rows to tandem_system;

create view payout_method_rows with (security_invoker=true) as
 SELECT m.id,
    m.organization_id,
    m.partner_id,
    m.rail,
    m.currency,
    m.country,
    m.holder_name,
    m.account_last4,
    m.fingerprint,
    m.status,
    m.changed_at,
    m.changed_by,
    m.verified_at,
    m.verified_by,
    m.row_version,
    m.created_at,
    m.updated_at,
    m.shown_at,
    m.shown_by,
    m.is_default,
    p.name AS partner_name
   FROM payout_methods m
     LEFT JOIN partners p ON p.organization_id = m.organization_id AND p.id = m.partner_id;
grant select on payout_method_rows to tandem_app;
grant select on payout_method_rows to tandem_partner;
grant select on payout_method_rows to tandem_system;

create view people with (security_barrier=true) as
 SELECT m.organization_id,
    u.id,
    u.name AS full_name,
    u.email::text AS email,
    u.image AS image_url,
    m.role,
    m.status,
    m.role_id,
    m.id AS membership_id,
    m.created_at AS joined_at,
    m.row_version,
    ( SELECT max(s.last_seen_at) AS max
           FROM identity.sessions s
          WHERE s.user_id = u.id) AS last_seen_at,
    (EXISTS ( SELECT
           FROM identity.two_factors f
          WHERE f.user_id = u.id AND f.enabled_at IS NOT NULL)) AS has_two_factor
   FROM memberships m
     JOIN identity.users u ON u.id = m.user_id
  WHERE m.organization_id = app_organization() AND app_partner() IS NULL;
grant select on people to tandem_app;
grant select on people to tandem_partner;
grant select on people to tandem_system;

create view plan_assignment_rows with (security_invoker=true) as
 SELECT a.id,
    a.organization_id,
    a.plan_id,
    a.target,
    a.target_id,
    a.priority,
    a.effective_from,
    a.effective_to,
    a.row_version,
    a.created_at,
    a.updated_at,
    p.name AS plan_name,
        CASE a.target
            WHEN 'type'::text THEN ( SELECT t.name
               FROM partner_types t
              WHERE t.organization_id = a.organization_id AND t.id = a.target_id)
            WHEN 'region'::text THEN ( SELECT t.name
               FROM partner_regions t
              WHERE t.organization_id = a.organization_id AND t.id = a.target_id)
            WHEN 'tier'::text THEN ( SELECT t.name
               FROM partner_tiers t
              WHERE t.organization_id = a.organization_id AND t.id = a.target_id)
            WHEN 'audience'::text THEN ( SELECT t.name
               FROM audiences t
              WHERE t.organization_id = a.organization_id AND t.id = a.target_id)
            WHEN 'partner'::text THEN ( SELECT t.name
               FROM partners t
              WHERE t.organization_id = a.organization_id AND t.id = a.target_id)
            ELSE NULL::text
        END AS target_name
   FROM plan_assignments a
     LEFT JOIN commission_plans p ON p.organization_id = a.organization_id AND p.id = a.plan_id;
grant select on plan_assignment_rows to tandem_app;
grant select on plan_assignment_rows to tandem_partner;
grant select on plan_assignment_rows to tandem_system;

create view plan_version_rows with (security_invoker=true) as
 SELECT v.id,
    v.organization_id,
    v.plan_id,
    v.version,
    v.effective_from,
    v.recorded_at,
    v.state,
    v.definition,
    v.definition_hash,
    v.note,
    v.published_at,
    v.published_by,
    v.row_version,
    v.created_at,
    v.updated_at,
    p.name AS plan_name,
        CASE
            WHEN v.state <> 'draft'::text THEN ( SELECT min(n.effective_from) AS min
               FROM plan_versions n
              WHERE n.organization_id = v.organization_id AND n.plan_id = v.plan_id AND n.state <> 'draft'::text AND ((ROW(n.effective_from, n.recorded_at, n.version) > ROW(v.effective_from, v.recorded_at, v.version))))
            ELSE NULL::date
        END AS effective_to,
    ( SELECT u.full_name
           FROM people u
          WHERE u.id = v.published_by
         LIMIT 1) AS published_by_name
   FROM plan_versions v
     LEFT JOIN commission_plans p ON p.organization_id = v.organization_id AND p.id = v.plan_id;
grant select on plan_version_rows to tandem_app;
grant select on plan_version_rows to tandem_partner;
grant select on plan_version_rows to tandem_system;

create view product_rows with (security_invoker=true) as
 SELECT p.id,
    p.organization_id,
    p.sku,
    p.name,
    p.category_id,
    p.description,
    p.list_price_minor,
    p.currency,
    p.is_commissionable,
    p.archived_at,
    p.row_version,
    p.created_at,
    p.updated_at,
    c.name AS category_name
   FROM products p
     LEFT JOIN product_categories c ON c.organization_id = p.organization_id AND c.id = p.category_id;
grant select on product_rows to tandem_app;
grant select on product_rows to tandem_partner;
grant select on product_rows to tandem_system;

create view prompt_rows with (security_invoker=true) as
 SELECT p.id,
    p.key,
    p.description,
    p.row_version,
    p.created_at,
    p.updated_at,
    v.number AS published_number,
    v.model AS published_model,
    v.published_at,
    ( SELECT count(*)::integer AS count
           FROM prompt_versions n
          WHERE n.prompt_id = p.id) AS version_count,
    (EXISTS ( SELECT
           FROM prompt_versions n
          WHERE n.prompt_id = p.id AND n.state = 'draft'::text)) AS has_draft
   FROM prompts p
     LEFT JOIN prompt_versions v ON v.prompt_id = p.id AND v.state = 'published'::text;
grant select on prompt_rows to tandem_system;

create view report_delivery_rows with (security_invoker=true) as
 SELECT d.id,
    d.organization_id,
    d.schedule_id,
    d.run_id,
    d.reader_kind,
    d.partner_id,
    p.name AS partner_name,
    d.full_name,
    d.address,
    d.state,
    d.attempts,
    d.rows,
    d.bytes,
    d.file_name,
    d.file_until,
    d.file_key IS NOT NULL AS has_file,
    d.left_out,
    d.error,
    d.finished_at,
    NOT d.eyes_user_id IS DISTINCT FROM app_user() AS is_mine,
    s.name AS schedule_name,
    r.due_at,
    d.row_version,
    d.created_at,
    d.updated_at
   FROM report_deliveries d
     JOIN report_runs r ON r.organization_id = d.organization_id AND r.id = d.run_id
     JOIN report_schedules s ON s.organization_id = d.organization_id AND s.id = d.schedule_id
     LEFT JOIN partners p ON p.organization_id = d.organization_id AND p.id = d.partner_id
  WHERE NOT s.partner_id IS DISTINCT FROM app_partner();
grant select on report_delivery_rows to tandem_app;
grant select on report_delivery_rows to tandem_partner;
grant select on report_delivery_rows to tandem_system;

create view report_run_rows with (security_invoker=true) as
 SELECT r.id,
    r.organization_id,
    r.schedule_id,
    r.due_at,
    r.cause,
    r.started_at,
    r.error,
    r.row_version,
    r.created_at,
    r.updated_at,
    s.name AS schedule_name,
    s.partner_id,
    COALESCE(o.full_name, ( SELECT p.full_name
           FROM partner_people(s.partner_id) p(user_id, full_name, email)
          WHERE p.user_id = r.asked_by)) AS asked_by_name,
    d.readers,
    d.delivered,
    d.failed,
    d.skipped_empty,
    d.rows,
    d.bytes,
        CASE
            WHEN r.error IS NOT NULL THEN 'failed'::text
            WHEN r.started_at IS NULL THEN 'queued'::text
            WHEN d.waiting > 0 THEN 'running'::text
            WHEN d.delivered > 0 THEN 'delivered'::text
            WHEN d.failed > 0 OR d.readers = 0 THEN 'failed'::text
            ELSE 'skipped_empty'::text
        END AS state
   FROM report_runs r
     JOIN report_schedules s ON s.organization_id = r.organization_id AND s.id = r.schedule_id
     LEFT JOIN people o ON o.organization_id = r.organization_id AND o.id = r.asked_by
     LEFT JOIN LATERAL ( SELECT count(*)::integer AS readers,
            count(*) FILTER (WHERE e.state = ANY (ARRAY['queued'::text, 'running'::text]))::integer AS waiting,
            count(*) FILTER (WHERE e.state = 'delivered'::text)::integer AS delivered,
            count(*) FILTER (WHERE e.state = 'failed'::text)::integer AS failed,
            count(*) FILTER (WHERE e.state = 'skipped_empty'::text)::integer AS skipped_empty,
            max(e.rows) AS rows,
            sum(e.bytes) AS bytes
           FROM report_deliveries e
          WHERE e.organization_id = r.organization_id AND e.run_id = r.id) d ON true
  WHERE NOT s.partner_id IS DISTINCT FROM app_partner();
grant select on report_run_rows to tandem_app;
grant select on report_run_rows to tandem_partner;
grant select on report_run_rows to tandem_system;

create view report_schedule_rows with (security_invoker=true) as
 SELECT s.id,
    s.organization_id,
    s.partner_id,
    s.owner_user_id,
    s.name,
    s.object,
    s.columns,
    s.filters,
    s.sort,
    s.group_by,
    s.sums,
    s.chart,
    s.has_details,
    s.timing,
    s.timezone,
    s.format,
    s.delivery,
    s.recipients,
    s.external_confirmed_by,
    s.external_confirmed_at,
    s.subject,
    s.message,
    s.only_if_rows,
    s.status,
    s.archived_at,
    s.row_version,
    s.created_at,
    s.updated_at,
    c.next_run_at,
    NOT s.owner_user_id IS DISTINCT FROM app_user() AS is_mine,
    NOT s.external_confirmed_by IS DISTINCT FROM s.owner_user_id AS is_external_confirmed,
    COALESCE(o.full_name, ( SELECT p.full_name
           FROM partner_people(s.partner_id) p(user_id, full_name, email)
          WHERE p.user_id = s.owner_user_id)) AS owner_name,
    l.id AS last_run_id,
    l.due_at AS last_run_at,
    l.state AS last_state
   FROM report_schedules s
     LEFT JOIN report_clocks c ON c.organization_id = s.organization_id AND c.schedule_id = s.id
     LEFT JOIN people o ON o.organization_id = s.organization_id AND o.id = s.owner_user_id
     LEFT JOIN LATERAL ( SELECT r.id,
            r.due_at,
            r.state
           FROM report_run_rows r
          WHERE r.organization_id = s.organization_id AND r.schedule_id = s.id
          ORDER BY r.due_at DESC, r.id DESC
         LIMIT 1) l ON true
  WHERE NOT s.partner_id IS DISTINCT FROM app_partner();
grant select on report_schedule_rows to tandem_app;
grant select on report_schedule_rows to tandem_partner;
grant select on report_schedule_rows to tandem_system;

create view role_rows with (security_invoker=true) as
 SELECT id,
    organization_id,
    side,
    name,
    description,
    permissions,
    scope,
    archived_at,
    row_version,
    created_at,
    updated_at,
    ( SELECT count(*)::integer AS count
           FROM memberships m
          WHERE m.organization_id = r.organization_id AND m.role_id = r.id AND m.status = 'active'::text) AS member_count
   FROM roles r;
grant select on role_rows to tandem_app;
grant select on role_rows to tandem_partner;
grant select on role_rows to tandem_system;

create view sample_rows with (security_invoker=true) as
 SELECT r.organization_id,
    r.batch_id,
    r.ref_table,
    r.ref_id
   FROM sample_records r
     JOIN sample_batches b ON b.organization_id = r.organization_id AND b.id = r.batch_id
  WHERE b.removed_at IS NULL;
grant select on sample_rows to tandem_app;
grant select on sample_rows to tandem_partner;
grant select on sample_rows to tandem_system;

create view saved_view_rows with (security_invoker=true) as
 SELECT id,
    organization_id,
    entity,
    name,
    owner_user_id,
    owner_partner_id,
    visibility,
    state,
    "order",
    row_version,
    created_at,
    updated_at,
    NOT owner_user_id IS DISTINCT FROM app_user() AS is_mine,
    ( SELECT u.full_name
           FROM people u
          WHERE u.organization_id = v.organization_id AND u.id = v.owner_user_id) AS owner_name
   FROM saved_views v
  WHERE NOT owner_partner_id IS DISTINCT FROM app_partner() AND (visibility = 'shared'::text OR owner_user_id = app_user());
grant select on saved_view_rows to tandem_app;
grant select on saved_view_rows to tandem_partner;
grant select on saved_view_rows to tandem_system;

create view tag_rows with (security_invoker=true) as
 SELECT t.id,
    t.organization_id,
    t.entity,
    t.name,
    t.colour,
    t.row_version,
    t.created_at,
    t.updated_at,
    COALESCE(u.uses, 0::bigint)::integer AS uses
   FROM tags t
     LEFT JOIN LATERAL ( SELECT
                CASE t.entity
                    WHEN 'partners'::text THEN ( SELECT count(*) AS count
                       FROM partners r
                      WHERE r.organization_id = t.organization_id AND r.tags @> ARRAY[t.name])
                    WHEN 'accounts'::text THEN ( SELECT count(*) AS count
                       FROM accounts r
                      WHERE r.organization_id = t.organization_id AND r.tags @> ARRAY[t.name])
                    WHEN 'contacts'::text THEN ( SELECT count(*) AS count
                       FROM contacts r
                      WHERE r.organization_id = t.organization_id AND r.tags @> ARRAY[t.name])
                    ELSE ( SELECT count(*) AS count
                       FROM documents r
                      WHERE r.organization_id = t.organization_id AND r.tags @> ARRAY[t.name])
                END AS uses) u ON true;
grant select on tag_rows to tandem_app;
grant select on tag_rows to tandem_partner;
grant select on tag_rows to tandem_system;

create view team_member_rows with (security_invoker=true) as
 SELECT p.organization_id,
    p.id,
    p.full_name,
    p.email,
    p.image_url,
    p.role,
    p.status,
    p.role_id,
    p.membership_id,
    p.joined_at,
    p.row_version,
    p.last_seen_at,
    p.has_two_factor,
    r.name AS role_name
   FROM people p
     LEFT JOIN roles r ON r.organization_id = p.organization_id AND r.id = p.role_id;
grant select on team_member_rows to tandem_app;
grant select on team_member_rows to tandem_partner;
grant select on team_member_rows to tandem_system;

create view tier_membership_rows with (security_invoker=true) as
 SELECT m.id,
    m.organization_id,
    m.partner_id,
    m.tier_id,
    m.effective_from,
        CASE
            WHEN app_partner() IS NULL OR m.effective_to <= CURRENT_DATE THEN m.effective_to
            ELSE NULL::date
        END AS effective_to,
    m.recorded_at,
    m.superseded_at,
    m.reason,
    m.source,
    m.created_by,
    t.name AS tier_name,
    t.colour AS tier_colour,
    ( SELECT u.full_name
           FROM people u
          WHERE u.organization_id = m.organization_id AND u.id = m.created_by) AS created_by_name
   FROM tier_memberships m
     LEFT JOIN partner_tiers t ON t.organization_id = m.organization_id AND t.id = m.tier_id;
grant select on tier_membership_rows to tandem_app;
grant select on tier_membership_rows to tandem_partner;
grant select on tier_membership_rows to tandem_system;

create view withholding_rule_rows with (security_invoker=true) as
 SELECT w.id,
    w.organization_id,
    w.country,
    w.partner_id,
    w.rate_ppm,
    w.applies_from,
    w.note,
    w.row_version,
    w.created_at,
    w.updated_at,
    p.name AS partner_name
   FROM withholding_rules w
     LEFT JOIN partners p ON p.organization_id = w.organization_id AND p.id = w.partner_id;
grant select on withholding_rule_rows to tandem_app;
grant select on withholding_rule_rows to tandem_partner;
grant select on withholding_rule_rows to tandem_system;

CREATE OR REPLACE FUNCTION public.add_to_balances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into account_balances as b (organization_id, account_id, debit_minor, credit_minor)
  select organization_id, account_id, sum(case side when 'D' then amount_minor else 0 end), sum(case side when 'C' then amount_minor else 0 end)
  from added group by organization_id, account_id
  on conflict (organization_id, account_id) do update
    set debit_minor = b.debit_minor + excluded.debit_minor, credit_minor = b.credit_minor + excluded.credit_minor;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.announce_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into outbox_events (organization_id, topic, ref_id, payload)
  select new.organization_id, 'report_schedules.updated', new.schedule_id, jsonb_strip_nulls(jsonb_build_object('partner_id', s.partner_id))
  from report_schedules s where s.organization_id = new.organization_id and s.id = new.schedule_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.app_acting_partner()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$select nullif(current_setting('app.acting_partner_id', true), '')::uuid$function$;

CREATE OR REPLACE FUNCTION public.app_organization()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$select nullif(current_setting('app.organization_id', true), '')::uuid$function$;

CREATE OR REPLACE FUNCTION public.app_own_partners()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(p.id), '{}') from partners p
  where p.organization_id = app_organization() and p.owner_user_id = app_user()
$function$;

CREATE OR REPLACE FUNCTION public.app_partner()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$select nullif(current_setting('app.partner_id', true), '')::uuid$function$;

CREATE OR REPLACE FUNCTION public.app_sees_own_only()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$select current_user = 'tandem_own'$function$;

CREATE OR REPLACE FUNCTION public.app_user()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$select nullif(current_setting('app.user_id', true), '')::uuid$function$;

CREATE OR REPLACE FUNCTION public.app_year_start()
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$select date_trunc('year', now() at time zone (select timezone from organizations where id = app_organization()))::date$function$;

CREATE OR REPLACE FUNCTION public.are_notice_days(days jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_typeof(days) = 'array' and jsonb_array_length(days) <= 5
    and not exists (select from jsonb_array_elements(days) d where jsonb_typeof(d) <> 'number' or d::numeric not between 1 and 365)
$function$;

CREATE OR REPLACE FUNCTION public.audit_fields_for_partner(ref_table text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case ref_table
    when 'partners' then array['name', 'legal_name', 'tax_id', 'website', 'description', 'photo_url', 'phone', 'address_line_1', 'address_line_2', 'city', 'state', 'postal_code', 'country']
    when 'contacts' then array['first_name', 'last_name', 'email', 'phone', 'title', 'type_id', 'is_primary', 'archived_at']
    when 'deal_registrations' then array['status', 'account_name', 'account_domain', 'has_no_website', 'country', 'product_id', 'contact_name', 'contact_email', 'contact_phone', 'title', 'description', 'amount_minor', 'currency', 'expected_close_on', 'answer']
    when 'opportunities' then array['expected_close_on', 'next_step', 'next_step_on']
    when 'opportunity_notes' then array['body']
    when 'invitations' then array['email', 'full_name', 'role', 'accepted_at', 'revoked_at', 'expires_at']
    when 'payout_methods' then array['rail', 'currency', 'country', 'holder_name', 'account_last4', 'status']
    when 'api_keys' then array['name', 'prefix', 'permissions', 'expires_at', 'revoked_at']
  end
$function$;

CREATE OR REPLACE FUNCTION public.audit_subject(of_organization uuid, ref_table text, ref_id uuid, changes jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(
    case ref_table
      when 'partners' then (select name from partners where organization_id = of_organization and id = ref_id)
      when 'contacts' then (select trim(first_name || ' ' || last_name) from contacts where organization_id = of_organization and id = ref_id)
      when 'accounts' then (select name from accounts where organization_id = of_organization and id = ref_id)
      when 'opportunities' then (select name from opportunities where organization_id = of_organization and id = ref_id)
      when 'opportunity_notes' then (select o.name from opportunity_notes n join opportunities o on o.organization_id = n.organization_id and o.id = n.opportunity_id where n.organization_id = of_organization and n.id = ref_id)
      when 'opportunity_lines' then (select o.name from opportunity_lines l join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id where l.organization_id = of_organization and l.id = ref_id)
      when 'opportunity_participants' then (select o.name from opportunity_participants p join opportunities o on o.organization_id = p.organization_id and o.id = p.opportunity_id where p.organization_id = of_organization and p.id = ref_id)
      when 'deal_registrations' then (select account_name from deal_registrations where organization_id = of_organization and id = ref_id)
      when 'memberships' then (select u.full_name from people u where u.organization_id = of_organization and u.membership_id = ref_id)
      when 'organizations' then (select name from organizations where id = ref_id)
      when 'roles' then (select name from roles where organization_id = of_organization and id = ref_id)
      when 'payout_batches' then (select name from payout_batches where organization_id = of_organization and id = ref_id)
      when 'payout_approvals' then (select name from payout_batches where organization_id = of_organization and id = (changes->>'batch_id')::uuid)
      when 'commission_plans' then (select name from commission_plans where organization_id = of_organization and id = ref_id)
      when 'products' then (select name from products where organization_id = of_organization and id = ref_id)
      when 'invitations' then (select email::text from invitations where organization_id = of_organization and id = ref_id)
      when 'api_keys' then (select name from api_keys where organization_id = of_organization and id = ref_id)
    end,
    case jsonb_typeof(changes->'name') when 'string' then changes->>'name' when 'array' then changes->'name'->>1 end,
    case jsonb_typeof(changes->'label') when 'string' then changes->>'label' when 'array' then changes->'label'->>1 end)
$function$;

CREATE OR REPLACE FUNCTION public.begin_as_draft()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'A payout begins as a draft.' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.cancel_job(job bigint)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$select count(*) > 0 from graphile_worker.complete_jobs(array[job])$function$;
revoke all on function cancel_job(bigint) from public;
grant execute on function cancel_job(bigint) to tandem_system;

CREATE OR REPLACE FUNCTION public.check_partner_limit(organization uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  most int := (select max_partners from company_terms where organization_id = organization and max_partners is not null for update);
begin
  if most is not null and most < (select count(*) from partners where organization_id = organization and archived_at is null) then
    perform refuse_beyond('name', format('The limit of %s partners is reached. Archive some, or ask for more.', most));
  end if;
end $function$;
revoke all on function check_partner_limit(uuid) from public;

CREATE OR REPLACE FUNCTION public.check_seat_limit(organization uuid, with_invitations boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  most int := (select max_seats from company_terms where organization_id = organization and max_seats is not null for update);
  taken int;
begin
  if most is null then return; end if;
  select count(*) into taken from memberships where organization_id = organization and status = 'active' and not is_partner_role(role);
  if with_invitations then
    taken := taken + (select count(*) from invitations where organization_id = organization and partner_id is null
      and accepted_at is null and revoked_at is null and expires_at > now());
  end if;
  if most < taken then
    perform refuse_beyond('email', format('The limit of %s team members is reached. Deactivate somebody, or ask for more.', most));
  end if;
end $function$;
revoke all on function check_seat_limit(uuid,boolean) from public;

CREATE OR REPLACE FUNCTION public.check_storage_limit(organization uuid, more bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  most bigint := (select max_storage_bytes from company_terms where organization_id = organization and max_storage_bytes is not null for update);
begin
  if most is not null and most < company_storage(organization) + more then
    perform refuse_beyond('file', format('The limit of %s MB for files is reached. Remove some, or ask for more.', round(most / 1048576.0, 1)));
  end if;
end $function$;
revoke all on function check_storage_limit(uuid,bigint) from public;

CREATE OR REPLACE FUNCTION public.company_storage(organization uuid)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return (select coalesce(sum(size), 0) from pictures where organization_id = organization)
    + (select coalesce(sum(size), 0) from import_files where organization_id = organization)
    + (select coalesce(sum(size), 0) from document_versions where organization_id = organization);
end $function$;
revoke all on function company_storage(uuid) from public;
grant execute on function company_storage(uuid) to tandem_system;

CREATE OR REPLACE FUNCTION public.concerned_partner(organization uuid, of_row jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if of_row->>'partner_id' is not null then return (of_row->>'partner_id')::uuid; end if;
  if of_row->>'opportunity_id' is not null then
    return (select o.partner_id from opportunities o where o.organization_id = organization and o.id = (of_row->>'opportunity_id')::uuid);
  elsif of_row->>'registration_id' is not null then
    return (select r.partner_id from deal_registrations r where r.organization_id = organization and r.id = (of_row->>'registration_id')::uuid);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_api_request(organization uuid, today date)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  used bigint;
  most int := (select max_api_requests_per_day from company_terms where organization_id = organization);
begin
  insert into usage_counters (organization_id, key, day, value) values (organization, 'api_requests', today, 1)
    on conflict (organization_id, key, day) do update set value = usage_counters.value + 1 returning value into used;
  return case when used > most then most end;
end $function$;
revoke all on function count_api_request(uuid,date) from public;
grant execute on function count_api_request(uuid,date) to tandem_system;

CREATE OR REPLACE FUNCTION public.currency_exponent(code text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when code in ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','UYI','VND','VUV','XAF','XOF','XPF') then 0
    when code in ('BHD','IQD','JOD','KWD','LYD','OMR','TND') then 3
    when code in ('CLF','UYW') then 4
    else 2 end
$function$;

CREATE OR REPLACE FUNCTION public.custom_digest(value text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$select case when trim(value) <> '' then sha256(convert_to(lower(trim(value)), 'UTF8')) end$function$;

CREATE OR REPLACE FUNCTION public.custom_unique_lock(organization uuid, entity text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select hashtextextended('custom unique ' || organization || ' ' || entity, 0)
$function$;

CREATE OR REPLACE FUNCTION public.days_later(at timestamp with time zone, days integer, zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$select ((at at time zone zone) + make_interval(days => days)) at time zone zone$function$;

CREATE OR REPLACE FUNCTION public.delete_company(organization uuid, at timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  deletes text;
  counts text;
  gone jsonb;
begin
  perform from company_terms where organization_id = organization and deletion_due_at <= at for update;
  if not found then
    raise exception 'this company is not due for deletion' using errcode = 'restrict_violation';
  end if;
  perform set_config('app.deleting_company', organization::text, true);
  -- Other programmes keep their partner; it has no organisation of its own any more.
  update partners set partner_organization_id = null where partner_organization_id = organization and organization_id <> organization;
  select string_agg(format('%1$I as (delete from %2$I where %3$I = $1 returning 1)', 'd_' || c.relname, c.relname,
      case when c.relname = 'organizations' then 'id' else 'organization_id' end), ', '),
    string_agg(format('(%L, (select count(*) from %I))', c.relname, 'd_' || c.relname), ', ')
  into deletes, counts
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and (c.relname = 'organizations' or exists
    (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped));
  execute format('with %s select jsonb_object_agg(name, n) from (values %s) v(name, n) where n > 0', deletes, counts) into gone using organization;
  -- Deleting was itself recorded, and announced.
  delete from audit_events where organization_id = organization;
  delete from outbox_events where organization_id = organization;
  perform graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker._private_jobs j
    where j.payload->>'organization_id' = organization::text and j.locked_at is null having count(*) > 0;
  perform set_config('app.deleting_company', '', true);
  return gone;
end $function$;
revoke all on function delete_company(uuid,timestamp with time zone) from public;
grant execute on function delete_company(uuid,timestamp with time zone) to tandem_system;

CREATE OR REPLACE FUNCTION public.end_access_of_former_member(person uuid, successor uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from memberships m where m.organization_id = app_organization() and m.user_id = person and m.status = 'removed';
  if not found then return; end if;
  perform end_sessions_of_former_member(person);
  update api_keys k set revoked_at = now(), revoked_by = app_user()
    where k.user_id = person and k.revoked_at is null and (
      (k.partner_id is null and k.organization_id = app_organization())
      or exists (select from partners p where p.organization_id = k.organization_id and p.id = k.partner_id and p.partner_organization_id = app_organization()));
  update invitations i set revoked_at = now()
    where i.invited_by = person and i.accepted_at is null and i.revoked_at is null and (
      (i.partner_id is null and i.organization_id = app_organization())
      or exists (select from partners p where p.organization_id = i.organization_id and p.id = i.partner_id and p.partner_organization_id = app_organization()));
  update contacts c set user_id = null
    where c.user_id = person and exists (select from partners p
      where p.organization_id = c.organization_id and p.id = c.partner_id and p.partner_organization_id = app_organization());
  update saved_views v set owner_user_id = successor
    where v.owner_user_id = person and v.visibility = 'shared' and successor is not null and exists (select from partners p
      where p.organization_id = v.organization_id and p.id = v.owner_partner_id and p.partner_organization_id = app_organization());
end $function$;
revoke all on function end_access_of_former_member(uuid,uuid) from public;
grant execute on function end_access_of_former_member(uuid,uuid) to tandem_app;
grant execute on function end_access_of_former_member(uuid,uuid) to tandem_system;

CREATE OR REPLACE FUNCTION public.end_sessions_of_former_member(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  ended uuid;
begin
  for ended in delete from identity.sessions s where s.user_id = person and exists (
    select from memberships m where m.organization_id = app_organization() and m.user_id = person and m.status = 'removed')
    returning s.id loop
    perform pg_notify('identity_changed', ended::text);
  end loop;
end $function$;
revoke all on function end_sessions_of_former_member(uuid) from public;
grant execute on function end_sessions_of_former_member(uuid) to tandem_app;
grant execute on function end_sessions_of_former_member(uuid) to tandem_system;

CREATE OR REPLACE FUNCTION public.enqueue_job(task text, payload jsonb, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, job_key text DEFAULT NULL::text, max_attempts integer DEFAULT 12, queue text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_bitmapscan TO 'off'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
declare
  -- What one change entails, which keeps its order.
  unhurried constant int := 20;
  -- Further back all are alike: counting on would cost more than it tells.
  most constant int := 200;
  company constant text := payload ->> 'organization_id';
  waiting int := 0;
begin
  if company is not null then
    select count(*) into waiting from (select from graphile_worker._private_jobs j
      where j.payload ->> 'organization_id' = company and j.is_available and j.run_at <= now() limit unhurried + most) ahead;
  end if;
  -- The queue takes what has the lowest number first.
  perform graphile_worker.add_job(task, payload::json, queue_name => queue, run_at => run_at, job_key => job_key,
    max_attempts => max_attempts, priority => greatest(waiting - unhurried, 0),
    flags => case when company is not null then array[company] end);
end $function$;
revoke all on function enqueue_job(text,jsonb,timestamp with time zone,text,integer,text) from public;
grant execute on function enqueue_job(text,jsonb,timestamp with time zone,text,integer,text) to tandem_app;
grant execute on function enqueue_job(text,jsonb,timestamp with time zone,text,integer,text) to tandem_partner;
grant execute on function enqueue_job(text,jsonb,timestamp with time zone,text,integer,text) to tandem_system;

CREATE OR REPLACE FUNCTION public.enqueue_mail(mail uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
declare
  -- What people write to each other by hand is never more than this.
  unhurried constant int := 20;
  company uuid;
  since timestamptz;
  mailed int;
begin
  select organization_id, created_at into company, since from mail_outbox where id = mail;
  select count(*) into mailed from (select from mail_outbox
    where organization_id = company and created_at between since - interval '1 hour' and since limit 1000) lately;
  -- The queue takes what has the lowest number first.
  perform graphile_worker.add_job('mails.deliver', json_build_object('organization_id', company, 'mail_id', mail),
    queue_name => 'mails', job_key => 'mail:' || mail, max_attempts => 12, priority => greatest(mailed - unhurried, 0));
end $function$;
revoke all on function enqueue_mail(uuid) from public;
grant execute on function enqueue_mail(uuid) to tandem_app;
grant execute on function enqueue_mail(uuid) to tandem_partner;
grant execute on function enqueue_mail(uuid) to tandem_system;

CREATE OR REPLACE FUNCTION public.entries_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare bad uuid;
begin
  select entry_id into bad from (
    select p.entry_id from postings p join (select distinct organization_id, entry_id from added) a using (organization_id, entry_id)
    group by p.entry_id, p.currency having sum(case side when 'D' then amount_minor else -amount_minor end) <> 0) unbalanced limit 1;
  if bad is not null then raise exception 'journal entry % does not balance', bad using errcode = 'check_violation'; end if;
  select e.id into bad from (select organization_id, entry_id from added group by 1, 2) a
  join journal_entries e on e.organization_id = a.organization_id and e.id = a.entry_id
  where jsonb_array_length(e.postings) <> (select count(*) from postings p where p.organization_id = e.organization_id and p.entry_id = e.id) limit 1;
  if bad is not null then raise exception 'journal entry % says other postings', bad using errcode = 'check_violation'; end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.find_accounts(pattern text, with_archived boolean, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  organization constant uuid := app_organization();
  sparse constant text := thinned(pattern);
begin
  return query
    select a.id from (select * from accounts a where a.organization_id = organization and (with_archived or a.archived_at is null)
      and (a.name ilike sparse or a.domain ilike sparse or a.industry ilike sparse) offset 0) a
    where a.name ilike pattern or a.domain ilike pattern or a.industry ilike pattern limit most;
end $function$;
revoke all on function find_accounts(text,boolean,integer) from public;
grant execute on function find_accounts(text,boolean,integer) to tandem_app;
grant execute on function find_accounts(text,boolean,integer) to tandem_partner;
grant execute on function find_accounts(text,boolean,integer) to tandem_system;

CREATE OR REPLACE FUNCTION public.find_contacts(pattern text, with_archived boolean, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  organization constant uuid := app_organization();
  sparse constant text := thinned(pattern);
  named uuid[];
  found uuid[];
begin
  found := array(select c.id from (select * from contacts c where c.organization_id = organization and (with_archived or c.archived_at is null)
      and (c.first_name ilike sparse or c.last_name ilike sparse or c.email::text ilike sparse or c.title ilike sparse) offset 0) c
    where c.first_name ilike pattern or c.last_name ilike pattern or c.email::text ilike pattern or c.title ilike pattern limit most);
  named := array(select p.id from partners p where p.organization_id = organization and p.name ilike pattern);
  if cardinality(named) > 0 then
    found := found || array(select c.id from unnest(named) p(id) join contacts c on c.organization_id = organization
      and c.partner_id = p.id where with_archived or c.archived_at is null limit most);
  end if;
  named := array(select a.id from accounts a where a.organization_id = organization and a.name ilike pattern);
  if cardinality(named) > 0 then
    found := found || array(select c.id from unnest(named) a(id) join contacts c on c.organization_id = organization
      and c.account_id = a.id where with_archived or c.archived_at is null limit most);
  end if;
  return query select distinct f.id from unnest(found) f(id) limit most;
end $function$;
revoke all on function find_contacts(text,boolean,integer) from public;
grant execute on function find_contacts(text,boolean,integer) to tandem_app;
grant execute on function find_contacts(text,boolean,integer) to tandem_partner;
grant execute on function find_contacts(text,boolean,integer) to tandem_system;

CREATE OR REPLACE FUNCTION public.find_opportunities(pattern text, with_archived boolean, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  organization constant uuid := app_organization();
  sparse constant text := thinned(pattern);
  named uuid[];
  found uuid[];
begin
  if (select count(*) > 50 from (select o.name from opportunities o where o.organization_id = organization
      order by o.created_at desc, o.id desc limit 200) newest where newest.name ilike pattern) then
    found := array(select o.id from (select o.id, o.name from opportunities o where o.organization_id = organization
      and (with_archived or o.archived_at is null) order by o.created_at desc, o.id desc limit 20 * most) o where o.name ilike pattern limit most);
    if cardinality(found) = most then return query select unnest(found); return; end if;
  end if;
  found := array(select o.id from (select o.id, o.name from opportunities o where o.organization_id = organization
    and (with_archived or o.archived_at is null) and o.name ilike sparse offset 0) o where o.name ilike pattern limit most);
  if pattern ~ '^%\d+%$' then
    found := found || array(select o.id from opportunities o where o.organization_id = organization
      and (with_archived or o.archived_at is null) and o.number::text ilike pattern limit most);
  end if;
  named := array(select a.id from accounts a where a.organization_id = organization and a.name ilike pattern);
  if cardinality(named) > 0 then
    found := found || array(select o.id from unnest(named) a(id) join opportunities o on o.organization_id = organization
      and o.account_id = a.id where with_archived or o.archived_at is null limit most);
  end if;
  named := array(select p.id from partners p where p.organization_id = organization and p.name ilike pattern);
  if cardinality(named) > 0 then
    found := found || array(select o.id from unnest(named) p(id) join opportunities o on o.organization_id = organization
      and o.partner_id = p.id where with_archived or o.archived_at is null limit most);
  end if;
  return query select distinct f.id from unnest(found) f(id) limit most;
end $function$;
revoke all on function find_opportunities(text,boolean,integer) from public;
grant execute on function find_opportunities(text,boolean,integer) to tandem_app;
grant execute on function find_opportunities(text,boolean,integer) to tandem_partner;
grant execute on function find_opportunities(text,boolean,integer) to tandem_system;

CREATE OR REPLACE FUNCTION public.find_opportunities_named(pattern text, with_archived boolean, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  organization constant uuid := app_organization();
  sparse constant text := thinned(pattern);
  found uuid[];
begin
  if (select count(*) > 15 from (select o.name from opportunities o where o.organization_id = organization
      order by o.created_at desc, o.id desc limit 60) newest where newest.name ilike pattern) then
    found := array(select o.id from (select o.id, o.name from opportunities o where o.organization_id = organization
      and (with_archived or o.archived_at is null) order by o.created_at desc, o.id desc limit 20 * most) o where o.name ilike pattern limit most);
    if cardinality(found) = most then return query select unnest(found); return; end if;
  end if;
  return query select o.id from (select o.id, o.name from opportunities o where o.organization_id = organization
    and (with_archived or o.archived_at is null) and o.name ilike sparse offset 0) o where o.name ilike pattern limit most;
end $function$;
revoke all on function find_opportunities_named(text,boolean,integer) from public;
grant execute on function find_opportunities_named(text,boolean,integer) to tandem_app;
grant execute on function find_opportunities_named(text,boolean,integer) to tandem_partner;
grant execute on function find_opportunities_named(text,boolean,integer) to tandem_system;

CREATE OR REPLACE FUNCTION public.has_access(person uuid, partner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from memberships m
    join identity.users u on u.id = m.user_id and u.status = 'active'
    join organizations o on o.id = app_organization() and o.status = 'active'
    where m.user_id = person and m.status = 'active' and case when partner is null
      then m.organization_id = o.id and not is_partner_role(m.role)
      else is_partner_role(m.role) and exists (
        select from partners p
        join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
        where p.organization_id = o.id and p.id = partner and p.partner_organization_id = m.organization_id
          and p.archived_at is null and s.category in ('applied', 'invited', 'active', 'suspended')
          and (app_partner() is null or p.id = app_partner())) end)
$function$;
revoke all on function has_access(uuid,uuid) from public;
grant execute on function has_access(uuid,uuid) to tandem_app;
grant execute on function has_access(uuid,uuid) to tandem_partner;
grant execute on function has_access(uuid,uuid) to tandem_system;

CREATE OR REPLACE FUNCTION public.is_deleting_company()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(current_setting('app.deleting_company', true), '') <> ''
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.organizations'::regclass)
$function$;

CREATE OR REPLACE FUNCTION public.is_kept_from_log(target name, of_row jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select target = 'exchange_rates' and of_row->>'fetched_at' is not null
$function$;

CREATE OR REPLACE FUNCTION public.is_kept_from_partners(target name, of_row jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when target = 'payout_items' then of_row->>'status' in ('included', 'excluded', 'cancelled')
    else coalesce(of_row->>'visibility' = 'internal', false) end
$function$;

CREATE OR REPLACE FUNCTION public.is_partner_role(role text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$select role in ('partner_admin', 'partner_finance', 'partner_sales', 'partner_member', 'partner_custom')$function$;

CREATE OR REPLACE FUNCTION public.is_private_to_partner(ref_table text, partner_id uuid, actor_partner_id uuid)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$ select ref_table = 'report_schedules' and coalesce(partner_id, actor_partner_id) is not null $function$;

CREATE OR REPLACE FUNCTION public.job_queue()
 RETURNS TABLE(id bigint, task text, queue text, company_id uuid, run_at timestamp with time zone, attempts integer, max_attempts integer, last_error text, created_at timestamp with time zone, locked_at timestamp with time zone, locked_by text, state text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select j.id, t.identifier, q.queue_name,
    case when j.payload->>'organization_id' ~ '^[0-9a-f-]{36}$' then (j.payload->>'organization_id')::uuid end,
    j.run_at, j.attempts::int, j.max_attempts::int, j.last_error, j.created_at, j.locked_at, j.locked_by,
    case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'failed'
      when j.last_error is not null then 'retrying' when j.run_at > now() then 'scheduled' else 'waiting' end
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
$function$;
revoke all on function job_queue() from public;
grant execute on function job_queue() to tandem_system;

CREATE OR REPLACE FUNCTION public.keep_above_zero()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare below record;
begin
  -- At the end of the transaction: what leaves an account before it comes may stand in one of them.
  select a.code, a.currency into below from account_balances b join ledger_accounts a on a.organization_id = b.organization_id and a.id = b.account_id
  where b.organization_id = new.organization_id and b.account_id = new.account_id and b.debit_minor > b.credit_minor
    and a.partner_id is not null and split_part(a.code, ':', 3) in ('on_hold', 'in_transit');
  if found then raise exception 'account % % would be below zero', below.code, below.currency using errcode = 'check_violation'; end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_accounting_period()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare last_closed accounting_periods;
begin
  if tg_op <> 'INSERT' and old.state = 'closed' then
    raise exception '% is closed. Closed is final.', to_char(old.month, 'FMMonth YYYY') using errcode = 'restrict_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if tg_op = 'UPDATE' and (new.organization_id, new.month) is distinct from (old.organization_id, old.month)
    or tg_op = 'INSERT' and new.state = 'closed' or tg_op = 'UPDATE' and old.state = 'open' and new.state = 'closed' then
    raise exception 'A month is closed step by step: closing begins, then it is closed.' using errcode = 'restrict_violation';
  end if;
  if new.state = 'closed' then
    -- Whoever posts holds the head of the books: nobody posts while a month is being closed.
    perform from ledger_heads where organization_id = new.organization_id for update;
    select * into last_closed from accounting_periods where organization_id = new.organization_id and state = 'closed' order by month desc limit 1;
    if last_closed.id is not null and (new.month <> last_closed.month + interval '1 month' or new.starts_at <> last_closed.ends_at) then
      raise exception 'The month before % is not closed yet.', to_char(new.month, 'FMMonth YYYY') using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_an_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.role <> 'owner' or old.status <> 'active' then return null; end if;
  -- Two owners who leave at once look at each other here, one after the other.
  perform from organizations where id = old.organization_id and status <> 'closed' for no key update;
  if found and not exists (select from memberships m where m.organization_id = old.organization_id and m.role = 'owner' and m.status = 'active') then
    raise exception 'a company keeps at least one owner' using errcode = 'check_violation', constraint = 'memberships_owner';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_commission_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  if tg_op = 'DELETE' or (to_jsonb(new) - array['status','result','codes','note','rated_seq']) <> (to_jsonb(old) - array['status','result','codes','note','rated_seq']) then
    raise exception 'a commission event is never edited: send another event' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_commission_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  if tg_op = 'DELETE' or (to_jsonb(new) - array['status','payout_item_id','hold_reason']) <> (to_jsonb(old) - array['status','payout_item_id','hold_reason']) then
    raise exception 'a commission line is never edited: write a balancing line' using errcode = 'restrict_violation';
  end if;
  if new.status <> old.status and not (old.status, new.status) in
    (('on_hold','payable'), ('payable','reserved'), ('reserved','paid'), ('reserved','payable'), ('on_hold','void'), ('payable','void'), ('payable','on_hold'),
    ('paid','payable')) then -- the bank sent the money back
    raise exception 'a commission line cannot go from % to %', old.status, new.status using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_custom_unique()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  field record;
  taken bytea;
begin
  perform pg_advisory_xact_lock_shared(custom_unique_lock(coalesce(new.organization_id, old.organization_id), tg_table_name));
  if tg_op = 'DELETE' then
    delete from custom_unique_values where organization_id = old.organization_id and ref_id = old.id;
    return null;
  end if;
  for field in select key, label from custom_fields
    where organization_id = new.organization_id and entity = tg_table_name and is_unique and archived_at is null
  loop
    taken := custom_digest(new.custom->>field.key);
    if tg_op = 'UPDATE' then
      continue when taken is not distinct from custom_digest(old.custom->>field.key);
      delete from custom_unique_values where organization_id = new.organization_id and entity = tg_table_name
        and key = field.key and ref_id = new.id;
    end if;
    continue when taken is null;
    insert into custom_unique_values values (new.organization_id, tg_table_name, field.key, taken, new.id) on conflict do nothing;
    if not found then
      raise exception '% is taken already.', field.label using errcode = 'unique_violation',
        constraint = 'custom_unique_values_pkey', column = 'custom.' || field.key;
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_dispute()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  if tg_op = 'DELETE' or old.status <> 'open' or (new.line_id, new.partner_id, new.number, new.reason, new.step, new.opened_at)
    is distinct from (old.line_id, old.partner_id, old.number, old.reason, old.step, old.opened_at) then
    raise exception 'What was said and decided about a commission stays.' using errcode = 'restrict_violation';
  end if;
  if app_partner() is not null and new.status not in ('open', 'withdrawn') then
    raise exception 'The company answers a dispute.' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_merged_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update partners set owner_user_id = new.owner_user_id
  where organization_id = new.organization_id and merged_into_id = new.id and owner_user_id is distinct from new.owner_user_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_partner_limit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  organization uuid;
begin
  if tg_level = 'ROW' then perform check_partner_limit(new.organization_id); return null; end if;
  for organization in select distinct organization_id from added where archived_at is null loop
    perform check_partner_limit(organization);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_payout_approval()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  given payout_approvals := case when tg_op = 'DELETE' then old else new end;
  batch payout_batches;
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  select * into batch from payout_batches b where b.organization_id = given.organization_id and b.id = given.batch_id;
  if tg_op = 'UPDATE' or batch.status not in ('draft', 'pending_approval') then
    raise exception 'An approval stays as it was given.' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if batch.status <> 'pending_approval' then
    raise exception 'A payout is approved once it is handed over.' using errcode = 'restrict_violation';
  end if;
  if new.user_id is distinct from app_user() then
    raise exception 'Everybody approves for themselves.' using errcode = 'restrict_violation';
  end if;
  if new.user_id in (batch.created_by, batch.submitted_by)
    and payout_approvals_needed(batch.organization_id, batch.currency, batch.total_minor, new.approved_at) > 0 then
    raise exception 'Whoever prepared a payout does not approve it.' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_period_balances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from accounting_periods p where p.organization_id = new.organization_id and p.id = new.period_id and p.state = 'closed') then
    raise exception 'The balances of a closed month stay as they are.' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_published_prompt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.state <> 'draft' and (new.system_text, new.template, new.model, new.variables, new.tests)
      is distinct from (old.system_text, old.template, old.model, old.variables, old.tests) then
    raise exception 'a published prompt is never edited: write a new version' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_published_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  if old.state <> 'draft' and (tg_op = 'DELETE'
    or (new.plan_id, new.version, new.effective_from, new.recorded_at, new.definition, new.definition_hash, new.note, new.published_at, new.published_by)
       is distinct from (old.plan_id, old.version, old.effective_from, old.recorded_at, old.definition, old.definition_hash, old.note, old.published_at, old.published_by)
    or new.state = 'draft' or (old.state = 'superseded' and new.state = 'published')) then
    raise exception 'a published plan version cannot be changed' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_region_memberships()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from partner_region_memberships
    where organization_id = new.organization_id and partner_id = new.id and region_id <> all (new.region_ids);
  end if;
  insert into partner_region_memberships (organization_id, partner_id, region_id)
  select new.organization_id, new.id, unnest(new.region_ids) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_seat_limit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform check_seat_limit(new.organization_id, tg_table_name = 'invitations');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_settlement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.amount_minor, new.withheld_minor, new.settle_currency, new.settle_amount_minor, new.exchange_rate)
      is distinct from (old.amount_minor, old.withheld_minor, old.settle_currency, old.settle_amount_minor, old.exchange_rate) then
    raise exception 'An approved payment keeps its amounts.' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_storage_limit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform check_storage_limit(new.organization_id, 0);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_tags()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into tags (organization_id, entity, name)
  select new.organization_id, tg_table_name, trim(given) from unnest(new.tags) given where trim(given) <> ''
  on conflict do nothing;
  select coalesce(array_agg(name order by at), '{}') into new.tags from (
    select coalesce(t.name, trim(given)) as name, min(at) as at
    from unnest(new.tags) with ordinality as each(given, at)
    left join tags t on t.organization_id = new.organization_id and t.entity = tg_table_name and lower(t.name) = lower(trim(given))
    where trim(given) <> '' group by 1) one;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.new_id()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
AS $function$select uuidv7()$function$;

CREATE OR REPLACE FUNCTION public.next_number(series text)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  organization constant uuid := app_organization();
  number bigint;
  final bigint;
  blocks int;
  size int;
begin
  select b.next, b.last into number, final from number_blocks b
  where b.organization_id = organization and b.key = series order by b.last limit 1 for update skip locked;
  if found then
    if number = final then
      delete from number_blocks b where b.organization_id = organization and b.key = series and b.last = final;
    else
      update number_blocks b set next = number + 1 where b.organization_id = organization and b.key = series and b.last = final;
    end if;
    return number;
  end if;
  select count(*) into blocks from number_blocks b where b.organization_id = organization and b.key = series;
  if blocks = 0 then
    perform from number_series s where s.organization_id = organization and s.key = series for update skip locked;
    if found then
      update number_series s set next = s.next + 1 where s.organization_id = organization and s.key = series
      returning s.next - 1 into number;
      return number;
    end if;
  end if;
  -- The more people are at it, the longer a block should last. The first number of a series is one.
  size := case when exists (select from number_series s where s.organization_id = organization and s.key = series)
    then least(32 * (blocks + 1), 512) else 1 end;
  insert into number_series as s (organization_id, key, next) values (organization, series, 1 + size)
  on conflict (organization_id, key) do update set next = s.next + size returning s.next - size into number;
  if size > 1 then
    insert into number_blocks (organization_id, key, next, last) values (organization, series, number + 1, number + size - 1);
  end if;
  return number;
end $function$;

CREATE OR REPLACE FUNCTION public.note_end_of_impersonation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update public.impersonations set ended_at = least(now(), ends_at) where id = old.impersonation_id and ended_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_sign_in()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update identity.users set last_sign_in_at = new.created_at where id = new.user_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.numbers_before()
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$select 0::bigint$function$;

CREATE OR REPLACE FUNCTION public.own_rule(target regclass)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  optional text;
begin
  if target = 'partners'::regclass then return 'owner_user_id = app_user()'; end if;
  -- The array is worked out once for a statement, not once for a row.
  select case when a.attnotnull then '' else 'partner_id is null or ' end into optional
    from pg_attribute a where a.attrelid = target and a.attname = 'partner_id' and not a.attisdropped;
  if found then return optional || 'partner_id = any ((select app_own_partners())::uuid[])'; end if;
  select case when a.attnotnull then '' else 'opportunity_id is null or ' end into optional
    from pg_attribute a where a.attrelid = target and a.attname = 'opportunity_id' and not a.attisdropped;
  if found then
    return optional || format('exists (select from opportunities o where o.organization_id = %1$s.organization_id and o.id = %1$s.opportunity_id)', target);
  end if;
  select case when a.attnotnull then '' else 'registration_id is null or ' end into optional
    from pg_attribute a where a.attrelid = target and a.attname = 'registration_id' and not a.attisdropped;
  if found then
    return optional || format('exists (select from deal_registrations r where r.organization_id = %1$s.organization_id and r.id = %1$s.registration_id)', target);
  end if;
  return 'true';
end $function$;

CREATE OR REPLACE FUNCTION public.partner_people(partner uuid)
 RETURNS TABLE(user_id uuid, full_name text, email text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select u.id, u.name, u.email::text
  from partners p
  join memberships m on m.organization_id = p.partner_organization_id and m.status = 'active' and is_partner_role(m.role)
  join identity.users u on u.id = m.user_id and u.status = 'active'
  where p.organization_id = app_organization() and p.id = partner and (app_partner() is null or p.id = app_partner())
  order by u.name, u.id
$function$;
revoke all on function partner_people(uuid) from public;
grant execute on function partner_people(uuid) to tandem_app;
grant execute on function partner_people(uuid) to tandem_partner;
grant execute on function partner_people(uuid) to tandem_system;

CREATE OR REPLACE FUNCTION public.partner_roles(partner uuid)
 RETURNS TABLE(user_id uuid, full_name text, email text, role text, role_id uuid, role_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select u.id, u.name, u.email::text, m.role, m.role_id, r.name
  from partners p
  join memberships m on m.organization_id = p.partner_organization_id and m.status = 'active' and is_partner_role(m.role)
  join identity.users u on u.id = m.user_id and u.status = 'active'
  left join roles r on r.organization_id = m.organization_id and r.id = m.role_id
  where p.organization_id = app_organization() and p.id = partner and (app_partner() is null or p.id = app_partner())
  order by u.name, u.id
$function$;
revoke all on function partner_roles(uuid) from public;
grant execute on function partner_roles(uuid) to tandem_app;
grant execute on function partner_roles(uuid) to tandem_partner;
grant execute on function partner_roles(uuid) to tandem_system;

CREATE OR REPLACE FUNCTION public.partner_standings(partner uuid)
 RETURNS TABLE(user_id uuid, full_name text, email text, role text, permissions text[], scope text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select u.id, u.name, u.email::text, m.role, r.permissions, r.scope
  from partners p
  join memberships m on m.organization_id = p.partner_organization_id and m.status = 'active' and is_partner_role(m.role)
  join identity.users u on u.id = m.user_id and u.status = 'active'
  left join roles r on r.organization_id = m.organization_id and r.id = m.role_id
  where p.organization_id = app_organization() and p.id = partner and (app_partner() is null or p.id = app_partner())
  order by u.name, u.id
$function$;
revoke all on function partner_standings(uuid) from public;
grant execute on function partner_standings(uuid) to tandem_app;
grant execute on function partner_standings(uuid) to tandem_partner;
grant execute on function partner_standings(uuid) to tandem_system;

CREATE OR REPLACE FUNCTION public.payout_approvals_needed(of_organization uuid, of_currency text, total_minor bigint, at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when s.payout_approval_limit_minor is not null and coalesce(v.worth_minor > s.payout_approval_limit_minor, true) then 2
    when coalesce(s.requires_second_approver, true) then 1
    else 0 end
  from organizations o
  left join programme_settings s on s.organization_id = o.id
  cross join lateral (select case when of_currency = o.base_currency then total_minor::numeric
    else total_minor * (select r.rate from rate_in_force(o.id, of_currency::bpchar, o.base_currency, (at at time zone o.timezone)::date) r)
      * power(10::numeric, currency_exponent(o.base_currency) - currency_exponent(of_currency)) end as worth_minor) v
  where o.id = of_organization
$function$;

CREATE OR REPLACE FUNCTION public.payout_quantum(code text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when code in ('HUF', 'TWD') then power(10, currency_exponent(code))::int else 1 end
$function$;

CREATE OR REPLACE FUNCTION public.protect_whole_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.organization_id::text || ' ' || new.account_key, 42));
  if new.scope = 'exclusive' and exists (
    select from deal_protections p where p.organization_id = new.organization_id and p.account_key = new.account_key
      and p.id <> new.id and p.scope = 'exclusive' and p.valid && new.valid
      and ('*' in (p.product_family, new.product_family) or p.product_family = new.product_family)) then
    raise exception 'account % is protected already', new.account_key using errcode = 'exclusion_violation', constraint = 'deal_protections_whole_account';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.rate_in_force(of_organization uuid, of_base character, of_quote character, on_day date)
 RETURNS SETOF exchange_rates
 LANGUAGE sql
 STABLE ROWS 1
AS $function$
  select r.* from exchange_rates r left join programme_settings s on s.organization_id = r.organization_id
  where r.organization_id = of_organization and r.base = of_base and r.quote = of_quote and r.as_of <= on_day
    and rate_rank(r.source, s.rate_source) is not null
  order by r.as_of desc, rate_rank(r.source, s.rate_source) limit 1
$function$;

CREATE OR REPLACE FUNCTION public.rate_rank(source text, chosen text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when source = 'entered' then 1 when source = 'imported' then 2 when source = chosen then 3 end
$function$;

CREATE OR REPLACE FUNCTION public.record_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before jsonb := recorded_part(to_jsonb(old));
  after jsonb := case when tg_op = 'DELETE' then '{}' else recorded_part(to_jsonb(new)) end;
  whole jsonb := before || after;
  changed jsonb;
  what text;
  batch text := nullif(current_setting('app.batch_id', true), '');
  api_key uuid := nullif(current_setting('app.api_key_id', true), '')::uuid;
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(coalesce(n.key, o.key), jsonb_build_array(o.value, n.value)) into changed
    from jsonb_each(before) o full join jsonb_each(after) n using (key) where o.value is distinct from n.value;
    if changed is null then return null; end if;
    what := case when changed ? 'archived_at' and after->>'archived_at' is not null then 'archived' else 'updated' end;
  else
    changed := before;
    what := 'deleted';
  end if;
  insert into audit_events (organization_id, actor_kind, actor_id, actor_partner_id, action, ref_table, ref_id, changes, reason, request_id, batch_id,
    partner_id, api_key_id, impersonator_id)
  values (old.organization_id,
    case when api_key is not null then 'api_key' when app_user() is null then 'system' when app_acting_partner() is null then 'user' else 'partner_user' end,
    app_user(), app_acting_partner(), what, tg_table_name, old.id, changed,
    nullif(current_setting('app.reason', true), ''), nullif(current_setting('app.request_id', true), ''), batch::uuid,
    case when tg_table_name = 'partners' then old.id else concerned_partner(old.organization_id, whole) end,
    api_key, nullif(current_setting('app.impersonator_id', true), '')::uuid);
  if batch is null then
    -- partner_id decides which partner's live screens hear of it.
    insert into outbox_events (organization_id, topic, ref_id, payload) values (old.organization_id, tg_table_name || '.' || what, old.id,
      jsonb_strip_nulls(jsonb_build_object('partner_id', case when tg_table_name = 'partners' then after->'id'
        when is_kept_from_partners(tg_table_name, before) and (tg_op = 'DELETE' or is_kept_from_partners(tg_table_name, after)) then null
        else coalesce(after->'partner_id', before->'partner_id') end)));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_created()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  batch constant uuid := nullif(current_setting('app.batch_id', true), '')::uuid;
  api_key constant uuid := nullif(current_setting('app.api_key_id', true), '')::uuid;
begin
  -- `materialized`: a row becomes JSON once, not once for each time it is named.
  with r as materialized (select organization_id, id, to_jsonb(created) as whole from created),
  c as (select * from r where not is_kept_from_log(tg_table_name, whole)),
  told as (
    -- partner_id decides which partner's live screens hear of it.
    insert into outbox_events (organization_id, topic, ref_id, payload)
    select c.organization_id, tg_table_name || '.created', c.id,
      jsonb_strip_nulls(jsonb_build_object('partner_id', case when tg_table_name = 'partners' then whole->'id'
        when is_kept_from_partners(tg_table_name, whole) then null else whole->'partner_id' end))
    from c where batch is null
  )
  insert into audit_events (organization_id, actor_kind, actor_id, actor_partner_id, action, ref_table, ref_id, changes, reason, request_id, batch_id,
    partner_id, api_key_id, impersonator_id)
  select c.organization_id,
    case when api_key is not null then 'api_key' when app_user() is null then 'system' when app_acting_partner() is null then 'user' else 'partner_user' end,
    app_user(), app_acting_partner(), 'created', tg_table_name, c.id, recorded_part(whole),
    nullif(current_setting('app.reason', true), ''), nullif(current_setting('app.request_id', true), ''), batch,
    case when tg_table_name = 'partners' then c.id
      when whole ?| array['partner_id', 'opportunity_id', 'registration_id'] then concerned_partner(c.organization_id, whole) end,
    api_key, nullif(current_setting('app.impersonator_id', true), '')::uuid
  from c;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.recorded_part(of_row jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select of_row - array['updated_at', 'row_version', 'organization_id', 'created_at', 'search', 'token_hash', 'secret_hash', 'last_used_at', 'region_ids']
$function$;

CREATE OR REPLACE FUNCTION public.recorded_snapshot()
 RETURNS pg_snapshot
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when numbers_before() = 0 then pg_current_snapshot() else (
    select format('%s:%s:%s', numbers_before() + pg_snapshot_xmin(now)::text::bigint,
      numbers_before() + pg_snapshot_xmax(now)::text::bigint,
      (select string_agg((numbers_before() + running::text::bigint)::text, ',' order by running)
       from pg_snapshot_xip(now) running))::pg_snapshot
    from pg_current_snapshot() now) end
$function$;

CREATE OR REPLACE PROCEDURE public.recorded_table(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger record after update or delete on %s for each row execute function record_change()', target);
  execute format('create trigger record_created after insert on %s referencing new table as created for each statement execute function record_created()', target);
end $procedure$;

CREATE OR REPLACE FUNCTION public.recorded_tx()
 RETURNS xid8
 LANGUAGE sql
 STABLE PARALLEL RESTRICTED
AS $function$
  select case when numbers_before() = 0 then pg_current_xact_id()
    else (numbers_before() + pg_current_xact_id()::text::bigint)::text::xid8 end
$function$;

CREATE OR REPLACE FUNCTION public.refill_custom_unique()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  example text;
begin
  if (new.is_unique and new.archived_at is null) is not distinct from (old.is_unique and old.archived_at is null) then
    return null;
  end if;
  delete from custom_unique_values where organization_id = new.organization_id and entity = new.entity and key = new.key;
  if not (new.is_unique and new.archived_at is null) then return null; end if;
  -- Nobody of this company writes meanwhile what the check below would not see.
  perform pg_advisory_xact_lock(custom_unique_lock(new.organization_id, new.entity));
  execute format('select min(custom->>$2) from %I where organization_id = $1 and custom_digest(custom->>$2) is not null
    group by custom_digest(custom->>$2) having count(*) > 1 limit 1', new.entity)
    into example using new.organization_id, new.key;
  if example is not null then
    raise exception 'cannot be unique: "%" is there more than once', example using errcode = 'unique_violation',
      constraint = 'custom_unique_values_pkey', column = 'is_unique';
  end if;
  execute format('insert into custom_unique_values select organization_id, $3, $2, custom_digest(custom->>$2), id from %I
    where organization_id = $1 and custom_digest(custom->>$2) is not null', new.entity)
    using new.organization_id, new.key, new.entity;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_beyond(field text, saying text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '%', saying using errcode = 'TLIMT', detail = field;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return null; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_closed_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare late record;
begin
  perform from ledger_heads h where h.organization_id in (select distinct organization_id from added) for update;
  select a.seq, p.month into late
  from (select organization_id, min(seq) as seq, min(posted_at) as posted_at from added group by organization_id) a
  join accounting_periods p on p.organization_id = a.organization_id and p.state = 'closed' and a.posted_at < p.ends_at
  order by p.month limit 1;
  if late.month is not null then
    raise exception '% is closed and takes no postings.', to_char(late.month, 'FMMonth YYYY') using errcode = 'restrict_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_merged_partner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  name text;
  kept text;
begin
  if tg_op = 'INSERT' then
    select p.name, k.name into name, kept from added a
    join partners p on p.organization_id = a.organization_id and p.id = a.partner_id
    join partners k on k.organization_id = p.organization_id and k.id = p.merged_into_id limit 1;
  else
    select p.name, k.name into name, kept from partners p
    join partners k on k.organization_id = p.organization_id and k.id = p.merged_into_id
    where p.organization_id = new.organization_id and p.id = new.partner_id;
  end if;
  if kept is not null then
    raise exception '% was merged into %; choose that one.', name, kept using errcode = '23001';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.region_path(of_organization uuid, regions uuid[])
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  with recursive up as (
    select r.id, r.parent_id, 1 as steps, given.place from unnest(regions) with ordinality given(id, place)
    join partner_regions r on r.organization_id = of_organization and r.id = given.id
    union all
    select r.id, r.parent_id, up.steps + 1, up.place from up
    join partner_regions r on r.organization_id = of_organization and r.id = up.parent_id)
  select coalesce(array_agg(id order by steps, place), '{}')
  from (select distinct on (id) id, steps, place from up order by id, steps, place) nearest
$function$;

CREATE OR REPLACE FUNCTION public.require_payout_approvals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  needed int := payout_approvals_needed(new.organization_id, new.currency, new.total_minor, new.approved_at);
  given int;
begin
  select count(*) into given from payout_approvals a
  where a.organization_id = new.organization_id and a.batch_id = new.id and a.preview_hash is not distinct from new.preview_hash
    and (needed = 0 or a.user_id is null or (a.user_id is distinct from new.created_by and a.user_id is distinct from new.submitted_by));
  if given < greatest(needed, 1) then
    raise exception 'This payout needs % approvals of people who did not prepare it.', greatest(needed, 1) using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.require_storage(more bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$select check_storage_limit(app_organization(), more)$function$;
revoke all on function require_storage(bigint) from public;
grant execute on function require_storage(bigint) to tandem_app;
grant execute on function require_storage(bigint) to tandem_partner;
grant execute on function require_storage(bigint) to tandem_system;

CREATE OR REPLACE FUNCTION public.require_whole_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  lines_minor bigint;
begin
  if new.amount_minor % payout_quantum(new.currency) <> 0 or new.withheld_minor % payout_quantum(new.currency) <> 0
      or new.settle_amount_minor % payout_quantum(new.settle_currency) <> 0 then
    raise exception 'A payment in % is a whole amount.', coalesce(new.settle_currency, new.currency) using errcode = 'restrict_violation';
  end if;
  if new.withheld_minor >= new.amount_minor then
    raise exception 'A payment of % cannot have % withheld.', new.amount_minor, new.withheld_minor using errcode = 'restrict_violation';
  end if;
  select coalesce(sum(l.amount_minor), 0) into lines_minor from payout_item_lines l where l.organization_id = new.organization_id and l.item_id = new.id;
  if new.amount_minor <> lines_minor then
    raise exception 'A payment of % is made of lines of %.', new.amount_minor, lines_minor using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.reset_second_proof(person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  ended uuid;
begin
  delete from identity.two_factors f where f.user_id = person and f.enabled_at is not null;
  if not found then return false; end if;
  delete from identity.recovery_codes c where c.user_id = person;
  delete from identity.sign_in_challenges c where c.user_id = person;
  for ended in delete from identity.sessions s where s.user_id = person returning s.id loop
    perform pg_notify('identity_changed', ended::text);
  end loop;
  return true;
end $function$;
revoke all on function reset_second_proof(uuid) from public;
grant execute on function reset_second_proof(uuid) to tandem_system;

CREATE OR REPLACE FUNCTION public.reset_second_proof_of_member(person uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if app_partner() is not null then return null; end if;
  perform from memberships m where m.organization_id = app_organization() and m.user_id = person and m.status = 'active' for update;
  if not found then return null; end if;
  perform from memberships m join organizations o on o.id = m.organization_id
    where m.user_id = person and m.status = 'active' and o.status <> 'closed' and m.organization_id <> app_organization();
  if found then return 'elsewhere'; end if;
  return case when reset_second_proof(person) then 'done' else 'off' end;
end $function$;
revoke all on function reset_second_proof_of_member(uuid) from public;
grant execute on function reset_second_proof_of_member(uuid) to tandem_app;
grant execute on function reset_second_proof_of_member(uuid) to tandem_system;

CREATE OR REPLACE PROCEDURE public.restrict_to_own(IN target regclass, IN own text DEFAULT NULL::text, IN own_writes text DEFAULT NULL::text)
 LANGUAGE plpgsql
AS $procedure$
declare
  rule constant text := coalesce(own, own_rule(target));
begin
  execute format('drop policy if exists own on %s', target);
  execute format('create policy own on %s as restrictive to tandem_own using (%s) with check (%s)', target, rule, coalesce(own_writes, rule));
end $procedure$;

CREATE OR REPLACE FUNCTION public.retry_job(job bigint)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$select count(*) > 0 from graphile_worker.reschedule_jobs(array[job], run_at => now(), attempts => 0)$function$;
revoke all on function retry_job(bigint) from public;
grant execute on function retry_job(bigint) to tandem_system;

CREATE OR REPLACE FUNCTION public.settle_other_regions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select coalesce(array_agg(region order by place), '{}') into new.other_region_ids from (
    select region, min(place) as place from unnest(new.other_region_ids) with ordinality given(region, place)
    where region is not null and region is distinct from new.region_id group by region) once;
  return new;
end $function$;

CREATE OR REPLACE PROCEDURE public.tagged_table(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger keep_tags before insert on %s for each row when (new.tags <> ''{}'') execute function keep_tags()', target);
  execute format('create trigger keep_tags_changed before update of tags on %s for each row when (new.tags is distinct from old.tags and new.tags <> ''{}'') execute function keep_tags()', target);
end $procedure$;

CREATE OR REPLACE FUNCTION public.take_kept_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.owner_user_id := (select owner_user_id from partners where organization_id = new.organization_id and id = new.merged_into_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_identity_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('identity_changed', '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_report_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- What is withheld waits for nothing any more, so it can be sent anew.
  update report_deliveries set state = case when new.status in ('failed', 'withheld') then 'failed' else 'delivered' end,
    error = case new.status when 'failed' then 'The mail server refused it, and will be asked again: ' || coalesce(new.error, '')
      when 'withheld' then new.error end,
    mail_id = case when new.status <> 'withheld' then mail_id end
  where organization_id = new.organization_id and mail_id = new.id and state in ('delivered', 'failed');
  return null;
end $function$;

CREATE OR REPLACE PROCEDURE public.tenant_table(IN target regclass, IN sees text DEFAULT 'false'::text, IN writes text DEFAULT 'false'::text, IN append_only boolean DEFAULT false, IN own text DEFAULT NULL::text, IN own_writes text DEFAULT NULL::text)
 LANGUAGE plpgsql
AS $procedure$
declare
  organization constant text := 'nullif(current_setting(''app.organization_id'', true), '''')::uuid';
  column_name constant text := case when target::text = 'organizations' then 'id' else 'organization_id' end;
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  -- Roles rather than one rule with an "or": in company mode PostgreSQL then checks nothing row by row.
  execute format('create policy company on %s to tandem_app using (%I = %s) with check (%I = %s)',
    target, column_name, organization, column_name, organization);
  execute format('create policy partner on %s to tandem_partner using (%I = %s and (%s)) with check (%I = %s and (%s))',
    target, column_name, organization, sees, column_name, organization, writes);
  call restrict_to_own(target, own, own_writes);
  execute format('create policy system on %s to tandem_system using (true) with check (true)', target);
  execute format('grant select, insert on %s to tandem_app, tandem_partner, tandem_system', target);
  if append_only then
    execute format('create trigger append_only before update or delete or truncate on %s execute function refuse_change()', target);
  else
    execute format('grant update, delete on %s to tandem_app, tandem_partner, tandem_system', target);
    if exists (select from pg_attribute where attrelid = target and attname = 'row_version') then
      execute format('create trigger touch before update on %s for each row execute function touch_row()', target);
    end if;
  end if;
end $procedure$;

CREATE OR REPLACE FUNCTION public.thinned(pattern text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when pattern ~ '^%[[:alnum:]]{9,}%$' then '%' || regexp_replace(trim('%' from pattern), '(...)', '\1%', 'g') || '%' else pattern end
$function$;

CREATE OR REPLACE FUNCTION public.touch_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.updated_at := now();
  new.row_version := old.row_version + 1;
  return new;
end $function$;

CREATE OR REPLACE PROCEDURE public.unique_custom_values(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger keep_custom_unique after insert on %s for each row when (new.custom <> ''{}'') execute function keep_custom_unique()', target);
  execute format('create trigger keep_custom_unique_changed after update of custom on %s for each row when (new.custom is distinct from old.custom) execute function keep_custom_unique()', target);
  execute format('create trigger keep_custom_unique_deleted after delete on %s for each row when (old.custom <> ''{}'') execute function keep_custom_unique()', target);
end $procedure$;
