-- Why: the lists of a company with a million deals. `ilike` is not leakproof, so below row security no trigram index serves it:
-- the functions here look in the indexes instead, for the caller's company alone, and tell nothing but ids. The list then reads
-- these rows through row security as any others. Indexes end in archived_at, so that lists are counted without their rows.
drop index opportunities_organization_id_account_id_idx;
drop index opportunities_organization_id_partner_id_idx;
drop index opportunities_organization_id_owner_user_id_idx;
drop index opportunities_organization_id_type_id_stage_id_idx;
drop index opportunities_organization_id_status_closed_on_idx;
create index on opportunities (organization_id, account_id, archived_at);
create index on opportunities (organization_id, partner_id, archived_at);
create index on opportunities (organization_id, owner_user_id, archived_at);
create index on opportunities (organization_id, type_id, stage_id, archived_at);
create index on opportunities (organization_id, status, closed_on, archived_at);
-- Largest first, with the empty ones at the end.
create index on opportunities (organization_id, amount_minor desc nulls last, id desc);

-- Words first: the other way round every search walks through all rows of the company in the index.
drop index opportunities_organization_id_name_idx;
create index on opportunities using gin (name gin_trgm_ops, organization_id);
create index on opportunities using gin ((number::text) gin_trgm_ops, organization_id);
drop index accounts_organization_id_name_idx1;
create index on accounts using gin (name gin_trgm_ops, domain gin_trgm_ops, industry gin_trgm_ops, country gin_trgm_ops, organization_id);
create index on contacts using gin (first_name gin_trgm_ops, last_name gin_trgm_ops, (email::text) gin_trgm_ops, title gin_trgm_ops, organization_id);

-- Planned for the pattern at hand. Nothing tells how frequent a word is (statistics of a table under row security are not for
-- operators that might leak), and the index collects all its rows before it gives the first: so the newest rows are tried before.
create function find_opportunities(pattern text, with_archived boolean, most int) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  organization constant uuid := app_organization();
  found uuid[];
begin
  if (select count(*) > 50 from (select o.name from opportunities o where o.organization_id = organization
      order by o.created_at desc, o.id desc limit 200) newest where newest.name ilike pattern) then
    found := array(select o.id from (select o.id, o.name from opportunities o where o.organization_id = organization
      and (with_archived or o.archived_at is null) order by o.created_at desc, o.id desc limit 20 * most) o where o.name ilike pattern limit most);
    if cardinality(found) = most then return query select unnest(found); return; end if;
  end if;
  return query
    (select o.id from opportunities o where o.organization_id = organization and (with_archived or o.archived_at is null)
      and o.name ilike pattern limit most)
    union
    (select o.id from opportunities o where pattern ~ '^%\d+%$' and o.organization_id = organization and (with_archived or o.archived_at is null)
      and o.number::text ilike pattern limit most)
    union
    (select o.id from accounts a join opportunities o on o.organization_id = organization and o.account_id = a.id
      where a.organization_id = organization and a.name ilike pattern and (with_archived or o.archived_at is null) limit most)
    union
    (select o.id from partners p join opportunities o on o.organization_id = organization and o.partner_id = p.id
      where p.organization_id = organization and p.name ilike pattern and (with_archived or o.archived_at is null) limit most)
    limit most;
end $$;

create function find_accounts(pattern text, with_archived boolean, most int) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare organization constant uuid := app_organization();
begin
  return query
    select a.id from accounts a where a.organization_id = organization and (with_archived or a.archived_at is null)
      and (a.name ilike pattern or a.domain ilike pattern or a.industry ilike pattern or a.country ilike pattern) limit most;
end $$;

create function find_contacts(pattern text, with_archived boolean, most int) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare organization constant uuid := app_organization();
begin
  return query
    (select c.id from contacts c where c.organization_id = organization and (with_archived or c.archived_at is null)
      and (c.first_name ilike pattern or c.last_name ilike pattern or c.email::text ilike pattern or c.title ilike pattern) limit most)
    union
    (select c.id from partners p join contacts c on c.organization_id = organization and c.partner_id = p.id
      where p.organization_id = organization and p.name ilike pattern and (with_archived or c.archived_at is null) limit most)
    union
    (select c.id from accounts a join contacts c on c.organization_id = organization and c.account_id = a.id
      where a.organization_id = organization and a.name ilike pattern and (with_archived or c.archived_at is null) limit most)
    limit most;
end $$;

revoke all on function find_opportunities, find_accounts, find_contacts from public;
grant execute on function find_opportunities, find_accounts, find_contacts to tandem_app, tandem_partner, tandem_system;
