-- The audit log and the outbox. Every change of a recorded table is written here in its own transaction.

-- Added to this cluster's transaction numbers. After a restore it is replaced, so that numbers continue
-- (src/server/db/restored.ts).
create function numbers_before() returns bigint language sql immutable parallel safe as 'select 0::bigint';

-- The transaction number that rows record.
create function recorded_tx() returns xid8 language sql stable parallel restricted as $$
  select case when numbers_before() = 0 then pg_current_xact_id()
    else (numbers_before() + pg_current_xact_id()::text::bigint)::text::xid8 end
$$;

-- The current snapshot, in recorded transaction numbers.
create function recorded_snapshot() returns pg_snapshot language sql stable parallel safe as $$
  select case when numbers_before() = 0 then pg_current_snapshot() else (
    select format('%s:%s:%s', numbers_before() + pg_snapshot_xmin(now)::text::bigint,
      numbers_before() + pg_snapshot_xmax(now)::text::bigint,
      (select string_agg((numbers_before() + running::text::bigint)::text, ',' order by running)
       from pg_snapshot_xip(now) running))::pg_snapshot
    from pg_current_snapshot() now) end
$$;

-- The audit log: who changed what, when and why.
create table audit_events (
  id uuid not null default new_id(),
  seq bigint generated always as identity,
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
  primary key (organization_id, id)
);
create index on audit_events (organization_id, tx, seq);
create index on audit_events (organization_id, at desc);
create index on audit_events (organization_id, ref_table, ref_id);
create index on audit_events (organization_id, batch_id) where batch_id is not null;
create index on audit_events (organization_id, partner_id, at desc) where partner_id is not null;
create index on audit_events (organization_id, actor_id, at desc);

-- What partners read of the log: actions of their own people, in fields they may see (tested against the resources).
create function audit_fields_for_partner(ref_table text) returns text[] language sql immutable parallel safe as $$
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
$$;

-- Restricted to own partners: what concerns them, what one did oneself, and the history of the company's common things.
-- Events older than this have no partner beside them, so their tables decide.
call tenant_table('audit_events',
  sees => 'actor_partner_id = app_partner() and audit_fields_for_partner(ref_table) is not null',
  writes => 'true',
  append_only => true,
  own => '(partner_id = any ((select app_own_partners())::uuid[]) or actor_id = app_user()
     or (ref_table = ''partners'' and ref_id = any ((select app_own_partners())::uuid[]))
     or (partner_id is null and ref_table in (''accounts'', ''partner_types'', ''partner_regions'', ''partner_statuses'', ''partner_tiers'',
       ''contact_types'', ''product_categories'', ''products'', ''opportunity_types'', ''opportunity_stages'', ''custom_fields'',
       ''program_settings'', ''commission_plans'', ''plan_versions'')))
   and case ref_table
     when ''opportunity_notes'' then exists (select from opportunity_notes n
    where n.organization_id = audit_events.organization_id and n.id = ref_id)
     when ''documents'' then exists (select from documents d
    where d.organization_id = audit_events.organization_id and d.id = ref_id)
     when ''deal_conflicts'' then exists (select from deal_conflicts c
      where c.organization_id = audit_events.organization_id and c.id = ref_id and c.other_id is not null
        and (not app_sees_own_only() or case c.other_table
          when ''deal_registrations'' then exists (select from deal_registrations r
            where r.organization_id = c.organization_id and r.id = c.other_id)
          when ''opportunities'' then exists (select from opportunities o
            where o.organization_id = c.organization_id and o.id = c.other_id)
          else true end))
     else true end',
  own_writes => 'true');

-- hash_n = SHA-256(hash_(n-1) || canonical text of the events up to (to_tx, to_seq)), written after the business transactions.
create table audit_seals (
  organization_id uuid not null references organizations,
  seq bigint not null,
  to_tx xid8 not null,
  to_seq bigint not null,
  event_count int not null,
  prev_hash bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null default now(),
  primary key (organization_id, seq)
);
call tenant_table('audit_seals', append_only => true, own => 'false');

-- `tx` lets a reader stop before running transactions, so that no event is skipped.
create table outbox_events (
  seq bigint generated always as identity primary key,
  tx xid8 not null default recorded_tx(),
  organization_id uuid not null,
  topic text not null,
  ref_id uuid,
  payload jsonb not null default '{}',
  occurred_at timestamptz not null default now()
);
create index on outbox_events (tx, seq);
call tenant_table('outbox_events', 'false', 'true', own => 'false', own_writes => 'true');
revoke update, delete on outbox_events from tandem_app, tandem_partner;

-- How far each consumer has read.
create table outbox_cursors (
  consumer text primary key,
  tx xid8 not null default '0',
  seq bigint not null default 0,
  since pg_snapshot not null default '1:1:',
  until pg_snapshot
);
grant select, insert, update on outbox_cursors to tandem_system;

-- Partners' own reports are hidden from the company: its log says that they changed, not what.
create function is_private_to_partner(ref_table text, partner_id uuid, actor_partner_id uuid) returns boolean
  language sql immutable as $$ select ref_table = 'report_schedules' and coalesce(partner_id, actor_partner_id) is not null $$;
