-- Two-tier distribution: distributors and the resellers that buy from them.
alter table partner_types add column is_distributor boolean not null default false;
alter table partner_types add column requires_distributor boolean not null default false;
alter table opportunity_types add column requires_distributor boolean not null default false;

-- Rules that associate the partners of a region and a type with a distributor.
create table distribution_rules (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  distributor_id uuid not null,
  region_id uuid,
  type_id uuid,
  is_default boolean not null default false,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (region_id is not null or type_id is not null),
  foreign key (organization_id, distributor_id) references partners,
  foreign key (organization_id, region_id) references partner_regions,
  foreign key (organization_id, type_id) references partner_types
);
create unique index distribution_rules_once on distribution_rules (organization_id, distributor_id, region_id, type_id) nulls not distinct;
create index on distribution_rules (organization_id, created_at desc, id desc);
create index on distribution_rules (organization_id, region_id);
create index on distribution_rules (organization_id, type_id);
call tenant_table('distribution_rules', own => 'distributor_id = any ((select app_own_partners())::uuid[])');
call recorded_table('distribution_rules');

-- The association of a reseller (partner_id) with a distributor. An invitation names the other side by its website until the
-- company or a match fills it in, so that nobody can find out which firms are partners.
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
  invited_domain text check (length(invited_domain) between 1 and 253),
  message text check (length(message) <= 1000),
  rule_id uuid,
  started_at timestamptz,
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 500),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint distributions_two_sides check (status <> 'active' or (partner_id is not null and distributor_id is not null)),
  constraint distributions_one_side check (partner_id is not null or distributor_id is not null),
  constraint distributions_other check (partner_id <> distributor_id),
  constraint distributions_ended check ((status = 'ended') = (ended_at is not null)),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, distributor_id) references partners,
  foreign key (organization_id, region_id) references partner_regions,
  foreign key (organization_id, rule_id) references distribution_rules on delete set null (rule_id)
);
create unique index distributions_once on distributions (organization_id, partner_id, distributor_id) where status <> 'ended';
create unique index distributions_one_default on distributions (organization_id, partner_id, region_id) nulls not distinct
  where is_default and status = 'active';
create index on distributions (organization_id, created_at desc, id desc);
create index on distributions (organization_id, distributor_id, status);
create index on distributions (organization_id, partner_id, status);
create index on distributions (organization_id, region_id);
create index on distributions (organization_id, rule_id);
call tenant_table('distributions', 'partner_id = app_partner() or distributor_id = app_partner()',
  own => 'partner_id = any ((select app_own_partners())::uuid[]) or (partner_id is null and distributor_id = any ((select app_own_partners())::uuid[]))');
call recorded_table('distributions');

-- The two sides of an association as one of them reads them; a proposal does not name the side that has not answered.
create function distribution_sides(distribution uuid)
returns table (partner_name text, distributor_name text, type_name text, tier_name text, tier_color text, region_name text, country char(2))
language sql stable security definer set search_path = public, pg_temp as $$
  select case when d.status = 'proposed' and d.proposed_by = 'distributor' and d.distributor_id = app_partner() then null else p.name end,
    case when d.status = 'proposed' and d.proposed_by = 'reseller' and d.partner_id = app_partner() then null else q.name end,
    case when d.status = 'active' then t.name end, case when d.status = 'active' then r.name end,
    case when d.status = 'active' then r.color end, case when d.status = 'active' then g.name end,
    case when d.status = 'active' then p.country end
  from distributions d
  left join partners p on p.organization_id = d.organization_id and p.id = d.partner_id
  left join partners q on q.organization_id = d.organization_id and q.id = d.distributor_id
  left join partner_types t on t.organization_id = p.organization_id and t.id = p.type_id
  left join partner_tiers r on r.organization_id = p.organization_id and r.id = p.tier_id
  left join partner_regions g on g.organization_id = p.organization_id and g.id = p.region_id
  where d.organization_id = app_organization() and d.id = distribution and app_partner() in (d.partner_id, d.distributor_id)
$$;
revoke all on function distribution_sides from public;
grant execute on function distribution_sides to tandem_app, tandem_partner, tandem_system;

-- The fields that a distributor reads of its resellers' deals, and the time it has to confirm them.
create table distribution_settings (
  organization_id uuid not null primary key references organizations,
  confirmation text not null default 'before' check (confirmation in ('before', 'beside')),
  confirm_hours int not null default 72 check (confirm_hours between 1 and 720),
  sees_stage boolean not null default true,
  sees_customer boolean not null default true,
  sees_amount text not null default 'rounded' check (sees_amount in ('hidden', 'rounded', 'exact')),
  sees_products boolean not null default true,
  sees_prices boolean not null default false,
  sees_contact boolean not null default false,
  row_version int not null default 1,
  updated_at timestamptz not null default now()
);
call tenant_table('distribution_settings');

