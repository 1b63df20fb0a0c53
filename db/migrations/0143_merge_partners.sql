-- Why: one partner often stands there twice, from a file and from an application. The record that is given up stays, archived,
-- with what was earned under it: money is history. Whoever comes with its name later means the partner that was kept.
alter table partners add column merged_into_id uuid;
alter table partners add foreign key (organization_id, merged_into_id) references partners (organization_id, id);
alter table partners add constraint partners_merged_stay_archived
  check (merged_into_id is null or (archived_at is not null and merged_into_id <> id));
create index on partners (organization_id, merged_into_id);

-- Who looks after a partner looks after what was merged into it, whoever that is later.
create function keep_merged_owner() returns trigger language plpgsql as $$
begin
  update partners set owner_user_id = new.owner_user_id
  where organization_id = new.organization_id and merged_into_id = new.id and owner_user_id is distinct from new.owner_user_id;
  return null;
end $$;
create trigger keep_merged_owner after update of owner_user_id on partners for each row
  when (old.owner_user_id is distinct from new.owner_user_id) execute function keep_merged_owner();

create function take_kept_owner() returns trigger language plpgsql as $$
begin
  new.owner_user_id := (select owner_user_id from partners where organization_id = new.organization_id and id = new.merged_into_id);
  return new;
end $$;
create trigger take_kept_owner before update of merged_into_id on partners for each row
  when (new.merged_into_id is not null) execute function take_kept_owner();

-- Nothing new comes to a record that was given up, however it raced the merge: the foreign key waits for the merge's lock, and
-- this looks after it.
create function refuse_merged_partner() returns trigger language plpgsql as $$
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
end $$;
do $$
declare
  target text;
begin
  foreach target in array array['opportunities', 'opportunity_participants', 'contacts', 'deal_registrations', 'documents', 'invitations'] loop
    execute format('create trigger refuse_merged_partner_of_new after insert on %I referencing new table as added
      for each statement execute function refuse_merged_partner()', target);
    execute format('create trigger refuse_merged_partner after update of partner_id on %I for each row
      when (new.partner_id is distinct from old.partner_id) execute function refuse_merged_partner()', target);
  end loop;
end $$;

-- What was said about a registration stays as it was said, under the name it had; who has the registration now reads it.
alter policy partner on deal_registration_events using (
  organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and exists (select from deal_registrations r
    where r.organization_id = deal_registration_events.organization_id and r.id = deal_registration_events.registration_id));
alter policy partner on deal_registration_arrivals using (
  organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and exists (select from deal_registrations r
    where r.organization_id = deal_registration_arrivals.organization_id and r.id = deal_registration_arrivals.registration_id));

drop view partner_rows;
create view partner_rows with (security_invoker = true) as
  select p.*,
    s.name as status_name, s.colour as status_colour, s.category as status_category,
    t.name as type_name, t.colour as type_colour,
    r.name as region_name,
    i.name as tier_name, i.colour as tier_colour,
    parent.name as parent_name,
    kept.name as merged_into_name,
    -- Whose history this partner's page shows too.
    array(select m.id from partners m where m.organization_id = p.organization_id and m.merged_into_id = p.id order by m.name, m.id) as merged_ids,
    p.partner_organization_id is not null as has_portal,
    (select u.full_name from people u where u.organization_id = p.organization_id and u.id = p.owner_user_id) as owner_name,
    (select count(*) from opportunities o
      where o.organization_id = p.organization_id and o.partner_id = p.id and o.status = 'open' and o.archived_at is null) as open_deals,
    (select coalesce(sum(o.amount_minor), 0)::bigint from opportunities o
      where o.organization_id = p.organization_id and o.partner_id = p.id and o.status = 'open' and o.archived_at is null
        and o.currency = p.currency) as open_pipeline_minor,
    (select coalesce(sum(o.amount_minor), 0)::bigint from opportunities o
      where o.organization_id = p.organization_id and o.partner_id = p.id and o.status = 'won' and o.archived_at is null
        and o.currency = p.currency and o.closed_on >= app_year_start()) as won_this_year_minor,
    greatest(
      (select max(o.last_activity_at) from opportunities o where o.organization_id = p.organization_id and o.partner_id = p.id),
      (select max(d.updated_at) from deal_registrations d where d.organization_id = p.organization_id and d.partner_id = p.id)
    ) as last_activity_at,
    -- The furthest it has come; whoever has brought a deal has passed what lies before, invited or not.
    coalesce(
      (select case count(*) when 1 then 'first_deal' when 2 then 'repeat' end from (select from opportunities o
        where o.organization_id = p.organization_id and o.partner_id = p.id and o.archived_at is null limit 2) deals),
      case when p.partner_organization_id is not null then 'onboarded'
        when exists (select from invitations v where v.organization_id = p.organization_id and v.partner_id = p.id and v.revoked_at is null)
          then 'invited' else 'not_invited' end) as activation,
    (select max(v.created_at) from invitations v
      where v.organization_id = p.organization_id and v.partner_id = p.id and v.revoked_at is null) as invited_at,
    -- Until when the tier of today holds, where that is decided.
    (select m.effective_to from tier_memberships m where m.organization_id = p.organization_id and m.partner_id = p.id
      and m.superseded_at is null and m.tier_id = p.tier_id and m.effective_to is not null
      order by m.effective_to desc limit 1) as tier_until
  from partners p
  left join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
  left join partner_types t on t.organization_id = p.organization_id and t.id = p.type_id
  left join partner_regions r on r.organization_id = p.organization_id and r.id = p.region_id
  left join partner_tiers i on i.organization_id = p.organization_id and i.id = p.tier_id
  left join partners parent on parent.organization_id = p.organization_id and parent.id = p.parent_partner_id
  left join partners kept on kept.organization_id = p.organization_id and kept.id = p.merged_into_id;
grant select on partner_rows to tandem_app, tandem_partner, tandem_system;
