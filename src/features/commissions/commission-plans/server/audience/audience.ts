import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { assignmentFor, byPrecedence, coversPartner, versionOn } from '../../precedence.ts';
import type { PlanAudience } from '../../responses.ts';
import {
  type Assignment,
  activePlanVersions,
  allAssignments,
  type ProfiledPartner,
  profiledPartners,
} from './program.ts';

const SHOWN = 500;

/**
 * The partners that get a plan on a day with the assignment that reaches them, and those that would if another plan did
 * not take precedence. It uses the engine's own precedence, so this list always agrees with the commissions.
 */
export async function planAudience(call: Call, plan_id: string, day: string): Promise<PlanAudience> {
  await call.one(
    sql`select 1 from commission_plans where organization_id = ${call.organization_id} and id = ${plan_id}`,
    'This structure',
  );
  const [versions, assignments, partners] = [
    await activePlanVersions(call),
    byPrecedence(await allAssignments(call)),
    await profiledPartners(call, day),
  ];
  const hasVersion = (id: string) => versionOn(versions, id, day) !== undefined;
  const isPublished = hasVersion(plan_id);
  const gets: PlanAudience['partners'] = [];
  const passed: PlanAudience['passed'] = [];
  for (const partner of partners) {
    const who = { partner: partner.id, ...partner };
    const own = assignments.find((one) => one.plan_id === plan_id && coversPartner(one, who, day));
    if (!own) continue;
    const decisive = assignmentFor(assignments, who, day, (id) => hasVersion(id) || id === plan_id);
    const row = { partner_id: partner.id, partner_name: partner.name };
    if (decisive?.plan_id === plan_id) gets.push({ ...row, because: planAudienceReason(decisive, partner) });
    else if (decisive) {
      const because = `${planAudienceReason(decisive, partner)} takes precedence over ${lowerFirst(planAudienceReason(own, { ...partner, region_order: [] }))}`;
      passed.push({ ...row, plan_id: decisive.plan_id, plan_name: decisive.plan_name, because });
    }
  }
  return {
    day,
    is_in_force: isPublished,
    total: gets.length,
    passed_total: passed.length,
    active_partners: partners.length,
    partners: gets.slice(0, SHOWN),
    passed: passed.slice(0, SHOWN),
  };
}

/** The partners that earn by this plan on a day. */
export async function partnersWith(call: Call, plan_id: string, day: string): Promise<string[]> {
  const versions = await activePlanVersions(call);
  const assignments = byPrecedence(await allAssignments(call));
  const hasVersion = (id: string) => versionOn(versions, id, day) !== undefined;
  return (await profiledPartners(call, day))
    .filter(
      (partner) =>
        assignmentFor(assignments, { partner: partner.id, ...partner }, day, hasVersion)?.plan_id === plan_id,
    )
    .map(({ id }) => id);
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

export function planAudienceReason(
  { target, target_name, priority }: Assignment,
  { tier_name, region_order }: Pick<ProfiledPartner, 'tier_name' | 'region_order'>,
): string {
  const first = priority ? ` (priority ${priority})` : '';
  switch (target) {
    case 'program':
      return `All partners in the program${first}`;
    case 'partner':
      return `Assigned to this partner${first}`;
    case 'type':
      return `Type ${target_name}${first}`;
    case 'audience':
      return `Audience ${target_name}${first}`;
    case 'region':
      return `Region ${target_name}${first}${region_order.length > 0 ? `; regions in order of precedence: ${region_order.join(', ')}` : ''}`;
    case 'tier':
      return `Tier ${tier_name ?? target_name}${first}`;
  }
}