-- A registration names the association with the distributor.
alter table deal_registrations add column distribution_id uuid;
alter table deal_registrations add foreign key (organization_id, distribution_id) references distributions;
create index on deal_registrations (organization_id, distribution_id);
alter table deal_conflicts drop constraint deal_conflicts_kind_check;
alter table deal_conflicts add constraint deal_conflicts_kind_check
  check (kind in ('protected_by_other','same_partner_duplicate','pending_by_other','vendor_open_deal','existing_customer','fuzzy_name','self_deal','other_distributor'));

-- The part of a distributor in a registration or a deal of a reseller (partner_id).
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
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (registration_id is not null or opportunity_id is not null),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, distributor_id) references partners,
  foreign key (organization_id, registration_id) references deal_registrations on delete cascade,
  foreign key (organization_id, opportunity_id) references opportunities
);
create unique index distributor_deals_of_registration on distributor_deals (organization_id, registration_id)
  where status <> 'canceled';
create unique index distributor_deals_of_deal on distributor_deals (organization_id, opportunity_id, distributor_id);
create index on distributor_deals (organization_id, registration_id);
create index on distributor_deals (organization_id, created_at desc, id desc);
create index on distributor_deals (organization_id, distributor_id, status);
create index on distributor_deals (organization_id, partner_id);
create index on distributor_deals (organization_id, due_at) where status = 'waiting';
call tenant_table('distributor_deals', 'partner_id = app_partner() or distributor_id = app_partner()');
call recorded_table('distributor_deals');

-- One significant digit, so that an amount tells its size and not the price.
create function rounded_amount(minor bigint) returns bigint language sql immutable parallel safe as $$
  select case when minor is null or minor < 10 then minor
    else (round(minor / power(10::numeric, floor(log(minor::numeric)))) * power(10::numeric, floor(log(minor::numeric))))::bigint end
$$;

-- A deal as its distributor may read it: the settings decide field by field, so that filters, sorts and searches see no more than
-- the reader does. The company and the reseller read everything. After a refusal, only the reseller and the number remain.
create function distributor_deal_facts(part uuid)
returns table (partner_name text, distributor_name text, number bigint, title text, account_name text, country char(2), stage_name text,
  stage_color text, deal_status text, amount_minor bigint, is_amount_rounded boolean, currency char(3), expected_close_on date,
  product_names text, lines jsonb, contact_name text, contact_email text, registration_status text)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.name, q.name, coalesce(o.number, r.number),
    case when m.customer then coalesce(o.name, r.title) end,
    case when m.customer then coalesce(a.name, r.account_name) end,
    case when m.customer then coalesce(a.country, r.country) end,
    case when m.stage then s.name end, case when m.stage then s.color end, case when m.stage then o.status end,
    case m.amount when 'exact' then v.amount when 'rounded' then rounded_amount(v.amount) end,
    m.amount = 'rounded', coalesce(o.currency, r.currency),
    case when m.stage then coalesce(o.expected_close_on, r.expected_close_on) end,
    case when m.products then l.names end,
    case when m.products then l.lines end,
    case when m.contact then coalesce(nullif(concat_ws(' ', c.first_name, nullif(c.last_name, '')), ''), r.contact_name) end,
    case when m.contact then coalesce(c.email, r.contact_email)::text end,
    r.status
  from distributor_deals d
  join partners p on p.organization_id = d.organization_id and p.id = d.partner_id
  join partners q on q.organization_id = d.organization_id and q.id = d.distributor_id
  left join deal_registrations r on r.organization_id = d.organization_id and r.id = d.registration_id
  left join opportunities o on o.organization_id = d.organization_id and o.id = d.opportunity_id
  left join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
  left join opportunity_stages s on s.organization_id = o.organization_id and s.id = o.stage_id
  left join contacts c on c.organization_id = o.organization_id and c.id = o.primary_contact_id
  left join distribution_settings x on x.organization_id = d.organization_id
  cross join lateral (select app_partner() is null or app_partner() is distinct from d.distributor_id as whole,
    d.status in ('waiting', 'confirmed', 'overdue') as live) w
  cross join lateral (select
    w.whole or (w.live and coalesce(x.sees_stage, true)) as stage,
    w.whole or (w.live and coalesce(x.sees_customer, true)) as customer,
    case when w.whole then 'exact' when not w.live then 'hidden' else coalesce(x.sees_amount, 'rounded') end as amount,
    w.whole or (w.live and coalesce(x.sees_products, true)) as products,
    w.whole or (w.live and coalesce(x.sees_prices, false)) as prices,
    w.whole or (w.live and coalesce(x.sees_contact, false)) as contact) m
  cross join lateral (select case when d.opportunity_id is not null then o.amount_minor else r.amount_minor end as amount) v
  left join lateral (
    select string_agg(z.name, ', ' order by z.position) as names,
      jsonb_agg(jsonb_build_object('product_name', z.name, 'quantity', z.quantity,
        'amount_minor', case when m.prices then z.amount_minor end, 'discount_minor', case when m.prices then z.discount_minor end)
        order by z.position) as lines
    from (select coalesce(k.name, i.description, 'Other') as name, i.quantity, i.amount_minor, i.discount_minor, i.position
        from opportunity_lines i left join products k on k.organization_id = i.organization_id and k.id = i.product_id
        where i.organization_id = d.organization_id and i.opportunity_id = d.opportunity_id
      union all select k.name, 1, r.amount_minor, 0, 0 from products k
        where d.opportunity_id is null and k.organization_id = d.organization_id and k.id = r.product_id) z) l on true
  where d.organization_id = app_organization() and d.id = part
    and (app_partner() is null or app_partner() in (d.partner_id, d.distributor_id))
