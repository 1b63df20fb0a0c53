-- Why: a company's tags are things of their own: named once, coloured, renamed and merged. Rows carry the names, as their
-- lists filter by them; a tag somebody types first is a tag from then on.
create table tags (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  entity text not null check (entity in ('partners', 'accounts', 'contacts')),
  name text not null check (length(trim(name)) between 1 and 60),
  colour text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index tags_name on tags (organization_id, entity, lower(name));
-- A partner may write a contact of its own, and its tags are then tags; it never lists the company's.
call tenant_table('tags', 'false', 'true');
call recorded_table('tags');

-- One spelling: what rows are tagged with is written as the tag is.
create function keep_tags() returns trigger language plpgsql as $$
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
end $$;
create procedure tagged_table(target regclass) language plpgsql as $$
begin
  execute format('create trigger keep_tags before insert on %s for each row when (new.tags <> ''{}'') execute function keep_tags()', target);
  execute format('create trigger keep_tags_changed before update of tags on %s for each row when (new.tags is distinct from old.tags and new.tags <> ''{}'') execute function keep_tags()', target);
end $$;

-- What is tagged already.
insert into tags (organization_id, entity, name)
select organization_id, entity, min(name) from (
  select organization_id, 'partners' as entity, unnest(tags) as name from partners
  union all select organization_id, 'accounts', unnest(tags) from accounts
  union all select organization_id, 'contacts', unnest(tags) from contacts) used
where length(trim(name)) between 1 and 60 group by organization_id, entity, lower(name);
call tagged_table('partners');
call tagged_table('accounts');
call tagged_table('contacts');

create view tag_rows with (security_invoker = true) as
select t.*, coalesce(u.uses, 0)::int as uses
from tags t
left join lateral (
  select case t.entity
    when 'partners' then (select count(*) from partners r where r.organization_id = t.organization_id and r.tags @> array[t.name])
    when 'accounts' then (select count(*) from accounts r where r.organization_id = t.organization_id and r.tags @> array[t.name])
    else (select count(*) from contacts r where r.organization_id = t.organization_id and r.tags @> array[t.name]) end as uses
) u on true;
grant select on tag_rows to tandem_app, tandem_partner, tandem_system;
