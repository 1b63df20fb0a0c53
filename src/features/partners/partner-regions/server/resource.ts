import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { rejectCircularReference } from '#server/resource/hierarchy.ts';
import { orderedList } from '#server/resource/ordered.ts';
import { partnerRegion } from '../schema.ts';

/** A list of ids has no foreign key. @throws 422 for people outside the team */
async function requireTeamMembers(call: Call, user_ids: readonly string[] = []): Promise<void> {
  if (user_ids.length === 0) return;
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from people
    where organization_id = ${call.organization_id} and id = any(${user_ids}::uuid[])`);
  if (count < new Set(user_ids.map((id) => id.toLowerCase())).size)
    throw invalid({ manager_user_ids: ['includes someone who is not a member of your team'] });
}

const parents = { table: 'partner_regions', parent: 'parent_id', says: 'is already part of this region' };

export const partnerRegions = orderedList(partnerRegion, {
  forPartners: true,
  beforeCreate: async (call, input) => {
    await requireTeamMembers(call, input.manager_user_ids);
    return input;
  },
  beforeUpdate: async (call, current, patch) => {
    await requireTeamMembers(call, patch.manager_user_ids);
    if (patch.parent_id) await rejectCircularReference(call, parents, current.id, patch.parent_id);
    return patch;
  },
});