$$;
revoke all on function distributor_deal_facts from public;
grant execute on function distributor_deal_facts to tandem_app, tandem_partner, tandem_system;

-- Every way to change the split of a deal keeps the distributor's part in step: whoever is a distributor and does not lead the deal
-- is the distributor of the partner who leads it.
create function keep_distributor_deal() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  lead uuid;
begin
  if tg_op = 'DELETE' then
    if is_deleting_company() then return old; end if;
    update distributor_deals set status = 'canceled' where organization_id = old.organization_id and opportunity_id = old.opportunity_id
      and distributor_id = old.partner_id and old.role = 'distributor' and status in ('waiting', 'confirmed', 'overdue');
    return old;
  end if;
  if tg_op = 'UPDATE' and old.role = 'distributor' and old.partner_id <> new.partner_id then
    delete from distributor_deals where organization_id = new.organization_id and opportunity_id = new.opportunity_id
      and distributor_id = old.partner_id and exists (select from distributor_deals k where k.organization_id = new.organization_id
        and k.opportunity_id = new.opportunity_id and k.distributor_id = new.partner_id);
    update distributor_deals set distributor_id = new.partner_id where organization_id = new.organization_id
      and opportunity_id = new.opportunity_id and distributor_id = old.partner_id;
  end if;
  if new.role <> 'distributor' then return new; end if;
  select o.partner_id into lead from opportunities o where o.organization_id = new.organization_id and o.id = new.opportunity_id;
  if new.position = 0 or lead is null or lead = new.partner_id then
    update distributor_deals set status = 'canceled' where organization_id = new.organization_id
      and opportunity_id = new.opportunity_id and distributor_id = new.partner_id and status <> 'canceled';
    return new;
  end if;
  insert into distributor_deals (organization_id, partner_id, distributor_id, opportunity_id, status)
    values (new.organization_id, lead, new.partner_id, new.opportunity_id,
      case new.status when 'proposed' then 'waiting' when 'confirmed' then 'confirmed' else 'declined' end)
    on conflict (organization_id, opportunity_id, distributor_id) do update set partner_id = excluded.partner_id,
      status = case when excluded.status = 'waiting' and distributor_deals.status = 'overdue' then 'overdue' else excluded.status end
    where (distributor_deals.partner_id, distributor_deals.status) <> (excluded.partner_id, excluded.status);
  return new;
end $$;
revoke all on function keep_distributor_deal from public;
create trigger keep_distributor_deal after insert or update or delete on opportunity_participants
  for each row execute function keep_distributor_deal();

create function keep_distributor_lead() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update distributor_deals set partner_id = new.partner_id where organization_id = new.organization_id and opportunity_id = new.id
    and distributor_id <> new.partner_id and partner_id <> new.partner_id;
  return new;
end $$;
revoke all on function keep_distributor_lead from public;
create trigger keep_distributor_lead after update of partner_id on opportunities
  for each row when (new.partner_id is distinct from old.partner_id and new.partner_id is not null) execute function keep_distributor_lead();

-- A submitted registration that names a distributor asks it; a registration that ends, or names another, asks it no longer. With its
-- deal, the part of the registration and the part of the deal are one.
create function keep_registration_distributor() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wanted uuid;
  hours int;
