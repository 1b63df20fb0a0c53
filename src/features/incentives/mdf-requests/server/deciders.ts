import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { action } from '#server/http/action.ts';
import { MdfDeciders } from '../schema.ts';

const MOST_NAMES = 2;

/**
 * The deciders of a request of the caller's partner: its partner manager if that person may, and otherwise the first
 * two of the team who may. Partners read names only.
 */
export async function mdfDeciders(call: Call): Promise<MdfDeciders> {
  const { partner_id } = call.actor;
  return call.asCompany(async (company) => {
    const deciders = await teamMembersWithPermission(company, 'mdf_requests', 'manage', partner_id);
    const { owner_user_id } = await company.one<{ owner_user_id: string | null }>(
      sql`select owner_user_id from partners where organization_id = ${company.organization_id} and id = ${partner_id}`,
    );
    const manager = deciders.find(({ user_id }) => user_id === owner_user_id);
    const named = manager ? [manager] : deciders.slice(0, MOST_NAMES);
    return { names: named.map(({ full_name }) => full_name), is_anyone_else: !manager && deciders.length > MOST_NAMES };
  });
}

export const mdfDecidersRoute = action({
  method: 'GET',
  url: '/mdf_requests/deciders',
  summary: 'Get the names of those who decide on your MDF requests',
  can: 'mdf_requests:view',
  modes: ['partner'],
  response: MdfDeciders,
  run: (call) => mdfDeciders(call),
});
