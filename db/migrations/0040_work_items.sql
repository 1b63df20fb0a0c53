-- Indexes for the lists of open work: each answers one kind of work items of a company.
create index on opportunities (organization_id, next_step_on) where status = 'open' and archived_at is null and next_step_on is not null;
create index opportunities_open_by_close_day on opportunities (organization_id, expected_close_on) where status = 'open' and archived_at is null;
create index on survey_responses (organization_id, created_at) where score <= 6 and not is_anonymous;
create index on document_requests (organization_id, due_on) where status in ('requested', 'rejected', 'expired');
create index on payout_items (organization_id, updated_at) where status in ('failed', 'returned');
create index on payout_methods (organization_id, changed_at) where status = 'pending';
create index on tier_standings (organization_id, grace_until) where state in ('grace', 'overdue');
create index on risk_cases (organization_id, created_at) where status = 'open';
create index on ideas (organization_id, created_at) where status = 'open' and replied_at is null and archived_at is null;
create index on track_assignments (organization_id, stuck_from) where status in ('assigned', 'in_progress');
create index on track_assignments (organization_id, completed_at) where proposed_tier_id is not null;
create index on payout_batches (organization_id, status) where status in ('draft', 'pending_approval', 'approved', 'processing');
create index on lead_offers (organization_id, partner_id) where status in ('offered', 'opened', 'accepted');

-- The people whom a reviewer of an approval chain stands for: a person, a role, the partner's owner, or the managers
-- of the partner's region or of the nearest larger region that has some.
create function approval_people(company uuid, partner uuid, reviewer jsonb) returns setof uuid stable language sql as $$
  select (reviewer ->> 'user_id')::uuid where reviewer ->> 'kind' = 'person' and reviewer ->> 'user_id' is not null
  union all
  select m.user_id from memberships m where reviewer ->> 'kind' = 'role' and m.organization_id = company and m.status = 'active'
    and case when reviewer ->> 'role_id' is null then m.role = reviewer ->> 'role' else m.role_id = (reviewer ->> 'role_id')::uuid end
  union all
  select p.owner_user_id from partners p where reviewer ->> 'kind' = 'partner_owner' and p.organization_id = company and p.id = partner
    and p.owner_user_id is not null
  union all
  select unnest(a.manager_user_ids) from (
    with recursive above as (
      select r.parent_id, r.manager_user_ids, 1 as distance from partners p
      join partner_regions r on r.organization_id = p.organization_id and r.id = p.region_id
      where reviewer ->> 'kind' = 'region_managers' and p.organization_id = company and p.id = partner
      union all
      select r.parent_id, r.manager_user_ids, above.distance + 1 from above
      join partner_regions r on r.organization_id = company and r.id = above.parent_id
      where above.distance < 20 and cardinality(above.manager_user_ids) = 0)
    select manager_user_ids from above) a
$$;