begin
  if new.status in ('rejected', 'withdrawn') or new.distribution_id is null then
    update distributor_deals set status = 'canceled' where organization_id = new.organization_id and registration_id = new.id
      and opportunity_id is null and status in ('waiting', 'confirmed', 'overdue', 'declined')
      and (new.distribution_id is null or status <> 'declined');
  end if;
  if new.distribution_id is not null and new.status in ('pending_review', 'info_requested', 'approved') and new.opportunity_id is null then
    select d.distributor_id into wanted from distributions d where d.organization_id = new.organization_id and d.id = new.distribution_id;
    update distributor_deals set status = 'canceled' where organization_id = new.organization_id and registration_id = new.id
      and distributor_id <> wanted and status <> 'canceled';
    select x.confirm_hours into hours from distribution_settings x where x.organization_id = new.organization_id;
    insert into distributor_deals (organization_id, partner_id, distributor_id, registration_id, due_at)
      select new.organization_id, new.partner_id, wanted, new.id,
        greatest(coalesce(new.submitted_at, now()), now()) + make_interval(hours => coalesce(hours, 72))
      where not exists (select from distributor_deals k where k.organization_id = new.organization_id and k.registration_id = new.id
        and k.status <> 'canceled');
  end if;
  if new.opportunity_id is not null and tg_op = 'UPDATE' and old.opportunity_id is distinct from new.opportunity_id then
    delete from distributor_deals k where k.organization_id = new.organization_id and k.opportunity_id = new.opportunity_id
      and k.registration_id is null and exists (select from distributor_deals d where d.organization_id = new.organization_id
        and d.registration_id = new.id and d.status <> 'canceled' and d.distributor_id = k.distributor_id);
    update distributor_deals d set opportunity_id = new.opportunity_id where d.organization_id = new.organization_id
      and d.registration_id = new.id and d.status <> 'canceled' and not exists (select from distributor_deals k
        where k.organization_id = d.organization_id and k.opportunity_id = new.opportunity_id and k.distributor_id = d.distributor_id);
  end if;
  if tg_op = 'UPDATE' and old.partner_id <> new.partner_id then
    update distributor_deals set partner_id = new.partner_id where organization_id = new.organization_id and registration_id = new.id
      and opportunity_id is null;
  end if;
  return new;
end $$;
revoke all on function keep_registration_distributor from public;
create trigger keep_registration_distributor after update of status, distribution_id, opportunity_id, partner_id on deal_registrations
  for each row when (new.distribution_id is not null or old.distribution_id is not null) execute function keep_registration_distributor();

-- A distributor that does not lead a deal reads it only through its part, never the deal itself, its lines, notes or documents.
alter policy partner on opportunities
  using (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
    and id = any (array(select p.opportunity_id from opportunity_participants p
      where p.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and p.partner_id = app_partner()
        and p.status <> 'rejected' and (p.role <> 'distributor' or p.position = 0))));
alter policy partner on documents
  using (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
   and visibility = 'shared' and (uploaded_by_partner_id is null or uploaded_by_partner_id = app_partner())
   and (archived_at is null or uploaded_by_partner_id = app_partner())
   and (case when folder_id is not null then
       folder_id = any (array(select a.folder_id from document_folder_access a
         where a.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid))
       or (uploaded_by_partner_id = app_partner() and created_by = app_user())
     else partner_id = app_partner()
       or opportunity_id = any (array(select p.opportunity_id from opportunity_participants p
         where p.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
          and p.partner_id = app_partner() and p.status <> 'rejected' and (p.role <> 'distributor' or p.position = 0)))
       or account_id = any (array(select distinct o.account_id from opportunities o
         where o.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid))
       or contact_id = any (array(select c.id from contacts c
         where c.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid)) end))
  with check (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
   and visibility = 'shared' and uploaded_by_partner_id = app_partner()
   and (case when folder_id is not null then
       folder_id = any (array(select a.folder_id from document_folder_access a
         where a.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and a.takes_uploads))
     else partner_id = app_partner()
       or opportunity_id = any (array(select p.opportunity_id from opportunity_participants p
         where p.organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
          and p.partner_id = app_partner() and p.status <> 'rejected' and (p.role <> 'distributor' or p.position = 0))) end));

-- The name of a deal on papers and in emails for a partner: a distributor that may not read customers gets none.
create function deal_name_for(organization uuid, deal uuid, reader uuid, name text) returns text
language sql stable parallel safe as $$
  select case when exists (select from distributor_deals d join distribution_settings x on x.organization_id = d.organization_id and not x.sees_customer
    where d.organization_id = organization and d.opportunity_id = deal and d.distributor_id = reader) then null else name end
$$;

-- Distributors of deals from before.
insert into distributor_deals (organization_id, partner_id, distributor_id, opportunity_id, status)
select p.organization_id, o.partner_id, p.partner_id, p.opportunity_id,
  case p.status when 'proposed' then 'waiting' when 'confirmed' then 'confirmed' else 'declined' end
from opportunity_participants p join opportunities o on o.organization_id = p.organization_id and o.id = p.opportunity_id
where p.role = 'distributor' and p.position > 0 and o.partner_id <> p.partner_id;
