-- Why: a region lies in a larger one, and what is given to the larger one is given to what lies in it.
alter table partner_regions add parent_id uuid,
  add foreign key (organization_id, parent_id) references partner_regions,
  add check (parent_id <> id);
create index on partner_regions (organization_id, parent_id) where parent_id is not null;

-- A region and those it lies in, the nearest first.
create function region_path(of_organization uuid, region uuid) returns uuid[] language sql stable parallel safe as $$
  with recursive up as (
    select id, parent_id, 1 as steps from partner_regions where organization_id = of_organization and id = region
    union all
    select r.id, r.parent_id, up.steps + 1 from up
    join partner_regions r on r.organization_id = of_organization and r.id = up.parent_id)
  select coalesce(array_agg(id order by steps), '{}') from up
$$;
