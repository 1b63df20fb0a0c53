-- The screens a person pinned to the menu, by company or program: {"<id>": [{"label": "...", "to": "/..."}]}.
alter table identity.preferences add column pins jsonb not null default '{}';

-- Rows whose name begins with a text, for the search over all records; see find_accounts for the rights. Text is compared
-- by its characters, so that an index of the language of the database is not needed.
create index accounts_beginning on accounts (organization_id, lower(name) text_pattern_ops) where archived_at is null;
create index opportunities_beginning on opportunities (organization_id, lower(name) text_pattern_ops) where archived_at is null;
create index contacts_beginning on contacts (organization_id, lower(first_name || ' ' || last_name) text_pattern_ops) where archived_at is null;

create function beginning_with(word text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(lower(word), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

create function find_accounts_beginning(word text, most int) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  organization constant uuid := app_organization();
  pattern constant text := beginning_with(word);
begin
  return query select a.id from accounts a where a.organization_id = organization and a.archived_at is null
    and lower(a.name) like pattern order by lower(a.name) using ~<~ limit most;
end $$;

create function find_opportunities_beginning(word text, most int) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  organization constant uuid := app_organization();
  pattern constant text := beginning_with(word);
begin
  return query select o.id from opportunities o where o.organization_id = organization and o.archived_at is null
    and lower(o.name) like pattern order by lower(o.name) using ~<~ limit most;
end $$;

create function find_contacts_beginning(word text, most int) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  organization constant uuid := app_organization();
  pattern constant text := beginning_with(word);
begin
  return query select c.id from contacts c where c.organization_id = organization and c.archived_at is null
    and lower(c.first_name || ' ' || c.last_name) like pattern order by lower(c.first_name || ' ' || c.last_name) using ~<~ limit most;
end $$;

-- Rows whose name resembles a word with typing errors, by its trigrams.
create function find_accounts_resembling(word text, most int) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  organization constant uuid := app_organization();
begin
  -- A setting of the function itself would need rights on it.
  perform set_config('pg_trgm.word_similarity_threshold', '0.4', true);
  return query select a.id from accounts a where a.organization_id = organization and a.archived_at is null
    and word <% a.name order by word_similarity(word, a.name) desc limit most;
end $$;

create function find_opportunities_resembling(word text, most int) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  organization constant uuid := app_organization();
begin
  -- A setting of the function itself would need rights on it.
  perform set_config('pg_trgm.word_similarity_threshold', '0.4', true);
  return query select o.id from opportunities o where o.organization_id = organization and o.archived_at is null
    and word <% o.name order by word_similarity(word, o.name) desc limit most;
end $$;

create function find_contacts_resembling(word text, most int) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  organization constant uuid := app_organization();
begin
  -- A setting of the function itself would need rights on it.
  perform set_config('pg_trgm.word_similarity_threshold', '0.4', true);
  return query select c.id from contacts c where c.organization_id = organization and c.archived_at is null
    and (word <% c.first_name or word <% c.last_name)
    order by word_similarity(word, c.first_name || ' ' || c.last_name) desc limit most;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['accounts', 'opportunities', 'contacts'] loop
    execute format('revoke all on function find_%s_beginning from public', name);
    execute format('grant execute on function find_%s_beginning to tandem_app, tandem_partner, tandem_system', name);
    execute format('revoke all on function find_%s_resembling from public', name);
    execute format('grant execute on function find_%s_resembling to tandem_app, tandem_partner, tandem_system', name);
  end loop;
end $$;
