import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { TaskPerson } from '../schema.ts';

/**
 * The people who can be assigned or mentioned: colleagues, and for a partner also its people. A partner sees its own
 * people, and of the company the partner's owner and those who assigned, are assigned or wrote to it.
 */
export async function taskPeopleFor(call: Call, partner_id: string | null): Promise<TaskPerson[]> {
  if (partner_id) await call.requirePartner(partner_id);
  const { mode } = call.actor;
  return call.asCompany(async (company) => {
    const colleagues = await teamMembersWithPermission(company, 'tasks', 'view', partner_id);
    const known = mode === 'company' || !partner_id ? null : await metBy(company, partner_id);
    const partners = partner_id ? await partnerUsersWithPermission(company, partner_id, 'tasks', 'view') : [];
    return [
      ...colleagues
        .filter(({ user_id }) => known === null || known.has(user_id))
        .map((one) => personOf(one, 'company')),
      ...partners.map((one) => personOf(one, 'partner')),
    ];
  });
}

const personOf = (
  { user_id, full_name, takes_work = true }: { user_id: string; full_name: string; takes_work?: boolean },
  side: TaskPerson['side'],
) => ({ user_id, full_name, side, takes_work });

async function metBy(call: Call, partner_id: string): Promise<ReadonlySet<string>> {
  const found = await call.rows<{ user_id: string }>(sql`
    select owner_user_id as user_id from partners
    where organization_id = ${call.organization_id} and id = ${partner_id} and owner_user_id is not null
    union select assignee_user_id from tasks
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and visibility = 'shared'
      and side = 'company' and assignee_user_id is not null
    union select author_user_id from task_comments
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and visibility = 'shared'
      and author_side = 'company' and author_user_id is not null`);
  return new Set(found.map(({ user_id }) => user_id));
}
