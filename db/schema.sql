-- Generated from db/migrations and db/views by "npm run schema"; read it, change them.
--
-- Said once for all tables that are "isolated" (db/migrations/0001_tenancy.sql, tenant_table). Row-level security is enabled and
-- forced, and these roles may select, insert, update and delete unless "grants" says otherwise:
--   tandem_app      the company: rows of the caller's organization
--   tandem_partner  partner mode: of these, the rows under "partners see" and "partners write"; otherwise none
--   tandem_own      people limited to own partners: of the company's rows those under "own"; otherwise all
--   tandem_system   every row: sign-in, jobs and the operators of the installation
-- "append-only" refuses update, delete and truncate by trigger too. "recorded" writes every change to the audit log.
-- "row_version" counts updates. Constraints and indexes with the name PostgreSQL gives them are written without it.

-- access =============================================================================================

create table api_keys (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  user_id uuid not null references identity.users,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 80),
  prefix text not null,
  secret_hash text not null,
  permissions text[] not null check (cardinality(permissions) > 0),
  rate_per_minute integer not null default 300 check (rate_per_minute >= 1 and rate_per_minute <= 6000),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  oauth_client_id text references oauth_clients on delete set null,
  app_name text,
  refresh_hash text,
  refreshed_at timestamptz,
  resource text,
  primary key (organization_id, id),
  unique (refresh_hash),
  unique (secret_hash),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on api_keys (oauth_client_id) where (oauth_client_id is not null);
create index on api_keys (organization_id, partner_id);
create index on api_keys (user_id);
create trigger tell_identity after update of revoked_at, permissions, expires_at on api_keys for each statement
  execute function tell_identity_changed();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table archived_changes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  ref_table text not null,
  ref_id uuid not null,
  field text not null,
  former text,
  primary key (organization_id, id),
  constraint archived_changes_organization_id_ref_table_ref_id_field_for_key unique nulls not distinct (organization_id, ref_table, ref_id, field, former)
);
-- isolated
-- own write: false
-- grants: tandem_app select; tandem_partner select; tandem_system delete, insert, select, update

create table audit_archives (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  month date not null check (date_trunc('month', month::timestamp without time zone) = month::timestamp without time zone),
  state text not null check (state in ('writing', 'written', 'in_use')),
  file_key text not null,
  event_count bigint not null default 0,
  byte_count bigint not null default 0,
  sha256 text not null default '',
  first_tx xid8 not null default '0'::xid8,
  first_seq bigint not null default 0,
  last_tx xid8 not null default '0'::xid8,
  last_seq bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (file_key)
);
create index on audit_archives (month, state);
create index on audit_archives (organization_id, month);
-- isolated
-- own: false

create table audit_erasures (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  seal_seq bigint not null,
  hash bytea not null,
  number integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, seal_seq, number),
  foreign key (organization_id, seal_seq) references audit_seals(organization_id, seq)
);
-- isolated, append-only
-- own: false
-- grants: insert, select

create table audit_events (
  id uuid not null default new_id(),
  seq bigint not null generated always as identity,
  tx xid8 not null default recorded_tx(),
  organization_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  actor_kind text not null,
  actor_id uuid,
  actor_partner_id uuid,
  action text not null check (action in ('created', 'updated', 'archived', 'deleted')),
  ref_table text not null,
  ref_id uuid not null,
  changes jsonb not null,
  reason text,
  request_id text,
  batch_id uuid,
  partner_id uuid,
  api_key_id uuid,
  impersonator_id uuid,
  primary key (organization_id, id, at)
) partition by range (at);
create index on audit_events (organization_id, actor_id, at desc);
create index on audit_events (organization_id, at desc);
create index on audit_events (organization_id, batch_id) where (batch_id is not null);
create index on audit_events (organization_id, partner_id, at desc) where (partner_id is not null);
create index on audit_events (organization_id, ref_table, ref_id);
create index on audit_events (organization_id, tx, seq);
-- isolated, append-only
-- partners see: (actor_partner_id = app_partner()) and (audit_fields_for_partner(ref_table) is not null)
-- partners write: true
-- own: ((partner_id = any ((select app_own_partners())::uuid[])) or (actor_id = app_user()) or ((ref_table = 'partners') and
--     (ref_id = any ((select app_own_partners())::uuid[]))) or ((partner_id is null) and (ref_table in ('accounts',
--     'partner_types', 'partner_regions', 'partner_statuses', 'partner_tiers', 'contact_types', 'product_categories',
--     'products', 'opportunity_types', 'opportunity_stages', 'custom_fields', 'program_settings', 'commission_plans',
--     'plan_versions')))) and case ref_table when 'opportunity_notes' then (exists (select from opportunity_notes n where
--     ((n.organization_id = audit_events.organization_id) and (n.id = audit_events.ref_id)))) when 'documents' then (exists
--     (select from documents d where ((d.organization_id = audit_events.organization_id) and (d.id = audit_events.ref_id))))
--     when 'deal_conflicts' then (exists (select from deal_conflicts c where ((c.organization_id =
--     audit_events.organization_id) and (c.id = audit_events.ref_id) and (c.other_id is not null) and ((not
--     app_sees_own_only()) or case c.other_table when 'deal_registrations' then (exists (select from deal_registrations r
--     where ((r.organization_id = c.organization_id) and (r.id = c.other_id)))) when 'opportunities' then (exists (select
--     from opportunities o where ((o.organization_id = c.organization_id) and (o.id = c.other_id)))) else true end)))) else
--     true end
-- own write: true
-- policy viewing: ((select (not app_views_partner())) or (not is_private_to_partner(ref_table, partner_id,
--     actor_partner_id)))
-- grants: insert, select

create table audit_seals (
  organization_id uuid not null references organizations,
  seq bigint not null,
  to_tx xid8 not null,
  to_seq bigint not null,
  event_count integer not null,
  prev_hash bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null default now(),
  primary key (organization_id, seq)
);
-- isolated, append-only
-- own: false
-- grants: insert, select

create table company_hosts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations on delete cascade,
  host text not null check (host = lower(host) and host ~ '^[a-z0-9.-]+$' and length(host) >= 4 and length(host) <= 253),
  proof text not null check (length(proof) >= 20 and length(proof) <= 100),
  status text not null default 'waiting' check (status in ('waiting', 'active', 'paused')),
  problem text check (problem in ('proof', 'address', 'no_answer', 'taken')),
  failing_since timestamptz,
  proven_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (status <> 'active' or proven_at is not null)
);
create unique index company_hosts_one on company_hosts (organization_id);
create unique index company_hosts_proven on company_hosts (host) where (proven_at is not null);
-- isolated, recorded, row_version
-- own: false

create table impersonations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  impersonator_id uuid not null,
  impersonator_name text not null,
  is_by_operator boolean not null,
  user_id uuid not null,
  user_name text not null,
  partner_id uuid,
  reason text not null check (length(trim(both from reason)) >= 5 and length(trim(both from reason)) <= 500),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on impersonations (organization_id, impersonator_id);
create index on impersonations (organization_id, partner_id);
create index on impersonations (organization_id, started_at desc);
-- isolated, recorded, row_version
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))
-- grants: tandem_app select; tandem_partner select; tandem_system delete, insert, select, update

create table invitations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  email citext not null,
  full_name text,
  role text not null,
  partner_id uuid,
  token_hash text not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  invited_by uuid default app_user(),
  created_at timestamptz not null default now(),
  role_id uuid,
  provisioning_token_id uuid,
  primary key (organization_id, id),
  unique (token_hash),
  constraint invitations_custom_role check ((role in ('custom', 'partner_custom')) = (role_id is not null)),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, provisioning_token_id) references provisioning_tokens(organization_id, id)
);
create unique index invitations_open on invitations (organization_id, email, coalesce(partner_id, '00000000-0000-0000-0000-000000000000'::uuid)) where ((accepted_at is null) and (revoked_at is null));
create index on invitations (organization_id, partner_id);
create index on invitations (organization_id, provisioning_token_id) where (provisioning_token_id is not null);
create trigger keep_limit_of_new after insert on invitations for each row when (new.partner_id is null)
  execute function keep_seat_limit();
create trigger refuse_merged_partner after update of partner_id on invitations for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on invitations referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, recorded
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table memberships (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users,
  role text not null,
  status text not null default 'active' check (status in ('active', 'removed')),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  role_id uuid,
  takes_work boolean not null default true,
  primary key (organization_id, id),
  unique (organization_id, user_id),
  constraint memberships_custom_role check ((role in ('custom', 'partner_custom')) = (role_id is not null)),
  foreign key (organization_id, role_id) references roles(organization_id, id)
);
create index on memberships (organization_id, role_id) where (role_id is not null);
create index on memberships (organization_id, role);
create index on memberships (user_id);
create constraint trigger keep_an_owner after delete or update on memberships deferrable initially deferred for each row
  execute function keep_an_owner();
create trigger keep_limit after update on memberships for each row when (new.status = 'active' and (old.status <> 'active' or old.role <> new.role))
  execute function keep_seat_limit();
create trigger keep_limit_of_new after insert on memberships for each row when (new.status = 'active')
  execute function keep_seat_limit();
create trigger link_provisioned after insert or update of status on memberships for each row when (new.status = 'active')
  execute function link_provisioned_person();
create trigger tell_identity after insert or delete or update on memberships for each statement
  execute function tell_identity_changed();
-- isolated, recorded, row_version

create table oauth_clients (
  id text not null check (id ~ '^app_[A-Za-z0-9_-]{22}$'),
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 80),
  redirect_uris text[] not null check (cardinality(redirect_uris) >= 1 and cardinality(redirect_uris) <= 10),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (id)
);
create index on oauth_clients (created_at) where (used_at is null);
-- no row-level security
-- grants: tandem_app select; tandem_partner select; tandem_system delete, insert, select, update

create table oauth_codes (
  code_hash text not null,
  organization_id uuid not null references organizations,
  partner_id uuid,
  user_id uuid not null references identity.users on delete cascade,
  client_id text not null references oauth_clients on delete cascade,
  redirect_uri text not null,
  code_challenge text not null,
  permissions text[] not null check (cardinality(permissions) > 0),
  resource text,
  expires_at timestamptz not null,
  used_at timestamptz,
  api_key_id uuid,
  primary key (code_hash),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on oauth_codes (client_id);
create index on oauth_codes (expires_at);
create index on oauth_codes (organization_id, partner_id);
create index on oauth_codes (user_id);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table oauth_refresh_tokens (
  token_hash text not null,
  organization_id uuid not null references organizations,
  api_key_id uuid not null,
  issued_at timestamptz not null default now(),
  used_at timestamptz,
  request_hash text,
  salt text,
  retried_at timestamptz,
  primary key (token_hash),
  foreign key (organization_id, api_key_id) references api_keys(organization_id, id) on delete cascade
);
create index on oauth_refresh_tokens (organization_id, api_key_id);
create index on oauth_refresh_tokens (used_at) where (used_at is not null);
-- isolated
-- own: false

create table pictures (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  key text not null check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  kind text not null check (kind in ('png', 'jpg', 'webp', 'gif')),
  size integer not null check (size > 0),
  sha256 text not null,
  uploaded_by uuid default app_user(),
  uploaded_by_partner_id uuid default app_partner(),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (key)
);
create index on pictures (organization_id, sha256);
-- isolated
-- partners see: uploaded_by_partner_id = app_partner()
-- partners write: uploaded_by_partner_id = app_partner()

create table provisioned_people (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid references identity.users,
  user_name citext not null check (length(user_name::text) >= 1 and length(user_name::text) <= 254),
  external_id text check (length(external_id) >= 1 and length(external_id) <= 255),
  email citext not null check (length(email::text) >= 3 and length(email::text) <= 254),
  full_name text not null check (length(full_name) >= 1 and length(full_name) <= 200),
  given_name text check (length(given_name) <= 100),
  family_name text check (length(family_name) <= 100),
  is_active boolean not null default true,
  groups text[] check (cardinality(groups) <= 100),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint provisioned_people_email unique (organization_id, email),
  unique (organization_id, user_id),
  constraint provisioned_people_user_name unique (organization_id, user_name)
);
create index on provisioned_people (user_id);
-- isolated, recorded, row_version

create table provisioning_tokens (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 80),
  prefix text not null,
  secret_hash text not null,
  role text not null,
  permissions text[] not null check (cardinality(permissions) > 0),
  created_by uuid not null references identity.users,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (secret_hash),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on provisioning_tokens (created_by);
create index on provisioning_tokens (organization_id, partner_id);
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table roles (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  side text not null check (side in ('company', 'partner')),
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 80),
  description text,
  permissions text[] not null default '{}'::text[],
  scope text not null default 'all' check (scope in ('all', 'own')),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (side = 'company' or scope = 'all')
);
create unique index on roles (organization_id, lower(name)) where (archived_at is null);
create trigger tell_identity after update on roles for each statement
  execute function tell_identity_changed();
-- isolated, recorded, row_version

create table saml_connections (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  idp_entity_id text not null check (length(idp_entity_id) >= 1 and length(idp_entity_id) <= 1024),
  sign_in_url text not null check (length(sign_in_url) <= 2000),
  certificates text[] not null check (cardinality(certificates) >= 1 and cardinality(certificates) <= 5),
  expires_at timestamptz not null,
  metadata_url text check (length(metadata_url) <= 2000),
  mode text not null default 'off' check (mode in ('off', 'optional', 'required')),
  default_role text,
  group_attribute text check (length(group_attribute) >= 1 and length(group_attribute) <= 300),
  group_roles jsonb not null default '[]'::jsonb,
  tested_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (mode <> 'required' or tested_at is not null)
);
create unique index saml_connections_one on saml_connections (organization_id);
-- isolated, recorded, row_version
-- own: false

create table saml_domains (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  domain text not null check (domain = lower(domain) and length(domain) >= 3 and length(domain) <= 253),
  proof text not null check (length(proof) >= 20 and length(proof) <= 100),
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, domain)
);
create unique index saml_domains_verified on saml_domains (domain) where (verified_at is not null);
-- isolated, recorded
-- own: false

-- commissions ========================================================================================

create table attribution_decisions (
  id uuid not null default new_id(),
  seq bigint not null generated always as identity,
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  customer_id uuid,
  method text not null check (method in ('manual', 'registration', 'coupon', 'contract_list', 'lead', 'clicks', 'deal', 'none', 'rejected')),
  model text not null check (model in ('first', 'last', 'position', 'manual')),
  partner_id uuid,
  shares jsonb not null default '[]'::jsonb,
  reason text not null check (length(reason) >= 1 and length(reason) <= 2000),
  inputs jsonb not null default '{}'::jsonb,
  decided_by uuid default app_user(),
  decided_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references tracked_customers(organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on attribution_decisions (organization_id, customer_id, seq);
create index on attribution_decisions (organization_id, opportunity_id, seq);
create index on attribution_decisions (organization_id, partner_id);
-- isolated, append-only
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))
-- grants: insert, select

create table commission_cells (
  organization_id uuid not null references organizations,
  kind text not null,
  key text not null,
  value jsonb not null,
  primary key (organization_id, kind, key)
);
-- isolated
-- own: false

create table commission_dispute_messages (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  dispute_id uuid not null,
  side text not null check (side in ('company', 'partner')),
  kind text not null check (kind in ('opened', 'said', 'kept', 'corrected', 'withdrawn')),
  author_id uuid,
  author_name text not null,
  body text not null check (length(body) <= 2000),
  said_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, dispute_id) references commission_disputes(organization_id, id)
);
create index on commission_dispute_messages (organization_id, dispute_id, said_at);
-- isolated, append-only
-- partners see: exists (select from commission_disputes d where ((d.organization_id =
--     commission_dispute_messages.organization_id) and (d.id = commission_dispute_messages.dispute_id)))
-- partners write: (side = 'partner') and (exists (select from commission_disputes d where ((d.organization_id =
--     commission_dispute_messages.organization_id) and (d.id = commission_dispute_messages.dispute_id))))
-- own: exists (select from commission_disputes d where ((d.organization_id = commission_dispute_messages.organization_id)
--     and (d.id = commission_dispute_messages.dispute_id)))
-- grants: insert, select

create table commission_disputes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  line_id uuid not null,
  number bigint not null,
  reason text not null check (reason in ('rate', 'base', 'share', 'taken_back', 'hold', 'missing', 'other')),
  step text check (length(step) >= 1 and length(step) <= 200),
  status text not null default 'open' check (status in ('open', 'kept', 'corrected', 'withdrawn')),
  correction_line_id uuid,
  recalculation_id uuid,
  decided_by uuid,
  decided_at timestamptz,
  opened_at timestamptz not null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  constraint commission_disputes_corrected check ((status = 'corrected') = (num_nonnulls(correction_line_id, recalculation_id) = 1)),
  constraint commission_disputes_decided check ((status = 'open') = (decided_at is null)),
  foreign key (organization_id, correction_line_id) references commission_lines(organization_id, id),
  foreign key (organization_id, line_id) references commission_lines(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, recalculation_id) references commission_recalculations(organization_id, id)
);
create unique index commission_disputes_open on commission_disputes (organization_id, line_id) where (status = 'open');
create index on commission_disputes (organization_id, correction_line_id);
create index on commission_disputes (organization_id, line_id);
create index on commission_disputes (organization_id, partner_id, opened_at);
create index on commission_disputes (organization_id, recalculation_id);
create index on commission_disputes (organization_id, status, opened_at);
create trigger keep before delete or update on commission_disputes for each row
  execute function keep_dispute();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table commission_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  source text not null,
  external_id text not null,
  kind text not null check (kind in ('sale', 'refund', 'lost', 'amend', 'payment', 'recalc', 'manual', 'carried')),
  occurred_on date not null,
  received_at timestamptz not null default clock_timestamp(),
  opportunity_id uuid,
  account_id uuid,
  of_event_id uuid,
  currency character(3) not null,
  body jsonb not null,
  status text not null default 'received' check (status in ('received', 'rated', 'parked', 'ignored', 'failed')),
  result text check (result in ('lines', 'no_plan', 'no_rule', 'zero', 'blocked', 'parked', 'error')),
  codes text[] not null default '{}'::text[],
  note text,
  seq bigint not null generated always as identity,
  created_at timestamptz not null default now(),
  -- Its place among the others, where it was rated later than it came.
  rated_seq bigint,
  created_by uuid default app_user(),
  primary key (organization_id, id),
  unique (organization_id, source, external_id),
  foreign key (organization_id, account_id) references accounts(organization_id, id),
  foreign key (organization_id, of_event_id) references commission_events(organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id)
);
create index on commission_events (organization_id, account_id);
create index on commission_events (organization_id, of_event_id);
create index on commission_events (organization_id, opportunity_id);
create index on commission_events (organization_id, received_at desc, id desc);
create index on commission_events (organization_id, seq);
create index on commission_events (organization_id, status) where (status in ('received', 'parked'));
create trigger keep_event before delete or update on commission_events for each row
  execute function keep_commission_event();
-- isolated
-- own: (exists (select from opportunities o where ((o.organization_id = commission_events.organization_id) and (o.id =
--     commission_events.opportunity_id)))) or (exists (select from commission_lines l where ((l.organization_id =
--     commission_events.organization_id) and (l.event_id = commission_events.id))))

create table commission_fact_sets (
  organization_id uuid not null references organizations,
  hash text not null,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, hash)
);
-- isolated, append-only
-- own: false
-- grants: insert, select

create table commission_lines (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
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
  kind text not null check (kind in ('accrual', 'adjustment', 'clawback', 'bonus', 'manual', 'carried')),
  amount_minor bigint not null check (amount_minor <> 0),
  currency character(3) not null,
  base_minor bigint,
  effective_rate_ppm bigint,
  split_weight integer,
  tier_id uuid,
  effective_on date not null,
  release_on date not null,
  adjusts_line_id uuid,
  status text not null default 'on_hold' check (status in ('on_hold', 'payable', 'reserved', 'paid', 'void')),
  hold_reason text,
  payout_item_id uuid,
  description text not null,
  created_at timestamptz not null default now(),
  held_until date,
  released_by_name text,
  release_reason text check (length(trim(both from release_reason)) >= 1 and length(trim(both from release_reason)) <= 1000),
  primary key (organization_id, id),
  unique (organization_id, engine_key),
  unique (organization_id, number),
  constraint commission_lines_rated check ((rating_id is null) = (kind in ('manual', 'carried'))),
  constraint commission_lines_released_early check ((num_nonnulls(held_until, released_by_name, release_reason) in (0, 3)) and (held_until is null or release_on < held_until)),
  foreign key (organization_id, adjusts_line_id) references commission_lines(organization_id, id),
  foreign key (organization_id, event_id) references commission_events(organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, payout_item_id) references payout_items(organization_id, id),
  foreign key (organization_id, plan_version_id) references plan_versions(organization_id, id),
  foreign key (organization_id, rating_id) references commission_ratings(organization_id, id),
  foreign key (organization_id, sale_event_id) references commission_events(organization_id, id),
  foreign key (organization_id, tier_id) references partner_tiers(organization_id, id)
);
create index on commission_lines (organization_id, account_key);
create index on commission_lines (organization_id, adjusts_line_id);
create index on commission_lines (organization_id, created_at desc, id desc);
create index on commission_lines (organization_id, event_id);
create index on commission_lines (organization_id, opportunity_id);
create index on commission_lines (organization_id, partner_id, currency, status);
create index on commission_lines (organization_id, payout_item_id);
create index on commission_lines (organization_id, plan_version_id);
create index on commission_lines (organization_id, rating_id);
create index on commission_lines (organization_id, sale_event_id);
create index on commission_lines (organization_id, status, release_on);
create index on commission_lines (organization_id, tier_id);
create trigger keep_line before delete or update on commission_lines for each row
  execute function keep_commission_line();
create trigger record_early_release after update on commission_lines for each row when (old.held_until is null and new.held_until is not null)
  execute function record_change();
create trigger record_hold after update on commission_lines for each row when (old.hold_reason is distinct from new.hold_reason)
  execute function record_change();
-- isolated
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table commission_plans (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  description text,
  status text not null default 'draft' check (status in ('draft', 'active', 'archived')),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index on commission_plans (organization_id, lower(name)) where (archived_at is null);
-- isolated, recorded, row_version
-- partners see: exists (select from plan_versions v where ((v.organization_id = commission_plans.organization_id) and
--     (v.plan_id = commission_plans.id)))

create table commission_ratings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  event_id uuid not null,
  engine_version text not null,
  known_at timestamptz not null,
  facts_hash text not null,
  input_hash text not null,
  inputs jsonb not null,
  trace jsonb not null,
  result text not null check (result in ('lines', 'no_plan', 'no_rule', 'zero', 'blocked', 'parked', 'error')),
  codes text[] not null default '{}'::text[],
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint commission_ratings_once unique (organization_id, event_id, input_hash),
  foreign key (organization_id, event_id) references commission_events(organization_id, id),
  foreign key (organization_id, facts_hash) references commission_fact_sets(organization_id, hash)
);
create index on commission_ratings (organization_id, facts_hash);
-- isolated, append-only
-- own: exists (select from commission_events e where ((e.organization_id = commission_ratings.organization_id) and (e.id =
--     commission_ratings.event_id)))
-- grants: insert, select

create table commission_recalculations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  scope jsonb not null,
  reason text not null check (length(trim(both from reason)) >= 1 and length(trim(both from reason)) <= 1000),
  state text not null default 'draft' check (state in ('draft', 'previewed', 'approved', 'applied', 'canceled')),
  preview jsonb not null default '[]'::jsonb,
  preview_hash text,
  totals jsonb not null default '[]'::jsonb,
  event_id uuid,
  requested_by uuid default app_user(),
  approved_by uuid,
  applied_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  foreign key (organization_id, event_id) references commission_events(organization_id, id)
);
create index on commission_recalculations (organization_id, event_id);
-- isolated, recorded, row_version
-- own: false

create table contract_accounts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  account_id uuid not null,
  starts_on date not null,
  ends_on date,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint contract_accounts_once exclude using gist (organization_id with =, account_id with =, daterange(starts_on, ends_on, '[]') with &&),
  constraint contract_accounts_days check (ends_on >= starts_on),
  foreign key (organization_id, account_id) references accounts(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on contract_accounts (organization_id, account_id);
create index on contract_accounts (organization_id, created_at desc, id desc);
create index on contract_accounts (organization_id, partner_id);
create trigger refuse_merged_partner after update of partner_id on contract_accounts for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on contract_accounts referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table counter_checks (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  checked_on date not null,
  checked_at timestamptz not null,
  sales integer not null check (sales >= 0),
  counters integer not null check (counters >= 0),
  difference text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, checked_on)
);
create index on counter_checks (organization_id, created_at desc, id desc);
-- isolated, append-only
-- own: false
-- grants: insert, select

create table imported_earning_transfers (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  system text not null,
  currency character(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  earning_count integer not null check (earning_count > 0),
  first_earning_id uuid not null,
  line_id uuid not null,
  transferred_by uuid default app_user(),
  transferred_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint imported_earning_transfers_once unique (organization_id, first_earning_id),
  unique (organization_id, line_id),
  foreign key (organization_id, line_id) references commission_lines(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on imported_earning_transfers (organization_id, partner_id);
-- isolated, append-only
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- grants: insert, select

create table imported_earnings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  system text not null check (length(trim(both from system)) >= 1 and length(trim(both from system)) <= 60),
  kind text not null default 'commission' check (kind in ('commission', 'payout')),
  external_id text not null check (length(trim(both from external_id)) >= 1 and length(trim(both from external_id)) <= 200),
  partner_id uuid not null,
  customer text check (length(customer) <= 200),
  amount_minor bigint not null,
  currency character(3) not null check (currency ~ '^[A-Z]{3}$'),
  earned_on date not null,
  state text not null default 'paid' check (state in ('unpaid', 'paid', 'void')),
  status text check (length(status) <= 100),
  paid_on date,
  reference text check (length(reference) <= 200),
  transfer_id uuid,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint imported_earnings_once unique (organization_id, system, kind, external_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, transfer_id) references imported_earning_transfers(organization_id, id)
);
create index imported_earnings_open on imported_earnings (organization_id, partner_id, system, currency) where ((kind = 'commission') and (state = 'unpaid') and (transfer_id is null));
create index on imported_earnings (organization_id, partner_id, earned_on desc);
create index on imported_earnings (organization_id, transfer_id) where (transfer_id is not null);
create trigger keep_transferred before delete or update on imported_earnings for each row
  execute function keep_transferred_earning();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table opening_volumes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  at date not null,
  amount_minor bigint not null check (amount_minor >= 0),
  deal_count integer check (deal_count >= 0),
  units integer check (units >= 0),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on opening_volumes (organization_id, partner_id);
-- isolated, recorded, row_version
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table plan_assignments (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  plan_id uuid not null,
  target text not null check (target in ('program', 'type', 'region', 'tier', 'audience', 'partner')),
  target_id uuid,
  priority integer not null default 0,
  effective_from date not null,
  effective_to date,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  audience_id uuid generated always as ( case when (target = 'audience') then target_id else null::uuid end) stored,
  primary key (organization_id, id),
  constraint plan_assignments_once exclude using gist (organization_id with =, plan_id with =, target with =, coalesce(target_id, '00000000-0000-0000-0000-000000000000'::uuid) with =, daterange(effective_from, effective_to) with &&),
  check ((target = 'program') = (target_id is null)),
  constraint plan_assignments_dates check (effective_to > effective_from),
  foreign key (organization_id, audience_id) references audiences(organization_id, id),
  foreign key (organization_id, plan_id) references commission_plans(organization_id, id)
);
create index on plan_assignments (organization_id, audience_id) where (audience_id is not null);
create index on plan_assignments (organization_id, plan_id);
create index on plan_assignments (organization_id, target, target_id);
-- isolated, recorded, row_version
-- own: (target <> 'partner') or (target_id = any ((select app_own_partners())::uuid[]))

create table plan_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  plan_id uuid not null,
  version integer not null,
  effective_from date not null,
  recorded_at timestamptz not null default now(),
  state text not null default 'draft' check (state in ('draft', 'published', 'superseded')),
  definition jsonb not null,
  definition_hash text,
  note text,
  published_at timestamptz,
  published_by uuid,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, plan_id, version),
  foreign key (organization_id, plan_id) references commission_plans(organization_id, id)
);
create unique index plan_versions_one_draft on plan_versions (organization_id, plan_id) where (state = 'draft');
create trigger keep_published before delete or update on plan_versions for each row
  execute function keep_published_version();
-- isolated, recorded, row_version
-- partners see: exists (select from commission_lines l where ((l.organization_id = plan_versions.organization_id) and
--     (l.plan_version_id = plan_versions.id) and (l.partner_id = app_partner())))

create table risk_cases (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  customer_id uuid not null,
  signals jsonb not null,
  summary text not null,
  status text not null default 'open' check (status in ('open', 'released', 'rejected', 'expired')),
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  reason text check (length(reason) <= 2000),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, customer_id) references tracked_customers(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index risk_cases_one_open on risk_cases (organization_id, customer_id, partner_id) where (status = 'open');
create index on risk_cases (organization_id, created_at desc, id desc);
create index on risk_cases (organization_id, created_at) where (status = 'open');
create index on risk_cases (organization_id, customer_id);
create index on risk_cases (organization_id, partner_id);
-- isolated, recorded, row_version
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table sale_reviews (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  event_id uuid not null,
  customer_id uuid not null,
  account_id uuid not null,
  reason text not null check (reason in ('several_deals', 'amount', 'currency', 'two_customers', 'public_mail', 'rule')),
  summary text not null check (length(summary) >= 1 and length(summary) <= 500),
  opportunity_ids uuid[] not null default '{}'::uuid[],
  coupon text,
  tax_minor bigint not null default 0 check (tax_minor >= 0),
  status text not null default 'open' check (status in ('open', 'same_deal', 'renewal', 'new_deal', 'ignored')),
  opportunity_id uuid,
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  note text check (length(note) <= 2000),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, event_id),
  foreign key (organization_id, account_id) references accounts(organization_id, id),
  foreign key (organization_id, customer_id) references tracked_customers(organization_id, id),
  foreign key (organization_id, event_id) references tracked_events(organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id)
);
create index on sale_reviews (organization_id, account_id);
create index on sale_reviews (organization_id, created_at desc, id desc);
create index on sale_reviews (organization_id, customer_id);
create index on sale_reviews (organization_id, opportunity_id);
create index on sale_reviews (organization_id, status);
-- isolated, recorded, row_version
-- own: (opportunity_id is null) or (exists (select from opportunities o where ((o.organization_id =
--     sale_reviews.organization_id) and (o.id = sale_reviews.opportunity_id))))

create table tracked_clicks (
  organization_id uuid not null references organizations,
  customer_id uuid not null,
  click_id uuid not null,
  link_id uuid not null,
  at timestamptz not null,
  verdict text not null,
  referrer_host text,
  params jsonb not null default '{}'::jsonb,
  is_own_device boolean not null default false,
  primary key (organization_id, customer_id, click_id),
  foreign key (organization_id, customer_id) references tracked_customers(organization_id, id),
  foreign key (organization_id, link_id) references referral_links(organization_id, id)
);
create index on tracked_clicks (organization_id, link_id);
-- isolated
-- own: exists (select from referral_links l where ((l.organization_id = tracked_clicks.organization_id) and (l.id =
--     tracked_clicks.link_id)))

create table tracked_customers (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  external_id text not null check (length(external_id) >= 1 and length(external_id) <= 200),
  name text check (length(name) <= 200),
  email citext check (length(email::text) <= 254),
  account_id uuid,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  same_as_id uuid,
  domain_key text,
  phone text check (length(phone) <= 60),
  primary key (organization_id, id),
  unique (organization_id, external_id),
  foreign key (organization_id, account_id) references accounts(organization_id, id),
  foreign key (organization_id, same_as_id) references tracked_customers(organization_id, id)
);
create index on tracked_customers (organization_id, account_id);
create index on tracked_customers (organization_id, domain_key);
create index on tracked_customers (organization_id, email);
create index on tracked_customers (organization_id, same_as_id);
-- isolated, row_version

create table tracked_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  kind text not null check (kind in ('lead', 'sale', 'refund')),
  external_id text not null check (length(external_id) >= 1 and length(external_id) <= 200),
  content_hash text not null,
  customer_id uuid,
  invoice_id text check (length(invoice_id) >= 1 and length(invoice_id) <= 200),
  partner_id uuid,
  link_id uuid,
  coupon_id uuid,
  opportunity_id uuid,
  amount_minor bigint check (amount_minor >= 0 and amount_minor <= '1000000000000000'::bigint),
  currency character(3),
  status text not null check (status in ('attributed', 'unattributed', 'held', 'waiting', 'rejected', 'review')),
  note text,
  occurred_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  row_version integer not null default 1,
  booked_minor bigint check (booked_minor >= 0 and booked_minor <= '1000000000000000'::bigint),
  primary key (organization_id, id),
  unique (organization_id, kind, external_id),
  foreign key (organization_id, coupon_id) references coupon_codes(organization_id, id),
  foreign key (organization_id, customer_id) references tracked_customers(organization_id, id),
  foreign key (organization_id, link_id) references referral_links(organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on tracked_events (organization_id, coupon_id);
create index on tracked_events (organization_id, created_at desc, id desc);
create index on tracked_events (organization_id, customer_id, occurred_at);
create index on tracked_events (organization_id, invoice_id);
create index on tracked_events (organization_id, link_id, occurred_at);
create index on tracked_events (organization_id, opportunity_id);
create index on tracked_events (organization_id, partner_id);
-- isolated, row_version
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

-- deals ==============================================================================================

create table accounts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  name_key text not null,
  domain text,
  domain_key text,
  website text,
  country text check (country ~ '^[A-Z]{2}$'),
  industry text,
  employees integer check (employees >= 0),
  annual_revenue_minor bigint,
  currency character(3) not null default 'USD'::bpchar,
  founded_year integer,
  parent_account_id uuid,
  owner_user_id uuid,
  is_customer boolean not null default false,
  external_ref text,
  tags text[] not null default '{}'::text[],
  custom jsonb not null default '{}'::jsonb,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  merged_into_id uuid,
  country_as_entered text,
  primary key (organization_id, id),
  constraint accounts_merged_stay_archived check (merged_into_id is null or archived_at is not null and merged_into_id <> id),
  foreign key (organization_id, merged_into_id) references accounts(organization_id, id),
  foreign key (organization_id, owner_user_id) references memberships(organization_id, user_id),
  foreign key (organization_id, parent_account_id) references accounts(organization_id, id)
);
create index accounts_beginning on accounts (organization_id, lower(name) text_pattern_ops) where (archived_at is null);
create index on accounts using gin (custom jsonb_path_ops);
create index on accounts using gin (name gin_trgm_ops, domain gin_trgm_ops, industry gin_trgm_ops, organization_id);
create index on accounts (organization_id, domain_key);
create unique index on accounts (organization_id, external_ref) where (external_ref is not null);
create index on accounts (organization_id, merged_into_id);
create index on accounts (organization_id, name);
create index on accounts (organization_id, name_key);
create index on accounts using gin (organization_id, name_key gin_trgm_ops);
create index on accounts (organization_id, owner_user_id);
create index on accounts (organization_id, parent_account_id);
create index on accounts (organization_id, spelling_key(name_key));
-- isolated, unique custom fields, tags, recorded, row_version
-- partners see: id = any (array(select distinct o.account_id from opportunities o where (o.organization_id =
--     (nullif(current_setting('app.organization_id', true), ''))::uuid)))

create table deal_conflicts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  kind text not null check (kind in ('protected_by_other', 'same_partner_duplicate', 'pending_by_other', 'vendor_open_deal', 'existing_customer', 'fuzzy_name', 'self_deal', 'other_distributor')),
  severity text not null check (severity in ('block', 'warn', 'info')),
  other_table text not null,
  other_id uuid,
  score numeric,
  evidence jsonb not null default '{}'::jsonb,
  resolution text not null default 'open' check (resolution in ('open', 'upheld', 'overridden', 'merged')),
  resolution_code text,
  resolution_text text,
  resolved_by uuid,
  resolved_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id)
);
create index on deal_conflicts (organization_id, registration_id);
-- isolated, recorded, row_version
-- own: exists (select from deal_registrations r where ((r.organization_id = deal_conflicts.organization_id) and (r.id =
--     deal_conflicts.registration_id)))

create table deal_protections (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  partner_id uuid not null,
  account_key text not null,
  product_family text not null default '*',
  valid tstzrange not null,
  scope text not null default 'exclusive' check (scope in ('exclusive', 'margin_only')),
  extensions integer not null default 0,
  ended_reason text,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_hold boolean not null default false,
  primary key (organization_id, id),
  constraint deal_protections_organization_id_account_key_product_famil_excl exclude using gist (organization_id with =, account_key with =, product_family with =, valid with &&) where (scope = 'exclusive'),
  check (ended_reason is not null or not isempty(valid)),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id)
);
create unique index deal_protections_one on deal_protections (organization_id, registration_id) where (not is_hold);
create unique index deal_protections_one_hold on deal_protections (organization_id, registration_id) where is_hold;
create index on deal_protections (organization_id, partner_id);
create index on deal_protections (organization_id, partner_id) where (is_hold and (ended_reason is null));
create index on deal_protections (organization_id, registration_id);
create trigger whole_account before insert or update on deal_protections for each row
  execute function protect_whole_account();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table deal_pulses (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid,
  registration_id uuid,
  active_at timestamptz not null,
  at_risk_since timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, opportunity_id),
  unique (organization_id, registration_id),
  check (num_nonnulls(opportunity_id, registration_id) = 1),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id) on delete cascade
);
create index on deal_pulses (organization_id, opportunity_id) where (at_risk_since is not null);
-- isolated
-- partners see: (exists (select from opportunities o where ((o.organization_id = deal_pulses.organization_id) and (o.id =
--     deal_pulses.opportunity_id)))) or (exists (select from deal_registrations r where ((r.organization_id =
--     deal_pulses.organization_id) and (r.id = deal_pulses.registration_id))))
-- own: (exists (select from opportunities o where ((o.organization_id = deal_pulses.organization_id) and (o.id =
--     deal_pulses.opportunity_id)))) or (exists (select from deal_registrations r where ((r.organization_id =
--     deal_pulses.organization_id) and (r.id = deal_pulses.registration_id))))

create table deal_registration_arrivals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  partner_id uuid not null,
  arrived_at timestamptz not null,
  content jsonb not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  captured_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, registration_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id)
);
create index on deal_registration_arrivals (organization_id, partner_id);
-- isolated, append-only
-- partners see: exists (select from deal_registrations r where ((r.organization_id =
--     deal_registration_arrivals.organization_id) and (r.id = deal_registration_arrivals.registration_id)))
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- grants: insert, select

create table deal_registration_checks (
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  asked_on date not null,
  account_key text not null,
  result text not null,
  user_id uuid default app_user(),
  created_at timestamptz not null default now(),
  primary key (organization_id, partner_id, asked_on, account_key),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
-- isolated
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table deal_registration_comments (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  author_user_id uuid default app_user(),
  author_name text not null,
  author_side text not null check (author_side in ('company', 'partner', 'submitter')),
  body text not null check (length(trim(both from body)) >= 1 and length(trim(both from body)) <= 10000),
  visibility text not null check (visibility in ('internal', 'shared')),
  mentions uuid[] not null default '{}'::uuid[] check (cardinality(mentions) <= 20),
  document_ids uuid[] not null default '{}'::uuid[] check (cardinality(document_ids) <= 10),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id) on delete cascade
);
create index on deal_registration_comments (organization_id, registration_id, created_at);
-- isolated, recorded, row_version
-- partners see: (visibility = 'shared') and (exists (select from deal_registrations r where ((r.organization_id =
--     deal_registration_comments.organization_id) and (r.id = deal_registration_comments.registration_id))))
-- partners write: (visibility = 'shared') and (author_side = 'partner') and (author_user_id = app_user())
-- own: exists (select from deal_registrations r where ((r.organization_id = deal_registration_comments.organization_id) and
--     (r.id = deal_registration_comments.registration_id)))

create table deal_registration_events (
  id uuid not null default new_id(),
  seq bigint not null generated always as identity,
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  partner_id uuid not null,
  from_status text,
  to_status text not null,
  actor_user_id uuid default app_user(),
  actor_side text not null default case when (app_user() is null) then 'system' when (app_partner() is null) then 'company' else 'partner' end,
  actor_name text,
  reason_code text,
  reason_text text,
  at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id)
);
create index deal_registration_events_decided on deal_registration_events (organization_id, at) where (to_status in ('approved', 'rejected'));
create index on deal_registration_events (organization_id, registration_id, seq);
-- isolated, append-only
-- partners see: exists (select from deal_registrations r where ((r.organization_id =
--     deal_registration_events.organization_id) and (r.id = deal_registration_events.registration_id)))
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- grants: insert, select

create table deal_registration_views (
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  user_id uuid not null,
  user_name text not null,
  is_support boolean not null default false,
  viewed_on date not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1 check (times > 0),
  primary key (organization_id, registration_id, user_id, viewed_on, is_support),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id) on delete cascade
);
-- isolated
-- partners see: exists (select from deal_registrations r where ((r.organization_id =
--     deal_registration_views.organization_id) and (r.id = deal_registration_views.registration_id)))
-- own: exists (select from deal_registrations r where ((r.organization_id = deal_registration_views.organization_id) and
--     (r.id = deal_registration_views.registration_id)))

create table deal_registrations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null default next_number('deal_registrations'),
  partner_id uuid not null,
  type_id uuid not null,
  opportunity_id uuid,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'screening', 'pending_review', 'info_requested', 'approved', 'rejected', 'withdrawn', 'converted', 'expired', 'released', 'revoked')),
  account_name text not null check (length(trim(both from account_name)) >= 1 and length(trim(both from account_name)) <= 200),
  account_domain text,
  has_no_website boolean not null default false,
  country character(2) check (country ~ '^[A-Z]{2}$'),
  account_key text,
  domain_key text,
  name_key text,
  product_family text not null default '*' check (product_family = '*' or product_family ~ '^[0-9a-f-]{36}$'),
  product_id uuid,
  contact_name text,
  contact_email citext,
  contact_phone text,
  title text not null check (length(trim(both from title)) >= 1 and length(trim(both from title)) <= 200),
  description text,
  amount_minor bigint check (amount_minor >= 0 and amount_minor <= '1000000000000000'::bigint),
  currency character(3) not null default 'USD'::bpchar,
  expected_close_on date,
  source text not null default 'partner' check (source in ('partner', 'company', 'exchange')),
  submitted_by uuid default app_user(),
  submitted_by_name text,
  submitted_at timestamptz,
  review_due_at timestamptz,
  review_left_seconds integer check (review_left_seconds >= 0),
  vendor_delay_seconds integer not null default 0 check (vendor_delay_seconds >= 0),
  conflict_severity text check (conflict_severity in ('block', 'warn', 'info')),
  policy_clause text,
  screening jsonb not null default '[]'::jsonb,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  reason_code text,
  reason_text text,
  question text,
  answer text,
  expires_at timestamptz,
  custom jsonb not null default '{}'::jsonb,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  pays_until date,
  approvals_done integer,
  approvals_total integer,
  distribution_id uuid,
  extension_asked_at timestamptz,
  extension_reason text check (length(extension_reason) >= 1 and length(extension_reason) <= 4000),
  captured_at timestamptz,
  capture_id uuid,
  primary key (organization_id, id),
  unique (organization_id, number),
  constraint deal_registrations_extension check ((extension_asked_at is null) = (extension_reason is null) and (extension_asked_at is null or status = 'approved')),
  foreign key (organization_id, distribution_id) references distributions(organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, product_id) references products(organization_id, id),
  foreign key (organization_id, type_id) references opportunity_types(organization_id, id)
);
create unique index deal_registrations_captured on deal_registrations (organization_id, partner_id, capture_id) where (capture_id is not null);
create index deal_registrations_extension_asked on deal_registrations (organization_id, extension_asked_at) where (extension_asked_at is not null);
create index on deal_registrations (organization_id, account_key);
create index on deal_registrations using gin (organization_id, account_name gin_trgm_ops);
create index on deal_registrations (organization_id, created_at desc, id desc);
create index on deal_registrations (organization_id, distribution_id);
create index on deal_registrations (organization_id, expires_at) where (status = 'approved');
create index on deal_registrations (organization_id, name_key);
create index on deal_registrations using gin (organization_id, name_key gin_trgm_ops);
create index on deal_registrations (organization_id, opportunity_id);
create index on deal_registrations (organization_id, partner_id);
create index on deal_registrations (organization_id, product_id);
create index on deal_registrations (organization_id, spelling_key(name_key));
create index on deal_registrations (organization_id, status, review_due_at);
create index on deal_registrations (organization_id, type_id);
create trigger keep_registration_distributor after update of status, distribution_id, opportunity_id, partner_id on deal_registrations for each row when (new.distribution_id is not null or old.distribution_id is not null)
  execute function keep_registration_distributor();
create trigger note_module after insert on deal_registrations referencing new table as added for each statement
  execute function note_module_in_use('deal_registrations');
create trigger refuse_merged_partner after update of partner_id on deal_registrations for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on deal_registrations referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, unique custom fields, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table deal_renewals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  ends_on date not null,
  amount_minor bigint not null check (amount_minor >= 0),
  status text not null default 'open' check (status in ('open', 'started', 'renewed', 'ended')),
  renewal_opportunity_id uuid,
  reason text check (length(reason) <= 2000),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  outcome text check (outcome in ('later_deal', 'new_end', 'decided', 'no_deal', 'deal_lost')),
  decided_on date,
  decided_by uuid,
  is_entered boolean not null default false,
  primary key (organization_id, id),
  constraint deal_renewals_once unique (organization_id, opportunity_id, ends_on),
  constraint deal_renewals_outcome check ((status in ('renewed', 'ended')) = (outcome is not null and decided_on is not null)),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id),
  foreign key (organization_id, renewal_opportunity_id) references opportunities(organization_id, id)
);
create index on deal_renewals (organization_id, created_at desc, id desc);
create index on deal_renewals (organization_id, ends_on) where (status in ('open', 'started'));
create index on deal_renewals (organization_id, renewal_opportunity_id);
create unique index deal_renewals_undecided on deal_renewals (organization_id, opportunity_id) where (status in ('open', 'started'));
create trigger note_module after insert on deal_renewals referencing new table as added for each statement
  execute function note_module_in_use('deal_renewals');
-- isolated, recorded, row_version
-- partners see: exists (select from opportunities o where ((o.organization_id = deal_renewals.organization_id) and (o.id =
--     deal_renewals.opportunity_id)))
-- own: exists (select from opportunities o where ((o.organization_id = deal_renewals.organization_id) and (o.id =
--     deal_renewals.opportunity_id)))

create table decision_opinions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  partner_id uuid not null,
  decision text not null check (decision in ('approved', 'rejected')),
  is_fair boolean not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, registration_id, decision),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id)
);
create index on decision_opinions (organization_id, created_at desc, id desc);
create index on decision_opinions (organization_id, partner_id);
-- isolated
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table distribution_settings (
  organization_id uuid not null references organizations,
  confirmation text not null default 'before' check (confirmation in ('before', 'beside')),
  confirm_hours integer not null default 72 check (confirm_hours >= 1 and confirm_hours <= 720),
  sees_stage boolean not null default true,
  sees_customer boolean not null default true,
  sees_amount text not null default 'rounded' check (sees_amount in ('hidden', 'rounded', 'exact')),
  sees_products boolean not null default true,
  sees_prices boolean not null default false,
  sees_contact boolean not null default false,
  row_version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (organization_id)
);
-- isolated, row_version

create table distributor_deals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  distributor_id uuid not null,
  registration_id uuid,
  opportunity_id uuid,
  status text not null default 'waiting' check (status in ('waiting', 'confirmed', 'declined', 'overdue', 'canceled')),
  due_at timestamptz,
  reminded_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  reason text check (length(reason) <= 2000),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (registration_id is not null or opportunity_id is not null),
  foreign key (organization_id, distributor_id) references partners(organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id) on delete cascade
);
create unique index distributor_deals_of_deal on distributor_deals (organization_id, opportunity_id, distributor_id);
create unique index distributor_deals_of_registration on distributor_deals (organization_id, registration_id) where (status <> 'canceled');
create index on distributor_deals (organization_id, created_at desc, id desc);
create index on distributor_deals (organization_id, distributor_id, status);
create index on distributor_deals (organization_id, due_at) where (status = 'waiting');
create index on distributor_deals (organization_id, partner_id);
create index on distributor_deals (organization_id, registration_id);
create trigger note_module after insert on distributor_deals referencing new table as added for each statement
  execute function note_module_in_use('distributions');
-- isolated, recorded, row_version
-- partners see: (partner_id = app_partner()) or (distributor_id = app_partner())
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table fairness_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  is_asked boolean not null default false,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index fairness_settings_one on fairness_settings (organization_id);
-- isolated, recorded, row_version

create table forwarded_deal_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  is_on boolean not null default false,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index forwarded_deal_settings_one on forwarded_deal_settings (organization_id);
-- isolated, recorded, row_version

create table forwarded_deals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  user_id uuid not null references identity.users on delete cascade,
  from_address text not null,
  subject text not null,
  registration_id uuid,
  missing text[] not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id) on delete set null (registration_id)
);
create unique index on forwarded_deals (id);
create index on forwarded_deals (organization_id, created_at desc);
create index on forwarded_deals (organization_id, partner_id);
create index on forwarded_deals (organization_id, registration_id);
create index on forwarded_deals (user_id);
create trigger note_module after insert on forwarded_deals referencing new table as added for each statement
  execute function note_module_in_use('forwarded_deals');
-- isolated
-- own: false

create table lead_offers (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  lead_id uuid not null,
  partner_id uuid not null,
  round integer not null check (round > 0),
  mode text not null check (mode in ('one', 'race', 'requested', 'manual')),
  status text not null default 'offered' check (status in ('offered', 'opened', 'accepted', 'declined', 'expired', 'taken', 'withdrawn')),
  rank integer not null default 1,
  score integer,
  number bigint not null,
  country character(2),
  region text,
  language text,
  product_name text,
  timing text,
  received_at timestamptz not null,
  offered_at timestamptz not null,
  respond_by timestamptz not null,
  contact_hours integer not null default 72,
  opened_at timestamptz,
  opened_by_name text,
  answered_at timestamptz,
  answered_by_name text,
  reason_code text,
  comment text,
  was_contacted boolean,
  is_spam boolean,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, lead_id) references leads(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index lead_offers_accepted on lead_offers (organization_id, lead_id) where (status = 'accepted');
create index on lead_offers (organization_id, lead_id, round);
create index on lead_offers (organization_id, partner_id) where (status in ('offered', 'opened', 'accepted'));
create index on lead_offers (organization_id, partner_id, offered_at desc);
create index on lead_offers (organization_id, status, respond_by);
create trigger refuse_merged_partner after update of partner_id on lead_offers for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on lead_offers referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table lead_rounds (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  lead_id uuid not null,
  round integer not null check (round > 0),
  kind text not null check (kind in ('rule', 'requested', 'manual')),
  rule_id uuid,
  rule_name text,
  mode text not null check (mode in ('one', 'race', 'requested', 'manual')),
  considered integer not null default 0,
  eligible integer not null default 0,
  outcome text not null default 'open' check (outcome in ('open', 'accepted', 'passed', 'withdrawn', 'nobody')),
  actor_name text,
  reason_text text,
  started_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, lead_id, round),
  foreign key (organization_id, lead_id) references leads(organization_id, id) on delete cascade,
  foreign key (organization_id, rule_id) references lead_rules(organization_id, id)
);
create index on lead_rounds (organization_id, rule_id);
-- isolated
-- own: exists (select from leads l where ((l.organization_id = lead_rounds.organization_id) and (l.id =
--     lead_rounds.lead_id)))

create table lead_rules (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  description text check (length(description) <= 2000),
  "order" integer not null default 0,
  is_active boolean not null default true,
  countries text[] not null default '{}'::text[],
  product_ids uuid[] not null default '{}'::uuid[],
  sources text[] not null default '{}'::text[],
  audience_id uuid,
  conditions jsonb,
  weights jsonb not null default '{}'::jsonb,
  required_criteria text[] not null default '{}'::text[],
  preferred_type_ids uuid[] not null default '{}'::uuid[],
  certificate_tags text[] not null default '{}'::text[],
  certificate_field text check (length(certificate_field) <= 120),
  max_open_leads integer not null default 10 check (max_open_leads >= 1 and max_open_leads <= 10000),
  needs_portal boolean not null default true,
  mode text not null default 'one' check (mode in ('one', 'race')),
  race_size integer not null default 3 check (race_size >= 2 and race_size <= 10),
  accept_hours integer not null default 48 check (accept_hours >= 1 and accept_hours <= 720),
  contact_hours integer not null default 72 check (contact_hours >= 1 and contact_hours <= 720),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, audience_id) references audiences(organization_id, id)
);
create unique index lead_rules_name on lead_rules (organization_id, lower(name)) where (archived_at is null);
create index on lead_rules (organization_id, audience_id);
-- isolated, recorded, row_version

create table lead_scores (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  lead_id uuid not null,
  round integer not null,
  partner_id uuid not null,
  rank integer,
  among integer not null default 0,
  score integer,
  excluded text,
  criteria jsonb not null default '[]'::jsonb,
  explanation text not null,
  is_offered boolean not null default false,
  is_latest boolean not null default true,
  is_decided boolean not null default false,
  country character(2),
  product_name text,
  received_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, lead_id, round, partner_id),
  foreign key (organization_id, lead_id) references leads(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on lead_scores (organization_id, partner_id, received_at desc);
-- isolated
-- partners see: (partner_id = app_partner()) and is_latest and is_decided
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table leads (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null default next_number('leads'),
  status text not null default 'new' check (status in ('new', 'offered', 'accepted', 'converted', 'won', 'lost', 'unassigned', 'spam')),
  source text not null default 'manual' check (source in ('form', 'directory', 'match', 'link', 'api', 'import', 'manual')),
  contact_name text not null check (length(trim(both from contact_name)) >= 1 and length(trim(both from contact_name)) <= 200),
  contact_email citext,
  contact_phone text,
  company_name text,
  company_domain text,
  country character(2) check (country ~ '^[A-Z]{2}$'),
  region text,
  postal_code text,
  language text check (language ~ '^[a-z]{2}$'),
  need text,
  budget text,
  timing text,
  product_id uuid,
  requested_partner_id uuid,
  partner_id uuid,
  opportunity_id uuid,
  consent_at timestamptz,
  consent_text text,
  submission_id uuid,
  external_ref text check (length(external_ref) >= 1 and length(external_ref) <= 200),
  received_at timestamptz not null default now(),
  round integer not null default 0,
  due_at timestamptz,
  offered_at timestamptz,
  accepted_at timestamptz,
  contact_due_at timestamptz,
  first_contact_at timestamptz,
  closed_at timestamptz,
  reason_text text,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  customer_id uuid,
  primary key (organization_id, id),
  unique (organization_id, number),
  foreign key (organization_id, customer_id) references tracked_customers(organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, product_id) references products(organization_id, id),
  foreign key (organization_id, requested_partner_id) references partners(organization_id, id)
);
create unique index leads_external_ref on leads (organization_id, external_ref);
create index on leads (organization_id, contact_email);
create index on leads (organization_id, customer_id);
create index on leads (organization_id, opportunity_id);
create index on leads (organization_id, partner_id);
create index on leads (organization_id, product_id);
create index on leads (organization_id, received_at desc, id desc);
create index on leads (organization_id, requested_partner_id);
create index on leads (organization_id, status, due_at);
create index on leads (organization_id, submission_id);
create trigger note_module after insert on leads referencing new table as added for each statement
  execute function note_module_in_use('leads');
create trigger refuse_merged_partner after update of partner_id on leads for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on leads referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, recorded, row_version
-- partners see: exists (select from lead_offers o where ((o.organization_id = leads.organization_id) and (o.lead_id =
--     leads.id) and (o.partner_id = app_partner()) and (o.status in ('opened', 'accepted'))))
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table opportunities (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null default next_number('opportunities'),
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  account_id uuid,
  type_id uuid not null,
  stage_id uuid not null,
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  partner_id uuid,
  owner_user_id uuid,
  primary_contact_id uuid,
  amount_minor bigint check (amount_minor >= 0 and amount_minor <= '1000000000000000'::bigint),
  currency character(3) not null default 'USD'::bpchar,
  expected_close_on date,
  opened_on date not null default current_date,
  closed_on date,
  lost_reason text,
  lost_reason_text text,
  source text not null default 'company' check (source in ('company', 'partner', 'referral_page', 'link', 'api', 'import')),
  next_step text,
  next_step_on date,
  description text,
  external_ref text,
  custom jsonb not null default '{}'::jsonb,
  last_activity_at timestamptz not null default now(),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  check ((status = 'open') = (closed_on is null)),
  foreign key (organization_id, account_id) references accounts(organization_id, id),
  foreign key (organization_id, owner_user_id) references memberships(organization_id, user_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, primary_contact_id) references contacts(organization_id, id),
  foreign key (organization_id, type_id) references opportunity_types(organization_id, id),
  foreign key (organization_id, type_id, stage_id) references opportunity_stages(organization_id, type_id, id)
);
create index opportunities_beginning on opportunities (organization_id, lower(name) text_pattern_ops) where (archived_at is null);
create index on opportunities using gin (custom jsonb_path_ops);
create index opportunities_latest on opportunities (organization_id, partner_id, last_activity_at, archived_at);
create index on opportunities using gin (name gin_trgm_ops, organization_id);
create index on opportunities using gin (((number)::text) gin_trgm_ops, organization_id);
create index opportunities_open_by_close_day on opportunities (organization_id, expected_close_on) where ((status = 'open') and (archived_at is null));
create index on opportunities (organization_id, account_id, status, archived_at);
create index on opportunities (organization_id, amount_minor, id);
create index on opportunities (organization_id, amount_minor desc nulls last, id desc);
create index on opportunities (organization_id, created_at desc, id desc);
create index on opportunities (organization_id, expected_close_on);
create unique index on opportunities (organization_id, external_ref) where (external_ref is not null);
create index on opportunities (organization_id, name, id);
create index on opportunities (organization_id, next_step_on) where ((status = 'open') and (archived_at is null) and (next_step_on is not null));
create index on opportunities (organization_id, owner_user_id, archived_at);
create index on opportunities (organization_id, partner_id, status, archived_at);
create index on opportunities (organization_id, primary_contact_id);
create index on opportunities (organization_id, status, closed_on, archived_at);
create index opportunities_totals on opportunities (organization_id, type_id, stage_id, archived_at) include (status, currency, amount_minor);
create trigger keep_distributor_lead after update of partner_id on opportunities for each row when (new.partner_id is distinct from old.partner_id and new.partner_id is not null)
  execute function keep_distributor_lead();
create trigger refuse_merged_partner after update of partner_id on opportunities for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on opportunities referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, unique custom fields, recorded, row_version
-- partners see: id = any (array(select p.opportunity_id from opportunity_participants p where ((p.organization_id =
--     (nullif(current_setting('app.organization_id', true), ''))::uuid) and (p.partner_id = app_partner()) and (p.status <>
--     'rejected') and ((p.role <> 'distributor') or (p."position" = 0)))))
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[])) or (exists (select from
--     opportunity_participants p where ((p.organization_id = opportunities.organization_id) and (p.opportunity_id =
--     opportunities.id) and (p.status <> 'rejected'))))

create table opportunity_lines (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  product_id uuid,
  description text,
  quantity integer not null default 1 check (quantity >= 1 and quantity <= 1000000),
  amount_minor bigint not null check (amount_minor >= 0 and amount_minor <= '1000000000000000'::bigint),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  tax_minor bigint not null default 0 check (tax_minor >= 0),
  cost_minor bigint check (cost_minor >= 0),
  "position" integer not null default 0,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  recurring_interval text check (recurring_interval in ('month', 'quarter', 'year')),
  term_months integer check (term_months >= 1 and term_months <= 600),
  primary key (organization_id, id),
  constraint opportunity_lines_term_of_recurring check (term_months is null or recurring_interval is not null),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id),
  foreign key (organization_id, product_id) references products(organization_id, id)
);
create index on opportunity_lines (organization_id, opportunity_id, "position");
create index on opportunity_lines (organization_id, product_id);
-- isolated, recorded, row_version
-- partners see: exists (select from opportunities o where ((o.organization_id = opportunity_lines.organization_id) and (o.id
--     = opportunity_lines.opportunity_id)))
-- own: exists (select from opportunities o where ((o.organization_id = opportunity_lines.organization_id) and (o.id =
--     opportunity_lines.opportunity_id)))

create table opportunity_notes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  author_user_id uuid default app_user(),
  author_name text not null,
  author_partner_id uuid default app_partner(),
  body text not null check (length(trim(both from body)) >= 1 and length(trim(both from body)) <= 20000),
  visibility text not null check (visibility in ('internal', 'partner')),
  is_pinned boolean not null default false,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id)
);
create index on opportunity_notes (organization_id, opportunity_id, created_at);
-- isolated, recorded, row_version
-- partners see: (visibility = 'partner') and ((author_partner_id is null) or (author_partner_id = app_partner())) and
--     (exists (select from opportunities o where ((o.organization_id = opportunity_notes.organization_id) and (o.id =
--     opportunity_notes.opportunity_id))))
-- partners write: (visibility = 'partner') and (author_partner_id = app_partner())
-- own: (exists (select from opportunities o where ((o.organization_id = opportunity_notes.organization_id) and (o.id =
--     opportunity_notes.opportunity_id)))) and ((author_partner_id is null) or (author_partner_id = any ((select
--     app_own_partners())::uuid[])))

create table opportunity_participants (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  partner_id uuid not null,
  role text not null default 'source' check (role in ('source', 'resell', 'influence', 'services', 'distributor')),
  weight integer not null default 1 check (weight >= 1 and weight <= 1000000),
  "position" integer not null default 0,
  status text not null default 'confirmed' check (status in ('proposed', 'confirmed', 'rejected')),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint opportunity_participants_organization_id_opportunity_id_par_key unique (organization_id, opportunity_id, partner_id, role),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on opportunity_participants (organization_id, partner_id, status, opportunity_id);
create trigger keep_distributor_deal after insert or delete or update on opportunity_participants for each row
  execute function keep_distributor_deal();
create trigger refuse_merged_partner after update of partner_id on opportunity_participants for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on opportunity_participants referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table opportunity_stage_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  from_stage_id uuid,
  to_stage_id uuid not null,
  actor_user_id uuid default app_user(),
  actor_partner_id uuid default app_partner(),
  reason_code text,
  reason text,
  at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, from_stage_id) references opportunity_stages(organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id),
  foreign key (organization_id, to_stage_id) references opportunity_stages(organization_id, id)
);
create index on opportunity_stage_events (organization_id, from_stage_id);
create index on opportunity_stage_events (organization_id, opportunity_id, at);
create index on opportunity_stage_events (organization_id, to_stage_id);
-- isolated, append-only
-- partners see: exists (select from opportunities o where ((o.organization_id = opportunity_stage_events.organization_id)
--     and (o.id = opportunity_stage_events.opportunity_id)))
-- own: exists (select from opportunities o where ((o.organization_id = opportunity_stage_events.organization_id) and (o.id =
--     opportunity_stage_events.opportunity_id)))
-- grants: insert, select

create table opportunity_stages (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  type_id uuid not null,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  category text not null check (category in ('open', 'won', 'lost')),
  probability integer not null default 0 check (probability >= 0 and probability <= 100),
  color text,
  "order" integer not null default 0,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, type_id, id),
  foreign key (organization_id, type_id) references opportunity_types(organization_id, id)
);
create unique index on opportunity_stages (organization_id, type_id, lower(name)) where (archived_at is null);
-- isolated, recorded, row_version
-- partners see: true

create table opportunity_types (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  description text,
  color text,
  "order" integer not null default 0,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  motion text not null default 'resale' check (motion in ('resale', 'referral', 'co_sell', 'services')),
  protection_days integer check (protection_days >= 1 and protection_days <= 730),
  auto_approves boolean not null default false,
  is_default boolean not null default false,
  deal_kind text not null default 'new' check (deal_kind in ('new', 'renewal', 'upsell', 'nfr')),
  required_program_id uuid,
  requires_distributor boolean not null default false,
  primary key (organization_id, id),
  foreign key (organization_id, required_program_id) references certificate_programs(organization_id, id)
);
create unique index on opportunity_types (organization_id) where (is_default and (archived_at is null));
create unique index on opportunity_types (organization_id, lower(name)) where (archived_at is null);
create index on opportunity_types (organization_id, required_program_id);
-- isolated, recorded, row_version
-- partners see: true

create table product_categories (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  description text,
  color text,
  "order" integer not null default 0,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index on product_categories (organization_id, lower(name)) where (archived_at is null);
-- isolated, recorded, row_version
-- partners see: true

create table products (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  sku text not null check (length(trim(both from sku)) >= 1 and length(trim(both from sku)) <= 80),
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  category_id uuid,
  description text,
  list_price_minor bigint check (list_price_minor >= 0),
  currency character(3) not null default 'USD'::bpchar,
  is_commissionable boolean not null default true,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, sku),
  foreign key (organization_id, category_id) references product_categories(organization_id, id)
);
create index on products (organization_id, category_id);
create index on products (organization_id, name);
-- isolated, recorded, row_version
-- partners see: true

-- ecosystem ==========================================================================================

create table introductions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  asked_by text not null check (asked_by in ('company', 'partner')),
  account_name text not null check (length(trim(both from account_name)) >= 1 and length(trim(both from account_name)) <= 200),
  account_domain text check (length(account_domain) <= 253),
  account_id uuid,
  match_id uuid,
  status text not null default 'requested' check (status in ('requested', 'accepted', 'declined', 'made', 'meeting', 'opportunity', 'won', 'lost', 'withdrawn')),
  message text not null check (length(message) >= 1 and length(message) <= 2000),
  reason text check (length(reason) <= 1000),
  contact_name text check (length(contact_name) <= 200),
  opportunity_id uuid,
  registration_id uuid,
  requested_by_user_id uuid,
  requested_by_name text not null default '',
  answered_by_name text,
  answered_at timestamptz,
  owner_user_id uuid,
  due_on date,
  status_changed_at timestamptz not null default now(),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, account_id) references accounts(organization_id, id) on delete set null (account_id),
  foreign key (organization_id, match_id) references mapping_matches(organization_id, id) on delete set null (match_id),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id) on delete set null (opportunity_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id) on delete set null (registration_id)
);
create index introductions_open on introductions (organization_id, asked_by, partner_id) where (status in ('requested', 'accepted'));
create index on introductions (organization_id, account_id);
create index on introductions (organization_id, created_at desc, id desc);
create index on introductions (organization_id, match_id);
create index on introductions (organization_id, opportunity_id);
create index on introductions (organization_id, owner_user_id);
create index on introductions (organization_id, partner_id, status);
create index on introductions (organization_id, registration_id);
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table mapping_consents (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  population_id uuid not null,
  counterpart_partner_id uuid not null,
  partner_id uuid not null generated always as (counterpart_partner_id) stored,
  side text not null check (side in ('company', 'partner')),
  level text not null default 'none' check (level in ('none', 'count', 'existence', 'name', 'owner', 'fields')),
  fields text[] not null default '{}'::text[],
  requested_level text check (requested_level in ('count', 'existence', 'name', 'owner', 'fields')),
  request_message text check (length(request_message) <= 1000),
  requested_by_user_id uuid,
  requested_by_name text not null default '',
  requested_at timestamptz,
  answered_at timestamptz,
  changed_by_name text not null default '',
  changed_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  requested_fields text[] not null default '{}'::text[],
  declined_level text check (declined_level in ('count', 'existence', 'name', 'owner', 'fields')),
  decline_reason text check (length(decline_reason) <= 500),
  declined_at timestamptz,
  primary key (organization_id, id),
  constraint mapping_consents_once unique (organization_id, population_id, counterpart_partner_id),
  check ((requested_level is null) = (requested_at is null)),
  check ((declined_level is null) = (declined_at is null) and (decline_reason is null or declined_level is not null)),
  foreign key (organization_id, counterpart_partner_id) references partners(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, population_id, side) references mapping_populations(organization_id, id, side) on delete cascade
);
create index mapping_consents_asked on mapping_consents (organization_id, side, counterpart_partner_id) where (requested_level is not null);
create index on mapping_consents (organization_id, counterpart_partner_id);
create index on mapping_consents (organization_id, created_at desc, id desc);
create index on mapping_consents (organization_id, partner_id);
create index on mapping_consents (organization_id, population_id, side);
create trigger check_consent before insert or update of population_id, counterpart_partner_id on mapping_consents for each row
  execute function check_mapping_consent();
-- isolated, recorded, row_version
-- partners see: counterpart_partner_id = app_partner()
-- partners write: (counterpart_partner_id = app_partner()) and (side = 'partner')
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table mapping_matches (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  company_population_id uuid not null,
  partner_population_id uuid not null,
  company_record_id uuid not null,
  partner_record_id uuid not null,
  method text not null check (method in ('domain', 'name_country')),
  reported_by text check (reported_by in ('company', 'partner')),
  reported_by_name text not null default '',
  reported_at timestamptz,
  report_note text check (length(report_note) <= 1000),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  decision text check (decision in ('wrong', 'same')),
  decision_note text check (length(decision_note) <= 1000),
  decided_by_name text not null default '',
  decided_at timestamptz,
  is_out boolean not null generated always as (((reported_by is not null) and (decision is distinct from 'same'))) stored,
  primary key (organization_id, id),
  constraint mapping_matches_once unique (organization_id, company_record_id, partner_record_id),
  constraint mapping_matches_decision check ((decision is null) = (decided_at is null) and (decision is null or reported_by is not null)),
  foreign key (organization_id, company_population_id) references mapping_populations(organization_id, id) on delete cascade,
  foreign key (organization_id, company_record_id) references mapping_records(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, partner_population_id) references mapping_populations(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_record_id) references mapping_records(organization_id, id) on delete cascade
);
create index on mapping_matches (organization_id, company_population_id, partner_population_id);
create index on mapping_matches (organization_id, partner_id);
create index on mapping_matches (organization_id, partner_population_id);
create index on mapping_matches (organization_id, partner_record_id);
create index mapping_matches_reported on mapping_matches (organization_id, partner_id, reported_at desc) where (reported_by is not null);
-- isolated
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- policy viewing: ((select (not app_views_partner())) or false)

create table mapping_populations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  side text not null generated always as ( case when (partner_id is null) then 'company' else 'partner' end) stored,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 100),
  kind text not null check (kind in ('customers', 'open_opportunities', 'prospects', 'custom')),
  source text not null check (source in ('accounts', 'crm', 'file', 'private')),
  countries text[] not null default '{}'::text[],
  industries text[] not null default '{}'::text[],
  connection_id uuid,
  remote_object text check (length(remote_object) >= 1 and length(remote_object) <= 200),
  remote_field text check (length(remote_field) >= 1 and length(remote_field) <= 200),
  remote_values text[] not null default '{}'::text[],
  file_name text check (length(file_name) <= 200),
  status text not null default 'empty' check (status in ('empty', 'refreshing', 'ready', 'failed')),
  last_error text check (length(last_error) <= 500),
  refreshed_at timestamptz,
  row_count integer not null default 0 check (row_count >= 0),
  skipped_count integer not null default 0 check (skipped_count >= 0),
  created_by_name text not null default '',
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, id, side),
  foreign key (organization_id, connection_id) references connections(organization_id, id) on delete set null (connection_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index mapping_populations_name on mapping_populations (organization_id, coalesce(partner_id, organization_id), lower(name));
create index on mapping_populations (organization_id, connection_id);
create index on mapping_populations (organization_id, created_at desc, id desc);
create index on mapping_populations (organization_id, partner_id);
create trigger note_module after insert on mapping_populations referencing new table as added for each statement
  execute function note_module_in_use('account_mapping');
create trigger record_deleted after delete on mapping_populations for each row
  execute function record_change();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table mapping_records (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  population_id uuid not null,
  partner_id uuid,
  record_key bytea not null,
  domain_key bytea,
  name_key bytea,
  sealed bytea not null,
  account_id uuid,
  loaded_at timestamptz not null,
  primary key (organization_id, id),
  constraint mapping_records_once unique (organization_id, population_id, record_key),
  check (domain_key is not null or name_key is not null),
  foreign key (organization_id, account_id) references accounts(organization_id, id) on delete set null (account_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, population_id) references mapping_populations(organization_id, id) on delete cascade
);
create index on mapping_records (organization_id, account_id);
create index on mapping_records (organization_id, partner_id);
create index on mapping_records (organization_id, population_id, domain_key);
create index on mapping_records (organization_id, population_id, name_key);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table mapping_refreshes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  population_id uuid not null,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on mapping_refreshes (organization_id, partner_id, at);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table mapping_reveals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  side text not null check (side in ('company', 'partner')),
  population_id uuid not null,
  record_id uuid not null,
  sealed bytea not null,
  level text not null check (level in ('existence', 'name', 'owner', 'fields')),
  purpose text not null check (purpose in ('list', 'export', 'introduction', 'deal')),
  by_user_id uuid,
  by_name text not null,
  revealed_on date not null,
  at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint mapping_reveals_once unique nulls not distinct (organization_id, record_id, by_user_id, level, purpose, revealed_on),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on mapping_reveals (organization_id, partner_id, side, at desc);
create index on mapping_reveals (organization_id, side, at desc);
-- isolated
-- partners see: (partner_id = app_partner()) and (side = 'partner')
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- policy viewing: ((select (not app_views_partner())) or (side = 'company'))

create table partner_objectives (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  target_id uuid not null,
  partner_id uuid not null,
  title text not null check (length(trim(both from title)) >= 1 and length(trim(both from title)) <= 300),
  side text not null check (side in ('company', 'partner', 'both')),
  owner_name text check (length(owner_name) <= 200),
  due_on date,
  status text not null default 'open' check (status in ('open', 'done', 'missed')),
  done_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint partner_objectives_done check ((status = 'done') = (done_at is not null)),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, target_id) references partner_targets(organization_id, id) on delete cascade
);
create index on partner_objectives (organization_id, partner_id, status);
create index on partner_objectives (organization_id, target_id);
-- isolated, recorded, row_version
-- partners see: (partner_id = app_partner()) and (exists (select from partner_targets t where ((t.organization_id =
--     partner_objectives.organization_id) and (t.id = partner_objectives.target_id))))
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

-- Targets of a partner for a quarter, agreed by both sides.
create table partner_targets (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  starts_on date not null check (extract(day from starts_on) = 1::numeric and (extract(month from starts_on) in (1::numeric, 4::numeric, 7::numeric, 10::numeric))),
  ends_on date generated always as ((((starts_on + '3 mons'::interval) - '1 day'::interval))::date) stored,
  status text not null default 'draft' check (status in ('draft', 'proposed', 'agreed')),
  proposed_by text check (proposed_by in ('company', 'partner')),
  currency character(3) not null,
  sourced_minor bigint check (sourced_minor >= 0 and sourced_minor <= '1000000000000000'::bigint),
  closed_minor bigint check (closed_minor >= 0 and closed_minor <= '1000000000000000'::bigint),
  registrations integer check (registrations >= 0 and registrations <= 1000000),
  certificates integer check (certificates >= 0 and certificates <= 1000000),
  summary text check (length(summary) <= 10000),
  agreed_at timestamptz,
  agreed_by_name text,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint partner_targets_agreed check ((status = 'agreed') = (agreed_at is not null)),
  constraint partner_targets_proposed check (status = 'draft' or proposed_by is not null),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on partner_targets (organization_id, partner_id, starts_on);
create index on partner_targets (organization_id, starts_on desc, id desc);
create unique index partner_targets_quarter on partner_targets (organization_id, partner_id, starts_on) where (archived_at is null);
create trigger note_module after insert on partner_targets referencing new table as added for each statement
  execute function note_module_in_use('partner_targets');
-- isolated, recorded, row_version
-- partners see: (partner_id = app_partner()) and ((status <> 'draft') or (proposed_by = 'partner'))
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table private_intersection_baselines (
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  company_population_id uuid not null,
  sealed bytea not null,
  primary key (organization_id, partner_id, company_population_id),
  constraint private_intersection_baseline_organization_id_company_popu_fkey foreign key (organization_id, company_population_id) references mapping_populations(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index private_intersection_baseline_organization_id_company_popul_idx on private_intersection_baselines (organization_id, company_population_id);
-- isolated
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- policy viewing: ((select (not app_views_partner())) or false)

create table private_intersection_counts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  population_id uuid not null,
  company_population_id uuid not null,
  shown_count integer check (shown_count >= 5 and (shown_count % 5) = 0),
  counted_at timestamptz not null,
  primary key (organization_id, id),
  constraint private_intersection_counts_once unique (organization_id, population_id, company_population_id),
  constraint private_intersection_counts_organization_id_company_popula_fkey foreign key (organization_id, company_population_id) references mapping_populations(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, population_id) references mapping_populations(organization_id, id) on delete cascade
);
create index on private_intersection_counts (organization_id, company_population_id);
create index on private_intersection_counts (organization_id, partner_id);
-- isolated
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- policy viewing: ((select (not app_views_partner())) or false)

create table private_intersection_secrets (
  organization_id uuid not null references organizations,
  intersection_id uuid not null,
  partner_id uuid not null,
  public_key bytea not null check (length(public_key) = 32),
  points bytea not null,
  sealed bytea not null,
  primary key (organization_id, intersection_id),
  constraint private_intersection_secrets_organization_id_intersection__fkey foreign key (organization_id, intersection_id) references private_intersections(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on private_intersection_secrets (organization_id, partner_id);
-- isolated
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- policy viewing: ((select (not app_views_partner())) or false)

create table private_intersections (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  population_id uuid,
  population_name text not null check (length(population_name) >= 1 and length(population_name) <= 100),
  status text not null default 'open' check (status in ('open', 'counted', 'revealed', 'refused', 'expired')),
  list_size integer not null check (list_size > 0),
  company_lists text[] not null check (cardinality(company_lists) >= 1 and cardinality(company_lists) <= 50),
  started_by_user_id uuid,
  started_by_name text not null default '',
  started_at timestamptz not null,
  expires_at timestamptz not null,
  challenged_at timestamptz,
  answered_at timestamptz,
  counted_at timestamptz,
  matches_at timestamptz,
  ended_at timestamptz,
  refusal text check (length(refusal) <= 500),
  revealed_count integer check (revealed_count >= 0),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, population_id) references mapping_populations(organization_id, id) on delete set null (population_id)
);
create index on private_intersections (organization_id, partner_id, started_at desc);
create index on private_intersections (organization_id, population_id);
create index on private_intersections (organization_id, started_at desc, id desc);
create index private_intersections_to_expire on private_intersections (organization_id, expires_at) where (status in ('open', 'counted'));
create trigger note_module after insert on private_intersections referencing new table as added for each statement
  execute function note_module_in_use('account_mapping');
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- policy viewing: ((select (not app_views_partner())) or false)

create table prospect_activities (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  prospect_id uuid not null,
  kind text not null check (kind in ('note', 'email', 'call', 'reply', 'meeting')),
  body text not null check (length(trim(both from body)) >= 1 and length(trim(both from body)) <= 10000),
  happened_at timestamptz not null,
  author_user_id uuid default app_user(),
  author_name text not null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, prospect_id) references prospects(organization_id, id) on delete cascade
);
create index on prospect_activities (organization_id, created_at desc, id desc);
create index on prospect_activities (organization_id, prospect_id, happened_at desc);
-- isolated, recorded, row_version
-- own: exists (select from prospects p where ((p.organization_id = prospect_activities.organization_id) and (p.id =
--     prospect_activities.prospect_id)))

create table prospect_profiles (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  type_id uuid,
  description text check (length(description) <= 2000),
  criteria jsonb not null check (jsonb_typeof(criteria) = 'array'),
  qualify_at integer not null default 70 check (qualify_at >= 1 and qualify_at <= 100),
  review_at integer not null default 40 check (review_at >= 0 and review_at <= 99),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint prospect_profiles_thresholds check (review_at < qualify_at),
  foreign key (organization_id, type_id) references partner_types(organization_id, id)
);
create index on prospect_profiles (organization_id, created_at desc, id desc);
create index on prospect_profiles (organization_id, type_id);
create unique index prospect_profiles_type on prospect_profiles (organization_id, type_id) nulls not distinct where (archived_at is null);
-- isolated, recorded, row_version

create table prospect_scores (
  organization_id uuid not null references organizations,
  prospect_id uuid not null,
  profile_id uuid not null,
  score integer not null check (score >= 0 and score <= 100),
  possible integer not null check (possible >= 0 and possible <= 100),
  verdict text not null check (verdict in ('qualified', 'review', 'unfit')),
  reasons jsonb not null check (jsonb_typeof(reasons) = 'array'),
  scored_at timestamptz not null,
  primary key (organization_id, prospect_id),
  foreign key (organization_id, profile_id) references prospect_profiles(organization_id, id) on delete cascade,
  foreign key (organization_id, prospect_id) references prospects(organization_id, id) on delete cascade
);
create index on prospect_scores (organization_id, profile_id);
-- isolated
-- own: exists (select from prospects p where ((p.organization_id = prospect_scores.organization_id) and (p.id =
--     prospect_scores.prospect_id)))

create table prospect_sites (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  host text not null check (length(host) >= 1 and length(host) <= 253),
  status text not null check (status in ('reading', 'read', 'disallowed', 'failed')),
  message text,
  findings jsonb not null default '[]'::jsonb check (jsonb_typeof(findings) = 'array'),
  pages integer not null default 0,
  asked_at timestamptz not null,
  read_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, host)
);
-- isolated

create table prospects (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  name_key text not null,
  domain text,
  domain_key text,
  website text,
  stage text not null default 'new' check (stage in ('new', 'researched', 'contacted', 'replied', 'meeting', 'proposal', 'won', 'lost', 'not_a_fit')),
  stage_changed_at timestamptz not null default now(),
  lost_reason text check (length(lost_reason) <= 2000),
  type_id uuid,
  region_id uuid,
  owner_user_id uuid,
  source text not null default 'manual' check (source in ('manual', 'import', 'application', 'website', 'event', 'referral')),
  application_id uuid,
  contact_name text,
  contact_title text,
  contact_email citext check (length(contact_email::text) <= 254),
  contact_phone text,
  country character(2) check (country ~ '^[A-Z]{2}$'),
  countries text[] not null default '{}'::text[],
  employees integer check (employees >= 0 and employees <= 10000000),
  founded_year integer check (founded_year >= 1500 and founded_year <= 2200),
  tags text[] not null default '{}'::text[],
  next_step text check (length(next_step) <= 500),
  next_step_on date,
  last_contact_at timestamptz,
  notes text check (length(notes) <= 20000),
  partner_id uuid,
  converted_at timestamptz,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint prospects_won_has_partner check ((stage = 'won') = (partner_id is not null)),
  foreign key (organization_id, application_id) references partner_applications(organization_id, id),
  foreign key (organization_id, owner_user_id) references memberships(organization_id, user_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, region_id) references partner_regions(organization_id, id),
  foreign key (organization_id, type_id) references partner_types(organization_id, id)
);
create unique index prospects_application on prospects (organization_id, application_id);
create index on prospects (organization_id, created_at desc, id desc);
create index on prospects (organization_id, domain_key);
create index on prospects (organization_id, name_key);
create index on prospects (organization_id, owner_user_id);
create index on prospects (organization_id, partner_id);
create index on prospects (organization_id, region_id);
create index on prospects (organization_id, stage, stage_changed_at desc) where (archived_at is null);
create index on prospects (organization_id, type_id);
create trigger note_module after insert on prospects referencing new table as added for each statement
  execute function note_module_in_use('prospects');
-- isolated, tags, recorded, row_version
-- own: (owner_user_id is null) or (owner_user_id = app_user())

-- enablement =========================================================================================

create table assignment_submissions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  enrollment_id uuid not null,
  partner_id uuid not null,
  course_id uuid not null,
  lesson_id text not null check (length(lesson_id) >= 1 and length(lesson_id) <= 40),
  lesson_title text not null,
  n integer not null check (n >= 1),
  status text not null default 'submitted' check (status in ('submitted', 'approved', 'returned')),
  body text check (length(body) <= 20000),
  key text check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text check (length(file_name) >= 1 and length(file_name) <= 255),
  media_type text,
  kind text,
  size bigint not null default 0 check (size >= 0),
  sha256 text,
  score integer check (score >= 0 and score <= 100),
  feedback text check (length(feedback) <= 5000),
  reviewed_by uuid,
  reviewed_by_name text,
  reviewed_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (key),
  constraint assignment_submissions_organization_id_enrollment_id_lesson_key unique (organization_id, enrollment_id, lesson_id, n),
  constraint assignment_submissions_content check (body is not null or key is not null),
  constraint assignment_submissions_file check ((key is null) = (file_name is null)),
  foreign key (organization_id, course_id) references courses(organization_id, id),
  foreign key (organization_id, enrollment_id) references course_enrollments(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index assignment_submissions_open on assignment_submissions (organization_id, enrollment_id, lesson_id) where (status = 'submitted');
create index on assignment_submissions (organization_id, course_id);
create index on assignment_submissions (organization_id, partner_id);
create index on assignment_submissions (organization_id, status, created_at desc);
create trigger keep_limit_of_new after insert on assignment_submissions for each row
  execute function keep_storage_limit();
-- isolated, recorded, row_version
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table certificate_keys (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  private_key bytea not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (id)
);
create index on certificate_keys (organization_id, created_at desc);
-- isolated, append-only
-- grants: insert, select

-- What people and organizations can be certified for.
create table certificate_programs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  description text check (length(description) <= 2000),
  kind text not null check (kind in ('person', 'organization')),
  course_ids uuid[] not null default '{}'::uuid[] check (cardinality(course_ids) <= 20),
  program_ids uuid[] not null default '{}'::uuid[] check (cardinality(program_ids) <= 20),
  people_needed integer check (people_needed >= 1 and people_needed <= 1000),
  valid_months integer check (valid_months >= 1 and valid_months <= 120),
  reminder_days jsonb not null default '[30, 7]'::jsonb check (jsonb_typeof(reminder_days) = 'array' and jsonb_array_length(reminder_days) >= 1 and jsonb_array_length(reminder_days) <= 5),
  state text not null default 'draft' check (state in ('draft', 'published')),
  created_by uuid default app_user(),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint certificate_programs_kind check ( case kind when 'person' then program_ids = '{}'::uuid[] else course_ids = '{}'::uuid[] end)
);
create unique index certificate_programs_name on certificate_programs (organization_id, lower(name)) where (archived_at is null);
create index on certificate_programs using gin (organization_id, course_ids);
create index on certificate_programs using gin (organization_id, program_ids);
create trigger note_module after insert on certificate_programs referencing new table as added for each statement
  execute function note_module_in_use('training');
-- isolated, recorded, row_version
-- partners see: state = 'published'

create table certificates (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null default next_number('certificates'),
  program_id uuid not null,
  program_name text not null,
  kind text not null check (kind in ('person', 'organization')),
  user_id uuid,
  holder_name text not null check (length(trim(both from holder_name)) >= 1 and length(trim(both from holder_name)) <= 200),
  holder_email citext check (length(holder_email::text) <= 254),
  partner_id uuid not null,
  issued_on date not null,
  expires_on date,
  source text not null check (source in ('courses', 'people', 'manual')),
  status text not null default 'active' check (status in ('active', 'expiring', 'expired', 'renewed', 'revoked')),
  reminded integer[] not null default '{}'::integer[],
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 1000),
  ended_by_name text,
  replaces_id uuid,
  verify_token text not null check (verify_token ~ '^[A-Za-z0-9_-]{20,64}$'),
  awarded_by uuid default app_user(),
  awarded_by_name text,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  unique (verify_token),
  constraint certificates_dates check (expires_on >= issued_on),
  constraint certificates_ended check ((status in ('expired', 'renewed', 'revoked')) = (ended_at is not null)),
  constraint certificates_holder check ((kind = 'person') = (user_id is not null)),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, program_id) references certificate_programs(organization_id, id),
  foreign key (organization_id, replaces_id) references certificates(organization_id, id)
);
create unique index certificates_one_organization on certificates (organization_id, program_id, partner_id) where ((user_id is null) and (status in ('active', 'expiring')));
create unique index certificates_one_person on certificates (organization_id, program_id, partner_id, user_id) where ((user_id is not null) and (status in ('active', 'expiring')));
create index on certificates (organization_id, created_at desc, id desc);
create index on certificates (organization_id, expires_on) where (status in ('active', 'expiring'));
create index on certificates (organization_id, partner_id, status);
create index on certificates (organization_id, program_id, status);
create index on certificates (organization_id, replaces_id);
create index on certificates (organization_id, user_id);
create trigger keep_certificates before update on certificates for each row
  execute function keep_certificates();
create trigger refuse_merged_partner after update of partner_id on certificates for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on certificates referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table course_enrollments (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  course_id uuid not null,
  course_version integer not null,
  user_id uuid not null,
  learner_name text not null check (length(learner_name) <= 200),
  learner_email citext not null check (length(learner_email::text) <= 254),
  partner_id uuid not null,
  source text not null default 'self' check (source in ('self', 'company', 'partner', 'track')),
  status text not null default 'assigned' check (status in ('assigned', 'in_progress', 'completed', 'expired')),
  percent integer not null default 0 check (percent >= 0 and percent <= 100),
  score integer check (score >= 0 and score <= 100),
  due_on date,
  reminded_at timestamptz,
  started_at timestamptz,
  completed_at timestamptz,
  valid_until date,
  last_active_at timestamptz,
  last_lesson_id text,
  seconds integer not null default 0 check (seconds >= 0),
  enrolled_by uuid default app_user(),
  enrolled_by_name text,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint course_enrollments_completed check ((status in ('completed', 'expired')) = (completed_at is not null)),
  constraint course_enrollments_organization_id_course_id_course_versio_fkey foreign key (organization_id, course_id, course_version) references course_versions(organization_id, course_id, version),
  foreign key (organization_id, course_id) references courses(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index course_enrollments_open on course_enrollments (organization_id, course_id, user_id, partner_id) where (status in ('assigned', 'in_progress'));
create index on course_enrollments (organization_id, created_at desc);
create index on course_enrollments (organization_id, due_on) where (status in ('assigned', 'in_progress'));
create index on course_enrollments (organization_id, partner_id, created_at desc);
create index on course_enrollments (organization_id, user_id);
create index on course_enrollments (organization_id, valid_until) where (status = 'completed');
create unique index course_enrollments_version on course_enrollments (organization_id, course_id, course_version, user_id, partner_id) where (status <> 'expired');
create trigger refuse_merged_partner after update of partner_id on course_enrollments for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on course_enrollments referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table course_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  course_id uuid not null,
  key text not null check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text not null check (length(file_name) >= 1 and length(file_name) <= 255),
  kind text not null check (kind in ('pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'video', 'other')),
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  scorm jsonb,
  entries jsonb,
  uploaded_by uuid default app_user(),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (key),
  foreign key (organization_id, course_id) references courses(organization_id, id) on delete cascade
);
create index on course_files (organization_id, course_id);
create trigger keep_limit_of_new after insert on course_files for each row
  execute function keep_storage_limit();
-- isolated

create table course_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  course_id uuid not null,
  version integer not null check (version >= 1),
  title text not null,
  definition jsonb not null,
  questions jsonb not null default '{}'::jsonb,
  required_lessons integer not null,
  published_by uuid default app_user(),
  published_by_name text not null,
  created_at timestamptz not null default now(),
  content_origins text[] not null default '{}'::text[],
  primary key (organization_id, id),
  unique (organization_id, course_id, version),
  foreign key (organization_id, course_id) references courses(organization_id, id) on delete cascade
);
-- isolated
-- grants: insert, select

create table courses (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  title text not null check (length(trim(both from title)) >= 1 and length(trim(both from title)) <= 200),
  summary text check (length(summary) <= 500),
  cover_url text check (length(cover_url) <= 1000),
  level text check (level in ('beginner', 'intermediate', 'advanced')),
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  tags text[] not null default '{}'::text[],
  owner_user_id uuid,
  state text not null default 'draft' check (state in ('draft', 'published')),
  definition jsonb not null default '{"sections": []}'::jsonb check (jsonb_typeof(definition) = 'object' and pg_column_size(definition) <= 2000000),
  is_sequential boolean not null default false,
  due_days integer check (due_days >= 1 and due_days <= 3650),
  valid_months integer check (valid_months >= 1 and valid_months <= 120),
  prerequisite_ids uuid[] not null default '{}'::uuid[] check (cardinality(prerequisite_ids) <= 20),
  shared_with text not null default 'nobody' check (shared_with in ('nobody', 'everyone', 'selected')),
  audience_id uuid,
  partner_ids uuid[] not null default '{}'::uuid[] check (cardinality(partner_ids) <= 500),
  is_self_enrolled boolean not null default true,
  published_version integer check (published_version >= 1),
  published_at timestamptz,
  has_changes boolean not null default true,
  created_by uuid default app_user(),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  content_origins text[] not null default '{}'::text[] check (cardinality(content_origins) <= 20 and array_to_string(content_origins, ' ', 'null') ~ '^(https://[a-z0-9.-]+(:[0-9]{1,5})?( |$))*$'),
  primary key (organization_id, id),
  constraint courses_published check (state <> 'published' or published_version is not null),
  foreign key (organization_id, audience_id) references audiences(organization_id, id),
  foreign key (organization_id, owner_user_id) references memberships(organization_id, user_id)
);
create index on courses (organization_id, audience_id);
create index on courses (organization_id, owner_user_id);
create index on courses using gin (organization_id, tags);
create index on courses (organization_id, updated_at desc);
create trigger delete_translations after delete on courses for each row
  execute function delete_translations();
create trigger note_module after insert on courses referencing new table as added for each statement
  execute function note_module_in_use('training');
-- isolated, tags, recorded, row_version
-- partners see: exists (select from course_enrollments e where ((e.organization_id = courses.organization_id) and
--     (e.course_id = courses.id)))

create table document_accesses (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  document_id uuid not null,
  version integer not null,
  kind text not null check (kind in ('viewed', 'downloaded')),
  user_id uuid default app_user(),
  user_name text not null,
  partner_id uuid default app_partner(),
  impersonator_id uuid default (nullif(current_setting('app.impersonator_id', true), ''))::uuid,
  api_key_id uuid default (nullif(current_setting('app.api_key_id', true), ''))::uuid,
  ticket text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, ticket),
  foreign key (organization_id, document_id) references documents(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on document_accesses (organization_id, document_id, created_at desc);
create index on document_accesses (organization_id, partner_id);
-- isolated
-- partners write: (user_id = app_user()) and (partner_id = app_partner()) and (exists (select from documents d where
--     ((d.organization_id = document_accesses.organization_id) and (d.id = document_accesses.document_id))))
-- own: exists (select from documents d where ((d.organization_id = document_accesses.organization_id) and (d.id =
--     document_accesses.document_id)))
-- grants: insert, select

create table document_audience_partners (
  organization_id uuid not null references organizations,
  audience_id uuid not null,
  partner_id uuid not null,
  since timestamptz not null,
  primary key (organization_id, audience_id, partner_id),
  foreign key (organization_id, audience_id) references audiences(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on document_audience_partners (organization_id, partner_id);
-- isolated
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table document_folder_access (
  organization_id uuid not null references organizations,
  folder_id uuid not null,
  partner_id uuid,
  path uuid[] not null,
  is_shared boolean not null,
  audience_ids uuid[] not null,
  roles text[],
  takes_uploads boolean not null,
  is_watermarked boolean not null,
  keep_days integer,
  keep_action text not null,
  primary key (organization_id, folder_id),
  foreign key (organization_id, folder_id) references document_folders(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on document_folder_access (organization_id, partner_id);
create index on document_folder_access using gin (organization_id, path);
-- isolated
-- partners see: is_shared and ((partner_id is null) or (partner_id = app_partner())) and ((roles is null) or ((select
--     app_partner_role() as app_partner_role) = 'company') or ((select app_partner_role() as app_partner_role) = any
--     (roles))) and (audience_ids <@ array(select m.audience_id from document_audience_partners m where ((m.organization_id
--     = (nullif(current_setting('app.organization_id', true), ''))::uuid) and (m.partner_id = app_partner()))))
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

-- Folders of documents, of the company or of one partner.
create table document_folders (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  description text check (length(description) <= 1000),
  parent_id uuid,
  partner_id uuid,
  access text not null default 'inherit' check (access in ('inherit', 'company', 'partners')),
  audience_id uuid,
  partner_roles text[] not null default '{}'::text[] check (partner_roles <@ array['partner_admin', 'partner_sales', 'partner_finance', 'partner_member', 'partner_custom']),
  partners_can_upload boolean not null default false,
  has_watermark boolean not null default false,
  retention_days integer check (retention_days >= 1 and retention_days <= 36500),
  retention_action text not null default 'keep' check (retention_action in ('keep', 'archive', 'delete')),
  "order" integer not null default 0,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint document_folders_narrowed check (access = 'partners' or audience_id is null and partner_roles = '{}'::text[]),
  constraint document_folders_one_partner check (partner_id is null or audience_id is null),
  constraint document_folders_top check (parent_id is not null or access <> 'inherit'),
  foreign key (organization_id, audience_id) references audiences(organization_id, id),
  foreign key (organization_id, parent_id) references document_folders(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index document_folders_name on document_folders (organization_id, partner_id, parent_id, lower(name)) nulls not distinct where (archived_at is null);
create index on document_folders (organization_id, audience_id);
create index on document_folders (organization_id, parent_id);
create index on document_folders (organization_id, partner_id);
create trigger keep_access after insert or update on document_folders for each row
  execute function keep_folder_access();
create trigger keep_place before insert or update of parent_id on document_folders for each row
  execute function keep_folder_place();
create trigger note_module after insert on document_folders referencing new table as added for each statement
  execute function note_module_in_use('document_folders');
create trigger refuse_merged_partner after update of partner_id on document_folders for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on document_folders referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, recorded, row_version
-- partners see: id = any (array(select a.folder_id from document_folder_access a where (a.organization_id =
--     (nullif(current_setting('app.organization_id', true), ''))::uuid)))
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

-- Documents that partners are asked for, such as insurance certificates, with their expiry.
create table document_requests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  kind text not null check (kind in ('insurance', 'tax_form', 'certificate', 'incorporation', 'iso', 'other')),
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  instructions text check (length(instructions) <= 2000),
  status text not null default 'requested' check (status in ('requested', 'uploaded', 'approved', 'rejected', 'expiring', 'expired', 'canceled')),
  due_on date,
  reviewer_user_id uuid,
  folder_id uuid,
  needs_expiry boolean not null default true,
  renewal_days integer not null default 30 check (renewal_days >= 1 and renewal_days <= 365),
  consequence text not null default 'none' check (consequence in ('none', 'payouts', 'entitlements')),
  document_id uuid,
  document_version integer,
  expires_on date,
  uploaded_at timestamptz,
  uploaded_by_name text,
  valid_until date,
  decided_at timestamptz,
  decided_by uuid,
  decision_reason text check (length(decision_reason) <= 1000),
  lapsed_at timestamptz,
  created_by uuid default app_user(),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  reminded_at timestamptz,
  primary key (organization_id, id),
  constraint document_requests_decided check ((status <> all (array['approved', 'rejected', 'expiring', 'expired'])) or decided_at is not null),
  constraint document_requests_rejected check (status <> 'rejected' or decision_reason is not null),
  constraint document_requests_uploaded check (status <> 'uploaded' or document_version is not null and uploaded_at is not null),
  constraint document_requests_valid check ((status <> all (array['expiring', 'expired'])) or valid_until is not null),
  foreign key (organization_id, document_id) references documents(organization_id, id) on delete set null (document_id),
  foreign key (organization_id, folder_id) references document_folders(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on document_requests (organization_id, document_id);
create index on document_requests (organization_id, due_on) where (status in ('requested', 'rejected', 'expired'));
create index on document_requests (organization_id, folder_id);
create index on document_requests (organization_id, partner_id) where (lapsed_at is not null);
create index on document_requests (organization_id, partner_id, status);
create index on document_requests (organization_id, status, valid_until);
create trigger keep before insert or update on document_requests for each row
  execute function keep_document_request();
create trigger note_module after insert on document_requests referencing new table as added for each statement
  execute function note_module_in_use('document_folders');
create trigger refuse_merged_partner after update of partner_id on document_requests for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on document_requests referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table document_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  document_id uuid not null,
  version integer not null check (version >= 1),
  key text not null check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text not null check (length(file_name) >= 1 and length(file_name) <= 255),
  kind text not null check (kind in ('pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'other')),
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  uploaded_by uuid default app_user(),
  uploaded_by_name text not null,
  uploaded_by_partner_id uuid default app_partner(),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (key),
  unique (organization_id, document_id, version),
  foreign key (organization_id, document_id) references documents(organization_id, id) on delete cascade,
  foreign key (organization_id, uploaded_by_partner_id) references partners(organization_id, id)
);
create index on document_versions (organization_id, uploaded_by_partner_id);
create trigger keep_limit_of_new after insert on document_versions for each row
  execute function keep_storage_limit();
-- isolated
-- partners see: exists (select from documents d where ((d.organization_id = document_versions.organization_id) and (d.id =
--     document_versions.document_id) and (document_versions.version >= d.shared_from)))
-- partners write: (uploaded_by_partner_id = app_partner()) and (exists (select from documents d where ((d.organization_id =
--     document_versions.organization_id) and (d.id = document_versions.document_id) and (d.uploaded_by_partner_id =
--     app_partner()))))
-- own: exists (select from documents d where ((d.organization_id = document_versions.organization_id) and (d.id =
--     document_versions.document_id)))
-- grants: insert, select

create table documents (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  description text check (length(description) <= 2000),
  tags text[] not null default '{}'::text[],
  visibility text not null default 'internal' check (visibility in ('internal', 'shared')),
  shared_from integer,
  partner_id uuid,
  opportunity_id uuid,
  account_id uuid,
  contact_id uuid,
  version integer not null default 1 check (version >= 1),
  created_by uuid default app_user(),
  created_by_name text not null,
  uploaded_by_partner_id uuid default app_partner(),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  folder_id uuid,
  retention_until date,
  primary key (organization_id, id),
  constraint documents_folder check (folder_id is null or num_nonnulls(opportunity_id, account_id, contact_id) = 0),
  constraint documents_place check (num_nonnulls(partner_id, opportunity_id, account_id, contact_id) = 1 or folder_id is not null and num_nonnulls(partner_id, opportunity_id, account_id, contact_id) = 0),
  constraint documents_shared_from check ((visibility = 'shared') = (shared_from is not null)),
  constraint documents_visibility_of_partner check (uploaded_by_partner_id is null or visibility = 'shared'),
  foreign key (organization_id, account_id) references accounts(organization_id, id),
  foreign key (organization_id, contact_id) references contacts(organization_id, id),
  foreign key (organization_id, folder_id) references document_folders(organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, uploaded_by_partner_id) references partners(organization_id, id)
);
create index on documents (organization_id, account_id);
create index on documents (organization_id, contact_id);
create index on documents (organization_id, created_at desc);
create index on documents (organization_id, folder_id);
create index on documents (organization_id, opportunity_id);
create index on documents (organization_id, partner_id);
create index on documents (organization_id, retention_until) where (retention_until is not null);
create index on documents using gin (organization_id, tags);
create index on documents (organization_id, uploaded_by_partner_id);
create trigger keep_folder before insert or update of folder_id, partner_id on documents for each row when (new.folder_id is not null)
  execute function keep_document_folder();
create trigger note_module after insert on documents referencing new table as added for each statement
  execute function note_module_in_use('documents');
create trigger refuse_merged_partner after update of partner_id on documents for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on documents referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, tags, recorded, row_version
-- partners see: (visibility = 'shared') and ((uploaded_by_partner_id is null) or (uploaded_by_partner_id = app_partner()))
--     and ((archived_at is null) or (uploaded_by_partner_id = app_partner())) and case when (folder_id is not null) then
--     ((folder_id = any (array(select a.folder_id from document_folder_access a where (a.organization_id =
--     (nullif(current_setting('app.organization_id', true), ''))::uuid)))) or ((uploaded_by_partner_id = app_partner()) and
--     (created_by = app_user()))) else ((partner_id = app_partner()) or (opportunity_id = any (array(select p.opportunity_id
--     from opportunity_participants p where ((p.organization_id = (nullif(current_setting('app.organization_id', true),
--     ''))::uuid) and (p.partner_id = app_partner()) and (p.status <> 'rejected') and ((p.role <> 'distributor') or
--     (p."position" = 0)))))) or (account_id = any (array(select distinct o.account_id from opportunities o where
--     (o.organization_id = (nullif(current_setting('app.organization_id', true), ''))::uuid)))) or (contact_id = any
--     (array(select c.id from contacts c where (c.organization_id = (nullif(current_setting('app.organization_id', true),
--     ''))::uuid))))) end
-- partners write: (visibility = 'shared') and (uploaded_by_partner_id = app_partner()) and case when (folder_id is not null)
--     then (folder_id = any (array(select a.folder_id from document_folder_access a where ((a.organization_id =
--     (nullif(current_setting('app.organization_id', true), ''))::uuid) and a.takes_uploads)))) else ((partner_id =
--     app_partner()) or (opportunity_id = any (array(select p.opportunity_id from opportunity_participants p where
--     ((p.organization_id = (nullif(current_setting('app.organization_id', true), ''))::uuid) and (p.partner_id =
--     app_partner()) and (p.status <> 'rejected') and ((p.role <> 'distributor') or (p."position" = 0))))))) end
-- own: ((partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))) and ((uploaded_by_partner_id is
--     null) or (uploaded_by_partner_id = any ((select app_own_partners())::uuid[]))) and ((opportunity_id is null) or
--     (exists (select from opportunities o where ((o.organization_id = documents.organization_id) and (o.id =
--     documents.opportunity_id))))) and ((contact_id is null) or (exists (select from contacts c where ((c.organization_id =
--     documents.organization_id) and (c.id = documents.contact_id)))))

create table entitlement_balances (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  entitlement_id uuid not null,
  partner_id uuid not null,
  starts_on date not null,
  ends_on date,
  available bigint not null default 0 check (available >= 0),
  requested bigint not null default 0 check (requested >= 0),
  used bigint not null default 0 check (used >= 0),
  granted bigint generated always as (((available + requested) + used)) stored,
  reduced_to bigint check (reduced_to >= 0),
  reduced_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint entitlement_balances_organization_id_entitlement_id_partner_key unique (organization_id, entitlement_id, partner_id, starts_on),
  constraint entitlement_balances_reduced check ((reduced_to is null) = (reduced_on is null)),
  foreign key (organization_id, entitlement_id) references entitlements(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on entitlement_balances (organization_id, partner_id, ends_on);
create index on entitlement_balances (organization_id, reduced_on) where (reduced_on is not null);
-- isolated
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table entitlement_grants (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  entitlement_id uuid not null,
  partner_id uuid not null,
  balance_id uuid not null,
  quantity bigint not null check (quantity > 0),
  purpose text check (length(purpose) <= 2000),
  status text not null default 'requested' check (status in ('requested', 'approved', 'fulfilled', 'consumed', 'declined', 'canceled', 'expired', 'revoked')),
  requested_at timestamptz not null,
  requested_by uuid default app_user(),
  requested_by_name text not null,
  decided_at timestamptz,
  decided_by uuid,
  decision_note text check (length(decision_note) <= 2000),
  fulfilled_at timestamptz,
  delivery_note text check (length(delivery_note) <= 2000),
  consumed bigint not null default 0 check (consumed >= 0),
  ended_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  constraint entitlement_grants_consumed check (consumed <= quantity),
  constraint entitlement_grants_fulfilled check ((status <> all (array['fulfilled', 'consumed'])) or fulfilled_at is not null),
  foreign key (organization_id, balance_id) references entitlement_balances(organization_id, id),
  foreign key (organization_id, entitlement_id) references entitlements(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on entitlement_grants (organization_id, balance_id);
create index on entitlement_grants (organization_id, entitlement_id, status);
create index on entitlement_grants (organization_id, partner_id, status);
create index on entitlement_grants (organization_id, status, requested_at);
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table entitlement_keys (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  entitlement_id uuid not null,
  grant_id uuid,
  partner_id uuid,
  details_enc bytea not null,
  fingerprint text not null,
  last_four text not null,
  delivered_at timestamptz,
  revealed_at timestamptz,
  revealed_by uuid,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint entitlement_keys_delivered check ((grant_id is null) = (delivered_at is null)),
  foreign key (organization_id, entitlement_id) references entitlements(organization_id, id),
  foreign key (organization_id, grant_id) references entitlement_grants(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index entitlement_keys_once on entitlement_keys (organization_id, entitlement_id, fingerprint);
create index on entitlement_keys (organization_id, entitlement_id) where (grant_id is null);
create index on entitlement_keys (organization_id, grant_id);
create index on entitlement_keys (organization_id, partner_id);
-- isolated
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table entitlement_movements (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  balance_id uuid not null,
  entitlement_id uuid not null,
  partner_id uuid not null,
  grant_id uuid,
  kind text not null check (kind in ('allot', 'reduce', 'request', 'release', 'use', 'revoke')),
  from_part text check (from_part in ('available', 'requested', 'used')),
  to_part text check (to_part in ('available', 'requested', 'used')),
  quantity bigint not null check (quantity > 0),
  note text check (length(note) <= 1000),
  moved_by uuid default app_user(),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint entitlement_movements_parts check (from_part is distinct from to_part),
  foreign key (organization_id, balance_id) references entitlement_balances(organization_id, id),
  foreign key (organization_id, entitlement_id) references entitlements(organization_id, id),
  foreign key (organization_id, grant_id) references entitlement_grants(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on entitlement_movements (organization_id, balance_id, created_at);
create index on entitlement_movements (organization_id, entitlement_id, created_at);
create index on entitlement_movements (organization_id, grant_id);
create index on entitlement_movements (organization_id, partner_id, created_at);
create trigger move after insert on entitlement_movements for each row
  execute function move_entitlement();
-- isolated, append-only
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- grants: insert, select

-- The benefits of a program.
create table entitlements (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  description text check (length(description) <= 5000),
  kind text not null check (kind in ('licenses', 'discount', 'support', 'lead_share', 'training_seats', 'money')),
  currency character(3) not null,
  unit_value_minor bigint check (unit_value_minor >= 0),
  period text not null default 'year' check (period in ('month', 'quarter', 'year', 'once')),
  needs_approval boolean not null default true,
  fulfillment text not null default 'manual' check (fulfillment in ('key', 'manual', 'none')),
  supply integer check (supply >= 0),
  grace_days integer not null default 60 check (grace_days >= 0 and grace_days <= 730),
  quantities jsonb not null default '[]'::jsonb,
  is_active boolean not null default true,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index entitlements_name on entitlements (organization_id, lower(name)) where (archived_at is null);
create trigger delete_translations after delete on entitlements for each row
  execute function delete_translations();
create trigger note_module after insert on entitlements referencing new table as added for each statement
  execute function note_module_in_use('entitlements');
-- isolated, recorded, row_version
-- partners see: exists (select from entitlement_balances b where ((b.organization_id = entitlements.organization_id) and
--     (b.entitlement_id = entitlements.id) and (b.partner_id = app_partner())))

create table lesson_progress (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  enrollment_id uuid not null,
  lesson_id text not null check (length(lesson_id) >= 1 and length(lesson_id) <= 40),
  status text not null default 'in_progress' check (status in ('in_progress', 'completed')),
  seconds integer not null default 0 check (seconds >= 0),
  "position" integer not null default 0 check ("position" >= 0),
  watched int4multirange not null default '{}'::int4multirange,
  score integer check (score >= 0 and score <= 100),
  scorm jsonb check (pg_column_size(scorm) <= 1000000),
  opened_at timestamptz not null,
  reported_at timestamptz not null,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  extra_attempts integer not null default 0 check (extra_attempts >= 0 and extra_attempts <= 100),
  unlocked_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, enrollment_id, lesson_id),
  constraint lesson_progress_completed check ((status = 'completed') = (completed_at is not null)),
  foreign key (organization_id, enrollment_id) references course_enrollments(organization_id, id) on delete cascade
);
-- isolated
-- own: exists (select from course_enrollments e where ((e.organization_id = lesson_progress.organization_id) and (e.id =
--     lesson_progress.enrollment_id)))

create table quiz_attempts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  enrollment_id uuid not null,
  lesson_id text not null check (length(lesson_id) >= 1 and length(lesson_id) <= 40),
  n integer not null check (n >= 1),
  drawn jsonb not null,
  draft jsonb,
  answers jsonb,
  results jsonb,
  points integer,
  max_points integer not null check (max_points > 0),
  percent integer check (percent >= 0 and percent <= 100),
  is_passed boolean,
  started_at timestamptz not null,
  due_at timestamptz,
  submitted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, enrollment_id, lesson_id, n),
  constraint quiz_attempts_submitted check (num_nonnulls(answers, results, points, percent, is_passed, submitted_at) in (0, 6)),
  foreign key (organization_id, enrollment_id) references course_enrollments(organization_id, id) on delete cascade
);
create unique index quiz_attempts_open on quiz_attempts (organization_id, enrollment_id, lesson_id) where (submitted_at is null);
create trigger keep_attempts before update on quiz_attempts for each row
  execute function keep_attempts();
-- isolated
-- own: exists (select from course_enrollments e where ((e.organization_id = quiz_attempts.organization_id) and (e.id =
--     quiz_attempts.enrollment_id)))

create table quiz_questions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  kind text not null check (kind in ('single', 'multiple', 'true_false', 'order', 'match', 'numeric', 'short_text')),
  pool text not null check (length(trim(both from pool)) >= 1 and length(trim(both from pool)) <= 80),
  prompt text not null check (length(trim(both from prompt)) >= 1 and length(trim(both from prompt)) <= 2000),
  content jsonb not null check (jsonb_typeof(content) = 'object' and pg_column_size(content) <= 50000),
  explanation text check (length(explanation) <= 2000),
  points integer not null default 1 check (points >= 1 and points <= 100),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on quiz_questions (organization_id, created_at desc);
create index on quiz_questions (organization_id, pool);
-- isolated, recorded, row_version

create table resource_audience_partners (
  organization_id uuid not null references organizations,
  audience_id uuid not null,
  partner_id uuid not null,
  primary key (organization_id, audience_id, partner_id),
  foreign key (organization_id, audience_id) references audiences(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id) on delete cascade
);
create index on resource_audience_partners (organization_id, partner_id);
-- isolated
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table resource_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  resource_id uuid not null,
  version integer not null,
  kind text not null check (kind in ('viewed', 'downloaded', 'shared')),
  is_cobranded boolean not null default false,
  user_id uuid default app_user(),
  user_name text not null,
  partner_id uuid default app_partner(),
  impersonator_id uuid default (nullif(current_setting('app.impersonator_id', true), ''))::uuid,
  api_key_id uuid default (nullif(current_setting('app.api_key_id', true), ''))::uuid,
  ticket text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, ticket),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, resource_id) references resources(organization_id, id) on delete cascade
);
create index on resource_events (organization_id, partner_id, created_at desc);
create index on resource_events (organization_id, resource_id, created_at desc);
-- isolated
-- partners see: (partner_id = app_partner()) and (user_id = app_user())
-- partners write: (partner_id = app_partner()) and (user_id = app_user()) and (exists (select from resources r where
--     ((r.organization_id = resource_events.organization_id) and (r.id = resource_events.resource_id))))
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))
-- grants: insert, select

create table resource_favorites (
  organization_id uuid not null references organizations,
  user_id uuid not null default app_user(),
  resource_id uuid not null,
  partner_id uuid default app_partner(),
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id, resource_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, resource_id) references resources(organization_id, id) on delete cascade
);
create index on resource_favorites (organization_id, partner_id);
create index on resource_favorites (organization_id, resource_id);
-- isolated
-- partners see: (user_id = app_user()) and (partner_id = app_partner())
-- partners write: (user_id = app_user()) and (partner_id = app_partner()) and (exists (select from resources r where
--     ((r.organization_id = resource_favorites.organization_id) and (r.id = resource_favorites.resource_id))))
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table resource_folders (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  parent_id uuid,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  description text check (length(description) <= 500),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint resource_folders_not_own_parent check (parent_id <> id),
  foreign key (organization_id, parent_id) references resource_folders(organization_id, id)
);
create unique index resource_folders_name on resource_folders (organization_id, parent_id, lower(name)) nulls not distinct;
create index on resource_folders (organization_id, parent_id);
-- isolated, recorded, row_version
-- partners see: id = any ((select partner_resource_folders() as partner_resource_folders)::uuid[])

create table resource_link_opens (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  link_id uuid not null,
  resource_id uuid not null,
  email citext,
  kind text not null check (kind in ('opened', 'downloaded')),
  version integer not null,
  ticket text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, ticket, kind),
  foreign key (organization_id, link_id) references resource_links(organization_id, id) on delete cascade,
  foreign key (organization_id, resource_id) references resources(organization_id, id) on delete cascade
);
create index on resource_link_opens (organization_id, link_id, created_at desc);
create index on resource_link_opens (organization_id, resource_id, created_at desc);
-- isolated
-- grants: insert, select

create table resource_links (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  resource_id uuid not null,
  recipient_name text check (length(recipient_name) <= 200),
  recipient_email citext check (length(recipient_email::text) <= 254),
  token_hash text not null,
  secret_hash text,
  asks_email boolean not null default false,
  has_watermark boolean not null default false,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_by uuid default app_user(),
  created_by_name text not null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (token_hash),
  foreign key (organization_id, resource_id) references resources(organization_id, id) on delete cascade
);
create unique index on resource_links (id);
create index on resource_links (organization_id, resource_id, created_at desc);
-- isolated, recorded, row_version

create table resource_requests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  title text not null check (length(trim(both from title)) >= 1 and length(trim(both from title)) <= 200),
  details text check (length(details) <= 2000),
  status text not null default 'open' check (status in ('open', 'answered', 'declined')),
  answer text check (length(answer) <= 2000),
  resource_id uuid,
  requested_by_user_id uuid default app_user(),
  requested_by_name text not null,
  decided_at timestamptz,
  decided_by_name text,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint resource_requests_decided check ((status = 'open') = (decided_at is null)),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, resource_id) references resources(organization_id, id) on delete set null (resource_id)
);
create index on resource_requests (organization_id, partner_id);
create index on resource_requests (organization_id, resource_id);
create index on resource_requests (organization_id, status, created_at);
create trigger refuse_merged_partner after update of partner_id on resource_requests for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on resource_requests referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table resource_texts (
  organization_id uuid not null references organizations,
  resource_id uuid not null,
  version integer not null,
  status text not null check (status in ('read', 'partly', 'empty', 'failed')),
  pages integer,
  text text not null default '',
  search tsvector not null generated always as (to_tsvector('simple'::regconfig, "left"(text, 200000))) stored,
  created_at timestamptz not null default now(),
  primary key (organization_id, resource_id, version),
  foreign key (organization_id, resource_id, version) references resource_versions(organization_id, resource_id, version) on delete cascade
);
create index on resource_texts using gin (search);
-- isolated
-- partners see: exists (select from resources r where ((r.organization_id = resource_texts.organization_id) and (r.id =
--     resource_texts.resource_id) and (r.version = resource_texts.version)))

create table resource_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  resource_id uuid not null,
  version integer not null check (version >= 1),
  key text not null check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text not null check (length(file_name) >= 1 and length(file_name) <= 255),
  kind text not null check (kind in ('pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'other')),
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  uploaded_by uuid default app_user(),
  uploaded_by_name text not null,
  created_at timestamptz not null default now(),
  picture_url text check (picture_url ~ '^/api/pictures/[A-Za-z0-9_-]{20,64}\.(png|jpg|webp|gif)$'),
  primary key (organization_id, id),
  unique (key),
  unique (organization_id, resource_id, version),
  foreign key (organization_id, resource_id) references resources(organization_id, id) on delete cascade
);
create trigger keep_limit_of_new after insert on resource_versions for each row
  execute function keep_storage_limit();
-- isolated
-- partners see: exists (select from resources r where ((r.organization_id = resource_versions.organization_id) and (r.id =
--     resource_versions.resource_id) and (r.version = resource_versions.version)))
-- grants: insert, select

create table resources (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  folder_id uuid,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  description text check (length(description) <= 2000),
  kind text not null check (kind in ('file', 'link', 'article', 'template', 'video')),
  status text not null default 'draft' check (status in ('draft', 'published')),
  url text check (length(url) <= 500),
  content text check (length(content) <= 50000),
  visibility text not null default 'everyone' check (visibility in ('everyone', 'audience', 'internal')),
  audience_id uuid,
  language text check (length(language) = 2),
  product_id uuid,
  funnel_stage text check (funnel_stage in ('awareness', 'consideration', 'decision', 'onboarding', 'growth')),
  tags text[] not null default '{}'::text[],
  keywords text check (length(keywords) <= 500),
  valid_from date,
  valid_until date,
  review_on date,
  owner_user_id uuid default app_user(),
  thumbnail_url text check (length(thumbnail_url) <= 1000),
  version integer not null default 0 check (version >= 0),
  cobrand_areas jsonb not null default '[]'::jsonb check (jsonb_typeof(cobrand_areas) = 'array' and jsonb_array_length(cobrand_areas) <= 20),
  published_at timestamptz,
  announced_at timestamptz,
  is_shown boolean not null default false,
  archived_at timestamptz,
  archive_reason text check (length(archive_reason) <= 500),
  search tsvector not null generated always as (resource_search(name, tags, keywords, description, content)) stored,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_for_customers boolean not null default false,
  primary key (organization_id, id),
  constraint resources_audience check ((visibility = 'audience') = (audience_id is not null)),
  constraint resources_dates check (valid_until >= valid_from),
  constraint resources_published check (status = 'draft' or published_at is not null),
  foreign key (organization_id, audience_id) references audiences(organization_id, id),
  foreign key (organization_id, folder_id) references resource_folders(organization_id, id),
  foreign key (organization_id, product_id) references products(organization_id, id)
);
create index on resources (organization_id, audience_id);
create index on resources (organization_id, created_at desc);
create index on resources (organization_id, folder_id);
create index on resources (organization_id, owner_user_id);
create index on resources (organization_id, product_id);
create index on resources using gin (organization_id, tags);
create index on resources using gin (search);
create trigger delete_translations after delete on resources for each row
  execute function delete_translations();
create trigger note_module after insert on resources referencing new table as added for each statement
  execute function note_module_in_use('resources');
-- isolated, tags, recorded, row_version
-- partners see: is_shown and (archived_at is null) and ((visibility = 'everyone') or ((visibility = 'audience') and
--     (audience_id = any (array(select m.audience_id from resource_audience_partners m where ((m.organization_id =
--     (nullif(current_setting('app.organization_id', true), ''))::uuid) and (m.partner_id = app_partner())))))))

create table tier_criteria (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  program_id uuid not null,
  tier_id uuid not null,
  metric text not null check (metric in ('sourced_revenue', 'closed_revenue', 'deals', 'registrations', 'win_rate', 'certified_people', 'customers', 'satisfaction', 'custom_field', 'document')),
  threshold numeric(18,2) not null check (threshold > 0::numeric),
  window_months integer check (window_months >= 1 and window_months <= 60),
  is_mandatory boolean not null default true,
  points integer not null default 0 check (points >= 0 and points <= 1000),
  subject text check (length(subject) >= 1 and length(subject) <= 120),
  "order" integer not null default 0,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint tier_criteria_points check (is_mandatory or points > 0),
  constraint tier_criteria_subject check ((metric <> all (array['custom_field', 'document'])) or subject is not null),
  foreign key (organization_id, program_id) references tier_programs(organization_id, id),
  foreign key (organization_id, tier_id) references partner_tiers(organization_id, id)
);
create index on tier_criteria (organization_id, program_id);
create index on tier_criteria (organization_id, tier_id);
create trigger keep_published before insert or delete or update on tier_criteria for each row
  execute function keep_published_tiers();
-- isolated, recorded, row_version
-- partners see: exists (select from tier_programs g where ((g.organization_id = tier_criteria.organization_id) and (g.id =
--     tier_criteria.program_id)))

create table tier_moves (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  program_id uuid,
  kind text not null check (kind in ('promotion', 'demotion', 'lock', 'unlock', 'appeal')),
  status text not null default 'proposed' check (status in ('proposed', 'applied', 'rejected', 'expired')),
  from_tier_id uuid,
  to_tier_id uuid,
  source text not null default 'auto' check (source in ('auto', 'manual', 'partner')),
  reason text check (length(reason) <= 2000),
  until date,
  evidence jsonb not null default '[]'::jsonb,
  created_by uuid default app_user(),
  decided_at timestamptz,
  decided_by uuid,
  decision_reason text check (length(decision_reason) <= 2000),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint tier_moves_decided check ((status = 'proposed') = (decided_at is null)),
  foreign key (organization_id, from_tier_id) references partner_tiers(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, program_id) references tier_programs(organization_id, id),
  foreign key (organization_id, to_tier_id) references partner_tiers(organization_id, id)
);
create unique index tier_moves_one_appeal on tier_moves (organization_id, partner_id) where ((status = 'proposed') and (kind = 'appeal'));
create unique index tier_moves_one_proposal on tier_moves (organization_id, partner_id) where ((status = 'proposed') and (kind in ('promotion', 'demotion')));
create index on tier_moves (organization_id, from_tier_id);
create index on tier_moves (organization_id, partner_id, created_at);
create index on tier_moves (organization_id, program_id);
create index on tier_moves (organization_id, status, created_at);
create index on tier_moves (organization_id, to_tier_id);
-- isolated, recorded, row_version
-- partners see: (partner_id = app_partner()) and ((kind = 'appeal') or (status = 'applied'))
-- own: partner_id = any ((select app_own_partners())::uuid[])

-- Versions of the requirements of all tiers.
create table tier_programs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  version integer not null check (version >= 1),
  status text not null default 'draft' check (status in ('draft', 'published')),
  promotion text not null default 'proposal' check (promotion in ('proposal', 'automatic')),
  demotion text not null default 'proposal' check (demotion in ('proposal', 'automatic')),
  grace_days integer not null default 60 check (grace_days >= 0 and grace_days <= 365),
  currency character(3) not null,
  note text check (length(note) <= 2000),
  levels jsonb not null default '[]'::jsonb check (jsonb_typeof(levels) = 'array'),
  effective_from date,
  published_at timestamptz,
  published_by uuid,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, version),
  constraint tier_programs_published check ((status = 'published') = (num_nonnulls(effective_from, published_at) = 2))
);
create unique index tier_programs_one_draft on tier_programs (organization_id) where (status = 'draft');
create trigger keep_published before delete or update on tier_programs for each row
  execute function keep_published_tiers();
create trigger note_module after insert on tier_programs referencing new table as added for each statement
  execute function note_module_in_use('tiers');
-- isolated, recorded, row_version
-- partners see: status = 'published'

create table tier_standings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  program_id uuid,
  tier_id uuid,
  earned_tier_id uuid,
  state text not null default 'held' check (state in ('held', 'eligible', 'grace', 'overdue', 'locked')),
  grace_started_on date,
  grace_until date,
  warned integer[] not null default '{}'::integer[],
  is_locked boolean not null default false,
  locked_until date,
  lock_reason text check (length(lock_reason) <= 2000),
  locked_by uuid,
  results jsonb not null default '[]'::jsonb,
  risk_on date,
  risk_criterion_id uuid,
  risk_tier_id uuid,
  risk_minor bigint,
  risk jsonb,
  evaluated_at timestamptz not null default now(),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, partner_id),
  constraint tier_standings_grace check ((grace_until is null) = (grace_started_on is null)),
  constraint tier_standings_lock check (is_locked or num_nonnulls(locked_until, lock_reason, locked_by) = 0),
  foreign key (organization_id, earned_tier_id) references partner_tiers(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, program_id) references tier_programs(organization_id, id),
  foreign key (organization_id, risk_tier_id) references partner_tiers(organization_id, id),
  foreign key (organization_id, tier_id) references partner_tiers(organization_id, id)
);
create index on tier_standings (organization_id, earned_tier_id);
create index on tier_standings (organization_id, grace_until) where (state in ('grace', 'overdue'));
create index on tier_standings (organization_id, program_id);
create index on tier_standings (organization_id, risk_tier_id);
create index on tier_standings (organization_id, tier_id);
-- isolated, row_version
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table track_assignments (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  track_id uuid not null,
  version integer not null,
  partner_id uuid not null,
  user_id uuid,
  user_name text,
  is_internal boolean not null default false,
  track_name text not null,
  status text not null default 'assigned' check (status in ('assigned', 'in_progress', 'completed', 'canceled')),
  source text not null check (source in ('rule', 'hand')),
  assigned_by uuid default app_user(),
  starts_on date not null,
  due_on date,
  stage_key text,
  stage_name text,
  steps_total integer not null default 0,
  steps_done integer not null default 0,
  percent integer not null default 0 check (percent >= 0 and percent <= 100),
  points integer not null default 0,
  waiting_count integer not null default 0,
  overdue_count integer not null default 0,
  next_step text,
  next_due_on date,
  last_progress_at timestamptz not null default now(),
  stuck_from timestamptz,
  completed_at timestamptz,
  canceled_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 1000),
  proposed_tier_id uuid,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint track_assignments_canceled check ((status = 'canceled') = (canceled_at is not null)),
  constraint track_assignments_completed check ((status = 'completed') = (completed_at is not null)),
  constraint track_assignments_person check (not is_internal or user_id is not null),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, proposed_tier_id) references partner_tiers(organization_id, id),
  foreign key (organization_id, track_id) references tracks(organization_id, id),
  foreign key (organization_id, track_id, version) references track_versions(organization_id, track_id, version)
);
create unique index track_assignments_open on track_assignments (organization_id, track_id, partner_id, coalesce(user_id, '00000000-0000-0000-0000-000000000000'::uuid)) where (status in ('assigned', 'in_progress'));
create index on track_assignments (organization_id, completed_at) where (proposed_tier_id is not null);
create index on track_assignments (organization_id, created_at desc);
create index on track_assignments (organization_id, partner_id, status);
create index on track_assignments (organization_id, proposed_tier_id);
create index on track_assignments (organization_id, status, last_progress_at);
create index on track_assignments (organization_id, stuck_from) where (status in ('assigned', 'in_progress'));
create index on track_assignments (organization_id, track_id, version);
create trigger keep before update of status on track_assignments for each row
  execute function keep_track_assignment();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- policy viewing: ((select (not app_views_partner())) or (not is_internal))

create table track_step_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  step_id uuid not null,
  partner_id uuid not null,
  key text not null check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text not null check (length(file_name) >= 1 and length(file_name) <= 255),
  kind text not null check (kind in ('pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'other')),
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  uploaded_by uuid default app_user(),
  uploaded_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (key),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, step_id) references track_step_progress(organization_id, id)
);
create index on track_step_files (organization_id, partner_id);
create index on track_step_files (organization_id, step_id);
create trigger keep_limit_of_new after insert on track_step_files for each row
  execute function keep_storage_limit();
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table track_step_progress (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  assignment_id uuid not null,
  partner_id uuid not null,
  is_internal boolean not null default false,
  step_key text not null check (length(step_key) >= 1 and length(step_key) <= 60),
  title text not null,
  kind text not null,
  side text not null check (side in ('partner', 'company')),
  is_required boolean not null default true,
  state text not null default 'locked' check (state in ('locked', 'pending', 'waiting_approval', 'action_required', 'completed', 'skipped', 'not_needed', 'removed')),
  opened_at timestamptz,
  due_on date,
  done_at timestamptz,
  done_by uuid,
  done_by_name text,
  ref_table text,
  ref_id uuid,
  note text check (length(note) <= 2000),
  held_on date,
  reason text check (length(reason) <= 1000),
  taken_back_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, assignment_id, step_key),
  constraint track_step_progress_done check (state <> 'completed' or done_at is not null),
  constraint track_step_progress_skipped check (state <> 'skipped' or length(trim(both from reason)) > 0),
  foreign key (organization_id, assignment_id) references track_assignments(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on track_step_progress (organization_id, partner_id, state);
create index on track_step_progress (organization_id, state, due_on);
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- policy viewing: ((select (not app_views_partner())) or (not is_internal))

create table track_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  track_id uuid not null,
  partner_id uuid,
  version integer not null check (version >= 1),
  name text not null,
  step_order text not null,
  definition jsonb not null,
  published_by uuid default app_user(),
  published_by_name text not null,
  migrated integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, track_id, version),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, track_id) references tracks(organization_id, id)
);
create index on track_versions (organization_id, partner_id);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id is null
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table tracks (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  description text check (length(description) <= 2000),
  state text not null default 'draft' check (state in ('draft', 'published', 'paused')),
  definition jsonb not null default '{"stages": []}'::jsonb check (jsonb_typeof(definition) = 'object' and pg_column_size(definition) <= 500000),
  step_order text not null default 'stages' check (step_order in ('free', 'stages', 'steps')),
  audience_id uuid,
  tier_ids uuid[] not null default '{}'::uuid[],
  type_ids uuid[] not null default '{}'::uuid[],
  due_days integer check (due_days >= 1 and due_days <= 1000),
  stuck_days integer not null default 14 check (stuck_days >= 1 and stuck_days <= 365),
  reward_tags text[] not null default '{}'::text[],
  reward_tier_id uuid,
  reward_status_id uuid,
  published_version integer check (published_version >= 1),
  published_at timestamptz,
  has_changes boolean not null default true,
  created_by uuid default app_user(),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint tracks_of_partner check (partner_id is null or audience_id is null and tier_ids = '{}'::uuid[] and type_ids = '{}'::uuid[] and reward_tags = '{}'::text[] and reward_tier_id is null and reward_status_id is null),
  constraint tracks_published check (state = 'draft' or published_version is not null),
  foreign key (organization_id, audience_id) references audiences(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, reward_status_id) references partner_statuses(organization_id, id),
  foreign key (organization_id, reward_tier_id) references partner_tiers(organization_id, id)
);
create index on tracks (organization_id, audience_id);
create index on tracks (organization_id, created_at desc);
create index on tracks (organization_id, partner_id);
create index on tracks (organization_id, reward_status_id);
create index on tracks (organization_id, reward_tier_id);
create trigger delete_translations after delete on tracks for each row
  execute function delete_translations();
create trigger note_module after insert on tracks referencing new table as added for each statement
  execute function note_module_in_use('tracks');
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id is null
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

-- engagement =========================================================================================

create table announcements (
  id uuid not null default new_id(),
  text text not null check (length(trim(both from text)) >= 1 and length(trim(both from text)) <= 300),
  link text check (length(link) <= 500),
  tone text not null default 'info' check (tone in ('info', 'warning')),
  audience text not null default 'everybody' check (audience in ('everybody', 'company', 'partner')),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id),
  check (ends_at > starts_at)
);
-- no row-level security, row_version
-- grants: tandem_app select; tandem_partner select; tandem_system delete, insert, select, update

create table chat_channels (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 100),
  kind text not null check (kind in ('slack', 'teams')),
  topics text[] not null,
  is_on boolean not null default true,
  last_sent_at timestamptz,
  last_error text,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  partner_id uuid,
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on chat_channels (organization_id, partner_id);
create trigger note_module after insert on chat_channels referencing new table as added for each statement
  execute function note_module_in_use('chat_channels');
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: false
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table form_drafts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  form_id uuid not null,
  version integer not null,
  token_hash text not null,
  answers json not null,
  page text,
  locale text not null,
  reached text[] not null default '{}'::text[],
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, token_hash),
  foreign key (organization_id, form_id) references forms(organization_id, id)
);
create index on form_drafts (organization_id, expires_at);
create index on form_drafts (organization_id, form_id);
-- isolated

create table form_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  form_id uuid not null,
  submission_id uuid,
  field_key text not null,
  key text not null check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text not null check (length(file_name) >= 1 and length(file_name) <= 255),
  kind text not null check (kind in ('pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'other')),
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  created_at timestamptz not null default now(),
  address_hash text,
  primary key (organization_id, id),
  unique (key),
  foreign key (organization_id, form_id) references forms(organization_id, id),
  foreign key (organization_id, submission_id) references form_submissions(organization_id, id)
);
create index on form_files (organization_id, created_at) where (submission_id is null);
create index on form_files (organization_id, form_id);
create index on form_files (organization_id, form_id) where (submission_id is null);
create index on form_files (organization_id, submission_id);
create trigger keep_limit_of_new after insert or update of submission_id on form_files for each row when (new.submission_id is not null)
  execute function keep_storage_limit();
-- isolated
-- own: (submission_id is null) or (exists (select from form_submissions s where ((s.organization_id =
--     form_files.organization_id) and (s.id = form_files.submission_id))))

create table form_steps (
  organization_id uuid not null references organizations,
  form_id uuid not null,
  version integer not null,
  kind text not null check (kind in ('viewed', 'started', 'answered', 'submitted')),
  field_key text not null default '',
  count bigint not null default 0,
  primary key (organization_id, form_id, version, kind, field_key),
  foreign key (organization_id, form_id) references forms(organization_id, id)
);
-- isolated

create table form_submissions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  form_id uuid not null,
  version integer not null,
  purpose text not null,
  state text not null default 'received' check (state in ('received', 'spam')),
  sent json not null,
  answers jsonb not null,
  context jsonb not null default '{}'::jsonb check (jsonb_typeof(context) = 'object'),
  locale text not null,
  verified_email text,
  user_id uuid,
  partner_id uuid,
  ref_table text,
  ref_id uuid,
  status_link text,
  address_hash text,
  nonce text not null,
  sent_hash text not null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, form_id, nonce),
  foreign key (organization_id, form_id) references forms(organization_id, id),
  foreign key (organization_id, form_id, version) references form_versions(organization_id, form_id, version),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on form_submissions (organization_id, created_at desc);
create index on form_submissions (organization_id, form_id, created_at desc);
create index on form_submissions (organization_id, form_id, version);
create index on form_submissions (organization_id, partner_id, created_at desc);
create index on form_submissions (organization_id, ref_table, ref_id);
create trigger keep_answers before update on form_submissions for each row
  execute function keep_answers();
create trigger keep_rows before delete or truncate on form_submissions for each statement
  execute function refuse_change();
-- isolated, row_version
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))
-- grants: insert, select, update

create table form_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  form_id uuid not null,
  version integer not null check (version >= 1),
  name text not null,
  purpose text not null,
  definition jsonb not null,
  published_by uuid default app_user(),
  published_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, form_id, version),
  foreign key (organization_id, form_id) references forms(organization_id, id)
);
-- isolated, append-only
-- grants: insert, select

create table forms (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  purpose text not null check (length(purpose) >= 1 and length(purpose) <= 60),
  state text not null default 'draft' check (state in ('draft', 'published', 'unpublished')),
  definition jsonb not null check (jsonb_typeof(definition) = 'object' and pg_column_size(definition) <= 1000000),
  published_version integer check (published_version >= 1),
  published_at timestamptz,
  has_changes boolean not null default true,
  allowed_origins text[] not null default '{}'::text[],
  recipient_ids uuid[] not null default '{}'::uuid[],
  copied_from_id uuid,
  created_by uuid default app_user(),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint forms_published check (state <> 'published' or published_version is not null)
);
create unique index on forms (id);
create index on forms (organization_id, created_at desc);
create trigger note_module after insert on forms referencing new table as added for each statement
  execute function note_module_in_use('forms');
-- isolated, recorded, row_version

create table idea_votes (
  organization_id uuid not null references organizations,
  idea_id uuid not null,
  user_id uuid not null default app_user(),
  partner_id uuid,
  created_at timestamptz not null default now(),
  primary key (organization_id, idea_id, user_id),
  foreign key (organization_id, idea_id) references ideas(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on idea_votes (organization_id, partner_id);
-- isolated
-- partners see: true
-- partners write: (partner_id = app_partner()) and (user_id = app_user())
-- own: exists (select from ideas i where ((i.organization_id = idea_votes.organization_id) and (i.id = idea_votes.idea_id)))

create table ideas (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  title text not null check (length(trim(both from title)) >= 1 and length(trim(both from title)) <= 200),
  description text check (length(description) <= 4000),
  status text not null default 'open' check (status in ('open', 'planned', 'in_progress', 'done', 'declined')),
  partner_id uuid,
  author_user_id uuid default app_user(),
  author_name text not null,
  reply text check (length(reply) <= 2000),
  replied_at timestamptz,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on ideas (organization_id, created_at desc, id desc);
create index on ideas (organization_id, created_at) where ((status = 'open') and (replied_at is null) and (archived_at is null));
create index on ideas (organization_id, partner_id);
create trigger note_module after insert on ideas referencing new table as added for each statement
  execute function note_module_in_use('feedback');
-- isolated, recorded, row_version
-- partners see: (archived_at is null) or (partner_id = app_partner())
-- partners write: partner_id = app_partner()
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table in_app_notifications (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users,
  mode text not null check (mode in ('company', 'partner')),
  partner_id uuid,
  kind text not null,
  text text not null,
  link text,
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  is_muted boolean not null default false,
  count integer not null default 1 check (count >= 1),
  similar_key text,
  is_private boolean not null default false,
  primary key (organization_id, id)
);
create index on in_app_notifications (organization_id, user_id, is_read, created_at desc);
create unique index in_app_notifications_similar on in_app_notifications (organization_id, user_id, mode, coalesce(partner_id, organization_id), similar_key) where ((not is_read) and (similar_key is not null));
-- isolated
-- partners see: user_id = app_user()
-- partners write: user_id = app_user()
-- own: user_id = app_user()
-- own write: true
-- policy viewing: ((select (not app_views_partner())) or (not is_private))

create table notification_hours (
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users on delete cascade,
  mode text not null check (mode in ('company', 'partner')),
  timezone text not null,
  quiet_from time without time zone,
  quiet_to time without time zone,
  digest_at time without time zone not null default '08:00:00'::time without time zone,
  primary key (organization_id, user_id, mode),
  check ((quiet_from is null) = (quiet_to is null))
);
create index on notification_hours (user_id);
create trigger tell_identity after insert or delete or update on notification_hours for each statement
  execute function tell_identity_changed();
-- isolated
-- partners see: user_id = app_user()
-- partners write: user_id = app_user()

create table notification_keys (
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users on delete cascade,
  dedupe_key text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id, dedupe_key)
);
create index on notification_keys (user_id);
-- isolated

create table notification_preferences (
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users on delete cascade,
  mode text not null check (mode in ('company', 'partner')),
  topic text not null,
  in_app boolean not null,
  email text not null check (email in ('off', 'instant', 'daily')),
  push boolean,
  primary key (organization_id, user_id, mode, topic)
);
create index on notification_preferences (user_id);
-- isolated
-- partners see: user_id = app_user()
-- partners write: user_id = app_user()

create table waiting_notices (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users on delete cascade,
  mode text not null check (mode in ('company', 'partner')),
  partner_id uuid,
  to_address text not null,
  full_name text not null,
  topic text not null,
  text text not null,
  link text,
  mail_at timestamptz not null,
  created_at timestamptz not null default now(),
  about jsonb not null default '[]'::jsonb,
  actions jsonb not null default '[]'::jsonb,
  reply jsonb,
  facts jsonb not null default '[]'::jsonb,
  is_private boolean not null default false,
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on waiting_notices (organization_id, mail_at);
create index on waiting_notices (organization_id, partner_id);
create index on waiting_notices (user_id);
-- isolated
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table waiting_pushes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users on delete cascade,
  mode text not null check (mode in ('company', 'partner')),
  partner_id uuid,
  topic text not null,
  text text not null,
  link text,
  actions jsonb not null default '[]'::jsonb,
  push_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on waiting_pushes (organization_id, partner_id);
create index on waiting_pushes (organization_id, user_id, push_at);
create index on waiting_pushes (user_id);
-- isolated
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

-- identity ===========================================================================================

create table identity.accounts (
  id uuid not null default new_id(),
  user_id uuid not null references identity.users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id),
  unique (provider_id, account_id)
);
create index on identity.accounts (user_id);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table identity.answered_challenges (
  challenge_hash text not null check (challenge_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  primary key (challenge_hash)
);
create index on identity.answered_challenges (expires_at);
-- no row-level security
-- grants: tandem_system delete, insert, select

create table identity.attempts (
  key text not null,
  failures double precision not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null,
  primary key (key)
);
create index on identity.attempts (last_at);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table identity.begun_companies (
  id uuid not null default new_id(),
  network_hash text not null,
  created_at timestamptz not null,
  primary key (id)
);
create index on identity.begun_companies (created_at);
create index on identity.begun_companies (network_hash, created_at);
-- no row-level security
-- grants: tandem_system delete, insert, select

create table identity.known_devices (
  user_id uuid not null references identity.users on delete cascade,
  mark text not null check (mark ~ '^[0-9a-f]{64}$'),
  last_at timestamptz not null default now(),
  primary key (user_id, mark)
);
create index on identity.known_devices (last_at);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table identity.mailed_tokens (
  id uuid not null default new_id(),
  user_id uuid not null references identity.users on delete cascade,
  purpose text not null check (purpose in ('reset_password', 'confirm_email')),
  email citext not null,
  token_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null,
  primary key (id),
  unique (token_hash)
);
create index on identity.mailed_tokens (expires_at);
create index on identity.mailed_tokens (user_id, purpose, created_at);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table identity.oidc_requests (
  state_hash text not null,
  nonce text not null,
  code_verifier text not null,
  remember_me boolean not null,
  expires_at timestamptz not null,
  primary key (state_hash)
);
create index on identity.oidc_requests (expires_at);
-- no row-level security
-- grants: tandem_system delete, insert, select

create table identity.passkeys (
  id uuid not null default new_id(),
  user_id uuid not null references identity.users on delete cascade,
  credential_id text not null check (length(credential_id) >= 16 and length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}'::text[],
  host text not null,
  name text not null check (length(name) >= 1 and length(name) <= 80),
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (id),
  unique (credential_id)
);
create index on identity.passkeys (user_id);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table identity.preferences (
  user_id uuid not null references identity.users on delete cascade,
  user_mode_state text check (user_mode_state in ('Company', 'Partner')),
  appearance text not null default 'system' check (appearance in ('light', 'dark', 'system')),
  organization_id uuid,
  program_id uuid,
  region text,
  pins jsonb not null default '{}'::jsonb,
  page_size text check (page_size in ('fit', '10', '20', '50', '100')),
  language text check (language in ('en', 'de', 'fr', 'es', 'pt-BR', 'ja')),
  primary key (user_id),
  constraint preferences_language_check check (region in ('en', 'en-ca', 'en-gb'))
);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table identity.push_devices (
  id uuid not null default new_id(),
  user_id uuid not null references identity.users on delete cascade,
  session_id uuid not null references identity.sessions on delete cascade,
  endpoint_hash text not null check (endpoint_hash ~ '^[0-9a-f]{64}$'),
  sealed bytea not null,
  name text not null check (length(name) >= 1 and length(name) <= 80),
  shows text not null default 'kind' check (shows in ('kind', 'text')),
  created_at timestamptz not null,
  last_used_at timestamptz,
  problem text check (length(problem) <= 300),
  primary key (id),
  unique (endpoint_hash),
  unique (session_id)
);
create index on identity.push_devices (user_id);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table identity.recovery_codes (
  user_id uuid not null references identity.users on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table identity.registrations (
  id uuid not null default new_id(),
  email citext not null,
  password_hash text not null,
  full_name text not null,
  region text not null,
  timezone text not null,
  key_hash text not null,
  token_hash text,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (id),
  unique (token_hash)
);
create index on identity.registrations (email, created_at);
create index on identity.registrations (expires_at);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table identity.saml_assertions (
  organization_id uuid not null references organizations on delete cascade,
  assertion_hash text not null,
  expires_at timestamptz not null,
  primary key (organization_id, assertion_hash)
);
create index on identity.saml_assertions (expires_at);
-- no row-level security
-- grants: tandem_system delete, insert, select

create table identity.saml_requests (
  request_hash text not null,
  organization_id uuid not null references organizations on delete cascade,
  state_hash text not null,
  remember_me boolean not null,
  tester_id uuid references identity.users on delete cascade,
  ticket_hash text,
  answer text,
  expires_at timestamptz not null,
  at_host boolean not null default false,
  primary key (request_hash),
  unique (ticket_hash),
  check ((ticket_hash is null) = (answer is null))
);
create index on identity.saml_requests (expires_at);
create index on identity.saml_requests (organization_id);
create index on identity.saml_requests (tester_id) where (tester_id is not null);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table identity.sessions (
  id uuid not null default new_id(),
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references identity.users on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  has_second_factor boolean not null default false,
  impersonation_id uuid references impersonations on delete cascade,
  saml_organization_id uuid references organizations on delete cascade,
  factor_proven_at timestamptz,
  ended_after_idle_minutes integer,
  host_organization_id uuid references organizations on delete cascade,
  primary key (id),
  unique (token_hash)
);
create index on identity.sessions (expires_at);
create index on identity.sessions (host_organization_id) where (host_organization_id is not null);
create index on identity.sessions (impersonation_id) where (impersonation_id is not null);
create index on identity.sessions (saml_organization_id) where (saml_organization_id is not null);
create index on identity.sessions (user_id);
create trigger note_end after delete on identity.sessions for each row when (old.impersonation_id is not null)
  execute function note_end_of_impersonation();
create trigger note_sign_in after insert on identity.sessions for each row when (new.impersonation_id is null)
  execute function note_sign_in();
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table identity.sign_in_challenges (
  id uuid not null default new_id(),
  token_hash text not null,
  user_id uuid not null references identity.users on delete cascade,
  remember_me boolean not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (id),
  unique (token_hash)
);
create index on identity.sign_in_challenges (expires_at);
create index on identity.sign_in_challenges (user_id);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table identity.two_factors (
  user_id uuid not null references identity.users on delete cascade,
  secret bytea not null,
  enabled_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null,
  primary key (user_id)
);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table identity.users (
  id uuid not null default new_id(),
  email citext not null,
  email_verified boolean not null default false,
  name text not null,
  image text,
  status text not null default 'active' check (status in ('active', 'blocked')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_sign_in_at timestamptz,
  username citext check (username ~ '^[a-z0-9][a-z0-9._-]{2,39}$'::citext),
  phone text check (length(phone) <= 60),
  primary key (id),
  unique (email),
  unique (username)
);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table identity.verifications (
  id uuid not null default new_id(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id)
);
create index on identity.verifications (identifier);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

-- incentives =========================================================================================

create table bounties (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  description text check (length(description) <= 5000),
  kind text not null check (kind in ('submission', 'performance')),
  metric text check (metric in ('deals_won', 'registrations_approved', 'courses_completed')),
  target integer check (target >= 1 and target <= 10000),
  proof_hint text check (length(proof_hint) <= 1000),
  reward_minor bigint not null check (reward_minor > 0),
  currency character(3) not null,
  recipient text not null default 'partner' check (recipient in ('partner', 'person')),
  max_per_partner integer not null default 1 check (max_per_partner >= 1 and max_per_partner <= 1000),
  budget_minor bigint check (budget_minor > 0),
  starts_on date not null,
  ends_on date,
  audience_id uuid,
  status text not null default 'draft' check (status in ('draft', 'active', 'closed')),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint bounties_period check (ends_on >= starts_on),
  constraint bounties_recipient check (kind = 'submission' or recipient = 'partner'),
  constraint bounties_target check ((kind = 'performance') = (metric is not null and target is not null)),
  foreign key (organization_id, audience_id) references audiences(organization_id, id)
);
create index on bounties (organization_id, audience_id);
create index on bounties (organization_id, status);
create trigger delete_translations after delete on bounties for each row
  execute function delete_translations();
create trigger note_module after insert on bounties referencing new table as added for each statement
  execute function note_module_in_use('bounties');
-- isolated, recorded, row_version
-- partners see: (status <> 'draft') and (exists (select from bounty_partners b where ((b.organization_id =
--     bounties.organization_id) and (b.bounty_id = bounties.id) and (b.partner_id = app_partner()))))

create table bounty_partners (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  bounty_id uuid not null,
  partner_id uuid not null,
  is_eligible boolean not null default true,
  progress integer not null default 0 check (progress >= 0),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, bounty_id, partner_id),
  foreign key (organization_id, bounty_id) references bounties(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on bounty_partners (organization_id, partner_id);
-- isolated
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table bounty_submissions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  bounty_id uuid not null,
  partner_id uuid not null,
  period_no integer not null check (period_no > 0),
  proof text check (length(proof) <= 5000),
  proof_url text check (proof_url ~ '^https?://' and length(proof_url) <= 500),
  person_user_id uuid,
  person_name text check (length(person_name) <= 200),
  status text not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected')),
  submitted_at timestamptz,
  submitted_by_name text,
  reason text check (length(reason) <= 2000),
  decided_at timestamptz,
  decided_by uuid,
  reward_minor bigint check (reward_minor > 0),
  line_id uuid,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint bounty_submissions_organization_id_bounty_id_partner_id_per_key unique (organization_id, bounty_id, partner_id, period_no),
  unique (organization_id, number),
  constraint bounty_submissions_booked check ((status = 'approved') = (line_id is not null and reward_minor is not null)),
  constraint bounty_submissions_rejected check (status <> 'rejected' or reason is not null),
  foreign key (organization_id, bounty_id) references bounties(organization_id, id),
  foreign key (organization_id, line_id) references commission_lines(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index on bounty_submissions (organization_id, line_id);
create index on bounty_submissions (organization_id, partner_id, status);
create index on bounty_submissions (organization_id, status, submitted_at);
-- isolated, recorded, row_version
-- partners see: (partner_id = app_partner()) and sees_reward_of(person_user_id)
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table mdf_balances (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  fund_id uuid not null,
  partner_id uuid,
  available_minor bigint not null default 0,
  reserved_minor bigint not null default 0 check (reserved_minor >= 0),
  claimed_minor bigint not null default 0 check (claimed_minor >= 0),
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  allocated_minor bigint generated always as ((((available_minor + reserved_minor) + claimed_minor) + paid_minor)) stored,
  is_limited boolean not null,
  is_eligible boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, fund_id, partner_id),
  constraint mdf_balances_available check (not is_limited or available_minor >= 0),
  foreign key (organization_id, fund_id) references mdf_funds(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on mdf_balances (organization_id, partner_id);
-- isolated
-- partners see: (partner_id = app_partner()) or ((partner_id is null) and is_in_mdf_fund(organization_id, fund_id))
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table mdf_claim_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  claim_id uuid not null,
  partner_id uuid not null,
  purpose text not null check (purpose in ('invoice', 'proof')),
  key text not null check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text not null check (length(file_name) >= 1 and length(file_name) <= 255),
  kind text not null check (kind in ('pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'other')),
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  uploaded_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (key),
  foreign key (organization_id, claim_id) references mdf_claims(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on mdf_claim_files (organization_id, claim_id);
create index on mdf_claim_files (organization_id, partner_id);
create trigger keep_limit_of_new after insert on mdf_claim_files for each row
  execute function keep_storage_limit();
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table mdf_claim_leads (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  claim_id uuid not null,
  partner_id uuid not null,
  "position" integer not null,
  company_name text not null check (length(company_name) >= 1 and length(company_name) <= 200),
  contact text check (length(contact) <= 254),
  domain text,
  name_key text not null,
  registration_id uuid,
  matched_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, claim_id) references mdf_claims(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id) on delete set null (registration_id)
);
create unique index on mdf_claim_leads (organization_id, claim_id, "position");
create index on mdf_claim_leads (organization_id, partner_id) where (registration_id is null);
create index on mdf_claim_leads (organization_id, registration_id);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table mdf_claims (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  request_id uuid not null,
  fund_id uuid not null,
  partner_id uuid not null,
  spent_minor bigint not null check (spent_minor > 0),
  amount_minor bigint not null check (amount_minor > 0),
  invoice_number text check (length(invoice_number) <= 100),
  summary text check (length(summary) <= 5000),
  leads_text text check (length(leads_text) <= 20000),
  status text not null default 'draft' check (status in ('draft', 'submitted', 'returned', 'approved', 'declined', 'canceled', 'paid', 'reversed')),
  submitted_at timestamptz,
  submitted_by_name text,
  approved_minor bigint check (approved_minor > 0),
  decision_note text check (length(decision_note) <= 2000),
  decided_at timestamptz,
  decided_by uuid,
  line_id uuid,
  paid_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  constraint mdf_claims_amount check (amount_minor <= spent_minor),
  constraint mdf_claims_approved check (approved_minor <= amount_minor),
  constraint mdf_claims_booked check ((line_id is null) = (status <> all (array['approved', 'paid', 'reversed']))),
  constraint mdf_claims_paid check ((status = 'paid') = (paid_at is not null)),
  foreign key (organization_id, fund_id) references mdf_funds(organization_id, id),
  foreign key (organization_id, line_id) references commission_lines(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, request_id) references mdf_requests(organization_id, id)
);
create index on mdf_claims (organization_id, fund_id);
create unique index on mdf_claims (organization_id, line_id);
create index on mdf_claims (organization_id, partner_id, status);
create index on mdf_claims (organization_id, request_id);
create index on mdf_claims (organization_id, status, submitted_at);
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

-- Funds that pay part of the marketing of partners.
create table mdf_funds (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  description text check (length(description) <= 5000),
  kind text not null check (kind in ('fixed', 'pool')),
  currency character(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  starts_on date not null,
  ends_on date not null,
  audience_id uuid,
  participation_ppm bigint not null default 500000 check (participation_ppm >= 1 and participation_ppm <= 1000000),
  requests_until date,
  claim_days integer not null default 60 check (claim_days >= 1 and claim_days <= 730),
  status text not null default 'draft' check (status in ('draft', 'active', 'closed')),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint mdf_funds_period check (ends_on >= starts_on),
  constraint mdf_funds_requests_until check (requests_until <= ends_on),
  foreign key (organization_id, audience_id) references audiences(organization_id, id)
);
create unique index mdf_funds_name on mdf_funds (organization_id, lower(name)) where (status <> 'closed');
create index on mdf_funds (organization_id, audience_id);
create trigger note_module after insert on mdf_funds referencing new table as added for each statement
  execute function note_module_in_use('mdf');
-- isolated, recorded, row_version
-- partners see: exists (select from mdf_balances b where ((b.organization_id = mdf_funds.organization_id) and (b.fund_id =
--     mdf_funds.id) and (b.partner_id = app_partner())))

create table mdf_movements (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  fund_id uuid not null,
  partner_id uuid,
  request_id uuid,
  claim_id uuid,
  kind text not null check (kind in ('allocate', 'withdraw', 'reserve', 'release', 'claim', 'unclaim', 'pay', 'unpay', 'reverse', 'merge')),
  from_part text check (from_part in ('available', 'reserved', 'claimed', 'paid')),
  to_part text check (to_part in ('available', 'reserved', 'claimed', 'paid')),
  amount_minor bigint not null check (amount_minor > 0),
  note text check (length(note) <= 1000),
  moved_by uuid default app_user(),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint mdf_movements_parts check (from_part is distinct from to_part),
  foreign key (organization_id, claim_id) references mdf_claims(organization_id, id),
  foreign key (organization_id, fund_id) references mdf_funds(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, request_id) references mdf_requests(organization_id, id)
);
create index on mdf_movements (organization_id, claim_id);
create index on mdf_movements (organization_id, fund_id, created_at);
create index on mdf_movements (organization_id, partner_id, fund_id);
create index on mdf_movements (organization_id, request_id);
create trigger move after insert on mdf_movements for each row
  execute function move_mdf_money();
-- isolated, append-only
-- partners see: partner_id = app_partner()
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))
-- grants: insert, select

create table mdf_requests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  fund_id uuid not null,
  partner_id uuid not null,
  title text not null check (length(trim(both from title)) >= 1 and length(trim(both from title)) <= 200),
  activity text not null check (activity in ('event', 'webinar', 'advertising', 'content', 'training', 'email', 'other')),
  starts_on date not null,
  ends_on date not null,
  description text check (length(description) <= 5000),
  cost_minor bigint not null check (cost_minor > 0),
  amount_minor bigint not null check (amount_minor > 0),
  expected_leads integer check (expected_leads >= 0),
  expected_pipeline_minor bigint check (expected_pipeline_minor >= 0),
  status text not null default 'submitted' check (status in ('submitted', 'returned', 'approved', 'declined', 'canceled', 'closed', 'expired')),
  submitted_at timestamptz not null,
  submitted_by uuid default app_user(),
  submitted_by_name text not null,
  approved_minor bigint check (approved_minor > 0),
  decision_note text check (length(decision_note) <= 2000),
  decided_at timestamptz,
  decided_by uuid,
  claim_by date,
  ended_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  constraint mdf_requests_amount check (amount_minor <= cost_minor),
  constraint mdf_requests_approved check (approved_minor <= cost_minor),
  constraint mdf_requests_claim_by check ((approved_minor is null) = (claim_by is null)),
  constraint mdf_requests_days check (ends_on >= starts_on),
  constraint mdf_requests_decided check ((status <> all (array['approved', 'closed', 'expired'])) or approved_minor is not null and decided_at is not null),
  foreign key (organization_id, fund_id) references mdf_funds(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on mdf_requests (organization_id, claim_by) where (status = 'approved');
create index on mdf_requests (organization_id, fund_id, status);
create index on mdf_requests (organization_id, partner_id, status);
create index on mdf_requests (organization_id, status, submitted_at);
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

-- integrations =======================================================================================

create table connection_attempts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  connector text not null,
  connection_id uuid,
  state_hash text not null,
  session_id uuid not null,
  user_id uuid not null,
  sealed bytea not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (state_hash),
  foreign key (organization_id, connection_id) references connections(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id) on delete cascade
);
create index on connection_attempts (expires_at);
create index on connection_attempts (organization_id, connection_id);
create index on connection_attempts (organization_id, partner_id);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: false
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table connections (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  connector text not null check (connector ~ '^[a-z][a-z0-9_]{1,40}$'),
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 100),
  status text not null default 'connected' check (status in ('connected', 'error', 'paused', 'disconnected')),
  access text not null check (access in ('oauth', 'fields', 'none')),
  is_brokered boolean not null default false,
  account_name text check (length(account_name) <= 200),
  scopes text[] not null default '{}'::text[],
  settings jsonb not null default '{}'::jsonb check (jsonb_typeof(settings) = 'object' and octet_length(settings::text) <= 20000),
  broken_at timestamptz,
  last_error text check (length(last_error) <= 500),
  failed_checks integer not null default 0,
  last_checked_at timestamptz,
  last_synced_at timestamptz,
  connected_by uuid,
  connected_by_name text not null default '',
  connected_at timestamptz not null default now(),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index connections_broken on connections (organization_id, broken_at) where (broken_at is not null);
create index on connections (organization_id, partner_id);
create index connections_to_check on connections (last_checked_at) where (status in ('connected', 'error'));
create trigger note_module after insert on connections referencing new table as added for each statement
  execute function note_module_in_use('connections');
create trigger record_deleted after delete on connections for each row
  execute function record_change();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: false
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table deal_exchange_calls (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  api_key_id uuid not null,
  method text not null check (length(method) >= 3 and length(method) <= 10),
  route text not null check (length(route) >= 1 and length(route) <= 200),
  status integer not null check (status >= 100 and status <= 599),
  minute timestamptz not null,
  count integer not null default 1 check (count > 0),
  message text,
  last_at timestamptz not null,
  primary key (organization_id, id),
  constraint deal_exchange_calls_minute unique (organization_id, partner_id, api_key_id, method, route, status, minute),
  foreign key (organization_id, api_key_id) references api_keys(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on deal_exchange_calls (organization_id, api_key_id);
create index on deal_exchange_calls (organization_id, last_at);
create index on deal_exchange_calls (organization_id, partner_id, last_at desc);
-- isolated
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- policy viewing: ((select (not app_views_partner())) or false)

create table deal_exchange_references (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  external_ref text not null check (length(external_ref) >= 1 and length(external_ref) <= 200),
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  registration_id uuid,
  api_key_id uuid,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint deal_exchange_references_once unique (organization_id, partner_id, external_ref),
  unique (organization_id, registration_id),
  foreign key (organization_id, api_key_id) references api_keys(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id) on delete cascade
);
create index on deal_exchange_references (organization_id, api_key_id);
create trigger note_module after insert on deal_exchange_references referencing new table as added for each statement
  execute function note_module_in_use('deal_exchange');
-- isolated, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- policy viewing: ((select (not app_views_partner())) or false)

create table demo_crm_records (
  organization_id uuid not null references organizations,
  object text not null check (length(object) >= 1 and length(object) <= 60),
  remote_id text not null check (length(remote_id) >= 1 and length(remote_id) <= 100),
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 200000),
  links jsonb not null default '{}'::jsonb check (jsonb_typeof(links) = 'object'),
  is_deleted boolean not null default false,
  merged_into text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  partner_id uuid,
  id uuid not null default new_id(),
  primary key (organization_id, id),
  constraint demo_crm_records_once unique nulls not distinct (organization_id, partner_id, object, remote_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id is null
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table field_mappings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  object_mapping_id uuid not null,
  local_field text check (length(local_field) >= 1 and length(local_field) <= 200),
  remote_field text check (length(remote_field) >= 1 and length(remote_field) <= 200),
  fixed_value text check (length(fixed_value) <= 2000),
  on_create text not null default 'both' check (on_create in ('in', 'out', 'both', 'none')),
  on_update text not null default 'both' check (on_update in ('in', 'out', 'both', 'none')),
  transform text not null default 'none' check (transform in ('none', 'trim', 'lowercase', 'uppercase', 'domain', 'digits')),
  value_map jsonb not null default '[]'::jsonb,
  fill_if_empty boolean not null default false,
  first_sync_only boolean not null default false,
  on_conflict text not null default 'newest' check (on_conflict in ('crm', 'tandem', 'newest', 'ask')),
  "order" integer not null default 0,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint field_mappings_organization_id_object_mapping_id_local_fiel_key unique nulls not distinct (organization_id, object_mapping_id, local_field, remote_field),
  check ( case when fixed_value is null then local_field is not null and remote_field is not null else (local_field is null) <> (remote_field is null) end),
  foreign key (organization_id, object_mapping_id) references object_mappings(organization_id, id) on delete cascade
);
create index on field_mappings (organization_id, object_mapping_id, "order");
-- isolated, recorded, row_version
-- own: false

create table integration_requests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  user_id uuid not null,
  name text not null check (length(trim(both from name)) >= 2 and length(trim(both from name)) <= 60),
  name_key text not null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, name_key, user_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on integration_requests (organization_id, partner_id);
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: false

create table object_mappings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  connection_id uuid not null,
  local_table text not null check (local_table ~ '^[a-z_]{1,60}$'),
  remote_object text not null check (length(remote_object) >= 1 and length(remote_object) <= 200),
  in_filters jsonb not null default '[]'::jsonb,
  out_filters jsonb not null default '[]'::jsonb,
  creates_in boolean not null default true,
  creates_out boolean not null default false,
  match_local text,
  match_remote text,
  on_remote_delete text not null default 'keep' check (on_remote_delete in ('keep', 'archive')),
  on_local_delete text not null default 'keep' check (on_local_delete in ('keep', 'ask')),
  status text not null default 'draft' check (status in ('draft', 'simulated', 'active', 'paused')),
  pause_reason text,
  simulated_at timestamptz,
  activated_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint object_mappings_organization_id_connection_id_local_table_r_key unique (organization_id, connection_id, local_table, remote_object),
  foreign key (organization_id, connection_id) references connections(organization_id, id) on delete cascade
);
create trigger note_module after insert on object_mappings referencing new table as added for each statement
  execute function note_module_in_use('field_mappings');
-- isolated, recorded, row_version
-- own: false

create table partner_crm_deals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  connection_id uuid,
  object text not null check (length(object) >= 1 and length(object) <= 100),
  remote_id text not null check (length(remote_id) >= 1 and length(remote_id) <= 200),
  remote_name text not null default '' check (length(remote_name) <= 300),
  registration_id uuid not null,
  changes integer not null default 0,
  written_changes integer not null default 0,
  retry_at timestamptz,
  attempts integer not null default 0,
  written jsonb,
  written_at timestamptz,
  failed_at timestamptz,
  last_error text check (length(last_error) <= 500),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, registration_id),
  foreign key (organization_id, connection_id) references connections(organization_id, id) on delete set null (connection_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id) on delete cascade
);
create index partner_crm_deals_due on partner_crm_deals (organization_id, retry_at) where (written_changes < changes);
create index partner_crm_deals_failed on partner_crm_deals (organization_id, partner_id) where (failed_at is not null);
create index on partner_crm_deals (organization_id, connection_id, remote_id);
create index on partner_crm_deals (organization_id, partner_id);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: false
-- policy viewing: ((select (not app_views_partner())) or false)

create table partner_crm_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  connection_id uuid not null,
  object text not null check (length(object) >= 1 and length(object) <= 100),
  open_field text check (length(open_field) >= 1 and length(open_field) <= 100),
  open_values text[] not null default '{}'::text[] check (cardinality(open_values) <= 100),
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 10000),
  writes_back boolean not null default false,
  write_fields jsonb not null default '{}'::jsonb check (jsonb_typeof(write_fields) = 'object' and octet_length(write_fields::text) <= 2000),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, connection_id),
  foreign key (organization_id, connection_id) references connections(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on partner_crm_settings (organization_id, partner_id);
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: false
-- policy viewing: ((select (not app_views_partner())) or false)

create table record_links (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  connection_id uuid not null,
  object_mapping_id uuid not null,
  local_table text not null,
  record_id uuid not null,
  remote_object text not null,
  remote_id text not null check (length(remote_id) >= 1 and length(remote_id) <= 200),
  remote_url text,
  base jsonb not null default '{}'::jsonb,
  origins jsonb not null default '{}'::jsonb,
  decisions jsonb not null default '{}'::jsonb,
  last_origin text check (last_origin in ('here', 'there')),
  remote_updated_at timestamptz,
  synced_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('deleted_here', 'deleted_there', 'merged_here', 'merged_there', 'unlinked', 'undone', 'erased')),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, object_mapping_id) references object_mappings(organization_id, id) on delete cascade
);
create unique index record_links_one_here on record_links (organization_id, connection_id, local_table, record_id);
create unique index record_links_one_there on record_links (organization_id, connection_id, remote_object, remote_id);
create index on record_links (organization_id, local_table, record_id);
create index on record_links (organization_id, object_mapping_id, synced_at);
-- isolated, row_version
-- own: false

create table sync_changes (
  organization_id uuid not null references organizations,
  object_mapping_id uuid not null,
  side text not null check (side in ('here', 'there')),
  record_key text not null,
  revision integer not null default 1,
  attempts integer not null default 0,
  next_at timestamptz not null,
  primary key (organization_id, object_mapping_id, side, record_key),
  foreign key (organization_id, object_mapping_id) references object_mappings(organization_id, id) on delete cascade
);
create index on sync_changes (organization_id, object_mapping_id, next_at);
-- isolated
-- own: false

create table sync_hook_events (
  organization_id uuid not null references organizations,
  connection_id uuid not null,
  event_id text not null check (length(event_id) >= 1 and length(event_id) <= 200),
  received_at timestamptz not null,
  primary key (organization_id, connection_id, event_id)
);
create index on sync_hook_events (organization_id, received_at);
-- isolated
-- own: false

create table sync_issues (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  connection_id uuid not null,
  object_mapping_id uuid not null,
  run_id uuid,
  kind text not null check (kind in ('conflict', 'rejected_here', 'rejected_there', 'duplicate', 'reference', 'deleted_there', 'deleted_here', 'merged_there', 'unavailable')),
  status text not null default 'open' check (status in ('open', 'acknowledged', 'resolved')),
  message text not null,
  detail text,
  field text,
  local_table text not null,
  record_id uuid,
  record_name text,
  remote_object text not null,
  remote_id text,
  remote_url text,
  local_value jsonb,
  remote_value jsonb,
  base_value jsonb,
  is_dead boolean not null default false,
  attempts integer not null default 1,
  fingerprint text not null,
  created_at timestamptz not null,
  last_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid,
  updated_at timestamptz not null default now(),
  row_version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, object_mapping_id) references object_mappings(organization_id, id) on delete cascade
);
create unique index sync_issues_once on sync_issues (organization_id, object_mapping_id, fingerprint) where (status = 'open');
create index on sync_issues (organization_id, created_at desc, id desc);
create index on sync_issues (organization_id, local_table, record_id);
create index on sync_issues (organization_id, object_mapping_id, created_at desc);
-- isolated, row_version
-- own: false

create table sync_leases (
  organization_id uuid not null references organizations,
  lease_key text not null,
  holder uuid not null,
  expires_at timestamptz not null,
  worker text check (length(worker) <= 100),
  primary key (organization_id, lease_key)
);
-- isolated
-- own: false

create table sync_run_records (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  run_id uuid not null,
  action text not null check (action in ('create_here', 'update_here', 'archive_here', 'create_there', 'update_there', 'link', 'conflict', 'incomplete', 'failed')),
  local_table text not null,
  record_id uuid,
  remote_id text,
  record_name text,
  before jsonb not null default '{}'::jsonb,
  after jsonb not null default '{}'::jsonb,
  message text,
  undone_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, run_id) references sync_runs(organization_id, id) on delete cascade
);
create index on sync_run_records (organization_id, record_id);
create index on sync_run_records (organization_id, run_id, id);
-- isolated, row_version
-- own: false

create table sync_runs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  connection_id uuid not null,
  object_mapping_id uuid not null,
  kind text not null check (kind in ('simulate', 'backfill', 'poll', 'hook', 'record', 'undo')),
  status text not null check (status in ('queued', 'running', 'done', 'failed', 'canceled', 'undone')),
  counts jsonb not null default '{}'::jsonb,
  processed integer not null default 0,
  total integer,
  phase text not null default 'in' check (phase in ('in', 'out')),
  cursor text,
  error text,
  started_by uuid,
  undoes_run_id uuid,
  created_at timestamptz not null,
  finished_at timestamptz,
  updated_at timestamptz not null default now(),
  row_version integer not null default 1,
  version text check (length(version) <= 200),
  primary key (organization_id, id),
  foreign key (organization_id, object_mapping_id) references object_mappings(organization_id, id) on delete cascade
);
create index on sync_runs (organization_id, created_at desc, id desc);
create index on sync_runs (organization_id, object_mapping_id, created_at desc);
-- isolated, row_version
-- own: false

create table sync_states (
  organization_id uuid not null references organizations,
  object_mapping_id uuid not null,
  cursor text,
  polled_at timestamptz,
  next_poll_at timestamptz not null default now(),
  failures integer not null default 0,
  last_error text,
  remote_fields jsonb not null default '[]'::jsonb,
  remote_label text,
  described_at timestamptz,
  simulated_cursor text,
  primary key (organization_id, object_mapping_id),
  foreign key (organization_id, object_mapping_id) references object_mappings(organization_id, id) on delete cascade
);
-- isolated
-- own: false

create table webhook_attempts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  delivery_id uuid not null,
  number integer not null,
  started_at timestamptz not null,
  duration_ms integer not null,
  status_code integer,
  response_excerpt text check (length(response_excerpt) <= 2048),
  error text,
  trigger text not null check (trigger in ('auto', 'manual')),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, delivery_id) references webhook_deliveries(organization_id, id) on delete cascade
);
create index on webhook_attempts (organization_id, delivery_id, number);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: false
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table webhook_deliveries (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  endpoint_id uuid not null,
  message_id uuid not null,
  event_type text not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed', 'canceled')),
  attempts integer not null default 0,
  slot integer not null default 0,
  is_test boolean not null default false,
  next_attempt_at timestamptz,
  last_status_code integer,
  last_error text,
  duration_ms integer,
  finished_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  worker text check (length(worker) <= 100),
  primary key (organization_id, id),
  unique (organization_id, message_id, endpoint_id),
  constraint webhook_deliveries_due check ((status = 'pending') = (next_attempt_at is not null)),
  foreign key (organization_id, endpoint_id) references webhook_endpoints(organization_id, id) on delete cascade,
  foreign key (organization_id, message_id) references webhook_messages(organization_id, id) on delete cascade
);
create index on webhook_deliveries (organization_id, created_at desc, id desc);
create index on webhook_deliveries (organization_id, endpoint_id, created_at desc);
create index on webhook_deliveries (organization_id, endpoint_id, next_attempt_at) where (status = 'pending');
create index on webhook_deliveries (organization_id, worker) where (worker is not null);
-- isolated, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: false
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table webhook_endpoint_health (
  organization_id uuid not null references organizations,
  endpoint_id uuid not null,
  first_failure_at timestamptz,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  wait_until timestamptz,
  primary key (organization_id, endpoint_id),
  foreign key (organization_id, endpoint_id) references webhook_endpoints(organization_id, id) on delete cascade
);
-- isolated
-- partners see: exists (select from webhook_endpoints e where ((e.organization_id = webhook_endpoint_health.organization_id)
--     and (e.id = webhook_endpoint_health.endpoint_id)))
-- partners write: exists (select from webhook_endpoints e where ((e.organization_id =
--     webhook_endpoint_health.organization_id) and (e.id = webhook_endpoint_health.endpoint_id)))
-- own: false
-- policy viewing: ((select (not app_views_partner())) or (exists (select from webhook_endpoints e where ((e.organization_id
--     = webhook_endpoint_health.organization_id) and (e.id = webhook_endpoint_health.endpoint_id)))))

create table webhook_endpoints (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 100),
  host text not null,
  event_types text[] not null check (cardinality(event_types) >= 1 and cardinality(event_types) <= 200),
  status text not null default 'enabled' check (status in ('enabled', 'disabled', 'auto_disabled')),
  disabled_reason text,
  disabled_at timestamptz,
  rate_per_second integer not null default 10 check (rate_per_second >= 1 and rate_per_second <= 100),
  origin text not null default 'settings' check (origin in ('settings', 'subscription')),
  api_key_id uuid,
  rotated_at timestamptz not null,
  previous_until timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, api_key_id) references api_keys(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on webhook_endpoints (organization_id, api_key_id);
create index on webhook_endpoints (organization_id, created_at desc, id desc);
create index on webhook_endpoints (organization_id, partner_id);
create index on webhook_endpoints (organization_id, status) where (status = 'auto_disabled');
create trigger note_module after insert on webhook_endpoints referencing new table as added for each statement
  execute function note_module_in_use('webhook_endpoints');
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: false
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table webhook_messages (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  event_key text not null,
  event_type text not null,
  ref_table text,
  ref_id uuid,
  body text not null check (octet_length(body) < 20000),
  occurred_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, event_key, partner_id)
);
create index on webhook_messages (organization_id, created_at);
create index on webhook_messages (organization_id, partner_id, event_type, occurred_at desc);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: false
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table widget_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations on delete cascade,
  allowed_origins text[] not null default '{}'::text[] check (cardinality(allowed_origins) <= 50),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index widget_settings_one on widget_settings (organization_id);
-- isolated, recorded, row_version
-- own: false

create table widget_tokens (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations on delete cascade,
  partner_id uuid not null,
  user_id uuid not null references identity.users on delete cascade,
  api_key_id uuid not null,
  origin text not null check (length(origin) >= 8 and length(origin) <= 200),
  token_hash text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (token_hash),
  foreign key (organization_id, api_key_id) references api_keys(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on widget_tokens (expires_at);
create index on widget_tokens (organization_id, api_key_id);
create index on widget_tokens (organization_id, partner_id);
create index on widget_tokens (user_id);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

-- kernel =============================================================================================

create table arriving_files (
  move_id uuid not null references arriving_moves on delete cascade,
  folder text not null,
  key text not null,
  primary key (move_id, folder, key)
);
-- no row-level security
-- grants: tandem_system select

create table arriving_moves (
  id uuid not null default new_id(),
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'accepted', 'loaded', 'approved', 'done', 'failed', 'aborted', 'returned')),
  offer jsonb,
  company_id uuid,
  message text,
  contents jsonb,
  next_part integer not null default 0,
  expires_at timestamptz not null,
  seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (id),
  unique (token_hash)
);
create index on arriving_moves (created_at);
-- no row-level security
-- grants: tandem_system select, update

create table company_signing_keys (
  organization_id uuid not null references organizations,
  purpose text not null,
  sealed bytea not null,
  primary key (organization_id, purpose)
);
-- isolated
-- own: false
-- grants: tandem_system delete, insert, select, update

create table custom_unique_values (
  organization_id uuid not null references organizations,
  entity text not null,
  key text not null,
  digest bytea not null,
  ref_id uuid not null,
  primary key (organization_id, entity, key, digest)
);
create index on custom_unique_values (organization_id, ref_id);
-- isolated
-- partners see: true
-- partners write: true

create table departed_moves (
  id uuid not null default new_id(),
  company_id uuid not null,
  name text not null,
  slug text not null,
  address text not null check (length(address) <= 500),
  state text not null check (state in ('moving', 'moved', 'returned', 'failed', 'forgotten')),
  sealed_token bytea not null,
  message text,
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (id)
);
create index on departed_moves (company_id, began_at desc);
create unique index on departed_moves (company_id) where (state in ('moving', 'moved'));
-- no row-level security
-- grants: tandem_system select

create table frozen_companies (
  organization_id uuid not null references organizations,
  reason text not null check (reason in ('moving', 'moved', 'arriving')),
  address text check (length(address) <= 500),
  since timestamptz not null default now(),
  primary key (organization_id)
);
-- isolated
-- partners see: true
-- own write: false
-- grants: tandem_app select; tandem_partner select; tandem_system delete, insert, select, update

create table given_up_jobs (
  job_id bigint not null,
  at timestamptz not null default now(),
  primary key (job_id)
);
-- no row-level security
-- grants: tandem_system delete, insert, select

create table idempotency_records (
  organization_id uuid not null,
  user_id uuid not null,
  key text not null check (length(key) >= 1 and length(key) <= 200),
  route text not null,
  request_hash text not null,
  response_status integer,
  response_body text,
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id, key)
);
create index on idempotency_records (created_at);
-- isolated
-- partners see: true
-- partners write: true
-- own: user_id = app_user()

create table inbound_webhook_messages (
  organization_id uuid not null references organizations,
  webhook_id uuid not null,
  message_id text not null check (length(message_id) >= 1 and length(message_id) <= 200),
  received_at timestamptz not null,
  primary key (organization_id, webhook_id, message_id),
  foreign key (organization_id, webhook_id) references inbound_webhooks(organization_id, id) on delete cascade
);
create index on inbound_webhook_messages (received_at);
-- isolated

create table inbound_webhooks (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  ref_table text not null,
  ref_id uuid not null,
  sealed bytea not null,
  previous_sealed bytea,
  previous_until timestamptz,
  rotated_at timestamptz not null,
  last_received_at timestamptz,
  wrong_count integer not null default 0,
  last_wrong_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, ref_table, ref_id),
  check ((previous_sealed is null) = (previous_until is null))
);
create unique index on inbound_webhooks (id);
-- isolated

create table move_parts (
  move_id uuid not null references arriving_moves on delete cascade,
  number integer not null check (number >= 0),
  content bytea not null check (length(content) <= 1048576),
  is_last boolean not null,
  primary key (move_id, number)
);
-- no row-level security
-- grants: tandem_system delete, insert, select

-- Numbers of a series set aside, by whoever had to wait for the series; the lowest is used first, and a block without numbers is deleted.
create table number_blocks (
  organization_id uuid not null references organizations,
  key text not null,
  next bigint not null,
  last bigint not null,
  primary key (organization_id, key, last),
  check (next <= last)
);
-- isolated
-- partners see: true
-- partners write: true

create table number_series (
  organization_id uuid not null references organizations,
  key text not null,
  next bigint not null default 1,
  primary key (organization_id, key)
);
-- isolated
-- partners see: true
-- partners write: true

create table outbox_cursors (
  consumer text not null,
  tx xid8 not null default '0'::xid8,
  seq bigint not null default 0,
  since pg_snapshot not null default '1:1:'::pg_snapshot,
  until pg_snapshot,
  primary key (consumer)
);
-- no row-level security
-- grants: tandem_system insert, select, update

create table outbox_events (
  seq bigint not null generated always as identity,
  tx xid8 not null default recorded_tx(),
  organization_id uuid not null,
  topic text not null,
  ref_id uuid,
  payload jsonb not null default '{}'::jsonb,
  occurred_at timestamptz not null default now(),
  primary key (seq)
);
create index on outbox_events (tx, seq);
-- isolated
-- partners write: true
-- own: false
-- own write: true
-- grants: tandem_app insert, select; tandem_partner insert, select; tandem_system delete, insert, select, update

create table server_errors (
  id uuid not null default new_id(),
  at timestamptz not null default clock_timestamp(),
  kind text not null check (kind in ('request', 'job')),
  place text not null,
  message text not null,
  stack text,
  code text,
  request_id text,
  company_id uuid,
  user_id uuid,
  primary key (id)
);
create index on server_errors (at desc);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table size_readings (
  month date not null check (month = date_trunc('month', month::timestamptz)),
  table_name text not null,
  company_id uuid references organizations on delete cascade,
  row_count bigint not null check (row_count >= 0),
  bytes bigint not null check (bytes >= 0),
  measured_at timestamptz not null,
  unique nulls not distinct (month, table_name, company_id)
);
create index on size_readings (company_id, month);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table stored_secrets (
  organization_id uuid not null references organizations,
  ref_table text not null,
  ref_id uuid not null,
  name text not null,
  sealed bytea not null,
  replaced_at timestamptz not null,
  primary key (organization_id, ref_table, ref_id, name)
);
-- isolated

create table tandem_migrations (
  name text not null,
  hash text not null,
  applied_at timestamptz not null default now(),
  primary key (name)
);
-- no row-level security
-- grants: tandem_system select

create table tandem_views (
  name text not null,
  kind text not null,
  hash text not null,
  "position" integer not null,
  primary key (name)
);
-- no row-level security
-- grants: none

create table usage_counters (
  organization_id uuid not null references organizations,
  key text not null,
  day date not null,
  value bigint not null,
  primary key (organization_id, key, day)
);
-- isolated
-- grants: tandem_app select; tandem_partner select; tandem_system delete, insert, select, update

create table visitor_links (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  purpose text not null check (purpose in ('application', 'registration', 'breakdown')),
  ref_id uuid not null,
  token_hash text,
  expires_at timestamptz not null,
  sealed_until timestamptz,
  created_at timestamptz not null default now(),
  views integer not null default 0,
  viewed_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, purpose, ref_id),
  unique (token_hash)
);
create index on visitor_links (expires_at);
create unique index on visitor_links (id);
-- isolated

-- outreach ===========================================================================================

create table calendar_feeds (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid not null,
  partner_id uuid,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, user_id, partner_id),
  unique (token_hash),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on calendar_feeds (organization_id, partner_id);
create index on calendar_feeds (user_id);
-- isolated
-- partners see: (partner_id = app_partner()) and (user_id = app_user())
-- partners write: (partner_id = app_partner()) and (user_id = app_user())
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))
-- policy viewing: ((select (not app_views_partner())) or false)

create table email_campaign_contents (
  organization_id uuid not null references organizations,
  campaign_id uuid not null,
  content jsonb not null,
  primary key (organization_id, campaign_id),
  foreign key (organization_id, campaign_id) references email_campaigns(organization_id, id) on delete cascade
);
-- isolated

create table email_campaign_links (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  campaign_id uuid not null,
  url text not null check (length(url) <= 2000),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, campaign_id, url),
  foreign key (organization_id, campaign_id) references email_campaigns(organization_id, id) on delete cascade
);
create unique index email_campaign_links_id on email_campaign_links (id);
-- isolated

create table email_campaign_recipients (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  campaign_id uuid not null,
  contact_id uuid,
  partner_id uuid,
  email citext,
  full_name text not null,
  status text not null default 'queued' check (status in ('queued', 'claimed', 'handed_over', 'sent', 'failed', 'uncertain', 'skipped')),
  skip_reason text check (skip_reason in ('no_email', 'duplicate', 'unsubscribed', 'bounced', 'complained', 'suppressed', 'excluded', 'inactive', 'canceled')),
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  error text,
  token_hash text,
  sent_at timestamptz,
  bounced_at timestamptz,
  is_hard_bounce boolean,
  opened_at timestamptz,
  clicked_at timestamptz,
  replied_at timestamptz,
  complained_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  worker text check (length(worker) <= 100),
  primary key (organization_id, id),
  check ((status = 'skipped') = (skip_reason is not null)),
  check (status = 'skipped' or email is not null),
  foreign key (organization_id, campaign_id) references email_campaigns(organization_id, id),
  foreign key (organization_id, contact_id) references contacts(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index email_campaign_recipients_one on email_campaign_recipients (organization_id, campaign_id, email) where (status <> 'skipped');
create index on email_campaign_recipients (organization_id, campaign_id, status, due_at);
create index on email_campaign_recipients (organization_id, contact_id);
create index on email_campaign_recipients (organization_id, created_at desc, id desc);
create index on email_campaign_recipients (organization_id, email);
create index on email_campaign_recipients (organization_id, partner_id, created_at desc);
create unique index email_campaign_recipients_token on email_campaign_recipients (token_hash) where (token_hash is not null);
-- isolated
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table email_campaigns (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'preparing', 'sending', 'paused', 'sent', 'canceled')),
  topic_id uuid not null,
  subject text not null default '' check (length(subject) <= 200),
  preview_text text check (length(preview_text) <= 200),
  from_name text check (length(from_name) <= 120),
  from_local text not null default 'news' check (from_local ~ '^[a-z0-9._-]{1,60}$'),
  domain_id uuid,
  reply_to citext check (length(reply_to::text) <= 254),
  blocks jsonb not null default '[]'::jsonb check (jsonb_typeof(blocks) = 'array'),
  audience_id uuid,
  excluded_audience_ids uuid[] not null default '{}'::uuid[] check (cardinality(excluded_audience_ids) <= 20),
  reaches text not null default 'primary' check (reaches in ('primary', 'everyone', 'portal')),
  tracks_opens boolean not null default true,
  scheduled_at timestamptz,
  per_minute integer not null default 120 check (per_minute >= 1 and per_minute <= 10000),
  quiet_from smallint not null default 20 check (quiet_from >= 0 and quiet_from <= 23),
  quiet_until smallint not null default 8 check (quiet_until >= 0 and quiet_until <= 23),
  most_bounces_ppm integer not null default 40000 check (most_bounces_ppm >= 0 and most_bounces_ppm <= 1000000),
  pause_reason text,
  started_at timestamptz,
  finished_at timestamptz,
  archived_at timestamptz,
  created_by uuid default app_user(),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_written_to_disk boolean not null default false,
  primary key (organization_id, id),
  check (status <> 'scheduled' or scheduled_at is not null),
  foreign key (organization_id, audience_id) references audiences(organization_id, id),
  foreign key (organization_id, domain_id) references email_domains(organization_id, id),
  foreign key (organization_id, topic_id) references email_topics(organization_id, id)
);
create index on email_campaigns (organization_id, audience_id);
create index on email_campaigns (organization_id, created_at desc, id desc);
create index on email_campaigns (organization_id, domain_id);
create index on email_campaigns (organization_id, status) where (status in ('scheduled', 'preparing', 'sending', 'paused'));
create index on email_campaigns (organization_id, topic_id);
create trigger note_module after insert on email_campaigns referencing new table as added for each statement
  execute function note_module_in_use('email_campaigns');
-- isolated, recorded, row_version

create table email_domain_keys (
  organization_id uuid not null references organizations,
  domain_id uuid not null,
  sealed_key bytea not null,
  primary key (organization_id, domain_id),
  foreign key (organization_id, domain_id) references email_domains(organization_id, id) on delete cascade
);
-- isolated

create table email_domains (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  domain citext not null check (length(domain::text) >= 3 and length(domain::text) <= 253),
  dkim_selector text not null check (dkim_selector ~ '^[a-z0-9-]{1,40}$'),
  dkim_public_key text not null default '',
  spf_status text not null default 'unchecked' check (spf_status in ('unchecked', 'ok', 'missing', 'wrong')),
  spf_found text,
  dkim_status text not null default 'unchecked' check (dkim_status in ('unchecked', 'ok', 'missing', 'wrong')),
  dkim_found text,
  dmarc_status text not null default 'unchecked' check (dmarc_status in ('unchecked', 'ok', 'missing', 'wrong')),
  dmarc_found text,
  checked_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index email_domains_domain on email_domains (organization_id, domain);
create index on email_domains (organization_id, created_at desc, id desc);
-- isolated, recorded, row_version

create table email_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  campaign_id uuid not null,
  recipient_id uuid not null,
  kind text not null check (kind in ('open', 'click', 'soft_bounce', 'hard_bounce', 'complaint', 'reply', 'unsubscribe')),
  link_id uuid,
  is_machine boolean not null default false,
  detail text check (length(detail) <= 500),
  source_key text not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, recipient_id, source_key),
  foreign key (organization_id, campaign_id) references email_campaigns(organization_id, id),
  foreign key (organization_id, link_id) references email_campaign_links(organization_id, id),
  foreign key (organization_id, recipient_id) references email_campaign_recipients(organization_id, id)
);
create index on email_events (organization_id, campaign_id, kind);
create index on email_events (organization_id, link_id);
-- isolated
-- own: exists (select from email_campaign_recipients r where ((r.organization_id = email_events.organization_id) and (r.id =
--     email_events.recipient_id)))

create table email_suppressions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  email citext not null check (length(email::text) >= 3 and length(email::text) <= 254),
  topic_id uuid,
  reason text not null check (reason in ('unsubscribed', 'bounced', 'complained', 'manual')),
  campaign_id uuid,
  note text check (length(note) <= 500),
  until timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, email, topic_id),
  foreign key (organization_id, campaign_id) references email_campaigns(organization_id, id),
  foreign key (organization_id, topic_id) references email_topics(organization_id, id)
);
create index on email_suppressions (organization_id, campaign_id);
create index on email_suppressions (organization_id, created_at desc, id desc);
create index on email_suppressions (organization_id, topic_id);
-- isolated, recorded, row_version

create table email_topics (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  description text check (length(description) <= 500),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index email_topics_name on email_topics (organization_id, lower(name)) where (archived_at is null);
create index on email_topics (organization_id, created_at desc, id desc);
-- isolated, recorded, row_version

create table erased_suppressions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  email_hash bytea not null,
  topic_id uuid,
  reason text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, email_hash, topic_id),
  foreign key (organization_id, topic_id) references email_topics(organization_id, id)
);
create index on erased_suppressions (organization_id, topic_id);
-- isolated

create table meeting_attendees (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  meeting_id uuid not null,
  partner_id uuid not null,
  side text not null check (side in ('company', 'partner')),
  user_id uuid,
  contact_id uuid,
  full_name text not null check (length(full_name) >= 1 and length(full_name) <= 250),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint meeting_attendees_side check ( case side when 'company' then contact_id is null else user_id is null end),
  foreign key (organization_id, contact_id) references contacts(organization_id, id) on delete set null (contact_id),
  foreign key (organization_id, meeting_id) references meetings(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index meeting_attendees_contact on meeting_attendees (organization_id, meeting_id, contact_id) where (contact_id is not null);
create index on meeting_attendees (organization_id, contact_id);
create index on meeting_attendees (organization_id, meeting_id);
create index on meeting_attendees (organization_id, partner_id);
create index on meeting_attendees (organization_id, user_id);
create unique index meeting_attendees_user on meeting_attendees (organization_id, meeting_id, user_id) where (user_id is not null);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table meeting_cadences (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  tier_id uuid not null,
  kind text not null check (kind in ('introduction', 'onboarding', 'pipeline', 'qbr', 'training')),
  every_months integer not null check (every_months >= 1 and every_months <= 24),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, tier_id) references partner_tiers(organization_id, id)
);
create unique index meeting_cadences_one on meeting_cadences (organization_id, tier_id, kind);
-- isolated, recorded, row_version

create table meeting_deals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  meeting_id uuid not null,
  partner_id uuid not null,
  opportunity_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, meeting_id, opportunity_id),
  foreign key (organization_id, meeting_id) references meetings(organization_id, id) on delete cascade,
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on meeting_deals (organization_id, opportunity_id);
create index on meeting_deals (organization_id, partner_id);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table meeting_dues (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  cadence_id uuid not null,
  kind text not null check (kind in ('introduction', 'onboarding', 'pipeline', 'qbr', 'training')),
  due_on date not null,
  last_held_on date,
  next_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, partner_id, cadence_id),
  foreign key (organization_id, cadence_id) references meeting_cadences(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on meeting_dues (organization_id, cadence_id);
create index on meeting_dues (organization_id, due_on);
-- isolated, row_version
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table meeting_packs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  meeting_id uuid not null,
  partner_id uuid not null,
  pack jsonb not null check (jsonb_typeof(pack) = 'object'),
  frozen_at timestamptz not null,
  frozen_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, meeting_id),
  foreign key (organization_id, meeting_id) references meetings(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on meeting_packs (organization_id, partner_id);
-- isolated
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table meeting_private_notes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  meeting_id uuid not null,
  partner_id uuid not null,
  body text not null check (length(body) <= 20000),
  updated_by uuid default app_user(),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  side text not null default 'company' check (side in ('company', 'partner')),
  primary key (organization_id, id),
  constraint meeting_private_notes_one unique (organization_id, meeting_id, side),
  foreign key (organization_id, meeting_id) references meetings(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on meeting_private_notes (organization_id, partner_id);
-- isolated, row_version
-- partners see: (partner_id = app_partner()) and (side = 'partner')
-- partners write: (partner_id = app_partner()) and (side = 'partner')
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- policy viewing: ((select (not app_views_partner())) or (side = 'company'))

-- Meetings with partners, from the proposed times to the notes and decisions.
create table meetings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  title text not null check (length(trim(both from title)) >= 1 and length(trim(both from title)) <= 200),
  kind text not null check (kind in ('introduction', 'onboarding', 'pipeline', 'qbr', 'training')),
  status text not null check (status in ('proposed', 'scheduled', 'held', 'canceled', 'no_show')),
  starts_at timestamptz,
  duration_minutes integer not null default 60 check (duration_minutes >= 5 and duration_minutes <= 720),
  time_zone text not null check (length(time_zone) >= 1 and length(time_zone) <= 64),
  place text check (length(place) <= 500),
  proposed_times text[] not null default '{}'::text[] check (cardinality(proposed_times) <= 5),
  proposed_by text check (proposed_by in ('company', 'partner')),
  owner_user_id uuid,
  agenda jsonb not null default '[]'::jsonb check (jsonb_typeof(agenda) = 'array' and jsonb_array_length(agenda) <= 30),
  shared_notes text check (length(shared_notes) <= 20000),
  decisions text[] not null default '{}'::text[] check (cardinality(decisions) <= 50),
  reason text check (length(reason) <= 1000),
  ended_at timestamptz,
  sequence integer not null default 0 check (sequence >= 0),
  created_by_name text not null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint meetings_ended check ((status in ('held', 'canceled', 'no_show')) = (ended_at is not null)),
  constraint meetings_time check ((status <> all (array['scheduled', 'held', 'no_show'])) or starts_at is not null),
  constraint meetings_times_proposed check (status <> 'proposed' or proposed_by is not null and cardinality(proposed_times) > 0),
  foreign key (organization_id, owner_user_id) references memberships(organization_id, user_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on meetings (organization_id, owner_user_id);
create index on meetings (organization_id, partner_id, kind, status);
create index on meetings (organization_id, starts_at desc, id desc);
create index on meetings (organization_id, status, starts_at);
create trigger note_module after insert on meetings referencing new table as added for each statement
  execute function note_module_in_use('meetings');
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table record_emails (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  ref_table text not null check (ref_table ~ '^[a-z_]{1,60}$'),
  ref_id uuid not null,
  partner_id uuid,
  direction text not null check (direction in ('sent', 'received')),
  answers_id uuid,
  subject text not null check (length(subject) <= 200),
  body text not null check (length(body) <= 10000),
  author_name text not null,
  author_user_id uuid default app_user(),
  to_names text[] not null default '{}'::text[],
  to_addresses text[] not null default '{}'::text[],
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, answers_id) references record_emails(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on record_emails (organization_id, answers_id);
create index on record_emails (organization_id, author_user_id, created_at) where (direction = 'sent');
create index on record_emails (organization_id, created_at desc, id desc);
create index on record_emails (organization_id, partner_id);
create index on record_emails (organization_id, ref_id, created_at desc);
-- isolated, recorded, row_version
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table survey_follow_ups (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  response_id uuid not null,
  partner_id uuid not null,
  status text not null default 'new' check (status in ('new', 'acknowledged', 'planned', 'done', 'declined')),
  owner_user_id uuid,
  note text check (length(note) <= 2000),
  tags text[] not null default '{}'::text[],
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, response_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, response_id) references survey_responses(organization_id, id)
);
create index on survey_follow_ups (organization_id, partner_id);
-- isolated, recorded, row_version
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table survey_invitations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  survey_id uuid not null,
  round_id uuid not null,
  partner_id uuid not null,
  user_id uuid not null,
  status text not null default 'open' check (status in ('open', 'answered', 'expired')),
  survey_name text not null,
  intro text,
  score_question text not null,
  questions jsonb not null,
  is_anonymous boolean not null,
  closes_at timestamptz not null,
  notified_at timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id),
  constraint survey_invitations_organization_id_round_id_partner_id_user_key unique (organization_id, round_id, partner_id, user_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, round_id) references survey_rounds(organization_id, id),
  foreign key (organization_id, survey_id) references surveys(organization_id, id)
);
create index on survey_invitations (organization_id, partner_id, user_id, status);
create index on survey_invitations (organization_id, round_id) where (status = 'open');
create index on survey_invitations (organization_id, survey_id);
create index on survey_invitations (organization_id, user_id, created_at desc);
-- isolated
-- partners see: (partner_id = app_partner()) and (user_id = app_user())
-- partners write: (partner_id = app_partner()) and (user_id = app_user())
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- policy viewing: ((select (not app_views_partner())) or (not is_anonymous))

create table survey_responses (
  id uuid not null,
  organization_id uuid not null references organizations,
  survey_id uuid not null,
  round_id uuid not null,
  partner_id uuid,
  user_id uuid,
  person_name text,
  tier_id uuid,
  region_id uuid,
  is_anonymous boolean not null,
  score smallint not null check (score >= 0 and score <= 10),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  created_at timestamptz not null,
  primary key (organization_id, id),
  constraint survey_responses_anonymous check (num_nonnulls(partner_id, user_id, person_name) = case when is_anonymous then 0 else 3 end),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, region_id) references partner_regions(organization_id, id),
  foreign key (organization_id, round_id) references survey_rounds(organization_id, id),
  foreign key (organization_id, survey_id) references surveys(organization_id, id),
  foreign key (organization_id, tier_id) references partner_tiers(organization_id, id)
);
create index on survey_responses (organization_id, created_at desc, id desc);
create index on survey_responses (organization_id, created_at) where ((score <= 6) and (not is_anonymous));
create index on survey_responses (organization_id, partner_id, created_at desc);
create index on survey_responses (organization_id, region_id);
create index on survey_responses (organization_id, round_id);
create index on survey_responses (organization_id, survey_id, round_id);
create index on survey_responses (organization_id, tier_id);
-- isolated, append-only
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))
-- grants: insert, select

create table survey_rounds (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  survey_id uuid not null,
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  closed_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, survey_id) references surveys(organization_id, id)
);
create index on survey_rounds (closes_at) where (closed_at is null);
create index on survey_rounds (organization_id, survey_id, opened_at desc);
-- isolated

create table surveys (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  intro text check (length(intro) <= 2000),
  score_question text not null check (length(trim(both from score_question)) >= 1 and length(trim(both from score_question)) <= 300),
  questions jsonb not null default '[]'::jsonb check (jsonb_typeof(questions) = 'array'),
  status text not null default 'draft' check (status in ('draft', 'active', 'paused', 'closed')),
  is_anonymous boolean not null default false,
  audience_id uuid,
  asks text not null default 'admins' check (asks in ('admins', 'everyone')),
  timing text not null default 'once' check (timing in ('once', 'monthly', 'quarterly', 'decision', 'payout', 'course')),
  open_days integer not null default 14 check (open_days >= 1 and open_days <= 90),
  rest_days integer not null default 30 check (rest_days >= 1 and rest_days <= 365),
  next_at timestamptz,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, audience_id) references audiences(organization_id, id)
);
create index on surveys (next_at) where (next_at is not null);
create index on surveys (organization_id, audience_id);
create index on surveys (organization_id, created_at desc, id desc);
create trigger note_module after insert on surveys referencing new table as added for each statement
  execute function note_module_in_use('feedback');
-- isolated, recorded, row_version

-- partners ===========================================================================================

create table audiences (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  description text,
  entity text not null check (entity in ('partners', 'contacts', 'opportunities')),
  conditions jsonb not null check (jsonb_typeof(conditions -> 'any') = 'array'),
  color text,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index audiences_name on audiences (organization_id, entity, lower(name)) where (archived_at is null);
create trigger note_module after insert on audiences referencing new table as added for each statement
  execute function note_module_in_use('audiences');
-- isolated, recorded, row_version

create table contact_types (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  description text,
  color text,
  "order" integer not null default 0,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index on contact_types (organization_id, lower(name)) where (archived_at is null);
-- isolated, recorded, row_version
-- partners see: true

create table contacts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  account_id uuid,
  first_name text not null check (length(trim(both from first_name)) >= 1 and length(trim(both from first_name)) <= 120),
  last_name text not null default '',
  email citext,
  phone text,
  title text,
  type_id uuid,
  is_primary boolean not null default false,
  user_id uuid references identity.users,
  tags text[] not null default '{}'::text[],
  custom jsonb not null default '{}'::jsonb,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (num_nonnulls(partner_id, account_id) <= 1),
  foreign key (organization_id, account_id) references accounts(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, type_id) references contact_types(organization_id, id)
);
create index contacts_beginning on contacts (organization_id, lower(((first_name || ' ') || last_name)) text_pattern_ops) where (archived_at is null);
create index on contacts using gin (custom jsonb_path_ops);
create index on contacts using gin (first_name gin_trgm_ops, last_name gin_trgm_ops, ((email)::text) gin_trgm_ops, title gin_trgm_ops, organization_id);
create unique index contacts_one_per_mailbox on contacts (organization_id, partner_id, email) where ((partner_id is not null) and (archived_at is null));
create unique index contacts_one_primary on contacts (organization_id, partner_id) where (is_primary and (archived_at is null));
create index on contacts (organization_id, account_id);
create index on contacts (organization_id, email);
create index on contacts (organization_id, partner_id);
create index on contacts (organization_id, type_id);
create trigger refuse_merged_partner after update of partner_id on contacts for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on contacts referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, unique custom fields, tags, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table contract_chain_heads (
  organization_id uuid not null references organizations,
  contract_id uuid not null,
  seq integer not null check (seq > 0),
  hash text not null,
  signature text,
  primary key (organization_id, contract_id),
  foreign key (organization_id, contract_id) references contracts(organization_id, id)
);
create trigger keep before insert or update on contract_chain_heads for each row
  execute function keep_chain_head();
-- isolated
-- own: exists (select from contracts c where ((c.organization_id = contract_chain_heads.organization_id) and (c.id =
--     contract_chain_heads.contract_id)))
-- grants: tandem_app insert, select, update; tandem_partner insert, select, update; tandem_system delete, insert, select,
--     update

create table contract_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  contract_id uuid not null,
  partner_id uuid not null,
  seq integer not null check (seq > 0),
  kind text not null check (kind in ('sent', 'reminder_sent', 'opened', 'consent_given', 'code_sent', 'code_confirmed', 'code_failed', 'signed', 'declined', 'delegated', 'expired', 'resent', 'voided', 'sealed', 'renewed', 'notice_given', 'ended', 'terminated')),
  actor jsonb not null,
  ip text,
  user_agent text,
  at timestamptz not null,
  payload jsonb not null default '{}'::jsonb,
  prev_hash text not null,
  hash text not null,
  primary key (organization_id, id),
  unique (organization_id, contract_id, seq),
  foreign key (organization_id, contract_id) references contracts(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on contract_events (organization_id, partner_id);
-- isolated, append-only
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- grants: insert, select

create table contract_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  contract_id uuid not null,
  partner_id uuid not null,
  kind text not null check (kind in ('sealed', 'attachment')),
  signing_id uuid,
  field_key text,
  key text not null,
  file_name text not null,
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (key),
  foreign key (organization_id, contract_id) references contracts(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, signing_id) references contract_signings(organization_id, id)
);
create index on contract_files (organization_id, contract_id);
create index on contract_files (organization_id, partner_id);
create index on contract_files (organization_id, signing_id);
create unique index contract_files_sealed on contract_files (organization_id, contract_id) where (kind = 'sealed');
create trigger keep_limit_of_new after insert on contract_files for each row
  execute function keep_storage_limit();
-- isolated
-- partners see: (kind = 'sealed') and (partner_id = app_partner())
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table contract_links (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  contract_id uuid not null,
  signing_id uuid not null,
  partner_id uuid not null,
  token_hash text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  secret_hash text,
  code_expires_at timestamptz,
  code_tries integer not null default 0,
  codes_sent integer not null default 0,
  created_at timestamptz not null default now(),
  leads_to uuid,
  primary key (organization_id, id),
  unique (token_hash),
  foreign key (organization_id, contract_id) references contracts(organization_id, id) on delete cascade,
  foreign key (organization_id, leads_to) references contract_links(organization_id, id) on delete set null (leads_to),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, signing_id) references contract_signings(organization_id, id) on delete cascade
);
create index on contract_links (organization_id, contract_id);
create index on contract_links (organization_id, leads_to) where (leads_to is not null);
create index on contract_links (organization_id, partner_id);
create index on contract_links (organization_id, signing_id);
-- isolated
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table contract_seals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  private_key bytea not null,
  certificate text not null,
  fingerprint text not null,
  valid_until timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on contract_seals (organization_id, valid_until desc);
-- isolated, append-only
-- grants: insert, select

create table contract_signings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  contract_id uuid not null,
  partner_id uuid not null,
  role_key text not null,
  role_name text not null,
  side text not null check (side in ('partner', 'company')),
  "position" integer not null check ("position" >= 1 and "position" <= 20),
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  email citext not null,
  user_id uuid,
  status text not null default 'waiting' check (status in ('waiting', 'notified', 'opened', 'signed', 'declined', 'expired', 'canceled')),
  turn_at timestamptz,
  last_sent_at timestamptz,
  reminders integer not null default 0,
  opened_at timestamptz,
  signed_at timestamptz,
  field_values jsonb not null default '{}'::jsonb,
  signature jsonb,
  consent_text text,
  decline_reason text check (length(decline_reason) <= 2000),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, contract_id, role_key),
  constraint contract_signings_signed check (status <> 'signed' or num_nonnulls(signed_at, signature, consent_text) = 3),
  foreign key (organization_id, contract_id) references contracts(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on contract_signings (organization_id, contract_id, "position");
create index on contract_signings (organization_id, partner_id);
create index on contract_signings (organization_id, status, turn_at);
create index on contract_signings (organization_id, user_id);
create trigger keep before update on contract_signings for each row
  execute function keep_signature();
-- isolated, recorded, row_version
-- partners see: (partner_id = app_partner()) and (exists (select from contracts c where ((c.organization_id =
--     contract_signings.organization_id) and (c.id = contract_signings.contract_id))))
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table contract_template_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  template_id uuid not null,
  key text not null,
  file_name text not null,
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  pages integer not null check (pages >= 1 and pages <= 500),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (key),
  foreign key (organization_id, template_id) references contract_templates(organization_id, id)
);
create index on contract_template_files (organization_id, template_id);
create trigger keep_limit_of_new after insert on contract_template_files for each row
  execute function keep_storage_limit();
-- isolated

create table contract_template_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  template_id uuid not null,
  version integer not null check (version > 0),
  content jsonb not null,
  file_id uuid,
  published_at timestamptz not null default now(),
  published_by_name text not null,
  primary key (organization_id, id),
  constraint contract_template_versions_organization_id_template_id_vers_key unique (organization_id, template_id, version),
  foreign key (organization_id, file_id) references contract_template_files(organization_id, id),
  foreign key (organization_id, template_id) references contract_templates(organization_id, id)
);
create index on contract_template_versions (organization_id, file_id);
-- isolated, append-only
-- grants: insert, select

create table contract_templates (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  kind text not null default 'reseller' check (kind in ('reseller', 'referral', 'nda', 'dpa', 'addendum', 'other')),
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  status text not null default 'draft' check (status in ('draft', 'published', 'retired')),
  source text not null default 'text' check (source in ('text', 'pdf')),
  body text check (length(body) <= 100000),
  file_id uuid,
  roles jsonb not null default '[]'::jsonb check (jsonb_typeof(roles) = 'array'),
  fields jsonb not null default '[]'::jsonb check (jsonb_typeof(fields) = 'array'),
  signing_order text not null default 'sequential' check (signing_order in ('sequential', 'parallel')),
  audience_id uuid,
  blocks_portal boolean not null default false,
  term_months integer check (term_months >= 1 and term_months <= 600),
  renewal text not null default 'none' check (renewal in ('none', 'auto', 'notice')),
  renewal_months integer check (renewal_months >= 1 and renewal_months <= 600),
  notice_days integer not null default 60 check (notice_days >= 0 and notice_days <= 730),
  expires_days integer not null default 30 check (expires_days >= 1 and expires_days <= 365),
  reminder_days jsonb not null default '[3, 7, 14]'::jsonb check (jsonb_typeof(reminder_days) = 'array'),
  terms jsonb not null default '{}'::jsonb check (jsonb_typeof(terms) = 'object'),
  version integer not null default 0,
  has_changes boolean not null default true,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint contract_templates_renewal check (renewal = 'none' or term_months is not null),
  foreign key (organization_id, audience_id) references audiences(organization_id, id),
  foreign key (organization_id, file_id) references contract_template_files(organization_id, id)
);
create unique index contract_templates_name on contract_templates (organization_id, lower(name)) where (archived_at is null);
create index on contract_templates (organization_id, audience_id);
create index on contract_templates (organization_id, created_at desc, id desc);
create index on contract_templates (organization_id, file_id);
create trigger note_module after insert on contract_templates referencing new table as added for each statement
  execute function note_module_in_use('contracts');
-- isolated, recorded, row_version

create table contracts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null default next_number('contracts'),
  partner_id uuid not null,
  template_id uuid not null,
  template_version integer not null,
  title text not null check (length(trim(both from title)) >= 1 and length(trim(both from title)) <= 200),
  kind text not null check (kind in ('reseller', 'referral', 'nda', 'dpa', 'addendum', 'other')),
  status text not null default 'draft' check (status in ('draft', 'sent', 'partially_signed', 'awaiting_seal', 'completed', 'active', 'expiring', 'ended', 'renewed', 'terminated', 'declined', 'voided', 'expired')),
  source text not null check (source in ('text', 'pdf')),
  body text check (length(body) <= 200000),
  file_id uuid,
  fields jsonb not null default '[]'::jsonb,
  signing_order text not null default 'sequential' check (signing_order in ('sequential', 'parallel')),
  blocks_portal boolean not null default false,
  effective_on date,
  term_months integer check (term_months >= 1 and term_months <= 600),
  ends_on date,
  renewal text not null default 'none' check (renewal in ('none', 'auto', 'notice')),
  renewal_months integer check (renewal_months >= 1 and renewal_months <= 600),
  notice_days integer not null default 60,
  expires_days integer not null default 30,
  expires_at timestamptz,
  reminder_days jsonb not null default '[]'::jsonb check (jsonb_typeof(reminder_days) = 'array'),
  terms jsonb not null default '{}'::jsonb,
  amends_id uuid,
  renews_id uuid,
  note text check (length(note) <= 2000),
  created_by uuid default app_user(),
  sent_at timestamptz,
  completed_at timestamptz,
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 2000),
  notice_given_on date,
  document_sha256 text,
  sealed_sha256 text,
  seal_tries integer not null default 0,
  seal_problem text,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (id),
  unique (organization_id, number),
  constraint contracts_dates check (ends_on >= effective_on),
  constraint contracts_sealed check ((status <> all (array['completed', 'active', 'expiring', 'ended', 'renewed', 'terminated'])) or completed_at is not null and sealed_sha256 is not null),
  constraint contracts_sent check ((status in ('draft', 'voided')) or sent_at is not null),
  foreign key (organization_id, amends_id) references contracts(organization_id, id),
  foreign key (organization_id, file_id) references contract_template_files(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, renews_id) references contracts(organization_id, id),
  foreign key (organization_id, template_id) references contract_templates(organization_id, id)
);
create index on contracts (organization_id, amends_id);
create index on contracts (organization_id, created_at desc, id desc);
create index on contracts (organization_id, file_id);
create index on contracts (organization_id, partner_id) where (blocks_portal and (status in ('sent', 'partially_signed')));
create index on contracts (organization_id, partner_id, status);
create index on contracts (organization_id, renews_id);
create index on contracts (organization_id, status, created_at);
create index on contracts (organization_id, template_id);
create index on contracts (sealed_sha256) where (sealed_sha256 is not null);
create trigger keep before update on contracts for each row
  execute function keep_contract();
create trigger note_module after insert on contracts referencing new table as added for each statement
  execute function note_module_in_use('contracts');
-- isolated, recorded, row_version
-- partners see: (partner_id = app_partner()) and (sent_at is not null)
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table distribution_rules (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  distributor_id uuid not null,
  region_id uuid,
  type_id uuid,
  is_default boolean not null default false,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (region_id is not null or type_id is not null),
  foreign key (organization_id, distributor_id) references partners(organization_id, id),
  foreign key (organization_id, region_id) references partner_regions(organization_id, id),
  foreign key (organization_id, type_id) references partner_types(organization_id, id)
);
create unique index distribution_rules_once on distribution_rules (organization_id, distributor_id, region_id, type_id) nulls not distinct;
create index on distribution_rules (organization_id, created_at desc, id desc);
create index on distribution_rules (organization_id, region_id);
create index on distribution_rules (organization_id, type_id);
-- isolated, recorded, row_version
-- own: distributor_id = any ((select app_own_partners())::uuid[])

create table distributions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  distributor_id uuid,
  region_id uuid,
  is_default boolean not null default false,
  status text not null default 'active' check (status in ('proposed', 'active', 'ended')),
  origin text not null default 'contract' check (origin in ('contract', 'rule', 'invitation')),
  proposed_by text not null default 'company' check (proposed_by in ('company', 'distributor', 'reseller')),
  invited_domain text check (length(invited_domain) >= 1 and length(invited_domain) <= 253),
  message text check (length(message) <= 1000),
  rule_id uuid,
  started_at timestamptz,
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 500),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  end_cause text check (end_cause in ('company', 'distributor', 'reseller', 'rule_ended', 'rule_deleted', 'partners_merged')),
  primary key (organization_id, id),
  check (end_cause is null or status = 'ended'),
  constraint distributions_ended check ((status = 'ended') = (ended_at is not null)),
  constraint distributions_one_side check (partner_id is not null or distributor_id is not null),
  constraint distributions_other check (partner_id <> distributor_id),
  constraint distributions_two_sides check (status <> 'active' or partner_id is not null and distributor_id is not null),
  foreign key (organization_id, distributor_id) references partners(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, region_id) references partner_regions(organization_id, id),
  foreign key (organization_id, rule_id) references distribution_rules(organization_id, id) on delete set null (rule_id)
);
create unique index distributions_once on distributions (organization_id, partner_id, distributor_id) where (status <> 'ended');
create unique index distributions_one_default on distributions (organization_id, partner_id, region_id) nulls not distinct where (is_default and (status = 'active'));
create index on distributions (organization_id, created_at desc, id desc);
create index on distributions (organization_id, distributor_id, status);
create index on distributions (organization_id, partner_id, status);
create index on distributions (organization_id, region_id);
create index on distributions (organization_id, rule_id);
create trigger note_module after insert on distributions referencing new table as added for each statement
  execute function note_module_in_use('distributions');
-- isolated, recorded, row_version
-- partners see: (partner_id = app_partner()) or (distributor_id = app_partner())
-- own: (partner_id = any ((select app_own_partners())::uuid[])) or ((partner_id is null) and (distributor_id = any ((select
--     app_own_partners())::uuid[])))

create table gate_waivers (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  gate_id uuid not null,
  reason text not null check (length(trim(both from reason)) >= 1 and length(trim(both from reason)) <= 1000),
  ends_on date,
  waived_by uuid default app_user(),
  waived_by_name text not null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, gate_id) references program_gates(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on gate_waivers (organization_id, created_at desc, id desc);
create index on gate_waivers (organization_id, gate_id);
create index on gate_waivers (organization_id, partner_id);
-- isolated, recorded, row_version
-- own: false

create table partner_announcement_dismissals (
  organization_id uuid not null references organizations,
  announcement_id uuid not null,
  partner_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, announcement_id, user_id),
  constraint partner_announcement_dismissa_organization_id_announcement_fkey foreign key (organization_id, announcement_id) references partner_announcements(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on partner_announcement_dismissals (organization_id, partner_id);
-- isolated
-- partners see: (partner_id = app_partner()) and (user_id = app_user())
-- partners write: (partner_id = app_partner()) and (user_id = app_user())
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table partner_announcement_partners (
  organization_id uuid not null references organizations,
  announcement_id uuid not null,
  partner_id uuid not null,
  notified_at timestamptz,
  primary key (organization_id, announcement_id, partner_id),
  constraint partner_announcement_partners_organization_id_announcement_fkey foreign key (organization_id, announcement_id) references partner_announcements(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on partner_announcement_partners (organization_id, partner_id);
-- isolated
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table partner_announcements (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  title text not null check (length(trim(both from title)) >= 1 and length(trim(both from title)) <= 120),
  body text check (length(body) <= 2000),
  link text check (length(link) <= 500),
  link_label text check (length(link_label) <= 40),
  tone text not null default 'info' check (tone in ('info', 'success', 'warning')),
  audience_id uuid,
  shows_banner boolean not null default true,
  rings_bell boolean not null default true,
  sends_email boolean not null default false,
  starts_at timestamptz,
  ends_at timestamptz,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'active', 'ended')),
  author_name text not null default '',
  sent_at timestamptz,
  reached_partners integer not null default 0,
  reached_people integer not null default 0,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (ends_at > starts_at),
  check (shows_banner or rings_bell or sends_email),
  foreign key (organization_id, audience_id) references audiences(organization_id, id)
);
create index on partner_announcements (organization_id, audience_id) where (audience_id is not null);
create index on partner_announcements (organization_id, created_at desc, id desc);
create index on partner_announcements (organization_id, ends_at) where (status = 'active');
create index on partner_announcements (organization_id, starts_at) where (status = 'scheduled');
create trigger delete_translations after delete on partner_announcements for each row
  execute function delete_translations();
-- isolated, recorded, row_version
-- partners see: (status in ('active', 'ended')) and (archived_at is null) and is_announced_to_partner(organization_id, id)

create table partner_applications (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  page_id uuid not null,
  submission_id uuid,
  door text not null check (door in ('new', 'join')),
  status text not null default 'pending_review' check (status in ('pending_review', 'info_requested', 'approved', 'rejected', 'withdrawn')),
  company_name text not null check (length(trim(both from company_name)) >= 1 and length(trim(both from company_name)) <= 200),
  contact_name text not null check (length(trim(both from contact_name)) >= 1 and length(trim(both from contact_name)) <= 200),
  email citext not null check (length(email::text) <= 254),
  phone text,
  website text,
  domain text,
  domain_key text,
  country text check (country ~ '^[A-Z]{2}$'),
  message text,
  flags jsonb not null default '[]'::jsonb,
  rules jsonb not null default '[]'::jsonb,
  owner_user_id uuid,
  review_due_at timestamptz,
  confirmed_at timestamptz,
  question text,
  answer text,
  decided_at timestamptz,
  decided_by uuid,
  is_automatic boolean not null default false,
  reason_code text check (reason_code in ('not_a_fit', 'incomplete_application', 'region_not_served', 'duplicate', 'suspicious', 'other')),
  reason_text text check (length(reason_text) <= 4000),
  reapply_on date,
  may_reapply boolean not null default true,
  partner_id uuid,
  matched_partner_id uuid,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  started jsonb not null default '[]'::jsonb check (jsonb_typeof(started) = 'array'),
  language text check (language in ('en', 'de', 'fr', 'es', 'pt-BR', 'ja')),
  primary key (organization_id, id),
  foreign key (organization_id, matched_partner_id) references partners(organization_id, id),
  foreign key (organization_id, owner_user_id) references memberships(organization_id, user_id),
  foreign key (organization_id, page_id) references partner_pages(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, submission_id) references form_submissions(organization_id, id)
);
create unique index partner_applications_open on partner_applications (organization_id, page_id, email) where (status in ('pending_review', 'info_requested'));
create index on partner_applications (organization_id, created_at desc, id desc);
create index on partner_applications (organization_id, domain_key) where (domain_key is not null);
create index on partner_applications (organization_id, email);
create index on partner_applications (organization_id, matched_partner_id);
create index on partner_applications (organization_id, owner_user_id);
create index on partner_applications (organization_id, page_id);
create index on partner_applications (organization_id, partner_id);
create index on partner_applications (organization_id, review_due_at) where (status = 'pending_review');
create index on partner_applications (organization_id, submission_id);
-- isolated, recorded, row_version
-- partners see: (door = 'join') and (partner_id = app_partner())
-- partners write: (door = 'join') and (partner_id = app_partner())
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table partner_health (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  score smallint not null check (score >= 0 and score <= 100),
  level text not null check (level in ('good', 'fair', 'poor')),
  reasons jsonb not null default '[]'::jsonb check (jsonb_typeof(reasons) = 'array'),
  dropped_on date,
  dropped_from text check (dropped_from in ('good', 'fair')),
  acknowledged_at timestamptz,
  evaluated_at timestamptz not null default now(),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, partner_id),
  constraint partner_health_drop check ((dropped_on is null) = (dropped_from is null)),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on partner_health (organization_id, dropped_on) where ((dropped_on is not null) and (acknowledged_at is null));
create index on partner_health (organization_id, level, score);
-- isolated, row_version
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table partner_page_days (
  organization_id uuid not null references organizations,
  page_id uuid not null,
  day date not null,
  views integer not null default 0,
  starts integer not null default 0,
  primary key (organization_id, page_id, day),
  foreign key (organization_id, page_id) references partner_pages(organization_id, id) on delete cascade
);
-- isolated

create table partner_pages (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  state text not null default 'draft' check (state in ('draft', 'published', 'closed')),
  form_id uuid not null,
  headline text not null check (length(trim(both from headline)) >= 1 and length(trim(both from headline)) <= 200),
  intro text check (length(intro) <= 2000),
  blocks jsonb not null default '[]'::jsonb check (jsonb_typeof(blocks) = 'array'),
  opens_on date,
  closes_on date,
  allows_joining boolean not null default true,
  countries text[] not null default '{}'::text[],
  type_id uuid,
  region_id uuid,
  tier_id uuid,
  owner_user_id uuid,
  plan_id uuid,
  tags text[] not null default '{}'::text[],
  auto_approve_audience_id uuid,
  review_days integer not null default 5 check (review_days >= 1 and review_days <= 60),
  reapply_days integer default 30 check (reapply_days >= 0 and reapply_days <= 3650),
  shows_decision_time boolean not null default true,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  contract_template_id uuid,
  track_id uuid,
  invites_applicant boolean not null default true,
  sends_welcome boolean not null default true,
  welcome_text text check (length(welcome_text) <= 2000),
  primary key (organization_id, id),
  unique (id),
  check (closes_on >= opens_on),
  foreign key (organization_id, auto_approve_audience_id) references audiences(organization_id, id),
  foreign key (organization_id, contract_template_id) references contract_templates(organization_id, id),
  foreign key (organization_id, form_id) references forms(organization_id, id),
  foreign key (organization_id, owner_user_id) references memberships(organization_id, user_id),
  foreign key (organization_id, plan_id) references commission_plans(organization_id, id),
  foreign key (organization_id, region_id) references partner_regions(organization_id, id),
  foreign key (organization_id, tier_id) references partner_tiers(organization_id, id),
  foreign key (organization_id, type_id) references partner_types(organization_id, id)
);
create index on partner_pages (organization_id, auto_approve_audience_id);
create index on partner_pages (organization_id, contract_template_id);
create index on partner_pages (organization_id, created_at desc, id desc);
create index on partner_pages (organization_id, form_id);
create index on partner_pages (organization_id, owner_user_id);
create index on partner_pages (organization_id, plan_id);
create index on partner_pages (organization_id, region_id);
create index on partner_pages (organization_id, tier_id);
create index on partner_pages (organization_id, type_id);
-- isolated, recorded, row_version

create table partner_region_memberships (
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  region_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, partner_id, region_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id) on delete cascade,
  foreign key (organization_id, region_id) references partner_regions(organization_id, id)
);
create index on partner_region_memberships (organization_id, region_id);
-- isolated
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table partner_regions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  description text,
  color text,
  "order" integer not null default 0,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  country_codes text[] not null default '{}'::text[],
  reference_type text not null default 'Partner',
  parent_id uuid,
  manager_user_ids uuid[] not null default '{}'::uuid[] check (cardinality(manager_user_ids) <= 20),
  primary key (organization_id, id),
  check (parent_id <> id),
  foreign key (organization_id, parent_id) references partner_regions(organization_id, id)
);
create unique index on partner_regions (organization_id, lower(name)) where (archived_at is null);
create index on partner_regions (organization_id, parent_id) where (parent_id is not null);
-- isolated, recorded, row_version
-- partners see: true

create table partner_status_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  from_status_id uuid,
  to_status_id uuid not null,
  from_category text,
  to_category text not null,
  effective_on date not null,
  reason_code text,
  reason text,
  actor_user_id uuid default app_user(),
  at timestamptz not null default now(),
  seq bigint not null generated always as identity,
  primary key (organization_id, id),
  foreign key (organization_id, from_status_id) references partner_statuses(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, to_status_id) references partner_statuses(organization_id, id)
);
create index on partner_status_events (organization_id, from_status_id);
create index on partner_status_events (organization_id, partner_id, effective_on);
create index on partner_status_events (organization_id, to_status_id);
-- isolated, append-only
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- grants: insert, select

create table partner_statuses (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  description text,
  color text,
  "order" integer not null default 0,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  category text not null default 'active' check (category in ('applied', 'invited', 'active', 'suspended', 'banned', 'declined', 'ended')),
  is_default boolean not null default false,
  primary key (organization_id, id)
);
create unique index on partner_statuses (organization_id) where (is_default and (archived_at is null));
create unique index on partner_statuses (organization_id, lower(name)) where (archived_at is null);
-- isolated, recorded, row_version
-- partners see: true

create table partner_tiers (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  description text,
  color text,
  "order" integer not null default 0,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  benefits text,
  protection_factor_ppm integer not null default 1000000 check (protection_factor_ppm >= 100000 and protection_factor_ppm <= 10000000),
  primary key (organization_id, id)
);
create unique index on partner_tiers (organization_id, lower(name)) where (archived_at is null);
create trigger delete_translations after delete on partner_tiers for each row
  execute function delete_translations();
-- isolated, recorded, row_version
-- partners see: true

create table partner_types (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  description text,
  color text,
  "order" integer not null default 0,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_distributor boolean not null default false,
  requires_distributor boolean not null default false,
  primary key (organization_id, id)
);
create unique index on partner_types (organization_id, lower(name)) where (archived_at is null);
-- isolated, recorded, row_version
-- partners see: true

create table partners (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
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
  country character(2) check (country ~ '^[A-Z]{2}$'),
  status_id uuid not null,
  type_id uuid,
  region_id uuid,
  tier_id uuid,
  owner_user_id uuid,
  manager_name text,
  parent_partner_id uuid,
  partner_organization_id uuid references organizations,
  currency character(3) not null default 'USD'::bpchar,
  tax_id text,
  external_ref text,
  tags text[] not null default '{}'::text[],
  custom jsonb not null default '{}'::jsonb,
  internal_notes text,
  joined_on date,
  ended_on date,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  merged_into_id uuid,
  referred_by_partner_id uuid,
  other_region_ids uuid[] not null default '{}'::uuid[],
  region_ids uuid[] not null generated always as (array_remove(array_prepend(region_id, other_region_ids), null::uuid)) stored,
  protection_days integer check (protection_days >= 1 and protection_days <= 3650),
  payment_term_days integer check (payment_term_days >= 0 and payment_term_days <= 365),
  is_exclusive boolean not null default false,
  language text check (language in ('en', 'de', 'fr', 'es', 'pt-BR', 'ja')),
  primary key (organization_id, id),
  constraint partners_merged_stay_archived check (merged_into_id is null or archived_at is not null and merged_into_id <> id),
  constraint partners_referred_by_another check (referred_by_partner_id <> id),
  foreign key (organization_id, merged_into_id) references partners(organization_id, id),
  foreign key (organization_id, owner_user_id) references memberships(organization_id, user_id),
  foreign key (organization_id, parent_partner_id) references partners(organization_id, id),
  foreign key (organization_id, referred_by_partner_id) references partners(organization_id, id),
  foreign key (organization_id, region_id) references partner_regions(organization_id, id),
  foreign key (organization_id, status_id) references partner_statuses(organization_id, id),
  foreign key (organization_id, tier_id) references partner_tiers(organization_id, id),
  foreign key (organization_id, type_id) references partner_types(organization_id, id)
);
create index on partners using gin (custom jsonb_path_ops);
create index on partners (organization_id, domain_key);
create unique index on partners (organization_id, external_ref) where (external_ref is not null);
create index on partners (organization_id, merged_into_id);
create index on partners (organization_id, name);
create index on partners using gin (organization_id, name gin_trgm_ops);
create index on partners (organization_id, owner_user_id);
create index on partners (organization_id, parent_partner_id);
create unique index on partners (organization_id, partner_organization_id) where (partner_organization_id is not null);
create index on partners (organization_id, referred_by_partner_id) where (referred_by_partner_id is not null);
create index on partners (organization_id, region_id);
create index on partners (organization_id, spelling_key(name_key));
create index on partners (organization_id, status_id);
create index on partners (organization_id, tier_id);
create index on partners (organization_id, type_id);
create index on partners (partner_organization_id);
create trigger keep_limit after update of archived_at on partners for each row when (old.archived_at is not null and new.archived_at is null)
  execute function keep_partner_limit();
create trigger keep_limit_of_new after insert on partners referencing new table as added for each statement
  execute function keep_partner_limit();
create trigger keep_merged_owner after update of owner_user_id on partners for each row when (old.owner_user_id is distinct from new.owner_user_id)
  execute function keep_merged_owner();
create trigger keep_region_memberships after insert on partners for each row when (new.region_ids <> '{}'::uuid[])
  execute function keep_region_memberships();
create trigger keep_region_memberships_changed after update of region_id, other_region_ids on partners for each row when (new.region_ids is distinct from old.region_ids)
  execute function keep_region_memberships();
create trigger settle_other_regions before insert or update of region_id, other_region_ids on partners for each row when (new.other_region_ids <> '{}'::uuid[])
  execute function settle_other_regions();
create trigger take_kept_owner before update of merged_into_id on partners for each row when (new.merged_into_id is not null)
  execute function take_kept_owner();
-- isolated, unique custom fields, tags, recorded, row_version
-- partners see: id = app_partner()
-- partners write: id = app_partner()
-- own: owner_user_id = app_user()

create table program_gates (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  gate text not null check (gate ~ '^[a-z_]{1,60}$'),
  requirement text not null check (requirement ~ '^[a-z_]{1,60}$'),
  option text check (length(option) >= 1 and length(option) <= 60),
  audience_id uuid,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint program_gates_once unique nulls not distinct (organization_id, gate, requirement, option, audience_id),
  foreign key (organization_id, audience_id) references audiences(organization_id, id)
);
create index on program_gates (organization_id, audience_id);
create index on program_gates (organization_id, created_at desc, id desc);
-- isolated, recorded, row_version
-- own: false

create table tier_memberships (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  tier_id uuid not null,
  effective_from date not null,
  effective_to date,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  reason text,
  source text not null default 'manual' check (source in ('manual', 'auto', 'import')),
  created_by uuid default app_user(),
  primary key (organization_id, id),
  constraint tier_memberships_organization_id_partner_id_daterange_excl exclude using gist (organization_id with =, partner_id with =, daterange(effective_from, effective_to) with &&) where (superseded_at is null),
  check (effective_to is null or effective_to > effective_from),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, tier_id) references partner_tiers(organization_id, id)
);
create index on tier_memberships (organization_id, tier_id);
-- isolated
-- partners see: (partner_id = app_partner()) and (superseded_at is null) and (effective_from <= current_date)
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- grants: insert, select
-- grants: tandem_app update (superseded_at)
-- grants: tandem_partner update (superseded_at)
-- grants: tandem_system update (superseded_at)

-- payouts ============================================================================================

create table account_balances (
  organization_id uuid not null references organizations,
  account_id uuid not null,
  debit_minor bigint not null default 0,
  credit_minor bigint not null default 0,
  primary key (organization_id, account_id),
  foreign key (organization_id, account_id) references ledger_accounts(organization_id, id)
);
create constraint trigger above_zero after insert on account_balances deferrable initially deferred for each row when (new.debit_minor > new.credit_minor)
  execute function keep_above_zero();
create constraint trigger above_zero_still after update on account_balances deferrable initially deferred for each row when (new.debit_minor > new.credit_minor and new.debit_minor > old.debit_minor)
  execute function keep_above_zero();
-- isolated
-- partners see: exists (select from ledger_accounts a where ((a.organization_id = account_balances.organization_id) and
--     (a.id = account_balances.account_id)))
-- own: exists (select from ledger_accounts a where ((a.organization_id = account_balances.organization_id) and (a.id =
--     account_balances.account_id)))

create table accounting_accounts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  account text not null check (account ~ '^[a-z]+:[a-z_]+$'),
  number text not null check (length(number) <= 20),
  name text not null check (length(name) <= 150),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, account)
);
-- isolated, recorded, row_version

create table accounting_downloads (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  export_id uuid not null,
  downloaded_by uuid default app_user(),
  downloaded_by_name text not null,
  downloaded_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, export_id) references accounting_exports(organization_id, id)
);
create index on accounting_downloads (organization_id, export_id);
-- isolated, append-only
-- grants: insert, select

create table accounting_exports (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  period_id uuid not null,
  system text not null check (system in ('quickbooks', 'xero', 'netsuite', 'datev')),
  kind text not null check (kind in ('journal', 'bills')),
  setup_hash text not null check (setup_hash ~ '^[0-9a-f]{64}$'),
  file_name text not null,
  content bytea not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  row_count integer not null check (row_count > 0),
  totals jsonb not null check (jsonb_typeof(totals) = 'array'),
  created_by uuid default app_user(),
  created_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint accounting_exports_organization_id_period_id_system_kind_se_key unique (organization_id, period_id, system, kind, setup_hash),
  foreign key (organization_id, period_id) references accounting_periods(organization_id, id)
);
-- isolated, append-only
-- grants: insert, select

create table accounting_period_balances (
  organization_id uuid not null references organizations,
  period_id uuid not null,
  account_id uuid not null,
  debit_minor bigint not null,
  credit_minor bigint not null,
  primary key (organization_id, period_id, account_id),
  foreign key (organization_id, account_id) references ledger_accounts(organization_id, id),
  foreign key (organization_id, period_id) references accounting_periods(organization_id, id)
);
create index on accounting_period_balances (organization_id, account_id);
create trigger keep before insert on accounting_period_balances for each row
  execute function keep_period_balances();
-- isolated, append-only
-- own: exists (select from ledger_accounts a where ((a.organization_id = accounting_period_balances.organization_id) and
--     (a.id = accounting_period_balances.account_id)))
-- grants: insert, select

create table accounting_period_totals (
  organization_id uuid not null references organizations,
  period_id uuid not null,
  currency character(3) not null,
  accrued_minor bigint not null,
  released_minor bigint not null,
  paid_minor bigint not null,
  owed_minor bigint not null,
  primary key (organization_id, period_id, currency),
  foreign key (organization_id, period_id) references accounting_periods(organization_id, id)
);
create trigger keep before insert on accounting_period_totals for each row
  execute function keep_period_balances();
-- isolated, append-only
-- own: false
-- grants: insert, select

create table accounting_periods (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  month date not null,
  state text not null check (state in ('open', 'closing', 'closed')),
  starts_at timestamptz,
  ends_at timestamptz,
  seq bigint,
  hash bytea,
  closing_at timestamptz,
  closing_by uuid,
  closed_at timestamptz,
  closed_by uuid,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, month),
  constraint accounting_periods_checkpoint check ((state = 'closed') = (starts_at is not null and ends_at is not null and seq is not null and hash is not null and closed_at is not null)),
  constraint accounting_periods_first_day check (extract(day from month) = 1::numeric),
  constraint accounting_periods_span check (starts_at < ends_at)
);
create trigger keep before insert or delete or update on accounting_periods for each row
  execute function keep_accounting_period();
-- isolated, recorded, row_version

create table accounting_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  system text not null default 'quickbooks' check (system in ('quickbooks', 'xero', 'netsuite', 'datev')),
  xero_tax_rate text not null default 'Tax Exempt' check (length(xero_tax_rate) >= 1 and length(xero_tax_rate) <= 100),
  netsuite_subsidiary text not null default '' check (length(netsuite_subsidiary) <= 100),
  datev_consultant integer check (datev_consultant >= 1001 and datev_consultant <= 9999999),
  datev_client integer check (datev_client >= 1 and datev_client <= 99999),
  datev_account_length integer not null default 4 check (datev_account_length >= 4 and datev_account_length <= 8),
  datev_chart text not null default '' check (datev_chart in ('', '03', '04')),
  fiscal_year_starts integer not null default 1 check (fiscal_year_starts >= 1 and fiscal_year_starts <= 12),
  bill_account text not null default 'cash:clearing' check (bill_account in ('cash:clearing', 'expense:commission')),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id)
);
-- isolated, recorded, row_version

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
-- isolated, append-only
-- grants: insert, select

create table funding_accounts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  kind text not null check (kind in ('sepa', 'nacha', 'stripe')),
  holder_name text not null check (length(trim(both from holder_name)) >= 1 and length(trim(both from holder_name)) <= 200),
  last4 text not null check (length(last4) <= 4),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, kind)
);
-- isolated, recorded, row_version
-- own: false

create table journal_entries (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  seq bigint not null,
  kind text not null check (kind in ('accrue', 'release', 'reverse', 'hold', 'reserve', 'paid', 'withhold', 'settle', 'fee', 'fail', 'return', 'write_off', 'manual')),
  effective_on date not null,
  posted_at timestamptz not null,
  source_table text not null,
  source_id uuid not null,
  idempotency_key text not null,
  memo text,
  postings jsonb not null,
  prev_hash bytea not null,
  hash bytea not null,
  primary key (organization_id, id),
  unique (organization_id, idempotency_key),
  unique (organization_id, seq),
  constraint journal_entries_two_sides check (jsonb_array_length(postings) >= 2)
);
create index on journal_entries (organization_id, posted_at);
create index on journal_entries (organization_id, source_id, seq);
create trigger open_month after insert on journal_entries referencing new table as added for each statement
  execute function refuse_closed_month();
-- isolated, append-only
-- own: exists (select from postings p where ((p.organization_id = journal_entries.organization_id) and (p.entry_id =
--     journal_entries.id)))
-- grants: insert, select

create table ledger_accounts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  code text not null,
  kind text not null check (kind in ('asset', 'liability', 'expense', 'income', 'clearing')),
  partner_id uuid,
  currency character(3) not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, code, currency),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on ledger_accounts (organization_id, partner_id);
-- isolated, append-only
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- grants: insert, select

create table ledger_heads (
  organization_id uuid not null references organizations,
  seq bigint not null default 0,
  hash bytea not null default '\x'::bytea,
  primary key (organization_id)
);
-- isolated

create table payment_attempts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  item_id uuid not null,
  n integer not null check (n > 0),
  provider text not null check (provider in ('file', 'stripe', 'external')),
  file_id uuid,
  reference text not null,
  trace text,
  provider_ref text,
  status text not null default 'created' check (status in ('created', 'submitted', 'unknown', 'succeeded', 'failed', 'returned')),
  error text check (length(error) <= 500),
  requested_at timestamptz not null default now(),
  settled_at timestamptz,
  claimed_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, item_id, n),
  unique (organization_id, reference),
  foreign key (organization_id, file_id) references payment_files(organization_id, id),
  foreign key (organization_id, item_id) references payout_items(organization_id, id)
);
create unique index payment_attempts_one_open on payment_attempts (organization_id, item_id) where (status in ('created', 'submitted', 'unknown', 'succeeded'));
create index on payment_attempts (organization_id, file_id);
create unique index on payment_attempts (organization_id, provider, provider_ref) where (provider_ref is not null);
create index on payment_attempts (organization_id, requested_at) where (status in ('created', 'unknown'));
create unique index on payment_attempts (organization_id, trace) where (trace is not null);
-- isolated
-- own: false

create table payment_file_contents (
  organization_id uuid not null references organizations,
  file_id uuid not null,
  content_enc bytea not null,
  primary key (organization_id, file_id),
  foreign key (organization_id, file_id) references payment_files(organization_id, id)
);
-- isolated, append-only
-- own: false
-- grants: insert, select

create table payment_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  batch_id uuid not null,
  number integer not null,
  format text not null check (format in ('sepa_09', 'sepa_03', 'nacha_ccd', 'nacha_ppd', 'paypal', 'wise', 'bank_csv')),
  currency character(3) not null,
  file_name text not null,
  message_id text not null,
  executes_on date,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  item_count integer not null check (item_count > 0),
  amount_minor bigint not null check (amount_minor > 0),
  download_count integer not null default 0,
  downloaded_at timestamptz,
  downloaded_by uuid,
  created_by uuid default app_user(),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, batch_id, number),
  unique (organization_id, message_id),
  foreign key (organization_id, batch_id) references payout_batches(organization_id, id)
);
create index on payment_files (organization_id, created_at desc, id desc);
-- isolated, recorded, row_version
-- own: false

create table payment_report_lines (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  report_id uuid not null,
  line_no integer not null,
  reference text not null check (length(reference) <= 200),
  item_id uuid,
  amount_minor bigint,
  currency character(3),
  outcome text not null check (outcome in ('paid', 'failed', 'returned', 'pending')),
  code text check (length(code) <= 40),
  detail text check (length(detail) <= 500),
  result text not null check (result in ('applied', 'unchanged', 'unknown', 'refused')),
  note text check (length(note) <= 500),
  primary key (organization_id, id),
  unique (organization_id, report_id, line_no),
  foreign key (organization_id, item_id) references payout_items(organization_id, id),
  foreign key (organization_id, report_id) references payment_reports(organization_id, id)
);
create index on payment_report_lines (organization_id, item_id);
-- isolated, append-only
-- own: false
-- grants: insert, select

create table payment_reports (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  kind text not null check (kind in ('pain_002', 'camt_053', 'camt_054', 'nacha_return', 'paypal', 'wise', 'stripe', 'external')),
  file_name text not null check (length(file_name) >= 1 and length(file_name) <= 200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  message_id text check (length(message_id) <= 100),
  line_count integer not null default 0,
  applied_count integer not null default 0,
  unknown_count integer not null default 0,
  refused_count integer not null default 0,
  created_by uuid default app_user(),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, sha256)
);
create index on payment_reports (organization_id, created_at desc, id desc);
-- isolated, recorded, row_version
-- own: false

create table payout_approvals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  batch_id uuid not null,
  user_id uuid default app_user(),
  preview_hash text,
  approved_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, batch_id) references payout_batches(organization_id, id)
);
create unique index on payout_approvals (organization_id, batch_id, user_id) nulls not distinct;
create trigger keep before insert or delete or update on payout_approvals for each row
  execute function keep_payout_approval();
-- isolated, recorded
-- own: exists (select from payout_batches b where ((b.organization_id = payout_approvals.organization_id) and (b.id =
--     payout_approvals.batch_id)))
-- own write: false

create table payout_batches (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  currency character(3) not null,
  cutoff_on date not null,
  status text not null default 'draft' check (status in ('draft', 'pending_approval', 'approved', 'processing', 'paid', 'partially_paid', 'failed', 'canceled')),
  total_minor bigint not null default 0,
  item_count integer not null default 0,
  preview_hash text,
  created_by uuid default app_user(),
  submitted_by uuid,
  submitted_at timestamptz,
  approved_by uuid,
  approved_at timestamptz,
  canceled_reason text,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  approvals_needed integer check (approvals_needed >= 0 and approvals_needed <= 2),
  planned_on date,
  review_until date,
  pay_by date,
  primary key (organization_id, id),
  unique (organization_id, number),
  check (pay_by >= cutoff_on)
);
create index on payout_batches (organization_id, status) where (status in ('draft', 'pending_approval', 'approved', 'processing'));
create unique index payout_batches_planned on payout_batches (organization_id, currency, planned_on) where (planned_on is not null);
create trigger approvals before update on payout_batches for each row when ((old.status in ('draft', 'pending_approval')) and (new.status <> all (array['draft', 'pending_approval', 'canceled'])))
  execute function require_payout_approvals();
create trigger draft before insert on payout_batches for each row when (new.status <> 'draft')
  execute function begin_as_draft();
create trigger release after update on payout_batches for each row when ((old.status = 'canceled') <> (new.status = 'canceled'))
  execute function release_canceled_payout();
-- isolated, recorded, row_version
-- own: exists (select from payout_items i where ((i.organization_id = payout_batches.organization_id) and (i.batch_id =
--     payout_batches.id)))
-- own write: false

create table payout_exports (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  batch_id uuid not null,
  number integer not null,
  format text not null check (format ~ '^[a-z0-9_]{1,30}$'),
  sha256 text not null,
  item_count integer not null,
  total_minor bigint not null,
  created_by uuid default app_user(),
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, batch_id, number),
  foreign key (organization_id, batch_id) references payout_batches(organization_id, id)
);
-- isolated, append-only
-- own: false
-- grants: insert, select

create table payout_item_accounts (
  organization_id uuid not null references organizations,
  item_id uuid not null,
  method_id uuid not null,
  rail text not null,
  country character(2),
  holder_name text not null,
  account_last4 text not null,
  details_enc bytea,
  primary key (organization_id, item_id),
  foreign key (organization_id, item_id) references payout_items(organization_id, id),
  foreign key (organization_id, method_id) references payout_methods(organization_id, id)
);
create index on payout_item_accounts (organization_id, method_id);
-- isolated
-- own: exists (select from payout_items i where ((i.organization_id = payout_item_accounts.organization_id) and (i.id =
--     payout_item_accounts.item_id)))

create table payout_item_lines (
  organization_id uuid not null references organizations,
  item_id uuid not null,
  line_id uuid not null,
  amount_minor bigint not null,
  is_held boolean not null default false,
  primary key (organization_id, item_id, line_id),
  foreign key (organization_id, item_id) references payout_items(organization_id, id),
  foreign key (organization_id, line_id) references commission_lines(organization_id, id)
);
create unique index payout_item_lines_once on payout_item_lines (organization_id, line_id) where is_held;
create index on payout_item_lines (organization_id, line_id);
create trigger held before insert or update on payout_item_lines for each row
  execute function set_line_held();
-- isolated
-- partners see: exists (select from payout_items i where ((i.organization_id = payout_item_lines.organization_id) and (i.id
--     = payout_item_lines.item_id)))
-- own: exists (select from payout_items i where ((i.organization_id = payout_item_lines.organization_id) and (i.id =
--     payout_item_lines.item_id)))

create table payout_items (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  batch_id uuid not null,
  partner_id uuid not null,
  currency character(3) not null,
  amount_minor bigint not null,
  line_count integer not null,
  result text not null check (result in ('due', 'carried_negative', 'nothing_due', 'below_minimum', 'below_unit', 'no_method', 'no_rate', 'method_rests', 'document_expired', 'inactive', 'in_other_payout')),
  is_excluded boolean not null default false,
  payout_method_id uuid,
  method_fingerprint text,
  payee jsonb,
  statement_no text,
  export_number integer,
  status text not null default 'included' check (status in ('included', 'excluded', 'reserved', 'held', 'processing', 'in_transit', 'paid', 'failed', 'returned', 'canceled')),
  failure_code text,
  failure_text text,
  paid_on date,
  reference text,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  disputable_until date,
  carried_minor bigint not null default 0 check (carried_minor >= 0),
  withheld_minor bigint not null default 0 check (withheld_minor >= 0),
  withholding_ppm integer check (withholding_ppm >= 0 and withholding_ppm <= 999999),
  settle_currency character(3),
  settle_amount_minor bigint check (settle_amount_minor > 0),
  settle_remainder text,
  exchange_rate_id uuid,
  exchange_rate numeric(20,10) check (exchange_rate > 0::numeric),
  exchange_rate_on date,
  exchange_rate_source text,
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  elsewhere jsonb not null default '[]'::jsonb check (jsonb_typeof(elsewhere) = 'array'),
  holds jsonb not null default '[]'::jsonb check (jsonb_typeof(holds) = 'array'),
  primary key (organization_id, id),
  unique (organization_id, batch_id, partner_id, currency),
  constraint payout_items_settlement check ((num_nulls(settle_currency, settle_amount_minor, settle_remainder, exchange_rate, exchange_rate_on, exchange_rate_source) in (0, 6)) and settle_currency <> currency),
  foreign key (organization_id, batch_id) references payout_batches(organization_id, id),
  foreign key (organization_id, exchange_rate_id) references exchange_rates(organization_id, id) on delete set null (exchange_rate_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, payout_method_id) references payout_methods(organization_id, id)
);
create index on payout_items (organization_id, exchange_rate_id) where (exchange_rate_id is not null);
create index on payout_items (organization_id, partner_id);
create index on payout_items (organization_id, payout_method_id);
create unique index on payout_items (organization_id, statement_no) where (statement_no is not null);
create index on payout_items (organization_id, updated_at) where (status in ('failed', 'returned'));
create trigger follow after update on payout_items for each row when (holds_lines(old.status, '') <> holds_lines(new.status, ''))
  execute function follow_payment();
create trigger kept before update on payout_items for each row when (old.status <> all (array['included', 'excluded']))
  execute function keep_settlement();
create trigger whole before update on payout_items for each row when (old.status = 'included' and new.status = 'reserved')
  execute function require_whole_payment();
-- isolated, recorded, row_version
-- partners see: (partner_id = app_partner()) and (status <> all (array['included', 'excluded', 'canceled']))
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table payout_method_details (
  organization_id uuid not null references organizations,
  method_id uuid not null,
  details_enc bytea not null,
  account_print text,
  primary key (organization_id, method_id),
  foreign key (organization_id, method_id) references payout_methods(organization_id, id)
);
create index payout_method_details_account on payout_method_details (organization_id, account_print) where (account_print is not null);
-- isolated
-- partners write: exists (select from payout_methods m where ((m.organization_id = payout_method_details.organization_id)
--     and (m.id = payout_method_details.method_id) and (m.partner_id = app_partner())))
-- own: exists (select from payout_methods m where ((m.organization_id = payout_method_details.organization_id) and (m.id =
--     payout_method_details.method_id)))

create table payout_methods (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  rail text not null check (rail in ('bank_sepa', 'bank_ach', 'bank_other', 'paypal', 'stripe_connect', 'external')),
  currency character(3) not null,
  country character(2) check (country ~ '^[A-Z]{2}$'),
  holder_name text not null check (length(trim(both from holder_name)) >= 1 and length(trim(both from holder_name)) <= 200),
  account_last4 text not null,
  fingerprint text not null,
  status text not null default 'pending' check (status in ('pending', 'verified', 'disabled')),
  changed_at timestamptz not null default now(),
  changed_by uuid default app_user(),
  verified_at timestamptz,
  verified_by uuid,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  shown_at timestamptz,
  shown_by uuid,
  is_default boolean not null default false,
  verified_how text check (verified_how in ('called', 'document', 'in_person', 'test_payment')),
  verified_note text check (length(verified_note) <= 500),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index payout_methods_one_default on payout_methods (organization_id, partner_id) where (is_default and (status <> 'disabled'));
create index on payout_methods (organization_id, changed_at) where (status = 'pending');
create unique index on payout_methods (organization_id, partner_id, currency) where (status <> 'disabled');
create index on payout_methods (organization_id, partner_id);
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table postings (
  organization_id uuid not null references organizations,
  entry_id uuid not null,
  "position" smallint not null,
  account_id uuid not null,
  side character(1) not null check (side in ('D'::bpchar, 'C'::bpchar)),
  amount_minor bigint not null check (amount_minor > 0),
  currency character(3) not null,
  primary key (organization_id, entry_id, "position"),
  foreign key (organization_id, account_id) references ledger_accounts(organization_id, id),
  foreign key (organization_id, entry_id) references journal_entries(organization_id, id)
);
create index on postings (organization_id, account_id, entry_id);
create trigger add_up after insert on postings referencing new table as added for each statement
  execute function add_to_balances();
create trigger balance after insert on postings referencing new table as added for each statement
  execute function entries_balance();
-- isolated, append-only
-- own: exists (select from ledger_accounts a where ((a.organization_id = postings.organization_id) and (a.id =
--     postings.account_id)))
-- grants: insert, select

create table self_billing_agreements (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  series integer not null check (series > 0),
  terms text not null,
  accepted_name text not null check (length(trim(both from accepted_name)) >= 1 and length(trim(both from accepted_name)) <= 200),
  accepted_at timestamptz not null,
  accepted_by uuid,
  ended_at timestamptz,
  ended_by_name text,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, series),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index self_billing_agreements_one on self_billing_agreements (organization_id, partner_id) where (ended_at is null);
create index on self_billing_agreements (organization_id, partner_id);
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table self_billing_contents (
  organization_id uuid not null references organizations,
  invoice_id uuid not null,
  content_enc bytea not null,
  primary key (organization_id, invoice_id),
  foreign key (organization_id, invoice_id) references self_billing_invoices(organization_id, id)
);
-- isolated, append-only
-- partners see: exists (select from self_billing_invoices i where ((i.organization_id =
--     self_billing_contents.organization_id) and (i.id = self_billing_contents.invoice_id)))
-- own: exists (select from self_billing_invoices i where ((i.organization_id = self_billing_contents.organization_id) and
--     (i.id = self_billing_contents.invoice_id)))
-- grants: insert, select

create table self_billing_invoices (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  agreement_id uuid not null,
  item_id uuid not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  corrects_id uuid,
  "position" integer not null check ("position" > 0),
  number text not null check (length(number) >= 1 and length(number) <= 60),
  statement_no text not null,
  issued_on date not null,
  issued_at timestamptz not null,
  currency character(3) not null,
  net_minor bigint not null check (net_minor > 0),
  vat_minor bigint not null check (vat_minor >= 0),
  total_minor bigint not null,
  rounding_minor bigint not null default 0,
  vat_rate_ppm integer not null,
  treatment text not null check (treatment in ('domestic', 'reverse_charge', 'outside_scope', 'small_business')),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint self_billing_invoices_number unique (organization_id, number),
  constraint self_billing_invoices_once unique (organization_id, item_id, kind),
  constraint self_billing_invoices_position unique (organization_id, agreement_id, "position"),
  constraint self_billing_invoices_corrects check ((kind = 'credit_note') = (corrects_id is not null)),
  constraint self_billing_invoices_sum check (total_minor = (net_minor + vat_minor)),
  foreign key (organization_id, agreement_id) references self_billing_agreements(organization_id, id),
  foreign key (organization_id, corrects_id) references self_billing_invoices(organization_id, id),
  foreign key (organization_id, item_id) references payout_items(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on self_billing_invoices (organization_id, corrects_id);
create index on self_billing_invoices (organization_id, issued_at desc);
create index on self_billing_invoices (organization_id, partner_id, issued_on desc);
-- isolated, append-only
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- grants: insert, select

create table self_billing_numbers (
  organization_id uuid not null references organizations,
  agreement_id uuid not null,
  next integer not null default 1 check (next > 0),
  primary key (organization_id, agreement_id),
  foreign key (organization_id, agreement_id) references self_billing_agreements(organization_id, id)
);
-- isolated
-- own: exists (select from self_billing_agreements a where ((a.organization_id = self_billing_numbers.organization_id) and
--     (a.id = self_billing_numbers.agreement_id)))

create table self_billing_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  is_on boolean not null default false,
  legal_name text not null default '' check (length(legal_name) <= 200),
  street text not null default '' check (length(street) <= 200),
  city text not null default '' check (length(city) <= 100),
  postal_code text not null default '' check (length(postal_code) <= 20),
  country character(2) check (country ~ '^[A-Z]{2}$'),
  vat_number text check (length(vat_number) <= 20),
  vat_rate_ppm integer not null default 0 check (vat_rate_ppm >= 0 and vat_rate_ppm <= 500000),
  prefix text not null default 'SB' check (prefix ~ '^[A-Z0-9]{1,8}$'),
  terms text not null default '' check (length(terms) <= 5000),
  nec_threshold_minor bigint not null default 200000 check (nec_threshold_minor >= 0),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id)
);
-- isolated, recorded, row_version
-- partners see: true
-- own write: false

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
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on tax_paper_requests (organization_id, partner_id, asked_at desc);
-- isolated, recorded
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table tax_profile_numbers (
  organization_id uuid not null references organizations,
  profile_id uuid not null,
  numbers_enc bytea not null,
  primary key (organization_id, profile_id),
  foreign key (organization_id, profile_id) references tax_profiles(organization_id, id)
);
-- isolated
-- own: exists (select from tax_profiles f where ((f.organization_id = tax_profile_numbers.organization_id) and (f.id =
--     tax_profile_numbers.profile_id)))

create table tax_profiles (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  status text not null default 'submitted' check (status in ('submitted', 'accepted', 'rejected', 'replaced')),
  country character(2) not null check (country ~ '^[A-Z]{2}$'),
  person text not null check (person in ('individual', 'company')),
  form text not null check (form in ('w9', 'w8ben', 'w8bene', 'none')),
  legal_name text not null check (length(trim(both from legal_name)) >= 1 and length(trim(both from legal_name)) <= 200),
  street text not null check (length(trim(both from street)) >= 1 and length(trim(both from street)) <= 200),
  city text not null check (length(trim(both from city)) >= 1 and length(trim(both from city)) <= 100),
  postal_code text check (length(postal_code) <= 20),
  us_class text check (us_class in ('individual', 'c_corporation', 's_corporation', 'partnership', 'trust', 'llc_c', 'llc_s', 'llc_p', 'other')),
  entity_status text check (entity_status in ('corporation', 'partnership', 'disregarded', 'trust', 'government', 'tax_exempt', 'other')),
  fatca_status text check (fatca_status in ('active_nffe', 'passive_nffe', 'public_nffe', 'financial', 'other')),
  claims_treaty boolean not null default false,
  tax_number_kind text check (tax_number_kind in ('ssn', 'itin', 'ein', 'foreign')),
  tax_number_last4 text check (length(tax_number_last4) <= 4),
  vat_number_last4 text check (length(vat_number_last4) <= 4),
  has_birth_date boolean not null default false,
  is_small_business boolean not null default false,
  certified_name text not null check (length(trim(both from certified_name)) >= 1 and length(trim(both from certified_name)) <= 200),
  certified_at timestamptz not null,
  certified_by uuid,
  valid_until date,
  reviewed_at timestamptz,
  reviewed_by uuid,
  reviewed_by_name text,
  reject_reason text check (length(reject_reason) <= 500),
  shown_at timestamptz,
  shown_by uuid,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  state text,
  primary key (organization_id, id),
  check (state is null or state ~ '^[A-Z]{2}$' and country = 'US'::bpchar),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index tax_profiles_one_accepted on tax_profiles (organization_id, partner_id) where (status = 'accepted');
create unique index tax_profiles_one_submitted on tax_profiles (organization_id, partner_id) where (status = 'submitted');
create index on tax_profiles (organization_id, partner_id, created_at desc);
create index tax_profiles_that_expire on tax_profiles (organization_id, valid_until) where ((status = 'accepted') and (valid_until is not null));
create index tax_profiles_to_review on tax_profiles (organization_id, created_at) where (status = 'submitted');
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table tax_requirements (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  paper text not null check (paper in ('tax_profile', 'tax_form', 'vat_number')),
  applies_to text not null check (applies_to in ('all', 'us', 'not_us', 'eu', 'country')),
  country character(2) check (country ~ '^[A-Z]{2}$'),
  currency character(3),
  threshold_minor bigint check (threshold_minor >= 0),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint tax_requirements_country check ((applies_to = 'country') = (country is not null)),
  constraint tax_requirements_threshold check (threshold_minor is null or currency is not null)
);
create unique index tax_requirements_once on tax_requirements (organization_id, paper, applies_to, coalesce(country, ''::bpchar), coalesce(currency, ''::bpchar));
-- isolated, recorded, row_version
-- partners see: true
-- own write: false

create table withholding_rules (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  country character(2) check (country ~ '^[A-Z]{2}$'),
  partner_id uuid,
  rate_ppm integer not null check (rate_ppm >= 0 and rate_ppm <= 999999),
  applies_from date not null,
  note text,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint withholding_rules_country_once unique (organization_id, country, applies_from),
  constraint withholding_rules_partner_once unique (organization_id, partner_id, applies_from),
  constraint withholding_rules_target check (num_nonnulls(country, partner_id) = 1),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
-- isolated, recorded, row_version
-- own: false

-- platform ===========================================================================================

create table company_terms (
  organization_id uuid not null references organizations,
  id uuid generated always as (organization_id) stored,
  max_partners integer check (max_partners >= 0),
  max_seats integer check (max_seats >= 1),
  max_storage_bytes bigint check (max_storage_bytes >= 0),
  max_api_requests_per_day integer check (max_api_requests_per_day >= 0),
  suspended_at timestamptz,
  suspended_reason text,
  deletion_asked_at timestamptz,
  deletion_due_at timestamptz,
  deletion_reason text,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  max_outside_mails_per_day integer check (max_outside_mails_per_day >= 0),
  outside_mails_limited_until timestamptz,
  primary key (organization_id),
  check ((deletion_due_at is null) = (deletion_asked_at is null))
);
create index on company_terms (deletion_due_at) where (deletion_due_at is not null);
-- isolated, recorded, row_version
-- grants: tandem_app select; tandem_partner select; tandem_system delete, insert, select, update

create table document_uploads (
  organization_id uuid not null references organizations,
  key text not null,
  partner_id uuid default app_partner(),
  since timestamptz not null,
  primary key (organization_id, key),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on document_uploads (organization_id, partner_id);
create index on document_uploads (organization_id, since);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table experiment_feedback (
  id uuid not null default new_id(),
  flag_id uuid not null references feature_flags on delete cascade,
  user_id uuid not null references identity.users on delete cascade,
  company_id uuid references organizations on delete set null,
  verdict text not null check (verdict in ('keep', 'change', 'drop')),
  text text check (length(text) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id),
  unique (flag_id, user_id)
);
create index on experiment_feedback (company_id);
create index on experiment_feedback (user_id);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table failed_jobs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  task text not null check (length(task) >= 1 and length(task) <= 100),
  title text not null check (length(title) >= 1 and length(title) <= 300),
  reason text not null check (length(reason) <= 500),
  opens text check (opens ~~ '/%' and length(opens) <= 300),
  count integer not null default 1 check (count > 0),
  payloads jsonb not null check (jsonb_typeof(payloads) = 'array' and octet_length(payloads::text) <= 1000000),
  queue text check (length(queue) <= 200),
  status text not null default 'open' check (status in ('open', 'retried', 'dismissed')),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index failed_jobs_open on failed_jobs (organization_id, task, title, coalesce(opens, '')) where (status = 'open');
-- isolated, row_version
-- own: false

create table feature_flag_overrides (
  flag_id uuid not null references feature_flags on delete cascade,
  kind text not null check (kind in ('user', 'organization', 'role')),
  target text not null check (length(target) >= 1 and length(target) <= 100),
  is_on boolean not null,
  until timestamptz,
  created_at timestamptz not null default now(),
  primary key (flag_id, kind, target)
);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table feature_flags (
  id uuid not null default new_id(),
  key text not null check (key ~ '^[a-z][a-z0-9_]{1,59}$'),
  description text not null check (length(trim(both from description)) >= 1 and length(trim(both from description)) <= 500),
  is_on boolean not null,
  is_killed boolean not null default false,
  is_experimental boolean not null default false,
  is_declared boolean not null default false,
  rules jsonb not null default '[]'::jsonb,
  stale_after date,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_announced boolean not null default false,
  primary key (id),
  unique (key)
);
-- no row-level security, row_version
-- grants: tandem_system delete, insert, select, update

create table inbound_mails (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  address_key text not null,
  ref_id uuid not null,
  message_key text not null,
  from_address text not null,
  from_name text,
  subject text not null,
  status text not null check (status in ('received', 'handled', 'ignored', 'failed')),
  note text,
  source bytea,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint inbound_mails_organization_id_address_key_ref_id_message_ke_key unique (organization_id, address_key, ref_id, message_key)
);
create index on inbound_mails (organization_id, created_at desc);
-- isolated
-- own: false

create table mail_actions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  action_key text not null,
  ref_id uuid not null,
  user_id uuid not null references identity.users on delete cascade,
  partner_id uuid,
  state text not null,
  token_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (token_hash),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on mail_actions (expires_at);
create index on mail_actions (organization_id, partner_id);
create index on mail_actions (user_id);
-- isolated
-- own: false

create table mail_outbox (
  id uuid not null default new_id(),
  organization_id uuid,
  to_address text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'withheld', 'bounced')),
  error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  user_id uuid references identity.users on delete cascade,
  attachments jsonb not null default '[]'::jsonb,
  access jsonb,
  to_name text,
  kind text not null,
  hides text not null check (hides in ('nothing', 'body', 'everything')),
  reply_target text,
  is_outside boolean not null default false,
  class text not null default 'account' check (class in ('account', 'money', 'notice', 'campaign')),
  topics text[] not null default '{}'::text[],
  from_name text check (length(from_name) <= 200),
  primary key (id),
  unique (organization_id, id)
);
create index on mail_outbox (organization_id, created_at desc);
create index on mail_outbox (user_id) where (user_id is not null);
create index mail_outbox_waiting_outside on mail_outbox (organization_id) where (is_outside and (status in ('queued', 'failed')));
create trigger tell_report_delivery after update of status on mail_outbox for each row when (new.organization_id is not null and new.status is distinct from old.status)
  execute function tell_report_delivery();
-- isolated
-- partners write: true
-- own: false
-- own write: true

create table mail_subjects (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  mail_id uuid not null,
  partner_id uuid,
  ref_table text not null,
  ref_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, mail_id, ref_id),
  foreign key (organization_id, mail_id) references mail_outbox(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on mail_subjects (organization_id, partner_id);
create index on mail_subjects (organization_id, ref_id, mail_id);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: true
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- own write: true

create table mailbox_positions (
  mailbox text not null,
  uid_validity text,
  last_uid bigint,
  read_at timestamptz,
  error text,
  primary key (mailbox)
);
-- no row-level security
-- grants: tandem_system delete, insert, select, update

create table operator_events (
  id uuid not null default new_id(),
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_name text not null,
  action text not null,
  ref_table text not null,
  ref_id text not null,
  company_id uuid,
  changes jsonb not null default '{}'::jsonb,
  reason text,
  primary key (id)
);
create index on operator_events (at desc);
create index on operator_events (company_id, at desc) where (company_id is not null);
create index on operator_events (ref_table, ref_id, at desc);
-- no row-level security, append-only
-- grants: tandem_system insert, select

create table organizations (
  id uuid not null default new_id(),
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  kind text not null check (kind in ('vendor', 'partner', 'both')),
  domain text,
  logo_url text,
  description text,
  region text not null default 'en' check (region in ('en', 'en-ca', 'en-gb')),
  timezone text not null default 'UTC',
  base_currency character(3) not null default 'USD'::bpchar,
  status text not null default 'active' check (status in ('active', 'suspended', 'closed', 'moved')),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  requires_two_factor boolean not null default false,
  primary_color text check (primary_color ~ '^#[0-9a-f]{6}$'),
  session_hours integer check (session_hours >= 1 and session_hours <= 8760),
  invitation_domains text[] not null default '{}'::text[],
  organization_id uuid generated always as (id) stored,
  page_size text not null default '10' check (page_size in ('fit', '10', '20', '50', '100')),
  font text not null default 'inter' check (font ~ '^[a-z][a-z-]{1,30}$'),
  cover_url text,
  favicon_url text,
  preview_image_url text,
  brands_frame boolean not null default false,
  privacy_url text check (length(privacy_url) <= 500),
  imprint_url text check (length(imprint_url) <= 500),
  money_requires_two_factor boolean not null default false,
  session_idle_minutes integer check (session_idle_minutes >= 5 and session_idle_minutes <= 10080),
  remembers_sessions boolean not null default true,
  allowed_networks jsonb not null default '[]'::jsonb check (jsonb_typeof(allowed_networks) = 'array' and jsonb_array_length(allowed_networks) <= 100),
  restricts_people boolean not null default false,
  restricts_keys boolean not null default false,
  restricts_partners boolean not null default false,
  language text check (language in ('en', 'de', 'fr', 'es', 'pt-BR', 'ja')),
  content_languages text[] not null default '{}'::text[] check (content_languages <@ array['en', 'de', 'fr', 'es', 'pt-BR', 'ja'] and array_position(content_languages, null::text) is null and cardinality(content_languages) <= 6),
  primary key (id),
  unique (slug),
  constraint organizations_restrict_to_networks check (jsonb_array_length(allowed_networks) > 0 or not (restricts_people or restricts_keys or restricts_partners))
);
create index on organizations (organization_id);
create trigger tell_identity after update on organizations for each statement
  execute function tell_identity_changed();
-- isolated, recorded, row_version
-- partners see: true

create table prompt_versions (
  id uuid not null default new_id(),
  prompt_id uuid not null references prompts on delete cascade,
  number integer not null,
  state text not null default 'draft' check (state in ('draft', 'published', 'retired')),
  system_text text not null default '',
  template text not null check (length(template) <= 50000),
  model text not null,
  variables jsonb not null default '[]'::jsonb,
  tests jsonb not null default '[]'::jsonb,
  note text,
  published_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id),
  unique (prompt_id, number)
);
create unique index on prompt_versions (prompt_id) where (state = 'published');
create unique index on prompt_versions (prompt_id) where (state = 'draft');
create trigger keep_published before update on prompt_versions for each row
  execute function keep_published_prompt();
-- no row-level security, row_version
-- grants: tandem_system delete, insert, select, update

create table prompts (
  id uuid not null default new_id(),
  key text not null check (key ~ '^[a-z][a-z0-9_.]{1,79}$'),
  description text not null check (length(trim(both from description)) >= 1 and length(trim(both from description)) <= 500),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (id),
  unique (key)
);
-- no row-level security, row_version
-- grants: tandem_system delete, insert, select, update

create table reply_addresses (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  reply_key text not null,
  ref_id uuid not null,
  variant text not null,
  user_id uuid not null references identity.users on delete cascade,
  partner_id uuid,
  offered_at timestamptz not null,
  primary key (organization_id, id),
  constraint reply_addresses_organization_id_reply_key_ref_id_variant_us_key unique nulls not distinct (organization_id, reply_key, ref_id, variant, user_id, partner_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index on reply_addresses (id);
create index on reply_addresses (organization_id, partner_id);
create index on reply_addresses (user_id);
-- isolated
-- own: false

create table reply_mails (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  about_table text not null check (length(about_table) >= 1 and length(about_table) <= 60),
  about_id uuid not null,
  ref_table text not null check (length(ref_table) >= 1 and length(ref_table) <= 60),
  ref_id uuid not null,
  user_id uuid not null references identity.users on delete cascade,
  partner_id uuid,
  from_address text not null,
  body text not null check (length(body) <= 50000),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on reply_mails (organization_id, about_id);
create index on reply_mails (organization_id, partner_id);
create index on reply_mails (user_id);
-- isolated
-- own: false

-- portability ========================================================================================

create table import_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  import_id uuid not null,
  file_name text not null,
  sha256 text not null,
  size integer not null,
  encoding text not null,
  delimiter text not null,
  header text[] not null,
  row_count integer not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, import_id, file_name),
  foreign key (organization_id, import_id) references imports(organization_id, id)
);
create trigger keep_limit_of_new after insert on import_files for each row
  execute function keep_storage_limit();
-- isolated
-- own: false

create table import_rows (
  organization_id uuid not null references organizations,
  import_id uuid not null,
  file_id uuid not null,
  row_number integer not null,
  outcome text not null check (outcome in ('created', 'updated', 'unchanged', 'skipped', 'refused')),
  ref_table text,
  ref_id uuid,
  reason text,
  primary key (organization_id, import_id, file_id, row_number),
  foreign key (organization_id, file_id) references import_files(organization_id, id),
  foreign key (organization_id, import_id) references imports(organization_id, id)
);
create index on import_rows (organization_id, file_id);
-- isolated
-- own: false

create table imports (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null,
  status text not null default 'mapping' check (status in ('mapping', 'checking', 'checked', 'running', 'done', 'failed', 'undoing', 'undone')),
  mapping jsonb not null default '{}'::jsonb,
  report jsonb,
  progress jsonb,
  error text,
  created_by uuid default app_user(),
  started_at timestamptz,
  finished_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
-- isolated, row_version
-- own: false

create table program_keys (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  part text not null check (part ~ '^[a-z-]{1,40}$'),
  key text not null check (length(key) >= 1 and length(key) <= 130),
  ref_table text not null check (length(ref_table) <= 63),
  ref_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, part, key),
  unique (organization_id, ref_table, ref_id)
);
-- isolated

create table program_template_items (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  template text not null,
  ref_table text not null,
  ref_id uuid not null,
  added_version integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, ref_table, ref_id)
);
-- isolated

-- referrals ==========================================================================================

create table click_days (
  organization_id uuid not null references organizations,
  link_id uuid not null,
  day date not null,
  clicks integer not null default 0,
  ignored integer not null default 0,
  lane smallint not null default 0,
  primary key (organization_id, link_id, day, lane),
  foreign key (organization_id, link_id) references referral_links(organization_id, id)
);
-- isolated
-- partners see: link_id = any (array(select l.id from referral_links l where (l.organization_id =
--     (nullif(current_setting('app.organization_id', true), ''))::uuid)))
-- own: exists (select from referral_links l where ((l.organization_id = click_days.organization_id) and (l.id =
--     click_days.link_id)))

create table click_salts (
  organization_id uuid not null references organizations,
  day date not null,
  salt text not null,
  primary key (organization_id, day)
);
-- isolated

create table clicks (
  id uuid not null,
  organization_id uuid not null references organizations,
  link_id uuid not null,
  at timestamptz not null,
  verdict text not null check (verdict in ('ok', 'duplicate', 'bot', 'prefetch', 'blocked', 'no_consent')),
  address_hash text,
  device text check (device in ('desktop', 'mobile', 'tablet', 'other')),
  referrer_host text check (length(referrer_host) <= 253),
  landing_path text check (length(landing_path) <= 500),
  params jsonb not null default '{}'::jsonb,
  is_own_device boolean not null default false,
  primary key (organization_id, id, at),
  foreign key (organization_id, link_id) references referral_links(organization_id, id)
) partition by range (at);
create index on clicks (address_hash, at) where ((verdict = 'ok') and (address_hash is not null));
create index on clicks (organization_id, link_id, at desc);
-- isolated
-- partners see: link_id = any (array(select l.id from referral_links l where (l.organization_id =
--     (nullif(current_setting('app.organization_id', true), ''))::uuid)))
-- own: exists (select from referral_links l where ((l.organization_id = clicks.organization_id) and (l.id =
--     clicks.link_id)))
-- grants: delete, insert, select

create table coupon_codes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  link_id uuid,
  code citext not null check (length(code::text) >= 2 and length(code::text) <= 60),
  description text check (length(description) <= 500),
  starts_on date,
  ends_on date,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, code),
  constraint coupon_codes_days check (ends_on >= starts_on),
  foreign key (organization_id, link_id) references referral_links(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on coupon_codes (organization_id, created_at desc, id desc);
create index on coupon_codes (organization_id, link_id);
create index on coupon_codes (organization_id, partner_id);
create trigger note_module after insert on coupon_codes referencing new table as added for each statement
  execute function note_module_in_use('referral_links');
create trigger refuse_merged_partner after update of partner_id on coupon_codes for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on coupon_codes referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table deal_registration_lines (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  product_id uuid not null,
  quantity integer not null check (quantity >= 1 and quantity <= 1000000),
  amount_minor bigint check (amount_minor >= 0 and amount_minor <= '1000000000000000'::bigint),
  "position" integer not null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, product_id) references products(organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id) on delete cascade
);
create index on deal_registration_lines (organization_id, product_id);
create index on deal_registration_lines (organization_id, registration_id, "position");
-- isolated, row_version
-- partners see: exists (select from deal_registrations r where ((r.organization_id =
--     deal_registration_lines.organization_id) and (r.id = deal_registration_lines.registration_id)))
-- own: exists (select from deal_registrations r where ((r.organization_id = deal_registration_lines.organization_id) and
--     (r.id = deal_registration_lines.registration_id)))

create table default_links (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  audience_id uuid,
  destination_url text not null check (length(destination_url) <= 2000),
  utm_campaign text check (length(utm_campaign) <= 200),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, audience_id) references audiences(organization_id, id)
);
create index on default_links (organization_id, audience_id);
create index on default_links (organization_id, created_at desc, id desc);
-- isolated, recorded, row_version

create table directory_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  directory_id uuid not null,
  partner_id uuid,
  kind text not null check (kind in ('view', 'search', 'partner_view', 'link', 'contact', 'match')),
  day date not null,
  visitor text not null,
  term text check (length(term) <= 80),
  count integer not null default 1 check (count > 0),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint directory_events_once unique nulls not distinct (organization_id, directory_id, day, kind, partner_id, visitor, term),
  foreign key (organization_id, directory_id) references partners_directory(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on directory_events (organization_id, day);
create index on directory_events (organization_id, partner_id, day);
-- isolated
-- partners see: partner_id = app_partner()
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table directory_listings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  directory_id uuid not null,
  partner_id uuid not null,
  state text not null default 'draft' check (state in ('hidden', 'draft', 'submitted', 'published', 'unpublished')),
  slug text not null check (slug ~ '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$' and slug !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
  tagline text check (length(tagline) <= 160),
  description text check (length(description) <= 5000),
  services text[] not null default '{}'::text[] check (cardinality(services) <= 30),
  industries text[] not null default '{}'::text[] check (cardinality(industries) <= 30),
  languages text[] not null default '{}'::text[] check (cardinality(languages) <= 30),
  locations text[] not null default '{}'::text[] check (cardinality(locations) <= 100),
  logo_url text,
  website text check (length(website) <= 500),
  booking_url text check (length(booking_url) <= 500),
  published_at timestamptz,
  submitted_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, directory_id, partner_id),
  unique (organization_id, directory_id, slug),
  foreign key (organization_id, directory_id) references partners_directory(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on directory_listings (organization_id, directory_id, state);
create index on directory_listings (organization_id, partner_id);
create trigger note_module after insert on directory_listings referencing new table as added for each statement
  execute function note_module_in_use('partners_directory');
create trigger refuse_merged_partner after update of partner_id on directory_listings for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on directory_listings referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, recorded, row_version
-- partners see: (partner_id = app_partner()) and (state <> 'hidden')
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table listing_changes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  listing_id uuid not null,
  partner_id uuid not null,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected', 'withdrawn')),
  proposed jsonb not null default '{}'::jsonb,
  replaced jsonb not null default '{}'::jsonb,
  note text check (length(note) <= 2000),
  reason text check (length(reason) <= 2000),
  proposed_by_name text not null,
  decided_by_name text,
  submitted_at timestamptz,
  decided_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, listing_id) references directory_listings(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index listing_changes_open on listing_changes (organization_id, listing_id) where (status in ('draft', 'submitted'));
create index on listing_changes (organization_id, listing_id);
create index on listing_changes (organization_id, partner_id);
create index on listing_changes (organization_id, status);
create trigger refuse_merged_partner after update of partner_id on listing_changes for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on listing_changes referencing new table as added for each statement
  execute function refuse_merged_partner();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: (partner_id = app_partner()) and (status in ('draft', 'submitted', 'withdrawn'))
-- own: partner_id = any ((select app_own_partners())::uuid[])
-- grants: tandem_app insert, select, update; tandem_partner insert, select, update; tandem_system delete, insert, select,
--     update

create table partners_directory (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  slug text not null check (slug ~ '^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$' and slug !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
  description text check (length(description) <= 2000),
  is_published boolean not null default false,
  include_custom_field_filter boolean not null default false,
  include_region_filter boolean not null default true,
  include_partner_type_filter boolean not null default true,
  filter_custom_fields uuid[] not null default '{}'::uuid[],
  display_custom_fields uuid[] not null default '{}'::uuid[],
  featured_partner_ids uuid[] not null default '{}'::uuid[],
  shown_tag_ids uuid[] not null default '{}'::uuid[],
  tile_size text not null default 'medium' check (tile_size in ('small', 'medium', 'large')),
  show_custom_fields_values boolean not null default true,
  page_styles jsonb not null default '{"size": "middle", "align": "start", "layout": "vertical", "variant": "outlined"}'::jsonb,
  show_tiers boolean not null default true,
  show_locations boolean not null default true,
  show_ratings boolean not null default true,
  sort_by text not null default 'featured' check (sort_by in ('featured', 'tier', 'rating', 'fair', 'name')),
  language text not null default 'en' check (language in ('en', 'de', 'fr', 'es')),
  logo_url text,
  page_title text check (length(page_title) <= 120),
  page_summary text check (length(page_summary) <= 300),
  is_indexed boolean not null default true,
  contact_mode text not null default 'form' check (contact_mode in ('form', 'link', 'none')),
  has_match_form boolean not null default true,
  allowed_origins text[] not null default '{}'::text[],
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (slug)
);
create unique index on partners_directory (id);
create index on partners_directory (organization_id, name);
-- isolated, recorded, row_version
-- partners see: exists (select from directory_listings l where ((l.organization_id = partners_directory.organization_id) and
--     (l.directory_id = partners_directory.id) and (l.partner_id = app_partner())))

create table referral_entries (
  id uuid generated always as (registration_id) stored,
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  page_id uuid not null,
  submission_id uuid,
  is_public boolean not null,
  submitter_name text check (length(submitter_name) <= 200),
  submitter_email citext check (length(submitter_email::text) <= 254),
  told text,
  has_files boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (organization_id, registration_id),
  foreign key (organization_id, page_id) references referral_pages(organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id) on delete cascade,
  foreign key (organization_id, submission_id) references form_submissions(organization_id, id)
);
create index on referral_entries (organization_id, page_id, created_at desc);
create index on referral_entries (organization_id, submission_id);
-- isolated
-- own: exists (select from deal_registrations r where ((r.organization_id = referral_entries.organization_id) and (r.id =
--     referral_entries.registration_id)))

create table referral_link_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  allowed_domains text[] not null default '{}'::text[],
  window_days integer not null default 60 check (window_days >= 1 and window_days <= 730),
  model text not null default 'last' check (model in ('first', 'last', 'position', 'manual')),
  consent_mode text not null default 'always' check (consent_mode in ('always', 'ask')),
  honors_privacy_signals boolean not null default true,
  retention_days integer not null default 400 check (retention_days >= 30 and retention_days <= 1500),
  partners_create boolean not null default true,
  partner_link_limit integer not null default 10 check (partner_link_limit >= 0 and partner_link_limit <= 1000),
  banned_sources text[] not null default '{}'::text[],
  allowed_campaigns text[] not null default '{}'::text[],
  holds_paid_search boolean not null default true,
  conversions_per_hour integer not null default 20 check (conversions_per_hour >= 1 and conversions_per_hour <= 100000),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  creates_leads boolean not null default true,
  sale_open_deal text not null default 'win' check (sale_open_deal in ('win', 'review', 'new_deal')),
  sale_won_deal text not null default 'payment' check (sale_won_deal in ('payment', 'review', 'renewal', 'new_deal')),
  sale_won_days integer not null default 90 check (sale_won_days >= 0 and sale_won_days <= 730),
  sale_amount_percent integer not null default 10 check (sale_amount_percent >= 0 and sale_amount_percent <= 100),
  sale_further text not null default 'renewal' check (sale_further in ('renewal', 'new_deal', 'review')),
  sale_second_customer text not null default 'review' check (sale_second_customer in ('review', 'new_deal')),
  primary key (organization_id, id),
  unique (organization_id)
);
create trigger tell_changed after insert or delete or update on referral_link_settings for each statement
  execute function tell_link_changed();
-- isolated, recorded, row_version
-- partners see: true

create table referral_links (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  code citext not null check (code ~ '^[a-z0-9]([a-z0-9-]{1,38}[a-z0-9])$'::citext),
  destination_url text not null check (length(destination_url) <= 2000),
  utm_source text check (length(utm_source) <= 200),
  utm_medium text check (length(utm_medium) <= 200),
  utm_campaign text check (length(utm_campaign) <= 200),
  status text not null default 'active' check (status in ('active', 'paused')),
  expires_on date,
  default_link_id uuid,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (code),
  unique (organization_id, default_link_id, partner_id),
  foreign key (organization_id, default_link_id) references default_links(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on referral_links (organization_id, created_at desc, id desc);
create index on referral_links (organization_id, partner_id);
create trigger note_module after insert on referral_links referencing new table as added for each statement
  execute function note_module_in_use('referral_links');
create trigger refuse_merged_partner after update of partner_id on referral_links for each row when (new.partner_id is distinct from old.partner_id)
  execute function refuse_merged_partner();
create trigger refuse_merged_partner_of_new after insert on referral_links referencing new table as added for each statement
  execute function refuse_merged_partner();
create trigger tell_changed after delete or update on referral_links for each statement
  execute function tell_link_changed();
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table referral_page_days (
  organization_id uuid not null references organizations,
  page_id uuid not null,
  day date not null,
  views integer not null default 0,
  starts integer not null default 0,
  primary key (organization_id, page_id, day),
  foreign key (organization_id, page_id) references referral_pages(organization_id, id) on delete cascade
);
-- isolated
-- own: exists (select from referral_pages p where ((p.organization_id = referral_page_days.organization_id) and (p.id =
--     referral_page_days.page_id)))

create table referral_pages (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  state text not null default 'draft' check (state in ('draft', 'published', 'closed')),
  form_id uuid not null,
  type_id uuid not null,
  headline text not null check (length(trim(both from headline)) >= 1 and length(trim(both from headline)) <= 200),
  intro text check (length(intro) <= 2000),
  thanks text check (length(thanks) <= 2000),
  access text not null default 'public' check (access in ('public', 'signed_in')),
  partner_from text not null check (partner_from in ('fixed', 'chosen', 'link', 'login')),
  partner_id uuid,
  offered_partner_ids uuid[] not null default '{}'::uuid[],
  opens_on date,
  closes_on date,
  allowed_origins text[] not null default '{}'::text[],
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (id),
  check (closes_on >= opens_on),
  check ( case partner_from when 'login' then access = 'signed_in' when 'link' then access = 'public' else true end),
  check ((partner_from = 'fixed') = (partner_id is not null)),
  foreign key (organization_id, form_id) references forms(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, type_id) references opportunity_types(organization_id, id)
);
create index on referral_pages (organization_id, created_at desc, id desc);
create index on referral_pages (organization_id, form_id);
create index on referral_pages (organization_id, partner_id);
create index on referral_pages (organization_id, type_id);
create trigger note_module after insert on referral_pages referencing new table as added for each statement
  execute function note_module_in_use('referral_pages');
-- isolated, recorded, row_version
-- partners see: (state = 'published') and (archived_at is null) and ((partner_from = 'login') or (partner_id =
--     app_partner()) or (app_partner() = any (offered_partner_ids)))
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table referral_requests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  page_id uuid not null,
  partner_id uuid not null,
  submission_id uuid not null,
  submitter_name text check (length(submitter_name) <= 200),
  submitter_email citext check (length(submitter_email::text) <= 254),
  account_name text not null check (length(account_name) <= 300),
  input jsonb not null,
  lines jsonb not null default '[]'::jsonb,
  state text not null default 'unconfirmed' check (state in ('unconfirmed', 'confirmed', 'registered', 'refused')),
  outcome text check (length(outcome) <= 1000),
  registration_id uuid,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, submission_id),
  check ((state = 'registered') = (registration_id is not null)),
  foreign key (organization_id, page_id) references referral_pages(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations(organization_id, id) on delete cascade,
  foreign key (organization_id, submission_id) references form_submissions(organization_id, id)
);
create index on referral_requests (organization_id, page_id);
create index on referral_requests (organization_id, partner_id);
create index on referral_requests (organization_id, registration_id);
create index on referral_requests (organization_id, submitter_email, created_at);
-- isolated
-- own: exists (select from partners p where ((p.organization_id = referral_requests.organization_id) and (p.id =
--     referral_requests.partner_id)))

create table review_invitations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  review_id uuid not null,
  partner_id uuid not null,
  email citext not null,
  token_hash text not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz,
  secret_hash text,
  code_expires_at timestamptz,
  code_tries integer not null default 0,
  codes_sent integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (token_hash),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, review_id) references reviews(organization_id, id)
);
create unique index review_invitations_open on review_invitations (organization_id, review_id) where ((used_at is null) and (revoked_at is null));
create index on review_invitations (organization_id, partner_id);
create index on review_invitations (organization_id, review_id);
create index on review_invitations (review_id);
-- isolated
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table review_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  publishes_all boolean not null default true,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index review_settings_one on review_settings (organization_id);
-- isolated, recorded, row_version
-- partners see: true

-- Reviews of partners by contacts of won deals.
create table reviews (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  opportunity_id uuid not null,
  contact_id uuid,
  status text not null default 'requested' check (status in ('requested', 'started', 'submitted', 'verified', 'in_moderation', 'published', 'rejected', 'disputed', 'removed')),
  requested_by text not null check (requested_by in ('company', 'partner')),
  requested_by_user_id uuid default app_user(),
  note text check (length(note) <= 1000),
  invited_at timestamptz,
  cooperation smallint check (cooperation >= 1 and cooperation <= 5),
  quality smallint check (quality >= 1 and quality <= 5),
  schedule smallint check (schedule >= 1 and schedule <= 5),
  budget smallint check (budget >= 1 and budget <= 5),
  rating numeric(3,2) generated always as ((((((cooperation + quality) + schedule) + budget))::numeric / 4.0)) stored,
  quote text check (length(trim(both from quote)) >= 1 and length(trim(both from quote)) <= 4000),
  author text check (length(trim(both from author)) >= 1 and length(trim(both from author)) <= 200),
  designation text check (length(designation) <= 200),
  company text check (length(company) <= 200),
  submitted_at timestamptz,
  verified_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  decision_reason text check (length(decision_reason) <= 1000),
  published_at timestamptz,
  disputed_at timestamptz,
  dispute_reason text check (length(dispute_reason) <= 2000),
  reply text check (length(trim(both from reply)) >= 1 and length(trim(both from reply)) <= 2000),
  replied_at timestamptz,
  pinned_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint reviews_complete check (submitted_at is null or num_nonnulls(rating, quote, author) = 3),
  constraint reviews_disputed check (status <> 'disputed' or disputed_at is not null),
  constraint reviews_pinned check (pinned_at is null or status = 'published'),
  constraint reviews_published check ((status <> all (array['published', 'disputed'])) or published_at is not null),
  constraint reviews_replied check ((reply is null) = (replied_at is null)),
  constraint reviews_submitted check ((status in ('requested', 'started', 'removed')) or submitted_at is not null),
  constraint reviews_verified check ((status <> all (array['verified', 'in_moderation', 'published', 'rejected', 'disputed'])) or verified_at is not null),
  foreign key (organization_id, contact_id) references contacts(organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index reviews_one_per_contact on reviews (organization_id, partner_id, contact_id) where ((contact_id is not null) and (status <> 'removed'));
create unique index reviews_one_request on reviews (organization_id, partner_id, opportunity_id) where ((contact_id is null) and (status = 'requested'));
create index on reviews (organization_id, contact_id);
create index on reviews (organization_id, opportunity_id);
create index on reviews (organization_id, partner_id, status);
create index on reviews (organization_id, status, created_at);
create index on reviews (partner_id) where (status in ('published', 'disputed'));
create trigger keep before insert or update on reviews for each row
  execute function keep_review();
create trigger keep_pin_limit after update of pinned_at on reviews for each row when (old.pinned_at is null and new.pinned_at is not null)
  execute function keep_pin_limit();
create trigger note_module after insert on reviews referencing new table as added for each statement
  execute function note_module_in_use('partners_directory');
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

-- reporting ==========================================================================================

create table assistant_chats (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  user_id uuid not null references identity.users,
  title text check (length(title) >= 1 and length(title) <= 200),
  asked_at timestamptz not null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on assistant_chats (organization_id, partner_id);
create index on assistant_chats (organization_id, user_id, asked_at);
create trigger note_module after insert on assistant_chats referencing new table as added for each statement
  execute function note_module_in_use('ai_assistant');
-- isolated, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: user_id = app_user()
-- policy viewing: ((select (not app_views_partner())) or false)

create table assistant_messages (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  user_id uuid not null references identity.users,
  chat_id uuid not null,
  author text not null check (author in ('person', 'model', 'rules')),
  text text not null check (length(text) <= 20000),
  about text check (about ~~ '/%' and length(about) <= 300),
  sources jsonb not null default '[]'::jsonb check (jsonb_typeof(sources) = 'array' and octet_length(sources::text) <= 60000),
  tools jsonb not null default '[]'::jsonb check (jsonb_typeof(tools) = 'array' and octet_length(tools::text) <= 60000),
  proposal_ids uuid[] not null default '{}'::uuid[] check (cardinality(proposal_ids) <= 20),
  follow_ups text[] not null default '{}'::text[] check (cardinality(follow_ups) <= 5),
  feedback text check (feedback in ('good', 'bad')),
  feedback_note text check (length(feedback_note) <= 1000),
  created_at timestamptz not null default now(),
  personal jsonb not null default '[]'::jsonb check (jsonb_typeof(personal) = 'array' and octet_length(personal::text) <= 300000),
  reading jsonb check (jsonb_typeof(reading) = 'object' and octet_length(reading::text) <= 120000),
  primary key (organization_id, id),
  foreign key (organization_id, chat_id) references assistant_chats(organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on assistant_messages (organization_id, chat_id, created_at);
create index on assistant_messages (organization_id, partner_id);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: user_id = app_user()
-- policy viewing: ((select (not app_views_partner())) or false)

create table assistant_proposals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  user_id uuid not null references identity.users,
  tool text not null check (length(tool) >= 1 and length(tool) <= 80),
  origin text not null check (origin in ('chat', 'program')),
  title text not null check (length(title) >= 1 and length(title) <= 300),
  changes jsonb not null check (jsonb_typeof(changes) = 'array' and octet_length(changes::text) <= 40000),
  method text not null check (method in ('POST', 'PATCH', 'PUT')),
  url text not null check (url ~~ '/%' and length(url) <= 300),
  body jsonb not null check (jsonb_typeof(body) = 'object' and octet_length(body::text) <= 60000),
  if_match text check (length(if_match) <= 200),
  opens text not null check (opens ~~ '/%' and length(opens) <= 300),
  form text check (form ~~ '/%' and length(form) <= 300),
  effect text check (length(effect) <= 500),
  status text not null default 'waiting' check (status in ('waiting', 'confirmed', 'dismissed', 'expired')),
  refusal text check (length(refusal) <= 1000),
  result_id uuid,
  decided_at timestamptz,
  expires_at timestamptz not null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on assistant_proposals (organization_id, partner_id);
create index on assistant_proposals (organization_id, user_id, created_at);
-- isolated, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: user_id = app_user()
-- policy viewing: ((select (not app_views_partner())) or false)

create table assistant_requests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  user_id uuid not null references identity.users,
  user_name text not null,
  chat_id uuid,
  host text not null check (length(host) <= 300),
  model text not null check (length(model) <= 200),
  body text not null check (length(body) <= 1000000),
  tokens integer check (tokens >= 0),
  status text not null check (status in ('answered', 'failed')),
  error text check (length(error) <= 500),
  sent_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on assistant_requests (organization_id, partner_id);
create index on assistant_requests (organization_id, sent_at);
-- isolated
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: user_id = app_user()
-- policy viewing: ((select (not app_views_partner())) or false)

create table assistant_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  is_model_on boolean not null default false,
  for_partners boolean not null default false,
  url text check (length(url) <= 500),
  model text check (length(model) <= 200),
  monthly_tokens bigint not null default 2000000 check (monthly_tokens >= 0 and monthly_tokens <= '100000000000'::bigint),
  sends_contacts boolean not null default false,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id)
);
-- isolated, recorded, row_version
-- own: false

create table dashboard_layouts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  mode text not null check (mode in ('company', 'partner')),
  user_id uuid references identity.users,
  partner_id uuid,
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, mode, user_id, partner_id),
  check ((partner_id is not null) = (mode = 'partner' and user_id is not null)),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on dashboard_layouts (organization_id, partner_id);
-- isolated, recorded, row_version
-- partners see: (mode = 'partner') and ((user_id is null) or ((user_id = app_user()) and (partner_id = app_partner())))
-- partners write: (mode = 'partner') and (user_id = app_user()) and (partner_id = app_partner())
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table report_clocks (
  organization_id uuid not null references organizations,
  schedule_id uuid not null,
  next_run_at timestamptz not null,
  primary key (organization_id, schedule_id),
  foreign key (organization_id, schedule_id) references report_schedules(organization_id, id) on delete cascade
);
create index on report_clocks (organization_id, next_run_at);
-- isolated
-- partners see: exists (select from report_schedules s where ((s.organization_id = report_clocks.organization_id) and (s.id
--     = report_clocks.schedule_id)))
-- partners write: exists (select from report_schedules s where ((s.organization_id = report_clocks.organization_id) and
--     (s.id = report_clocks.schedule_id)))
-- own: exists (select from report_schedules s where ((s.organization_id = report_clocks.organization_id) and (s.id =
--     report_clocks.schedule_id)))
-- policy viewing: ((select (not app_views_partner())) or (exists (select from report_schedules s where ((s.organization_id =
--     report_clocks.organization_id) and (s.id = report_clocks.schedule_id)))))

create table report_deliveries (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  schedule_id uuid not null,
  run_id uuid not null,
  report text not null,
  reader text not null,
  reader_kind text not null check (reader_kind in ('colleague', 'partner', 'external')),
  eyes_user_id uuid,
  partner_id uuid,
  full_name text not null,
  address text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'delivered', 'failed', 'skipped_empty')),
  attempts integer not null default 0,
  rows integer,
  bytes integer,
  file_key text,
  file_name text,
  file_type text,
  file_until timestamptz,
  left_out text[] not null default '{}'::text[],
  error text,
  mail_id uuid,
  finished_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, run_id) references report_runs(organization_id, id) on delete cascade,
  foreign key (organization_id, schedule_id) references report_schedules(organization_id, id) on delete cascade
);
create index on report_deliveries (file_until) where (file_key is not null);
create index on report_deliveries (organization_id, mail_id) where (mail_id is not null);
create index on report_deliveries (organization_id, partner_id);
create index on report_deliveries (organization_id, schedule_id, created_at desc);
create unique index report_deliveries_reader on report_deliveries (organization_id, run_id, reader);
create trigger announce_change after insert or update on report_deliveries for each row
  execute function announce_report();
-- isolated, row_version
-- partners see: (partner_id = app_partner()) and ((eyes_user_id = app_user()) or (exists (select from report_schedules s
--     where ((s.organization_id = report_deliveries.organization_id) and (s.id = report_deliveries.schedule_id)))))
-- partners write: exists (select from report_schedules s where ((s.organization_id = report_deliveries.organization_id) and
--     (s.id = report_deliveries.schedule_id)))
-- own: (eyes_user_id = app_user()) or (exists (select from report_schedules s where ((s.organization_id =
--     report_deliveries.organization_id) and (s.id = report_deliveries.schedule_id))))
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table report_runs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  schedule_id uuid not null,
  due_at timestamptz not null,
  cause text not null check (cause in ('schedule', 'person')),
  asked_by uuid,
  started_at timestamptz,
  error text,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, schedule_id) references report_schedules(organization_id, id) on delete cascade
);
create index on report_runs (organization_id, schedule_id, due_at desc);
create unique index report_runs_time on report_runs (organization_id, schedule_id, due_at) where (cause = 'schedule');
create trigger announce_change after insert or update on report_runs for each row
  execute function announce_report();
-- isolated, row_version
-- partners see: exists (select from report_schedules s where ((s.organization_id = report_runs.organization_id) and (s.id =
--     report_runs.schedule_id)))
-- partners write: exists (select from report_schedules s where ((s.organization_id = report_runs.organization_id) and (s.id
--     = report_runs.schedule_id)))
-- own: exists (select from report_schedules s where ((s.organization_id = report_runs.organization_id) and (s.id =
--     report_runs.schedule_id)))
-- policy viewing: ((select (not app_views_partner())) or (exists (select from report_schedules s where ((s.organization_id =
--     report_runs.organization_id) and (s.id = report_runs.schedule_id)))))

create table report_schedules (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid,
  owner_user_id uuid not null references identity.users,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  object text not null,
  columns text[] not null,
  filters jsonb not null default '[]'::jsonb,
  sort jsonb not null default '[]'::jsonb,
  group_by text,
  sums text[] not null default '{}'::text[],
  chart text check (chart in ('bar', 'line')),
  has_details boolean not null default true,
  timing jsonb not null,
  timezone text not null,
  format text not null check (format in ('csv', 'xlsx', 'pdf', 'inline')),
  delivery text not null default 'attachment' check (delivery in ('attachment', 'link')),
  recipients jsonb not null,
  external_confirmed_by uuid,
  external_confirmed_at timestamptz,
  subject text not null,
  message text not null default '',
  only_if_rows boolean not null default false,
  status text not null default 'active' check (status in ('active', 'paused')),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  saved_view_id uuid,
  follows_view boolean not null default false,
  question jsonb,
  primary key (organization_id, id),
  constraint report_schedules_columns_check check (cardinality(columns) <= 30 and (cardinality(columns) >= 1 or question is not null)),
  constraint report_schedules_question check (question is null or follows_view),
  constraint report_schedules_view check (saved_view_id is null or follows_view),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, saved_view_id) references saved_views(organization_id, id) on delete set null (saved_view_id)
);
create index on report_schedules (organization_id, owner_user_id);
create index on report_schedules (organization_id, partner_id);
create index on report_schedules (organization_id, saved_view_id);
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: owner_user_id = app_user()
-- policy viewing: ((select (not app_views_partner())) or (partner_id is null))

create table report_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  external_addresses text[] not null default '{}'::text[],
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index report_settings_one on report_settings (organization_id);
-- isolated, recorded, row_version

create table saved_views (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  entity text not null,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 80),
  owner_user_id uuid not null default app_user(),
  owner_partner_id uuid default app_partner(),
  visibility text not null default 'private' check (visibility in ('private', 'shared')),
  state jsonb not null default '{}'::jsonb,
  "order" integer not null default 0,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on saved_views (organization_id, entity);
-- isolated, row_version
-- partners see: owner_partner_id = app_partner()
-- partners write: owner_partner_id = app_partner()
-- policy viewing: ((select (not app_views_partner())) or (owner_partner_id is null))

-- setup ==============================================================================================

create table approval_chains (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 120),
  description text check (length(description) <= 2000),
  "order" integer not null default 0,
  is_active boolean not null default true,
  subject_table text not null check (length(subject_table) <= 63),
  conditions jsonb,
  includes_automatic boolean not null default false,
  steps jsonb not null check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) >= 1 and jsonb_array_length(steps) <= 10),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index approval_chains_name on approval_chains (organization_id, lower(name)) where (archived_at is null);
-- isolated, recorded, row_version

create table approval_requests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  subject_table text not null check (length(subject_table) <= 63),
  subject_id uuid not null,
  purpose text not null default 'approve' check (length(purpose) >= 1 and length(purpose) <= 40),
  partner_id uuid,
  chain_id uuid not null,
  chain_name text not null,
  status text not null default 'open' check (status in ('open', 'approved', 'rejected', 'canceled', 'restarted')),
  facts jsonb not null default '{}'::jsonb,
  basis jsonb not null default '{}'::jsonb,
  started_at timestamptz not null,
  closed_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check ((status = 'open') = (closed_at is null)),
  foreign key (organization_id, chain_id) references approval_chains(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create unique index approval_requests_open on approval_requests (organization_id, subject_table, subject_id, purpose) where (status = 'open');
create index on approval_requests (organization_id, chain_id);
create index on approval_requests (organization_id, partner_id);
create index on approval_requests (organization_id, subject_table, subject_id, started_at desc);
-- isolated, recorded, row_version
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table approval_steps (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  request_id uuid not null,
  "position" integer not null check ("position" >= 1 and "position" <= 10),
  name text not null,
  reviewer jsonb not null,
  substitute jsonb,
  substitute_after_hours integer check (substitute_after_hours >= 1 and substitute_after_hours <= 720),
  status text not null default 'waiting' check (status in ('waiting', 'open', 'approved', 'rejected', 'canceled')),
  asked_at timestamptz,
  substitute_asked_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  by_substitute boolean not null default false,
  comment text check (length(comment) <= 4000),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, request_id, "position"),
  foreign key (organization_id, request_id) references approval_requests(organization_id, id) on delete cascade
);
create unique index approval_steps_open on approval_steps (organization_id, request_id) where (status = 'open');
create unique index approval_steps_person on approval_steps (organization_id, request_id, decided_by) where (status = 'approved');
-- isolated, recorded, row_version
-- own: exists (select from approval_requests r where ((r.organization_id = approval_steps.organization_id) and (r.id =
--     approval_steps.request_id)))

create table content_translations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations on delete cascade,
  entity text not null check (entity ~ '^[a-z_]{1,60}$'),
  record_id uuid not null,
  field text not null check (field ~ '^[a-z_.]{1,60}(/|$)' and length(field) <= 130),
  language text not null check (language in ('en', 'de', 'fr', 'es', 'pt-BR', 'ja')),
  text text not null check (length(text) >= 1 and length(text) <= 100000),
  source text not null check (length(source) >= 1 and length(source) <= 100000),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index content_translations_one on content_translations (organization_id, entity, record_id, field, language);
-- isolated, recorded, row_version
-- partners see: language = any ((select app_content_languages() as app_content_languages)::text[])

create table custom_fields (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  entity text not null,
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,59}$'),
  label text not null check (length(trim(both from label)) >= 1 and length(trim(both from label)) <= 120),
  field_type text not null check (field_type in ('STRING', 'MULTI_SELECT', 'SELECT', 'DECIMAL', 'BOOL', 'DATETIME', 'EMAIL', 'PHONE_NUMBER', 'ADDRESS', 'REFERENCE')),
  options jsonb not null default '[]'::jsonb,
  is_required boolean not null default false,
  section text,
  help text,
  partner_access text not null default 'none' check (partner_access in ('none', 'read', 'write')),
  "order" integer not null default 0,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_unique boolean not null default false,
  required_stage_ids uuid[] not null default '{}'::uuid[],
  primary key (organization_id, id),
  unique (organization_id, entity, key)
);
create trigger delete_translations after delete on custom_fields for each row
  execute function delete_translations();
create trigger refill_custom_unique after update of is_unique, archived_at on custom_fields for each row
  execute function refill_custom_unique();
-- isolated, recorded, row_version
-- partners see: partner_access <> 'none'

create table exchange_rates (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  base character(3) not null,
  quote character(3) not null,
  rate numeric(20,10) not null check (rate > 0::numeric),
  as_of date not null,
  source text not null default 'entered' check (source in ('entered', 'imported', 'ecb')),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  note text,
  fetched_at timestamptz,
  derived_from jsonb,
  primary key (organization_id, id),
  unique (organization_id, base, quote, source, as_of),
  check (base <> quote),
  constraint exchange_rates_fetched_check check ((source = 'ecb') = (fetched_at is not null and derived_from is not null))
);
create index on exchange_rates (organization_id, as_of desc, id desc);
create index on exchange_rates (organization_id, base, quote, as_of);
-- isolated, recorded, row_version

create table modules_in_use (
  organization_id uuid not null references organizations,
  module text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, module)
);
-- isolated
-- partners see: true
-- partners write: true

create table program_settings (
  organization_id uuid not null references organizations,
  id uuid generated always as (organization_id) stored,
  rounding text not null default 'half_up' check (rounding in ('half_up', 'half_even', 'floor')),
  clawback_window_days integer check (clawback_window_days >= 0),
  deal_cap_ppm bigint check (deal_cap_ppm >= 0),
  min_payout jsonb not null default '{}'::jsonb,
  payout_approval_limit_minor bigint,
  requires_second_approver boolean not null default true,
  requires_payout_method boolean not null default false,
  protection_days integer not null default 90 check (protection_days >= 1 and protection_days <= 730),
  review_sla_hours integer not null default 48 check (review_sla_hours >= 1 and review_sla_hours <= 720),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  reapply_after_days integer not null default 30 check (reapply_after_days >= 0 and reapply_after_days <= 730),
  extension_days integer not null default 30 check (extension_days >= 1 and extension_days <= 365),
  max_extensions integer not null default 1 check (max_extensions >= 0 and max_extensions <= 20),
  vendor_deal_active_days integer not null default 90 check (vendor_deal_active_days >= 1 and vendor_deal_active_days <= 730),
  daily_checks_per_partner integer not null default 30 check (daily_checks_per_partner >= 0 and daily_checks_per_partner <= 10000),
  grace_days integer default 30 check (grace_days >= 0 and grace_days <= 730),
  hold_hours integer check (hold_hours >= 1 and hold_hours <= 168),
  claim_budget integer check (claim_budget >= 1 and claim_budget <= 100000),
  method_rest_days integer not null default 3 check (method_rest_days >= 0 and method_rest_days <= 90),
  dispute_days integer default 60 check (dispute_days >= 1 and dispute_days <= 3650),
  silent_nudge_days integer not null default 30 check (silent_nudge_days >= 0 and silent_nudge_days <= 365),
  silent_risk_days integer not null default 45 check (silent_risk_days >= 0 and silent_risk_days <= 365),
  payout_day integer default 1 check (payout_day >= 1 and payout_day <= 28),
  payout_review_days integer not null default 7 check (payout_review_days >= 0 and payout_review_days <= 60),
  payout_pay_days integer not null default 12 check (payout_pay_days >= 0 and payout_pay_days <= 90),
  payouts_planned_since timestamptz not null default now(),
  expiry_notice_days jsonb not null default '[30, 14, 3]'::jsonb check (are_notice_days(expiry_notice_days)),
  review_reminder_percent integer not null default 50 check (review_reminder_percent >= 0 and review_reminder_percent <= 99),
  review_escalation_percent integer not null default 100 check (review_escalation_percent >= 100 and review_escalation_percent <= 500),
  parked_days integer not null default 30 check (parked_days >= 0 and parked_days <= 365),
  accept_days integer not null default 30 check (accept_days >= 0 and accept_days <= 365),
  rate_source text check (rate_source = 'ecb'),
  converts_payouts boolean not null default false,
  program_shape text[] not null default '{}'::text[],
  modules_added text[] not null default '{}'::text[],
  modules_removed text[] not null default '{}'::text[],
  primary key (organization_id),
  constraint program_settings_payout_order check (payout_pay_days >= payout_review_days)
);
create trigger tell_identity after update of program_shape, modules_added, modules_removed on program_settings for each statement
  execute function tell_identity_changed();
-- isolated, recorded, row_version
-- partners see: true

create table rate_fetches (
  organization_id uuid not null references organizations,
  source text not null check (source = 'ecb'),
  chosen_at timestamptz not null,
  tried_at timestamptz,
  failing_since timestamptz,
  failure text,
  primary key (organization_id, source),
  check ((failing_since is null) = (failure is null))
);
-- isolated

create table sample_batches (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  planted_at timestamptz not null,
  planted_by uuid default app_user(),
  removed_at timestamptz,
  primary key (organization_id, id)
);
create unique index sample_batches_one on sample_batches (organization_id) where (removed_at is null);
-- isolated

create table sample_records (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  batch_id uuid not null,
  ref_table text not null,
  ref_id uuid not null,
  primary key (organization_id, id),
  unique (organization_id, ref_table, ref_id),
  foreign key (organization_id, batch_id) references sample_batches(organization_id, id)
);
create index on sample_records (organization_id, batch_id);
-- isolated

create table tags (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  entity text not null check (entity in ('prospects', 'courses', 'resources', 'partners', 'accounts', 'contacts', 'documents')),
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 60),
  color text,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index tags_name on tags (organization_id, entity, lower(name));
create trigger note_module after insert on tags referencing new table as added for each statement
  execute function note_module_in_use('tags');
-- isolated, recorded, row_version
-- partners write: true

-- work ===============================================================================================

create table action_plans (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  goal text check (length(goal) <= 2000),
  partner_id uuid not null,
  opportunity_id uuid,
  template_id uuid,
  status text not null default 'active' check (status in ('active', 'completed', 'canceled')),
  starts_on date not null,
  target_on date,
  completed_on date,
  created_by uuid default app_user(),
  created_by_name text not null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint action_plans_completed check ((status = 'completed') = (completed_on is not null)),
  constraint action_plans_target check (target_on >= starts_on),
  foreign key (organization_id, opportunity_id) references opportunities(organization_id, id) on delete set null (opportunity_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, template_id) references task_templates(organization_id, id)
);
create index on action_plans (organization_id, opportunity_id);
create index on action_plans (organization_id, partner_id, status);
create index on action_plans (organization_id, template_id);
create trigger note_module after insert on action_plans referencing new table as added for each statement
  execute function note_module_in_use('tasks');
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table automation_approvals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  automation_id uuid not null,
  run_id uuid not null,
  step_id text not null,
  effect_key text not null,
  partner_id uuid,
  question text not null,
  approver_user_id uuid not null,
  status text not null default 'open' check (status in ('open', 'approved', 'rejected', 'expired')),
  note text check (length(note) <= 2000),
  decided_at timestamptz,
  decided_by uuid,
  expires_at timestamptz,
  created_at timestamptz not null,
  row_version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, run_id, effect_key),
  foreign key (organization_id, automation_id) references automations(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, run_id) references automation_runs(organization_id, id) on delete cascade
);
create index on automation_approvals (organization_id, approver_user_id, status);
create index on automation_approvals (organization_id, automation_id);
create index on automation_approvals (organization_id, partner_id);
-- isolated, recorded, row_version
-- own: (partner_id is null) or (approver_user_id = app_user()) or (partner_id = any ((select app_own_partners())::uuid[]))

create table automation_endpoints (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 100),
  host text not null,
  secret_changed_at timestamptz not null,
  previous_until timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  header_names text[] not null default '{}'::text[] check (cardinality(header_names) <= 10),
  primary key (organization_id, id)
);
create index on automation_endpoints (organization_id, created_at desc, id desc);
-- isolated, recorded, row_version

create table automation_hook_deliveries (
  organization_id uuid not null references organizations,
  hook_id uuid not null,
  delivery_id text not null check (length(delivery_id) >= 1 and length(delivery_id) <= 200),
  received_at timestamptz not null,
  primary key (organization_id, hook_id, delivery_id),
  foreign key (organization_id, hook_id) references automation_hooks(organization_id, id) on delete cascade
);
create index on automation_hook_deliveries (organization_id, hook_id, received_at);
create index on automation_hook_deliveries (organization_id, received_at);
-- isolated

create table automation_hooks (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  automation_id uuid not null,
  scheme text not null check (scheme in ('signed', 'address', 'header', 'stripe', 'github', 'typeform', 'hubspot')),
  address_hash bytea check (length(address_hash) = 32),
  header_name text check (length(header_name) >= 1 and length(header_name) <= 60),
  header_hash bytea check (length(header_hash) = 32),
  changed_at timestamptz not null,
  last_received_at timestamptz,
  wrong_count integer not null default 0,
  last_wrong_at timestamptz,
  listening_until timestamptz,
  sample jsonb,
  sample_at timestamptz,
  sample_until timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, automation_id),
  check ((address_hash is null) = (scheme = 'signed')),
  check ((header_name is null) = (header_hash is null) and (header_name is not null) = (scheme = 'header')),
  check ((sample is null) = (sample_at is null) and (sample is null) = (sample_until is null)),
  foreign key (organization_id, automation_id) references automations(organization_id, id)
);
create unique index on automation_hooks (address_hash);
-- isolated, row_version

create table automation_runs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  automation_id uuid not null,
  version integer not null,
  status text not null check (status in ('queued', 'running', 'waiting', 'succeeded', 'failed', 'canceled', 'skipped')),
  cause text not null check (cause in ('event', 'date', 'schedule', 'webhook', 'button')),
  topic text,
  subject_table text,
  subject_id uuid,
  subject_name text,
  partner_id uuid,
  dedupe_key text not null,
  depth integer not null default 0,
  root_run_id uuid,
  "position" jsonb not null default '[]'::jsonb,
  context jsonb not null default '{}'::jsonb,
  wait_kind text check (wait_kind in ('time', 'event', 'approval', 'delivery', 'retry', 'budget', 'paused', 'people')),
  wait_topic text,
  due_at timestamptz,
  attempt integer not null default 0,
  error text,
  acknowledged_at timestamptz,
  acknowledged_by uuid,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  row_version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, automation_id, dedupe_key),
  foreign key (organization_id, automation_id) references automations(organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on automation_runs (organization_id, automation_id, created_at desc);
create index on automation_runs (organization_id, automation_id, subject_id, created_at desc);
create index on automation_runs (organization_id, created_at desc, id desc);
create index on automation_runs (organization_id, created_at desc) where ((status = 'failed') and (acknowledged_at is null));
create index on automation_runs (organization_id, due_at) where (status in ('queued', 'running', 'waiting'));
create index on automation_runs (organization_id, partner_id, created_at desc);
create index on automation_runs (organization_id, subject_table, subject_id, created_at desc);
create index on automation_runs (organization_id, wait_topic, subject_id) where ((status = 'waiting') and (wait_topic is not null));
-- isolated, row_version
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table automation_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  is_paused boolean not null default false,
  paused_at timestamptz,
  paused_by_name text,
  max_per_hour integer not null default 500 check (max_per_hour >= 1 and max_per_hour <= 100000),
  max_per_day integer not null default 5000 check (max_per_day >= 1 and max_per_day <= 1000000),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index automation_settings_one on automation_settings (organization_id);
-- isolated, recorded, row_version

create table automation_step_runs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  automation_id uuid not null,
  run_id uuid not null,
  step_id text not null,
  effect_key text not null,
  kind text not null,
  label text not null,
  status text not null check (status in ('waiting', 'done', 'failed', 'skipped')),
  is_effect boolean not null default false,
  input jsonb not null default '{}'::jsonb,
  output jsonb not null default '{}'::jsonb,
  error text,
  attempt integer not null default 1,
  tx xid8 not null default recorded_tx(),
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, run_id, effect_key),
  foreign key (organization_id, automation_id) references automations(organization_id, id),
  foreign key (organization_id, run_id) references automation_runs(organization_id, id) on delete cascade
);
create index on automation_step_runs (organization_id, automation_id, started_at desc) where is_effect;
create index on automation_step_runs (organization_id, tx);
-- isolated
-- own: exists (select from automation_runs r where ((r.organization_id = automation_step_runs.organization_id) and (r.id =
--     automation_step_runs.run_id)))

create table automation_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  automation_id uuid not null,
  version integer not null,
  name text not null,
  definition jsonb not null,
  published_by uuid not null,
  published_by_name text not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, automation_id, version),
  foreign key (organization_id, automation_id) references automations(organization_id, id)
);
-- isolated, append-only
-- grants: insert, select

create table automations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  description text check (length(description) <= 2000),
  status text not null default 'draft' check (status in ('draft', 'active', 'paused')),
  owner_user_id uuid not null,
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  published_version integer,
  published_at timestamptz,
  topic text,
  trigger_kind text,
  next_at timestamptz,
  tried_hash text,
  tried_at timestamptz,
  pause_reason text,
  recipe text,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on automations (organization_id, created_at desc, id desc);
create index on automations (organization_id, next_at) where (next_at is not null);
create index on automations (organization_id, topic) where ((status = 'active') and (topic is not null) and (archived_at is null));
create trigger note_module after insert on automations referencing new table as added for each statement
  execute function note_module_in_use('automations');
-- isolated, recorded, row_version

create table milestone_closings (
  organization_id uuid not null references organizations,
  milestone_id uuid not null,
  user_id uuid not null references identity.users on delete cascade,
  closed_at timestamptz not null,
  primary key (organization_id, milestone_id, user_id),
  foreign key (organization_id, milestone_id) references milestones(organization_id, id) on delete cascade
);
create index on milestone_closings (user_id);
-- isolated
-- partners see: user_id = app_user()
-- partners write: user_id = app_user()
-- own: user_id = app_user()

create table milestones (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  kind text not null,
  key text not null default '',
  ref_id uuid not null,
  name text,
  amount_minor bigint,
  currency character(3),
  reached_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, partner_id, kind, key),
  foreign key (organization_id, partner_id) references partners(organization_id, id) on delete cascade
);
create index on milestones (organization_id, reached_at);
-- isolated
-- partners see: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table onboarding_state (
  organization_id uuid not null references organizations,
  id uuid generated always as (organization_id) stored,
  current_step text not null default 'company_details',
  completed_steps text[] not null default '{}'::text[],
  status text not null default 'not_started' check (status in ('not_started', 'in_progress', 'completed', 'skipped')),
  finished_at timestamptz,
  checklist_dismissed_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id)
);
-- isolated, recorded, row_version

create table partner_onboardings (
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  id uuid generated always as (partner_id) stored,
  current_step text not null default 'company_details',
  completed_steps text[] not null default '{}'::text[],
  status text not null default 'not_started' check (status in ('not_started', 'in_progress', 'completed', 'skipped')),
  finished_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, partner_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
-- isolated, recorded, row_version
-- partners see: partner_id = app_partner()
-- partners write: partner_id = app_partner()
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table record_notes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  ref_table text not null check (ref_table ~ '^[a-z_]{1,60}$'),
  ref_id uuid not null,
  partner_id uuid,
  body text not null check (length(trim(both from body)) >= 1 and length(trim(both from body)) <= 20000),
  author_user_id uuid default app_user(),
  author_name text not null,
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on record_notes (organization_id, created_at desc, id desc);
create index on record_notes (organization_id, partner_id);
create index on record_notes (organization_id, ref_id, created_at desc);
-- isolated, recorded, row_version
-- own: (partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))

create table task_comments (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  task_id uuid not null,
  partner_id uuid,
  author_user_id uuid default app_user(),
  author_name text not null,
  author_side text not null check (author_side in ('company', 'partner')),
  body text not null check (length(trim(both from body)) >= 1 and length(trim(both from body)) <= 10000),
  visibility text not null check (visibility in ('internal', 'shared')),
  mentions uuid[] not null default '{}'::uuid[] check (cardinality(mentions) <= 20),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, task_id) references tasks(organization_id, id) on delete cascade
);
create index on task_comments (organization_id, partner_id);
create index on task_comments (organization_id, task_id, created_at);
-- isolated, recorded, row_version
-- partners see: (visibility = 'shared') and (exists (select from tasks t where ((t.organization_id =
--     task_comments.organization_id) and (t.id = task_comments.task_id))))
-- partners write: (visibility = 'shared') and (partner_id = app_partner()) and (author_side = 'partner') and (author_user_id
--     = app_user())
-- own: exists (select from tasks t where ((t.organization_id = task_comments.organization_id) and (t.id =
--     task_comments.task_id)))

create table task_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  task_id uuid not null,
  partner_id uuid,
  key text not null check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text not null check (length(file_name) >= 1 and length(file_name) <= 255),
  kind text not null check (kind in ('pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'other')),
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  uploaded_by uuid default app_user(),
  uploaded_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (key),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, task_id) references tasks(organization_id, id)
);
create index on task_files (organization_id, partner_id);
create index on task_files (organization_id, task_id);
create trigger keep_limit_of_new after insert on task_files for each row
  execute function keep_storage_limit();
-- isolated
-- partners see: exists (select from tasks t where ((t.organization_id = task_files.organization_id) and (t.id =
--     task_files.task_id)))
-- partners write: (partner_id = app_partner()) and (exists (select from tasks t where ((t.organization_id =
--     task_files.organization_id) and (t.id = task_files.task_id))))
-- own: exists (select from tasks t where ((t.organization_id = task_files.organization_id) and (t.id = task_files.task_id)))

create table task_templates (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(both from name)) >= 1 and length(trim(both from name)) <= 200),
  description text check (length(description) <= 2000),
  steps jsonb not null default '[]'::jsonb check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) <= 100),
  archived_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index task_templates_name on task_templates (organization_id, lower(name)) where (archived_at is null);
-- isolated, recorded, row_version

create table tasks (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  title text not null check (length(trim(both from title)) >= 1 and length(trim(both from title)) <= 200),
  description text check (length(description) <= 10000),
  record_table text check (length(record_table) <= 63),
  record_id uuid,
  record_name text check (length(record_name) <= 500),
  partner_id uuid,
  visibility text not null default 'internal' check (visibility in ('internal', 'shared')),
  side text not null default 'company' check (side in ('company', 'partner')),
  assignee_user_id uuid,
  assignee_name text check (length(assignee_name) <= 300),
  assignee_role text,
  due_on date,
  committed_on date,
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  checklist jsonb not null default '[]'::jsonb check (jsonb_typeof(checklist) = 'array' and jsonb_array_length(checklist) <= 50),
  status text not null default 'open' check (status in ('open', 'in_progress', 'waiting', 'done', 'canceled')),
  waiting_for text check (length(waiting_for) <= 500),
  recurrence text check (length(recurrence) >= 1 and length(recurrence) <= 300),
  recurs_by text not null default 'completion' check (recurs_by in ('completion', 'schedule')),
  series_id uuid,
  series_starts_on date,
  occurrence integer not null default 1 check (occurrence >= 1 and occurrence <= 100000),
  blocked_by_id uuid,
  template_id uuid,
  plan_id uuid,
  "position" integer,
  source text not null default 'manual' check (source ~ '^[a-z_]{1,40}$'),
  source_key text check (length(source_key) >= 1 and length(source_key) <= 200),
  completed_on date,
  completed_by_name text,
  created_by uuid default app_user(),
  created_by_name text not null,
  created_by_side text not null default 'company' check (created_by_side in ('company', 'partner')),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint tasks_blocked_by check (blocked_by_id <> id),
  constraint tasks_completed check ((status = 'done') = (completed_on is not null)),
  constraint tasks_partner_side check (side = 'company' or visibility = 'shared'),
  constraint tasks_record check ((record_table is null) = (record_id is null)),
  constraint tasks_recurrence check (recurrence is null or due_on is not null and series_id is not null and series_starts_on is not null),
  constraint tasks_shared_partner check (visibility = 'internal' or partner_id is not null),
  foreign key (organization_id, blocked_by_id) references tasks(organization_id, id) on delete set null (blocked_by_id),
  foreign key (organization_id, partner_id) references partners(organization_id, id),
  foreign key (organization_id, plan_id) references action_plans(organization_id, id) on delete cascade,
  foreign key (organization_id, template_id) references task_templates(organization_id, id)
);
create unique index tasks_occurrence on tasks (organization_id, series_id, occurrence);
create index on tasks (organization_id, assignee_user_id, status);
create index on tasks (organization_id, blocked_by_id);
create index on tasks (organization_id, created_at desc, id desc);
create index on tasks (organization_id, partner_id, status);
create index on tasks (organization_id, plan_id);
create index on tasks (organization_id, record_id);
create index on tasks (organization_id, status, due_on);
create index on tasks (organization_id, template_id);
create unique index tasks_source on tasks (organization_id, source, source_key);
create trigger name_assignee before update of assignee_user_id on tasks for each row
  execute function name_task_assignee();
create trigger note_module after insert on tasks referencing new table as added for each statement
  execute function note_module_in_use('tasks');
-- isolated, recorded, row_version
-- partners see: (partner_id = app_partner()) and (visibility = 'shared')
-- partners write: (partner_id = app_partner()) and (visibility = 'shared')
-- own: (partner_id = any ((select app_own_partners())::uuid[])) or ((partner_id is null) and ((assignee_user_id =
--     app_user()) or (created_by = app_user())))

create table weekly_digest_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations on delete cascade,
  is_on boolean not null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index weekly_digest_settings_one on weekly_digest_settings (organization_id);
-- isolated, recorded, row_version
-- own: false

create table weekly_digests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations on delete cascade,
  user_id uuid not null references identity.users on delete cascade,
  partner_id uuid not null,
  weekday smallint not null default 1 check (weekday >= 1 and weekday <= 7),
  hour smallint not null default 8 check (hour >= 0 and hour <= 23),
  in_chat boolean not null default false,
  last_week date,
  next_at timestamptz not null,
  bounced_address citext,
  timezone text not null,
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id) on delete cascade
);
create index on weekly_digests (organization_id, next_at);
create unique index on weekly_digests (organization_id, partner_id, user_id);
create index on weekly_digests (user_id);
-- isolated
-- partners see: (user_id = app_user()) and (partner_id = app_partner())
-- partners write: (user_id = app_user()) and (partner_id = app_partner())
-- own: partner_id = any ((select app_own_partners())::uuid[])

create table work_emails (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users on delete cascade,
  partner_id uuid,
  is_on boolean not null,
  send_at time without time zone not null default '08:00:00'::time without time zone,
  timezone text,
  last_on date,
  next_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id) on delete cascade
);
create index on work_emails (organization_id, next_at) where is_on;
create index on work_emails (organization_id, partner_id);
create unique index on work_emails (organization_id, user_id, coalesce(partner_id, organization_id));
create index on work_emails (user_id);
-- isolated
-- partners see: (user_id = app_user()) and (partner_id = app_partner())
-- partners write: (user_id = app_user()) and (partner_id = app_partner())
-- own: user_id = app_user()

-- views ==============================================================================================

-- db/views/deals/account_rows.sql
--     id organization_id name name_key domain domain_key website country industry employees annual_revenue_minor currency
--     founded_year parent_account_id owner_user_id is_customer external_ref tags custom archived_at row_version created_at
--     updated_at merged_into_id parent_account_name merged_into_name owner_name open_opportunities won_opportunities
--     country_as_entered
-- db/views/work/action_plan_rows.sql
--     id organization_id name goal partner_id opportunity_id template_id status starts_on target_on completed_on created_by
--     created_by_name row_version created_at updated_at partner_name partner_owner_user_id opportunity_name template_name
--     company_total company_done partner_total partner_done next_due_on
-- db/views/access/api_key_rows.sql
--     id organization_id partner_id user_id name prefix secret_hash permissions rate_per_minute expires_at last_used_at
--     revoked_at revoked_by row_version created_at updated_at oauth_client_id app_name refresh_hash refreshed_at resource
--     user_name status
-- db/views/setup/approval_chain_rows.sql
--     id organization_id name description order is_active subject_table conditions includes_automatic steps archived_at
--     row_version created_at updated_at step_count open_count
-- db/views/enablement/assignment_submission_rows.sql
--     id organization_id enrollment_id partner_id course_id lesson_id lesson_title n status body key file_name media_type
--     kind size sha256 score feedback reviewed_by reviewed_by_name reviewed_at row_version created_at updated_at
--     course_title partner_name learner_name user_id
-- db/views/reporting/assistant_chat_rows.sql
--     id organization_id partner_id user_id title asked_at row_version created_at updated_at
-- db/views/reporting/assistant_proposal_rows.sql
--     id organization_id partner_id user_id tool origin title changes method url body if_match opens form effect status
--     refusal result_id decided_at expires_at row_version created_at updated_at
-- db/views/reporting/assistant_request_rows.sql
--     id organization_id partner_id user_id user_name host model body tokens status error sent_at
-- db/views/access/audit_event_rows.sql
--     id seq tx organization_id at actor_kind actor_id actor_partner_id action ref_table ref_id changes reason request_id
--     batch_id partner_id api_key_id impersonator_id actor_name actor_person_name partner_name api_key_name
--     provisioning_token_name impersonator_name subject
-- db/views/work/automation_approval_rows.sql
--     id organization_id automation_id run_id step_id effect_key partner_id question approver_user_id status note decided_at
--     decided_by expires_at created_at row_version updated_at automation_name subject_table subject_id subject_name
-- db/views/work/automation_rows.sql
--     id organization_id name description status owner_user_id definition published_version published_at topic trigger_kind
--     next_at tried_hash tried_at pause_reason recipe archived_at row_version created_at updated_at owner_name trigger runs
--     open_errors waiting last_run_at has_changes
-- db/views/work/automation_run_rows.sql
--     id organization_id automation_id version status cause topic subject_table subject_id subject_name partner_id
--     dedupe_key depth root_run_id position context wait_kind wait_topic due_at attempt error acknowledged_at
--     acknowledged_by created_at started_at finished_at row_version updated_at automation_name partner_name needs_attention
-- db/views/incentives/bounty_rows.sql
--     id organization_id name description kind metric target proof_hint reward_minor currency recipient max_per_partner
--     budget_minor starts_on ends_on audience_id status row_version created_at updated_at audience_name waiting approved
--     earned_minor used progress is_eligible partners
-- db/views/incentives/bounty_submission_rows.sql
--     id organization_id number bounty_id partner_id period_no proof proof_url person_user_id person_name status
--     submitted_at submitted_by_name reason decided_at decided_by line_id row_version created_at updated_at reward_minor
--     currency bounty_name bounty_kind recipient partner_name partner_owner_user_id line_number line_status
-- db/views/enablement/certificate_program_rows.sql
--     id organization_id name description kind course_ids program_ids people_needed valid_months reminder_days state
--     created_by archived_at row_version created_at updated_at held expiring expired course_titles program_names required_by
-- db/views/enablement/certificate_rows.sql
--     id organization_id number program_id program_name kind user_id holder_name holder_email partner_id issued_on
--     expires_on source status reminded ended_at end_reason ended_by_name replaces_id verify_token awarded_by
--     awarded_by_name row_version created_at updated_at partner_name partner_owner_user_id partner_type_id partner_region_id
--     partner_region_ids renewed_by_id
-- db/views/payouts/checkpoint_rows.sql
--     id organization_id taken_on taken_at ledger_seq ledger_hash audit_seq audit_hash difference created_at is_intact
--     row_version updated_at
-- db/views/commissions/commission_dispute_rows.sql
--     id organization_id partner_id line_id number reason step status correction_line_id recalculation_id decided_by
--     decided_at opened_at row_version created_at updated_at line_number line_kind amount_minor currency opportunity_id
--     opportunity_name partner_name partner_owner_user_id correction_number correction_minor messages
-- db/views/commissions/commission_event_rows.sql
--     id organization_id source external_id kind occurred_on received_at opportunity_id account_id of_event_id currency body
--     status result codes note seq created_at rated_seq created_by opportunity_name account_name amount_minor
-- db/views/commissions/commission_line_rows.sql
--     id organization_id number event_id rating_id opportunity_id sale_event_id engine_key account_key partner_id role
--     plan_version_id rule_id slot kind amount_minor currency base_minor effective_rate_ppm split_weight tier_id
--     effective_on release_on adjusts_line_id status hold_reason payout_item_id description created_at held_until
--     released_by_name release_reason opportunity_name account_id account_name partner_name plan_id plan_version plan_name
--     payout_batch_id statement_no paid_on partner_type_id partner_region_id partner_owner_user_id disputable_until
--     partner_region_ids
-- db/views/commissions/commission_plan_rows.sql
--     id organization_id name description status archived_at row_version created_at updated_at published_id
--     published_version published_from published_definition draft_id draft_version draft_saved_at version_count assignments
--     previous_id previous_from previous_definition
-- db/views/platform/company_rows.sql
--     id name slug domain logo_url base_currency created_at updated_at status seats partners storage_bytes
--     api_requests_today last_sign_in_at max_partners max_seats max_storage_bytes max_api_requests_per_day
--     max_outside_mails_per_day suspended_at suspended_reason deletion_asked_at deletion_due_at deletion_reason row_version
-- db/views/partners/contact_rows.sql
--     id organization_id partner_id account_id first_name last_name email phone title type_id is_primary user_id tags custom
--     archived_at row_version created_at updated_at full_name type_name type_color partner_name account_name portal_access
-- db/views/partners/contract_rows.sql
--     id organization_id number partner_id template_id template_version title kind status source body file_id fields
--     signing_order blocks_portal effective_on term_months ends_on renewal renewal_months notice_days expires_days
--     expires_at reminder_days terms amends_id renews_id note created_by sent_at completed_at ended_at end_reason
--     notice_given_on document_sha256 sealed_sha256 seal_tries seal_problem row_version created_at updated_at partner_name
--     template_name amends_title renews_title created_by_name signers signed waits_for
-- db/views/partners/contract_signing_rows.sql
--     id organization_id contract_id partner_id role_key role_name side position name email user_id status turn_at
--     last_sent_at reminders opened_at signed_at field_values signature consent_text decline_reason row_version created_at
--     updated_at contract_title contract_number contract_status expires_at partner_name
-- db/views/partners/contract_template_rows.sql
--     id organization_id name kind language status source body file_id roles fields signing_order audience_id blocks_portal
--     term_months renewal renewal_months notice_days expires_days reminder_days terms version has_changes archived_at
--     row_version created_at updated_at audience_name file_name pages published_at sent
-- db/views/commissions/counter_check_rows.sql
--     id organization_id checked_on checked_at sales counters difference created_at is_intact row_version updated_at
-- db/views/enablement/course_enrollment_rows.sql
--     id organization_id course_id course_version user_id learner_name learner_email partner_id source status percent score
--     due_on reminded_at started_at completed_at valid_until last_active_at last_lesson_id seconds enrolled_by
--     enrolled_by_name row_version created_at updated_at course_title partner_name is_overdue
-- db/views/enablement/course_rows.sql
--     id organization_id title summary cover_url level language tags owner_user_id state definition is_sequential due_days
--     valid_months prerequisite_ids shared_with audience_id partner_ids is_self_enrolled published_version published_at
--     has_changes created_by archived_at row_version created_at updated_at content_origins owner_name audience_name
--     learner_count completed_count
-- db/views/enablement/course_version_rows.sql
--     id organization_id course_id version title definition questions required_lessons published_by published_by_name
--     created_at content_origins learner_count
-- db/views/deals/deal_conflict_rows.sql
--     id organization_id registration_id kind severity other_table other_id score evidence resolution resolution_code
--     resolution_text resolved_by resolved_at row_version created_at updated_at
-- db/views/deals/deal_registration_comment_rows.sql
--     id organization_id registration_id author_user_id author_name author_side body visibility mentions document_ids
--     archived_at row_version created_at updated_at files
-- db/views/deals/deal_registration_line_rows.sql
--     id organization_id registration_id product_id quantity amount_minor position row_version created_at updated_at
--     product_name currency
-- db/views/deals/deal_registration_rows.sql
--     id organization_id number partner_id type_id opportunity_id status account_name account_domain has_no_website country
--     account_key domain_key name_key product_family product_id contact_name contact_email contact_phone title description
--     amount_minor currency expected_close_on source submitted_by submitted_by_name submitted_at review_due_at
--     review_left_seconds vendor_delay_seconds conflict_severity policy_clause screening decided_at decided_by
--     decided_by_name reason_code reason_text question answer expires_at custom row_version created_at updated_at pays_until
--     approvals_done approvals_total distribution_id extension_asked_at extension_reason captured_at capture_id partner_name
--     type_name motion deal_kind product_name product_family_name opportunity_number opportunity_name opportunity_status
--     opportunity_stage_name opportunity_stage_color protected_from protected_until extensions ended_reason held_until
--     is_held partner_type_id partner_region_id partner_owner_user_id opportunity_archived_at is_at_risk partner_region_ids
--     is_shared distributor_name distributor_status distributor_due_at distributor_reason turn
-- db/views/deals/deal_renewal_rows.sql
--     id organization_id opportunity_id ends_on amount_minor status renewal_opportunity_id reason row_version created_at
--     updated_at outcome decided_on decided_by is_entered opportunity_name currency account_id partner_id owner_user_id
--     account_name partner_name renewal_opportunity_name owner_name decided_by_name
-- db/views/deals/decision_opinion_rows.sql
--     id organization_id registration_id partner_id decision is_fair created_at row_version updated_at account_name number
--     decided_by_name reason_text partner_name
-- db/views/referrals/default_link_rows.sql
--     id organization_id name audience_id destination_url utm_campaign archived_at row_version created_at updated_at
--     audience_name links
-- db/views/referrals/directory_listing_rows.sql
--     id organization_id directory_id partner_id state slug tagline description services industries languages locations
--     logo_url website booking_url published_at submitted_at row_version created_at updated_at directory_name directory_slug
--     is_directory_published partner_name partner_photo_url is_featured open_change_id open_change_status
-- db/views/partners/distribution_rows.sql
--     id organization_id partner_id distributor_id region_id is_default status origin proposed_by invited_domain message
--     rule_id started_at ended_at end_cause end_reason row_version created_at updated_at partner_name distributor_name
--     partner_type_name tier_name country region_name my_side
-- db/views/partners/distribution_rule_rows.sql
--     id organization_id distributor_id region_id type_id is_default row_version created_at updated_at distributor_name
--     region_name type_name resellers
-- db/views/deals/distributor_deal_rows.sql
--     id organization_id partner_id distributor_id registration_id opportunity_id status due_at reminded_at decided_at
--     decided_by decided_by_name reason row_version created_at updated_at partner_name distributor_name number title
--     account_name country stage_name stage_color deal_status amount_minor is_amount_rounded currency expected_close_on
--     product_names lines contact_name contact_email registration_status my_side
-- db/views/enablement/document_access_rows.sql
--     id organization_id document_id version kind user_id user_name partner_id impersonator_id api_key_id ticket created_at
--     partner_name document_name folder_id folder_name through
-- db/views/enablement/document_folder_rows.sql
--     id organization_id name description parent_id partner_id access audience_id partner_roles partners_can_upload
--     has_watermark retention_days retention_action order archived_at row_version created_at updated_at path is_shared
--     audience_ids roles takes_uploads is_watermarked keep_days keep_action parent_name partner_name audience_name documents
--     folders bytes
-- db/views/enablement/document_request_rows.sql
--     id organization_id partner_id kind name instructions status due_on reviewer_user_id folder_id needs_expiry
--     renewal_days consequence document_id document_version expires_on uploaded_at uploaded_by_name valid_until decided_at
--     decided_by decision_reason lapsed_at created_by row_version created_at updated_at reminded_at partner_name
--     reviewer_name decided_by_name folder_name document_name file_name file_kind pauses_payouts
-- db/views/enablement/document_rows.sql
--     id organization_id name description tags visibility shared_from partner_id opportunity_id account_id contact_id
--     version created_by created_by_name uploaded_by_partner_id archived_at row_version created_at updated_at folder_id
--     retention_until file_name kind media_type size version_by_name version_at partner_name opportunity_name
--     opportunity_number account_name contact_name uploaded_by_partner_name folder_name
-- db/views/outreach/email_campaign_recipient_rows.sql
--     id organization_id campaign_id contact_id partner_id email full_name status skip_reason attempts due_at error
--     token_hash sent_at bounced_at is_hard_bounce opened_at clicked_at replied_at complained_at unsubscribed_at created_at
--     worker row_version updated_at campaign_name partner_name contact_name is_delivered is_bounced is_opened is_clicked
--     is_replied is_complained is_unsubscribed
-- db/views/outreach/email_campaign_rows.sql
--     id organization_id name status topic_id subject preview_text from_name from_local domain_id reply_to blocks
--     audience_id excluded_audience_ids reaches tracks_opens scheduled_at per_minute quiet_from quiet_until most_bounces_ppm
--     pause_reason started_at finished_at archived_at created_by row_version created_at updated_at is_written_to_disk
--     topic_name audience_name audience_entity domain_name created_by_name recipients sent clicked
-- db/views/enablement/entitlement_balance_rows.sql
--     id organization_id entitlement_id partner_id starts_on ends_on available requested used granted reduced_to reduced_on
--     created_at updated_at entitlement_name kind currency partner_name value_of_one_minor
-- db/views/enablement/entitlement_grant_rows.sql
--     id organization_id number entitlement_id partner_id balance_id quantity purpose status requested_at requested_by
--     requested_by_name decided_at decided_by decision_note fulfilled_at delivery_note consumed ended_at row_version
--     created_at updated_at entitlement_name kind currency fulfillment partner_name partner_owner_user_id valid_until keys
--     unseen_keys
-- db/views/enablement/entitlement_movement_rows.sql
--     id organization_id balance_id entitlement_id partner_id grant_id kind from_part to_part quantity note moved_by
--     created_at entitlement_name entitlement_kind currency partner_name grant_number
-- db/views/enablement/entitlement_rows.sql
--     id organization_id name description kind currency unit_value_minor period needs_approval fulfillment supply grace_days
--     quantities is_active archived_at row_version created_at updated_at value_of_one_minor partners granted requested used
--     available ends_on reduced_to reduced_on keys_left
-- db/views/setup/exchange_rate_rows.sql
--     id organization_id base quote rate as_of source note fetched_at derived_from standing outranked_by row_version
--     created_at updated_at
-- db/views/payouts/exported_posting_rows.sql
--     organization_id id seq position kind effective_on posted_at account partner_id partner_name debit_minor credit_minor
--     currency memo source_table source_id idempotency_key hash_hex
-- db/views/platform/feature_flag_rows.sql
--     id key description is_on is_killed is_experimental is_declared rules stale_after row_version created_at updated_at
--     is_announced override_count rule_count stale_because
-- db/views/engagement/form_rows.sql
--     id organization_id name purpose state definition published_version published_at has_changes allowed_origins
--     recipient_ids copied_from_id created_by archived_at row_version created_at updated_at submission_count
--     last_submission_at
-- db/views/engagement/form_submission_rows.sql
--     id organization_id form_id version purpose state sent answers context locale verified_email user_id partner_id
--     ref_table ref_id status_link address_hash nonce sent_hash row_version created_at updated_at form_name partner_name
--     email files
-- db/views/engagement/form_version_rows.sql
--     id organization_id form_id version name purpose definition published_by published_by_name created_at submission_count
-- db/views/partners/gate_waiver_rows.sql
--     id organization_id partner_id gate_id reason ends_on waived_by waived_by_name row_version created_at updated_at
--     partner_name gate requirement
-- db/views/engagement/idea_rows.sql
--     id organization_id title description status partner_id author_user_id author_name reply replied_at archived_at
--     row_version created_at updated_at partner_name votes has_voted is_own
-- db/views/commissions/imported_earning_rows.sql
--     id organization_id system kind external_id partner_id customer amount_minor currency earned_on state status paid_on
--     reference transfer_id row_version created_at updated_at partner_name line_id transferred_on
-- db/views/ecosystem/introduction_rows.sql
--     id organization_id partner_id asked_by account_name account_domain account_id match_id status message reason
--     contact_name opportunity_id registration_id requested_by_user_id requested_by_name answered_by_name answered_at
--     owner_user_id due_on status_changed_at row_version created_at updated_at partner_name partner_owner_user_id owner_name
--     opportunity_name
-- db/views/access/invitation_rows.sql
--     id organization_id email full_name role partner_id partner_name expires_at accepted_at revoked_at invited_by
--     created_at status invited_by_name role_id role_name
-- db/views/payouts/journal_entry_rows.sql
--     id organization_id seq kind effective_on posted_at source_table source_id idempotency_key memo postings prev_hash hash
--     hash_hex partner_name amount_minor currency
-- db/views/deals/lead_offer_rows.sql
--     id organization_id lead_id partner_id round mode status rank score number country region language product_name timing
--     received_at offered_at respond_by contact_hours opened_at opened_by_name answered_at answered_by_name reason_code
--     comment was_contacted is_spam row_version created_at updated_at partner_name lead_status source contact_name
--     contact_email contact_phone company_name company_domain postal_code need budget contact_due_at first_contact_at
--     opportunity_id opportunity_name opportunity_status opportunity_amount_minor opportunity_currency
-- db/views/deals/lead_rows.sql
--     id organization_id number status source contact_name contact_email contact_phone company_name company_domain country
--     region postal_code language need budget timing product_id requested_partner_id partner_id opportunity_id consent_at
--     consent_text submission_id external_ref received_at round due_at offered_at accepted_at contact_due_at
--     first_contact_at closed_at reason_text archived_at row_version created_at updated_at customer_id product_name
--     partner_name requested_partner_name opportunity_name opportunity_number opportunity_status opportunity_amount_minor
--     opportunity_currency offers
-- db/views/payouts/ledger_account_rows.sql
--     id organization_id code kind partner_id currency created_at partner_name debit_minor credit_minor balance_minor
-- db/views/referrals/listing_change_rows.sql
--     id organization_id listing_id partner_id status proposed replaced note reason proposed_by_name decided_by_name
--     submitted_at decided_at row_version created_at updated_at directory_id directory_name partner_name listing_state
-- db/views/ecosystem/mapping_consent_rows.sql
--     organization_id id population_id population_name partner_id partner_name side level requested_level requested_at
--     answered_at changed_at row_version created_at updated_at
-- db/views/ecosystem/mapping_population_rows.sql
--     id organization_id partner_id side name kind source countries industries connection_id remote_object remote_field
--     remote_values file_name status last_error refreshed_at row_count skipped_count created_by_name row_version created_at
--     updated_at connection_name
-- db/views/incentives/mdf_balance_rows.sql
--     id organization_id fund_id partner_id available_minor reserved_minor claimed_minor paid_minor allocated_minor
--     is_limited is_eligible created_at updated_at fund_name fund_kind currency fund_status partner_name
-- db/views/incentives/mdf_claim_lead_rows.sql
--     id organization_id claim_id partner_id position company_name contact domain name_key registration_id matched_at
--     created_at registration_number registration_account registration_status opportunity_id opportunity_name
--     opportunity_status opportunity_amount_minor opportunity_currency
-- db/views/incentives/mdf_claim_rows.sql
--     id organization_id number request_id fund_id partner_id spent_minor amount_minor invoice_number summary leads_text
--     status submitted_at submitted_by_name approved_minor decision_note decided_at decided_by line_id paid_at row_version
--     created_at updated_at request_number request_title activity claim_by fund_name currency partner_name
--     partner_owner_user_id line_number invoices proofs leads registered won pipeline_minor won_minor
-- db/views/incentives/mdf_fund_rows.sql
--     id organization_id name description kind currency amount_minor starts_on ends_on audience_id participation_ppm
--     requests_until claim_days status row_version created_at updated_at audience_name allocated_minor reserved_minor
--     claimed_minor paid_minor available_minor is_eligible partner_count
-- db/views/incentives/mdf_movement_rows.sql
--     id organization_id fund_id partner_id request_id claim_id kind from_part to_part amount_minor note moved_by created_at
--     fund_name currency partner_name request_number claim_number moved_by_name
-- db/views/incentives/mdf_request_rows.sql
--     id organization_id number fund_id partner_id title activity starts_on ends_on description cost_minor amount_minor
--     expected_leads expected_pipeline_minor status submitted_at submitted_by submitted_by_name approved_minor decision_note
--     decided_at decided_by claim_by ended_at row_version created_at updated_at fund_name currency participation_ppm
--     partner_name partner_owner_user_id reserved_minor claimed_minor paid_minor
-- db/views/outreach/meeting_cadence_rows.sql
--     id organization_id tier_id kind every_months row_version created_at updated_at tier_name tier_color tier_order
-- db/views/outreach/meeting_due_rows.sql
--     id organization_id partner_id cadence_id kind due_on last_held_on next_at row_version created_at updated_at
--     every_months tier_id tier_name tier_color partner_name partner_owner_user_id partner_type_id partner_region_id
--     partner_region_ids state
-- db/views/outreach/meeting_rows.sql
--     id organization_id partner_id title kind status starts_at duration_minutes time_zone place proposed_times proposed_by
--     owner_user_id agenda shared_notes decisions reason ended_at sequence created_by_name row_version created_at updated_at
--     ends_at partner_name partner_owner_user_id partner_type_id partner_region_id partner_region_ids owner_name
--     private_notes attendees deal_ids deals has_pack
-- db/views/engagement/my_notifications.sql
--     id organization_id kind text link count is_read mode created_at
-- db/views/integrations/object_mapping_rows.sql
--     id organization_id connection_id local_table remote_object in_filters out_filters creates_in creates_out match_local
--     match_remote on_remote_delete on_local_delete status pause_reason simulated_at activated_at row_version created_at
--     updated_at remote_label polled_at last_error field_count link_count open_issues waiting
-- db/views/deals/opportunity_line_rows.sql
--     id organization_id opportunity_id product_id description quantity amount_minor discount_minor tax_minor cost_minor
--     position row_version created_at updated_at recurring_interval term_months product_sku product_name currency
--     opportunity_name opportunity_status opportunity_is_archived closed_on partner_id partner_name owner_user_id
--     partner_type_id partner_region_id partner_region_ids
-- db/views/deals/opportunity_rows.sql
--     id organization_id number name account_id type_id stage_id status partner_id owner_user_id primary_contact_id
--     amount_minor currency expected_close_on opened_on closed_on lost_reason lost_reason_text source next_step next_step_on
--     description external_ref custom last_activity_at archived_at row_version created_at updated_at account_name
--     partner_name type_name motion stage_name stage_color probability primary_contact_name owner_name attribution
--     partner_type_id partner_region_id is_at_risk partner_region_ids
-- db/views/deals/opportunity_type_rows.sql
--     id organization_id name description color order archived_at row_version created_at updated_at motion protection_days
--     auto_approves is_default deal_kind required_program_id requires_distributor required_program_name stages
-- db/views/partners/partner_announcement_rows.sql
--     id organization_id title body link link_label tone audience_id shows_banner rings_bell sends_email starts_at ends_at
--     status author_name sent_at reached_partners reached_people archived_at row_version created_at updated_at audience_name
--     is_dismissed dismissals
-- db/views/partners/partner_application_rows.sql
--     id organization_id page_id submission_id door status company_name contact_name email phone website domain domain_key
--     country message flags rules owner_user_id review_due_at confirmed_at question answer decided_at decided_by
--     is_automatic reason_code reason_text reapply_on may_reapply partner_id matched_partner_id row_version created_at
--     updated_at started language page_name partner_name matched_partner_name owner_name decided_by_name flag_count
--     has_high_risk
-- db/views/partners/partner_health_rows.sql
--     id organization_id partner_id score level reasons dropped_on dropped_from acknowledged_at evaluated_at row_version
--     created_at updated_at partner_name owner_user_id owner_name
-- db/views/ecosystem/partner_objective_rows.sql
--     id organization_id target_id partner_id title side owner_name due_on status done_at row_version created_at updated_at
--     partner_name partner_owner_user_id quarter is_overdue
-- db/views/partners/partner_page_rows.sql
--     id organization_id name state form_id headline intro blocks opens_on closes_on allows_joining countries type_id
--     region_id tier_id owner_user_id plan_id tags auto_approve_audience_id review_days reapply_days shows_decision_time
--     archived_at row_version created_at updated_at contract_template_id track_id invites_applicant sends_welcome
--     welcome_text form_name type_name region_name tier_name owner_name plan_name contract_template_name track_name
--     auto_approve_audience_name views starts submissions open_applications approvals median_decision_seconds
-- db/views/referrals/partner_ratings.sql
--     organization_id partner_id count rating cooperation quality schedule budget
-- db/views/partners/partner_rows.sql
--     id organization_id name legal_name name_key domain domain_key website description photo_url phone address_line_1
--     address_line_2 city state postal_code country status_id type_id region_id tier_id owner_user_id manager_name
--     parent_partner_id partner_organization_id currency tax_id external_ref tags custom internal_notes joined_on ended_on
--     archived_at row_version created_at updated_at merged_into_id referred_by_partner_id other_region_ids region_ids
--     protection_days payment_term_days is_exclusive language status_name status_color status_category type_name type_color
--     region_name tier_name tier_color parent_name referred_by_name merged_into_name merged_ids has_portal owner_name
--     open_deals open_pipeline_minor won_this_year_minor last_activity_at activation invited_at tier_until region_names
--     health health_score
-- db/views/ecosystem/partner_target_rows.sql
--     id organization_id partner_id starts_on ends_on status proposed_by currency sourced_minor closed_minor registrations
--     certificates summary agreed_at agreed_by_name archived_at row_version created_at updated_at quarter partner_name
--     partner_owner_user_id partner_type_id partner_region_id partner_region_ids sourced_actual_minor closed_actual_minor
--     registrations_actual certificates_actual objectives_done objectives attainment_ppm elapsed_ppm pace
-- db/views/referrals/partners_directory_rows.sql
--     id organization_id name slug description is_published include_custom_field_filter include_region_filter
--     include_partner_type_filter filter_custom_fields display_custom_fields featured_partner_ids shown_tag_ids tile_size
--     show_custom_fields_values page_styles show_tiers show_locations show_ratings sort_by language logo_url page_title
--     page_summary is_indexed contact_mode has_match_form allowed_origins archived_at row_version created_at updated_at
--     published_listings waiting_changes
-- db/views/payouts/payout_batch_rows.sql
--     id organization_id number name currency cutoff_on status total_minor item_count preview_hash created_by submitted_by
--     submitted_at approved_by approved_at canceled_reason row_version created_at updated_at approvals_needed planned_on
--     review_until pay_by created_by_name submitted_by_name approved_by_name approvals excluded_count paid_minor
--     failed_minor canceled_minor open_minor
-- db/views/payouts/payout_item_rows.sql
--     id organization_id batch_id partner_id currency amount_minor line_count result is_excluded payout_method_id
--     method_fingerprint payee statement_no export_number status failure_code failure_text paid_on reference row_version
--     created_at updated_at withheld_minor withholding_ppm settle_currency settle_amount_minor settle_remainder
--     exchange_rate_id exchange_rate exchange_rate_on exchange_rate_source fee_minor elsewhere holds pays_currency
--     pays_minor partner_name batch_number batch_name batch_status cutoff_on rail account_last4 method_status
--     details_changed carried_minor
-- db/views/payouts/payout_method_rows.sql
--     id organization_id partner_id rail currency country holder_name account_last4 fingerprint status changed_at changed_by
--     verified_at verified_by row_version created_at updated_at shown_at shown_by is_default verified_how verified_note
--     partner_name usable_from same_account_as
-- db/views/access/people.sql
--     organization_id id full_name email image_url phone role status role_id takes_work membership_id joined_at row_version
--     last_seen_at has_two_factor
-- db/views/commissions/plan_assignment_rows.sql
--     id organization_id plan_id target target_id priority effective_from effective_to row_version created_at updated_at
--     audience_id plan_name target_name
-- db/views/commissions/plan_version_rows.sql
--     id organization_id plan_id version effective_from recorded_at state definition definition_hash note published_at
--     published_by row_version created_at updated_at plan_name effective_to published_by_name
-- db/views/ecosystem/private_intersection_rows.sql
--     id organization_id partner_id population_id population_name status list_size company_lists started_by_user_id
--     started_by_name started_at expires_at challenged_at answered_at counted_at matches_at ended_at refusal revealed_count
--     row_version created_at updated_at partner_name
-- db/views/platform/prompt_rows.sql
--     id key description row_version created_at updated_at published_number published_model published_at version_count
--     has_draft
-- db/views/ecosystem/prospect_activity_rows.sql
--     id organization_id prospect_id kind body happened_at author_user_id author_name row_version created_at updated_at
--     prospect_name partner_id
-- db/views/ecosystem/prospect_profile_rows.sql
--     id organization_id name type_id description criteria qualify_at review_at archived_at row_version created_at
--     updated_at type_name prospect_count qualified_count
-- db/views/ecosystem/prospect_rows.sql
--     id organization_id name name_key domain domain_key website stage stage_changed_at lost_reason type_id region_id
--     owner_user_id source application_id contact_name contact_title contact_email contact_phone country countries employees
--     founded_year tags next_step next_step_on last_contact_at notes partner_id converted_at archived_at row_version
--     created_at updated_at type_name region_name partner_name owner_name score score_possible verdict score_reasons
--     profile_id profile_name site_status site_message site_read_at site_findings
-- db/views/access/provisioned_users.sql
--     organization_id id is_provisioned user_id external_id user_name email full_name given_name family_name is_active role
--     role_id groups has_groups created_at updated_at
-- db/views/access/provisioning_token_rows.sql
--     id organization_id partner_id name prefix secret_hash role permissions created_by expires_at last_used_at revoked_at
--     revoked_by row_version created_at updated_at created_by_name status
-- db/views/referrals/publicly_listed_partners.sql
--     organization_id partner_id
-- db/views/referrals/referral_entry_rows.sql
--     id organization_id registration_id page_id is_public submitter_name submitter_email created_at page_name number
--     account_name partner_id status amount_minor currency review_due_at row_version updated_at partner_name
-- db/views/referrals/referral_link_rows.sql
--     id organization_id partner_id name code destination_url utm_source utm_medium utm_campaign expires_on default_link_id
--     archived_at row_version created_at updated_at status partner_name default_link_name clicks
-- db/views/referrals/referral_page_rows.sql
--     id organization_id name state form_id type_id headline intro thanks access partner_from partner_id offered_partner_ids
--     opens_on closes_on allowed_origins archived_at row_version created_at updated_at form_name form_state type_name
--     partner_name views starts registrations waiting approved
-- db/views/reporting/report_delivery_rows.sql
--     id organization_id schedule_id run_id reader_kind partner_id partner_name full_name address state attempts rows bytes
--     file_name file_until has_file left_out error finished_at is_mine schedule_name due_at row_version created_at
--     updated_at
-- db/views/reporting/report_run_rows.sql
--     id organization_id schedule_id due_at cause started_at error row_version created_at updated_at schedule_name
--     partner_id asked_by_name readers delivered failed skipped_empty rows bytes state
-- db/views/reporting/report_schedule_rows.sql
--     id organization_id partner_id owner_user_id name object columns filters sort group_by sums chart has_details timing
--     timezone format delivery recipients external_confirmed_by external_confirmed_at subject message only_if_rows status
--     archived_at row_version created_at updated_at saved_view_id follows_view question saved_view_name next_run_at is_mine
--     is_external_confirmed owner_name last_run_id last_run_at last_state
-- db/views/enablement/resource_folder_rows.sql
--     id organization_id parent_id name description row_version created_at updated_at parent_name resources
-- db/views/enablement/resource_link_rows.sql
--     id organization_id resource_id recipient_name recipient_email asks_email has_watermark expires_at revoked_at
--     created_by created_by_name row_version created_at updated_at has_password resource_name opens downloads people
--     last_opened_at
-- db/views/enablement/resource_rows.sql
--     id organization_id folder_id name description kind status url content visibility audience_id language product_id
--     funnel_stage tags keywords valid_from valid_until review_on owner_user_id thumbnail_url version cobrand_areas
--     published_at announced_at is_shown archived_at archive_reason search row_version created_at updated_at
--     is_for_customers folder_name audience_name product_name owner_name file_name file_kind media_type size
--     page_picture_url text_status is_cobranded is_favorite views downloads partners last_opened_at external_opens
-- db/views/referrals/review_rows.sql
--     id organization_id row_version created_at updated_at partner_id opportunity_id status requested_by note invited_at
--     submitted_at verified_at decided_at decision_reason published_at disputed_at dispute_reason reply replied_at pinned_at
--     is_pinned cooperation quality schedule budget rating quote author designation company contact_id contact_name
--     contact_email partner_name opportunity_name opportunity_number won_on account_name decided_by_name expires_at
-- db/views/commissions/risk_case_rows.sql
--     id organization_id partner_id customer_id signals summary status decided_by decided_by_name decided_at reason
--     row_version created_at updated_at partner_name customer_name sales
-- db/views/access/role_rows.sql
--     id organization_id side name description permissions scope archived_at row_version created_at updated_at member_count
-- db/views/commissions/sale_review_rows.sql
--     id organization_id event_id customer_id account_id reason summary opportunity_ids coupon tax_minor status
--     opportunity_id decided_by decided_by_name decided_at note row_version created_at updated_at invoice_id amount_minor
--     currency occurred_at customer_name account_name opportunity_name
-- db/views/setup/sample_rows.sql
--     organization_id batch_id ref_table ref_id
-- db/views/reporting/saved_view_rows.sql
--     id organization_id entity name owner_user_id owner_partner_id visibility state order row_version created_at updated_at
--     is_report is_mine owner_name
-- db/views/payouts/self_billing_agreement_rows.sql
--     id organization_id partner_id series terms accepted_name accepted_at accepted_by ended_at ended_by_name row_version
--     created_at updated_at partner_name
-- db/views/payouts/self_billing_invoice_rows.sql
--     id organization_id partner_id agreement_id item_id kind corrects_id position number statement_no issued_on issued_at
--     currency net_minor vat_minor total_minor rounding_minor vat_rate_ppm treatment row_version created_at updated_at
--     partner_name
-- db/views/outreach/survey_invitation_rows.sql
--     id organization_id survey_id round_id partner_id user_id status survey_name intro score_question questions
--     is_anonymous closes_at notified_at reminded_at created_at row_version updated_at
-- db/views/outreach/survey_response_rows.sql
--     id organization_id created_at survey_id round_id partner_id user_id score answers kind survey_name questions
--     score_question partner_name person_name tier_name region_name comment status owner_user_id owner_name note tags
--     row_version updated_at
-- db/views/outreach/survey_rows.sql
--     id organization_id name intro score_question questions status is_anonymous audience_id asks timing open_days rest_days
--     next_at archived_at row_version created_at updated_at audience_name last_sent_at closes_at asked answered
-- db/views/integrations/sync_run_rows.sql
--     id organization_id connection_id object_mapping_id kind status counts processed total phase cursor error started_by
--     undoes_run_id created_at finished_at updated_at row_version version local_table remote_object started_by_name can_undo
-- db/views/setup/tag_rows.sql
--     id organization_id entity name color row_version created_at updated_at uses
-- db/views/work/task_rows.sql
--     id organization_id row_version created_at updated_at title description partner_id visibility side assignee_user_id
--     assignee_name assignee_role due_on committed_on priority checklist status waiting_for recurrence recurs_by series_id
--     series_starts_on occurrence blocked_by_id template_id plan_id position source source_key completed_on
--     completed_by_name created_by created_by_name created_by_side record_table record_id record_name partner_name
--     partner_owner_user_id partner_type_id partner_region_id blocked_by_title is_blocked template_name plan_name is_mine
--     checklist_total checklist_done comment_count file_count
-- db/views/payouts/tax_profile_rows.sql
--     id organization_id partner_id status country person form legal_name street city postal_code us_class entity_status
--     fatca_status claims_treaty tax_number_kind tax_number_last4 vat_number_last4 has_birth_date is_small_business
--     certified_name certified_at certified_by valid_until reviewed_at reviewed_by reviewed_by_name reject_reason shown_at
--     shown_by row_version created_at updated_at state partner_name
-- db/views/enablement/tier_criterion_rows.sql
--     id organization_id program_id tier_id metric threshold window_months is_mandatory points subject order row_version
--     created_at updated_at tier_name tier_color program_version program_status currency subject_name
-- db/views/partners/tier_membership_rows.sql
--     id organization_id partner_id tier_id effective_from effective_to recorded_at superseded_at reason source created_by
--     tier_name tier_color created_by_name
-- db/views/enablement/tier_move_rows.sql
--     id organization_id partner_id program_id kind status from_tier_id to_tier_id source until evidence created_by
--     decided_at decided_by row_version created_at updated_at reason decision_reason partner_name from_tier_name
--     to_tier_name to_tier_color created_by_name decided_by_name
-- db/views/enablement/tier_standing_rows.sql
--     id organization_id partner_id program_id tier_id earned_tier_id state grace_started_on grace_until is_locked
--     locked_until results risk_on risk_criterion_id risk_tier_id risk_minor risk evaluated_at row_version created_at
--     updated_at lock_reason partner_name partner_owner_user_id partner_type_id partner_region_id partner_region_ids
--     tier_name tier_color earned_tier_name earned_tier_color risk_tier_name currency locked_by_name
-- db/views/enablement/track_assignment_rows.sql
--     id organization_id track_id version partner_id user_id user_name is_internal track_name status source assigned_by
--     starts_on due_on stage_key stage_name steps_total steps_done percent points waiting_count overdue_count next_step
--     next_due_on last_progress_at stuck_from completed_at canceled_at cancel_reason proposed_tier_id row_version created_at
--     updated_at partner_name partner_owner_user_id partner_type_id partner_region_id partner_region_ids proposed_tier_name
--     newest_version
-- db/views/enablement/track_rows.sql
--     id organization_id partner_id name description state definition step_order audience_id tier_ids type_ids due_days
--     stuck_days reward_tags reward_tier_id reward_status_id published_version published_at has_changes created_by
--     archived_at row_version created_at updated_at audience_name reward_tier_name reward_status_name step_count open_count
--     completed_count
-- db/views/enablement/track_step_rows.sql
--     id organization_id assignment_id partner_id is_internal step_key title kind side is_required state opened_at due_on
--     done_at done_by done_by_name ref_table ref_id note held_on reason taken_back_at row_version created_at updated_at
--     track_id track_name user_id user_name assignment_status partner_name partner_owner_user_id partner_type_id
--     partner_region_id partner_region_ids
-- db/views/commissions/tracked_event_rows.sql
--     id organization_id kind external_id content_hash customer_id invoice_id partner_id link_id coupon_id opportunity_id
--     amount_minor currency status note occurred_at created_at updated_at row_version booked_minor customer_name
--     partner_name link_name
-- db/views/integrations/webhook_delivery_rows.sql
--     id organization_id partner_id endpoint_id message_id event_type status attempts slot is_test next_attempt_at
--     last_status_code last_error duration_ms finished_at row_version created_at updated_at worker endpoint_name host
--     occurred_at ref_table ref_id
-- db/views/integrations/webhook_endpoint_rows.sql
--     id organization_id partner_id name host event_types status disabled_reason disabled_at rate_per_second origin
--     api_key_id rotated_at previous_until row_version created_at updated_at event_count last_success_at last_failure_at
--     failing_since api_key_name

-- functions ==========================================================================================

-- db/migrations/0001_tenancy.sql
--   app_acting_partner() returns uuid
--   app_organization() returns uuid
--   app_partner() returns uuid
--   app_sees_own_only() returns boolean
--   app_user() returns uuid
--   app_year_start() returns date
--   concerned_partner(organization uuid, of_row jsonb) returns uuid
--   days_later(at timestamptz, days integer, zone text) returns timestamptz
--   is_kept_from_partners(target name, of_row jsonb) returns boolean
--   new_id() returns uuid
--   next_number(series text) returns bigint
--   own_rule(target regclass) returns text
--   record_change() returns trigger
--   record_created() returns trigger
--   recorded_part(of_row jsonb) returns jsonb
--   recorded_table(in target regclass)
--   restrict_to_own(in target regclass, in own text default null::text, in own_writes text default null::text)
--   tell_identity_changed() returns trigger
--   tenant_table(in target regclass, in sees text default 'false', in writes text default 'false', in append_only boolean
--     default false, in own text default null::text, in own_writes text default null::text)
--   touch_row() returns trigger
-- db/migrations/0002_setup.sql
--   are_notice_days(days jsonb) returns boolean
--   custom_digest(value text) returns bytea
--   custom_unique_lock(organization uuid, entity text) returns bigint
--   keep_custom_unique() returns trigger
--   keep_storage_limit() returns trigger, security definer
--   keep_tags() returns trigger
--   refill_custom_unique() returns trigger
--   tagged_table(in target regclass)
--   unique_custom_values(in target regclass)
-- db/migrations/0003_partners.sql
--   app_own_partners() returns uuid[]
--   keep_merged_owner() returns trigger
--   keep_partner_limit() returns trigger, security definer
--   keep_region_memberships() returns trigger
--   refuse_merged_partner() returns trigger
--   region_path(of_organization uuid, regions uuid[]) returns uuid[]
--   settle_other_regions() returns trigger
--   take_kept_owner() returns trigger
-- db/migrations/0004_access.sql
--   end_sessions_of_former_member(person uuid) returns void, security definer, for tandem_app, tandem_system
--   has_access(person uuid, partner uuid) returns boolean, security definer, for tandem_app, tandem_partner, tandem_system
--   is_partner_role(role text) returns boolean
--   keep_an_owner() returns trigger
--   keep_seat_limit() returns trigger, security definer
--   note_end_of_impersonation() returns trigger
--   note_sign_in() returns trigger
--   partner_people(partner uuid) returns table(user_id uuid, full_name text, email text), security definer, for tandem_app,
--     tandem_partner, tandem_system
--   partner_roles(partner uuid) returns table(user_id uuid, full_name text, email text, role text, role_id uuid, role_name
--     text), security definer, for tandem_app, tandem_partner, tandem_system
--   partner_standings(partner uuid) returns table(user_id uuid, full_name text, email text, role text, permissions text[],
--     scope text), security definer, for tandem_app, tandem_partner, tandem_system
--   reset_second_proof_of_member(person uuid) returns text, security definer, for tandem_app, tandem_system
-- db/migrations/0005_deals.sql
--   find_accounts(pattern text, with_archived boolean, most integer) returns setof uuid, security definer, for tandem_app,
--     tandem_partner, tandem_system
--   find_contacts(pattern text, with_archived boolean, most integer) returns setof uuid, security definer, for tandem_app,
--     tandem_partner, tandem_system
--   find_opportunities(pattern text, with_archived boolean, most integer) returns setof uuid, security definer, for
--     tandem_app, tandem_partner, tandem_system
--   find_opportunities_named(pattern text, with_archived boolean, most integer) returns setof uuid, security definer, for
--     tandem_app, tandem_partner, tandem_system
--   protect_whole_account() returns trigger
--   thinned(pattern text) returns text
-- db/migrations/0006_money.sql
--   add_to_balances() returns trigger
--   begin_as_draft() returns trigger
--   currency_exponent(code text) returns integer
--   entries_balance() returns trigger
--   keep_above_zero() returns trigger
--   keep_accounting_period() returns trigger
--   keep_commission_event() returns trigger
--   keep_dispute() returns trigger
--   keep_payout_approval() returns trigger
--   keep_period_balances() returns trigger
--   keep_published_version() returns trigger
--   keep_settlement() returns trigger
--   payout_approvals_needed(of_organization uuid, of_currency text, total_minor bigint, at timestamptz) returns integer
--   payout_quantum(code text) returns integer
--   rate_in_force(of_organization uuid, of_base character, of_quote character, on_day date) returns setof exchange_rates
--   rate_rank(source text, chosen text) returns integer
--   refuse_closed_month() returns trigger
--   require_payout_approvals() returns trigger
--   require_whole_payment() returns trigger
-- db/migrations/0008_records.sql
--   numbers_before() returns bigint
--   recorded_snapshot() returns pg_snapshot
--   recorded_tx() returns xid8
-- db/migrations/0009_engagement.sql
--   enqueue_mail(mail uuid) returns void, security definer, for tandem_app, tandem_partner, tandem_system
-- db/migrations/0010_reporting.sql
--   announce_report() returns trigger
--   end_access_of_former_member(person uuid, successor uuid) returns void, security definer, for tandem_app, tandem_system
-- db/migrations/0011_platform.sql
--   cancel_job(job bigint) returns boolean, security definer, for tandem_system
--   check_partner_limit(organization uuid) returns void, security definer, for nobody
--   check_seat_limit(organization uuid, with_invitations boolean) returns void, security definer, for nobody
--   check_storage_limit(organization uuid, more bigint) returns void, security definer, for nobody
--   count_api_request(organization uuid, today date) returns integer, for tandem_system
--   delete_company(organization uuid, at timestamptz) returns jsonb, security definer, for tandem_system
--   enqueue_job(task text, payload jsonb, run_at timestamptz default null::timestamptz, job_key text default null::text,
--     max_attempts integer default 12, queue text default null::text) returns void, security definer, for tandem_app,
--     tandem_partner, tandem_system
--   is_deleting_company() returns boolean
--   job_queue() returns table(id bigint, task text, queue text, company_id uuid, run_at timestamptz, attempts integer,
--     max_attempts integer, last_error text, created_at timestamptz, locked_at timestamptz, locked_by text, state text),
--     security definer, for tandem_system
--   keep_published_prompt() returns trigger
--   refuse_beyond(field text, saying text) returns void
--   require_storage(more bigint) returns void, security definer, for tandem_app, tandem_partner, tandem_system
-- db/migrations/0013_forms.sql
--   keep_answers() returns trigger
-- db/migrations/0014_referral_links.sql
--   tell_link_changed() returns trigger
-- db/migrations/0017_reviews.sql
--   keep_pin_limit() returns trigger
--   keep_review() returns trigger
-- db/migrations/0020_contracts.sql
--   keep_contract() returns trigger
--   keep_signature() returns trigger
-- db/migrations/0021_document_folders.sql
--   app_partner_role() returns text, security definer, for tandem_app, tandem_partner, tandem_system
--   app_storage() returns table(used_bytes bigint, most_bytes bigint), security definer, for tandem_app, tandem_system
--   keep_document_folder() returns trigger
--   keep_document_request() returns trigger
--   keep_folder_access() returns trigger
--   keep_folder_place() returns trigger
-- db/migrations/0022_resources.sql
--   partner_resource_folders() returns uuid[]
--   resource_folder_path(given uuid[]) returns uuid[], security definer, for tandem_app, tandem_partner, tandem_system
--   resource_search(name text, tags text[], keywords text, description text, content text) returns tsvector
-- db/migrations/0023_training.sql
--   keep_attempts() returns trigger
-- db/migrations/0024_tiers.sql
--   keep_published_tiers() returns trigger
-- db/migrations/0025_certificates.sql
--   certificate_courses(organization uuid, courses uuid[]) returns text[], security definer, for tandem_app, tandem_partner,
--     tandem_system
--   keep_certificates() returns trigger
-- db/migrations/0026_entitlements.sql
--   entitlement_keys_of(organization uuid, of_grant uuid) returns table(keys integer, unseen_keys integer), security
--     definer, for tandem_app, tandem_partner, tandem_system
--   move_entitlement() returns trigger
-- db/migrations/0027_mdf.sql
--   is_in_mdf_fund(organization uuid, fund uuid) returns boolean, security definer, for tandem_app, tandem_partner,
--     tandem_system
--   move_mdf_money() returns trigger
-- db/migrations/0029_tracks.sql
--   is_kept_from_log(target name, of_row jsonb) returns boolean
--   keep_track_assignment() returns trigger
-- db/migrations/0031_contract_chains.sql
--   keep_chain_head() returns trigger
-- db/migrations/0032_doors.sql
--   company_storage(organization uuid) returns bigint, security definer, for tandem_system
-- db/migrations/0036_payouts_and_receipts.sql
--   follow_payment() returns trigger
--   holds_lines(item_status text, batch_status text) returns boolean
--   release_canceled_payout() returns trigger
--   set_line_held() returns trigger
-- db/migrations/0039_tasks.sql
--   can_open_record(target text, record uuid) returns boolean
--   name_task_assignee() returns trigger
-- db/migrations/0040_work_items.sql
--   approval_people(company uuid, partner uuid, reviewer jsonb) returns setof uuid
-- db/migrations/0043_mail.sql
--   requires_second_factor(company uuid, partner uuid) returns boolean, security definer, for tandem_app, tandem_partner,
--     tandem_system
-- db/migrations/0045_connected_systems.sql
--   email_hash(organization uuid, email text) returns bytea
--   erased_text(doc jsonb, texts text[]) returns jsonb
--   refuse_change() returns trigger
-- db/migrations/0047_partner_start.sql
--   is_announced_to_partner(organization uuid, announcement uuid) returns boolean
-- db/migrations/0049_menu_and_search.sql
--   beginning_with(word text) returns text
--   find_accounts_beginning(word text, most integer) returns setof uuid, security definer, for tandem_app, tandem_partner,
--     tandem_system
--   find_accounts_resembling(word text, most integer) returns setof uuid, security definer, for tandem_app, tandem_partner,
--     tandem_system
--   find_contacts_beginning(word text, most integer) returns setof uuid, security definer, for tandem_app, tandem_partner,
--     tandem_system
--   find_contacts_resembling(word text, most integer) returns setof uuid, security definer, for tandem_app, tandem_partner,
--     tandem_system
--   find_opportunities_beginning(word text, most integer) returns setof uuid, security definer, for tandem_app,
--     tandem_partner, tandem_system
--   find_opportunities_resembling(word text, most integer) returns setof uuid, security definer, for tandem_app,
--     tandem_partner, tandem_system
-- db/migrations/0050_records.sql
--   partner_sign_ins(partner uuid) returns table(user_id uuid, full_name text, email text, image_url text, role text,
--     last_sign_in_at timestamptz), security definer, for tandem_app, tandem_system
-- db/migrations/0052_brand_kit.sql
--   owns_picture(picture text) returns boolean, security definer, for tandem_app, tandem_partner, tandem_system
-- db/migrations/0067_account_mapping.sql
--   check_mapping_consent() returns trigger
-- db/migrations/0070_tax.sql
--   is_eu_country(code text) returns boolean
--   missing_tax_papers(organization uuid, today date) returns table(organization_id uuid, id uuid, partner_id uuid, paper
--     text, state text, since timestamptz, reject_reason text)
-- db/migrations/0071_accounting.sql
--   sees_reward_of(person uuid) returns boolean, security definer, for tandem_app, tandem_partner, tandem_system
-- db/migrations/0073_two_tier.sql
--   deal_name_for(organization uuid, deal uuid, reader uuid, name text) returns text
--   distribution_sides(distribution uuid) returns table(partner_name text, distributor_name text, type_name text, tier_name
--     text, tier_color text, region_name text, country character), security definer, for tandem_app, tandem_partner,
--     tandem_system
--   distributor_deal_facts(part uuid) returns table(partner_name text, distributor_name text, number bigint, title text,
--     account_name text, country character, stage_name text, stage_color text, deal_status text, amount_minor bigint,
--     is_amount_rounded boolean, currency character, expected_close_on date, product_names text, lines jsonb, contact_name
--     text, contact_email text, registration_status text), security definer, for tandem_app, tandem_partner, tandem_system
--   keep_distributor_deal() returns trigger, security definer, for nobody
--   keep_distributor_lead() returns trigger, security definer, for nobody
--   keep_registration_distributor() returns trigger, security definer, for nobody
--   rounded_amount(minor bigint) returns bigint
-- db/migrations/0075_imported_earnings.sql
--   keep_transferred_earning() returns trigger
-- db/migrations/0083_strangers.sql
--   app_count_outside_mail(at timestamptz) returns boolean, security definer, for tandem_app, tandem_partner, tandem_system
--   app_has_confirmed_person() returns boolean, security definer, for tandem_app, tandem_partner, tandem_system
--   app_outside_mails(at timestamptz) returns table(most integer, sent integer, waiting integer), security definer, for
--     tandem_app, tandem_partner, tandem_system
--   limit_new_company(organization uuid, most integer, until timestamptz) returns void, for tandem_system
--   yield_to_mailbox(person uuid) returns void, for tandem_system
-- db/migrations/0085_viewing_as.sql
--   app_views_partner() returns boolean
--   hide_while_viewing(in target regclass, in shared text default 'false')
-- db/migrations/0087_absent_approvers.sql
--   app_decides_for(person uuid) returns boolean
-- db/migrations/0089_jobs.sql
--   is_worker_alive(worker text) returns boolean
--   job_backlog(tasks text[]) returns table(due integer, oldest_due_at timestamptz), security definer, for tandem_system
--   jobs_to_give_up() returns table(id bigint, task text, payload json, queue text, reason text), security definer, for
--     tandem_system
--   retry_job(job bigint) returns boolean, security definer, for tandem_system
--   schedule_runs() returns table(identifier text, last_at timestamptz, since timestamptz), security definer, for
--     tandem_system
-- db/migrations/0094_mail_answers.sql
--   tell_report_delivery() returns trigger
-- db/migrations/0097_payout_accounts.sql
--   payout_account_elsewhere(organization uuid, method uuid) returns text
-- db/migrations/0099_worth_in.sql
--   rate_between(of_organization uuid, of_base text, of_quote text, on_day date) returns numeric
--   worth_in(of_organization uuid, amount_minor bigint, of_currency text, in_currency text, on_day date) returns bigint
-- db/migrations/0100_spelling_keys.sql
--   spelling_key(name_key text) returns text
-- db/migrations/0106_early_release.sql
--   keep_commission_line() returns trigger
-- db/migrations/0119_program_shapes.sql
--   note_module_in_use() returns trigger
--   shows_module(in target regclass, in module_key text)
-- db/migrations/0126_protection_days.sql
--   protection_days_of(organization uuid, deal_type uuid, partner uuid) returns integer
-- db/migrations/0165_read_from_replicas.sql
--   require_position(wanted pg_lsn) returns void
-- db/migrations/0166_months.sql
--   analyze_months(in target text), security definer, for tandem_system
--   drop_month_partitions(target text, before date) returns integer, security definer, for tandem_system
--   make_month_partitions(first date, months integer) returns integer, security definer, for tandem_system
--   partition_by_month(in target regclass, in of_column name)
--   tables_by_month() returns table(name text, of_column name), for tandem_system
-- db/migrations/0171_provisioning.sql
--   audit_fields_for_partner(ref_table text) returns text[]
--   is_private_to_partner(ref_table text, partner_id uuid, actor_partner_id uuid) returns boolean
--   link_provisioned_person() returns trigger, security definer, for nobody
--   rename_provisioned_person(person uuid, new_name text) returns void, security definer, for tandem_app, tandem_system
-- db/migrations/0177_audit_archives.sql
--   audit_partition_months(part text) returns table(organization_id uuid, month date, events bigint, last_seq bigint),
--     security definer, for tandem_system
--   audit_partitions_before(before date) returns table(name text), for tandem_system
--   changes_without_person(event audit_events, contact uuid, partner uuid, email text, name text, touched uuid[]) returns
--     jsonb
--   erase_in_log(contact uuid, partner uuid, email text, name text) returns bigint, security definer, for tandem_app
--   release_audit_partition(part text) returns bigint, security definer, for tandem_system
-- db/migrations/0185_push_devices.sql
--   people_with_devices(people uuid[]) returns table(user_id uuid), security definer, for tandem_app, tandem_system
-- db/migrations/0186_passkeys.sql
--   reset_second_proof(person uuid) returns boolean, security definer, for tandem_system
-- db/migrations/0190_portal_widget.sql
--   partners_of_person(mail text) returns table(partner_id uuid, user_id uuid), security definer, for tandem_app,
--     tandem_partner, tandem_system
-- db/migrations/0191_weekly_digests.sql
--   partner_users_without_digest() returns table(partner_id uuid, user_id uuid), security definer, for tandem_app,
--     tandem_system
-- db/migrations/0196_languages_of_mails.sql
--   languages_of(people uuid[], partner uuid) returns table(person uuid, language text), security definer, for tandem_app,
--     tandem_partner, tandem_system
-- db/migrations/0197_content_languages.sql
--   app_content_languages() returns text[]
--   delete_translations() returns trigger
--   translated_table(in target regclass)
-- db/views/access/archived_event_rows.sql
--   archived_event_rows(events jsonb) returns table(id uuid, seq bigint, organization_id uuid, at timestamptz, actor_kind
--     text, actor_id uuid, actor_partner_id uuid, action text, ref_table text, ref_id uuid, changes jsonb, reason text,
--     request_id text, batch_id uuid, partner_id uuid, api_key_id uuid, impersonator_id uuid, actor_name text,
--     actor_person_name text, partner_name text, api_key_name text, provisioning_token_name text, impersonator_name text,
--     subject text)
-- db/views/access/audit_subject.sql
--   audit_subject(of_organization uuid, ref_table text, ref_id uuid, changes jsonb) returns text
