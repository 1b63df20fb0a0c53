import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { PartnerProfile } from '../../partner-plan.ts';
import type { PlanAssignment, PlanVersion } from '../../schema.ts';

/** Every version ever published, because the engine rates deals of any day. */
export type PublishedVersion = Pick<
  PlanVersion,
  'id' | 'plan_id' | 'plan_name' | 'version' | 'effective_from' | 'definition' | 'note'
> & {
  recorded_at: string;
};

export function activePlanVersions(call: Call): Promise<PublishedVersion[]> {
  return call.rows<PublishedVersion>(sql`
    select v.id, v.plan_id, p.name as plan_name, v.version, v.effective_from, v.recorded_at, v.definition, v.note
    from plan_versions v join commission_plans p on p.organization_id = v.organization_id and p.id = v.plan_id
    where v.organization_id = ${call.organization_id} and v.state <> 'draft' order by v.recorded_at, v.id`);
}

/** The assignments, in the order in which they were made. */
export type Assignment = Pick<
  PlanAssignment,
  | 'id'
  | 'plan_id'
  | 'plan_name'
  | 'target'
  | 'target_id'
  | 'target_name'
  | 'priority'
  | 'effective_from'
  | 'effective_to'
>;

export function allAssignments(call: Call): Promise<Assignment[]> {
  return call.rows<Assignment>(sql`
    select id, plan_id, plan_name, target, target_id, target_name, priority, effective_from, effective_to
    from plan_assignment_rows where organization_id = ${call.organization_id} order by id`);
}

/** An active partner with the properties that assignments and rules test on a day. */
export type ProfiledPartner = PartnerProfile & {
  id: string;
  name: string;
  tier_name: string | null;
  /** For a partner in several regions: the names of these and their parents, in order of precedence. */
  region_order: readonly string[];
  /** Its audiences today, among those to which a plan is assigned. */
  audiences: readonly string[];
};

export async function profiledPartners(
  call: Call,
  day: string,
  partner_id: string | null = null,
): Promise<ProfiledPartner[]> {
  const partners = await call.rows<Omit<ProfiledPartner, 'audiences'>>(sql`
    select p.id, p.name, p.type_id as type, m.tier_id as tier, t.name as tier_name,
      region_path(p.organization_id, p.region_ids)::text[] as regions, p.country, p.tags,
      case when cardinality(p.region_ids) > 1 then array(select r.name
        from unnest(region_path(p.organization_id, p.region_ids)) with ordinality each_of(id, place)
        join partner_regions r on r.organization_id = p.organization_id and r.id = each_of.id
        order by place) else '{}' end as region_order
    from partners p
    join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id and s.category = 'active'
    left join tier_memberships m on m.organization_id = p.organization_id and m.partner_id = p.id
      and m.superseded_at is null
      and m.effective_from <= ${day} and (m.effective_to is null or m.effective_to > ${day})
    left join partner_tiers t on t.organization_id = m.organization_id and t.id = m.tier_id
    where p.organization_id = ${call.organization_id} and p.archived_at is null
      and (${partner_id}::uuid is null or p.id = ${partner_id}) order by p.name, p.id`);
  const members = await memberships(call, await assignedAudiences(call), partner_id ? [partner_id] : null);
  return partners.map((partner) => ({ ...partner, audiences: members.get(partner.id) ?? [] }));
}

/** The audiences to which a plan is assigned, now or later. */
export async function assignedAudiences(call: Call): Promise<string[]> {
  const rows = await call.rows<{ id: string }>(sql`
    select distinct audience_id as id from plan_assignments
    where organization_id = ${call.organization_id} and audience_id is not null
      and (effective_to is null or effective_to > ${call.today()}) order by 1`);
  return rows.map(({ id }) => id);
}
