-- Why: a list of deals whose name contains something looked in accounts, partners and numbers as well, each by a plan made anew.
-- Exactly the deals whose name matches, by plans that are kept. As in `find_opportunities`, a word in every fourth of the newest
-- deals is looked for along the list.
create function find_opportunities_named(pattern text, with_archived boolean, most int) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
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
end $$;
revoke all on function find_opportunities_named from public;
grant execute on function find_opportunities_named to tandem_app, tandem_partner, tandem_system;
