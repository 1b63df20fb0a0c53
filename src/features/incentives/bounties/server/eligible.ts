import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Bounty } from '../schema.ts';

/** Adds partners that joined the audience, and stops new submissions of those that left it. */
export async function refreshBountyPartners(
  call: Call,
  bounty: Pick<Bounty, 'id' | 'status' | 'audience_id'>,
): Promise<void> {
  if (bounty.status !== 'active') return;
  const active = await call.rows<{ id: string }>(sql`
    select p.id from partners p join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
    where p.organization_id = ${call.organization_id} and p.archived_at is null and p.merged_into_id is null
      and s.category = 'active' order by p.id`);
  const ids = active.map(({ id }) => id);
  const members = bounty.audience_id ? await memberships(call, [bounty.audience_id], ids) : null;
  const values = [call.organization_id, bounty.id, ids.filter((id) => members?.has(id) ?? true)];
  await call.run(
    `update bounty_partners set is_eligible = partner_id = any($3::uuid[])
     where organization_id = $1 and bounty_id = $2 and is_eligible <> (partner_id = any($3::uuid[]))`,
    values,
  );
  await call.run(
    `insert into bounty_partners (organization_id, bounty_id, partner_id)
     select $1, $2, partner from unnest($3::uuid[]) as eligible(partner) order by partner on conflict do nothing`,
    values,
  );
}
