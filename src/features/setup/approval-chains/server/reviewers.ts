import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import type { Call } from '#server/call.ts';
import { businessSecondsBetween } from '#shared/time/business-time.ts';
import type { Reviewer } from '../schema.ts';
import { type Approver, subjectOf } from './subjects.ts';

export interface StepRow {
  id: string;
  position: number;
  name: string;
  reviewer: Reviewer;
  substitute: Reviewer | null;
  substitute_after_hours: number | null;
  status: 'waiting' | 'open' | 'approved' | 'rejected' | 'canceled';
  asked_at: string | null;
  decided_at: string | null;
  decided_by: string | null;
  decided_by_name: string | null;
  by_substitute: boolean;
  comment: string | null;
}

export interface Deciders {
  people: Approver[];
  /** Those who decide for the reviewer, who is absent or late. */
  substitutes: Approver[];
}

/**
 * The people who may decide a step now. Only people with permission to decide about the record are asked, and never
 * those who approved an earlier step. If neither reviewer nor substitute is available, owners and administrators
 * decide, so that nothing gets stuck.
 */
export async function decidersOf(
  call: Call,
  { subject_table, partner_id }: { subject_table: string; partner_id: string | null },
  step: StepRow,
  steps: readonly StepRow[],
): Promise<Deciders> {
  const approved = new Set(steps.filter(({ status }) => status === 'approved').map(({ decided_by }) => decided_by));
  const able = (
    await teamMembersWithPermission(call, subjectOf(subject_table).permission, 'manage', partner_id)
  ).filter(({ user_id }) => !approved.has(user_id));
  const among = async (reviewer: Reviewer) => {
    const ids = new Set(await idsOf(call, reviewer, partner_id));
    return able.filter(({ user_id }) => ids.has(user_id));
  };
  const people = await among(step.reviewer);
  const isAbsent = people.length === 0;
  const substitutes = step.substitute && (isAbsent || isReviewLate(call, step)) ? await among(step.substitute) : [];
  if (people.length > 0 || substitutes.length > 0) return { people, substitutes };
  const leading = new Set([
    ...(await idsOf(call, { kind: 'role', role: 'owner' }, null)),
    ...(await idsOf(call, { kind: 'role', role: 'admin' }, null)),
  ]);
  return { people: [], substitutes: able.filter(({ user_id }) => leading.has(user_id)) };
}

export function isReviewLate(call: Call, { asked_at, substitute_after_hours }: StepRow): boolean {
  if (!asked_at || substitute_after_hours === null) return false;
  return businessSecondsBetween(new Date(asked_at), call.now(), call.actor.timezone) >= substitute_after_hours * 3600;
}

async function idsOf(call: Call, reviewer: Reviewer, partner_id: string | null): Promise<string[]> {
  const { kind, role = null, role_id = null, user_id } = reviewer;
  if (kind === 'person') return user_id ? [user_id] : [];
  if (kind === 'role') {
    return ids(
      call,
      `select user_id as id from memberships where organization_id = $1 and status = 'active'
         and case when $3::uuid is null then role = $2 else role_id = $3 end`,
      [role, role_id],
    );
  }
  if (!partner_id) return [];
  if (kind === 'partner_owner') {
    return ids(
      call,
      'select owner_user_id as id from partners where organization_id = $1 and id = $2 and owner_user_id is not null',
      [partner_id],
    );
  }
  // The managers of the partner's region, or of the nearest larger region that has some.
  return ids(
    call,
    `with recursive above as (
       select r.parent_id, r.manager_user_ids, 1 as distance from partners p
       join partner_regions r on r.organization_id = p.organization_id and r.id = p.region_id
       where p.organization_id = $1 and p.id = $2
       union all
       select r.parent_id, r.manager_user_ids, above.distance + 1 from above
       join partner_regions r on r.organization_id = $1 and r.id = above.parent_id
       where above.distance < 20 and cardinality(above.manager_user_ids) = 0)
     select unnest(manager_user_ids) as id from above`,
    [partner_id],
  );
}

async function ids(call: Call, text: string, values: unknown[]): Promise<string[]> {
  const found = await call.rows<{ id: string }>(text, [call.organization_id, ...values]);
  return found.map(({ id }) => id);
}
