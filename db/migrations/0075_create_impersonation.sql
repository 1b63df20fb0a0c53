-- Why: looking through somebody's eyes has a reason, an end and a trace; and a company whose time is over leaves nothing behind.
create table impersonations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  impersonator_id uuid not null,
  impersonator_name text not null,
  -- By who runs the installation; otherwise by one of the company's own people.
  is_by_operator boolean not null,
  user_id uuid not null,
  user_name text not null,
  -- Set: as that person in this partner's view of the programme.
  partner_id uuid,
  reason text not null check (length(trim(reason)) between 5 and 500),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (id),
  foreign key (organization_id, partner_id) references partners
);
create index on impersonations (organization_id, partner_id);
create index on impersonations (organization_id, started_at desc);
call tenant_table('impersonations');
call recorded_table('impersonations');
-- A company reads who looked; only the product itself writes it down.
revoke insert, update, delete on impersonations from tandem_app, tandem_partner;

-- Who runs the installation is none of a company's people: the log finds their name here.
create index on impersonations (organization_id, impersonator_id);
create or replace view audit_event_rows with (security_invoker = true) as
  select a.id, a.seq, a.tx, a.organization_id, a.at, a.actor_kind, a.actor_id, a.actor_partner_id, a.action, a.ref_table, a.ref_id,
    case when app_partner() is null then a.changes else
      (select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(a.changes) e where e.key = any (audit_fields_for_partner(a.ref_table))) end as changes,
    a.reason, a.request_id, a.batch_id, a.partner_id, a.api_key_id, a.impersonator_id,
    coalesce(u.full_name, p.name) as actor_name,
    case when a.actor_partner_id is not null then (select w.full_name from partner_people(a.actor_partner_id) w where w.user_id = a.actor_id) end as actor_person_name,
    (select about.name from partners about where about.organization_id = a.organization_id and about.id = a.partner_id) as partner_name,
    (select k.name from api_keys k where k.organization_id = a.organization_id and k.id = a.api_key_id) as api_key_name,
    coalesce((select i.full_name from people i where i.organization_id = a.organization_id and i.id = a.impersonator_id),
      (select i.impersonator_name from impersonations i where i.organization_id = a.organization_id and i.impersonator_id = a.impersonator_id
        order by i.started_at desc limit 1)) as impersonator_name,
    audit_subject(a.organization_id, a.ref_table, a.ref_id, a.changes) as subject
  from audit_events a
  left join people u on u.organization_id = a.organization_id and u.id = a.actor_id
  left join partners p on p.organization_id = a.organization_id and p.id = a.actor_partner_id;

-- Marks the session, so that nobody takes it for the person's own.
alter table identity.sessions add impersonation_id uuid references public.impersonations (id) on delete cascade;
create index on identity.sessions (impersonation_id) where impersonation_id is not null;

create function note_sign_in() returns trigger language plpgsql as $$
begin
  update identity.users set last_sign_in_at = new.created_at where id = new.user_id;
  return null;
end $$;
create trigger note_sign_in after insert on identity.sessions for each row when (new.impersonation_id is null) execute function note_sign_in();

-- However it ends: stopped, logged out, ended by somebody, or cleaned up.
create function note_end_of_impersonation() returns trigger language plpgsql as $$
begin
  update public.impersonations set ended_at = least(now(), ends_at) where id = old.impersonation_id and ended_at is null;
  return null;
end $$;
create trigger note_end after delete on identity.sessions for each row when (old.impersonation_id is not null) execute function note_end_of_impersonation();

-- True only inside `delete_company`: it takes the schema's owner, which no login of the application is.
create function is_deleting_company() returns boolean language sql stable as $$
  select coalesce(current_setting('app.deleting_company', true), '') <> ''
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.organizations'::regclass)
$$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return null; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- What is otherwise never deleted goes with its company.
create or replace function keep_published_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  if old.state <> 'draft' and (tg_op = 'DELETE'
    or (new.plan_id, new.version, new.effective_from, new.recorded_at, new.definition, new.definition_hash, new.note, new.published_at, new.published_by)
       is distinct from (old.plan_id, old.version, old.effective_from, old.recorded_at, old.definition, old.definition_hash, old.note, old.published_at, old.published_by)
    or new.state = 'draft' or (old.state = 'superseded' and new.state = 'published')) then
    raise exception 'a published plan version cannot be changed' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create or replace function keep_commission_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  if tg_op = 'DELETE' or (to_jsonb(new) - array['status','result','codes','note']) <> (to_jsonb(old) - array['status','result','codes','note']) then
    raise exception 'a commission event is never edited: send another event' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function keep_commission_line() returns trigger language plpgsql as $$
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
end $$;

-- Removes a company and all that is its own, whatever tables there are by then: in one statement, so that no order between
-- them matters. Only when its deletion was asked for and the grace is over. @returns rows by table
create function delete_company(organization uuid, at timestamptz) returns jsonb
language plpgsql security definer set search_path = public as $$
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
end $$;
revoke all on function delete_company from public;
grant execute on function delete_company to tandem_system;
