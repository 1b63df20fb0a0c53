import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { ParticipantStatus } from '../schema.ts';

export { opportunityParticipants } from './resource.ts';

export async function deleteParticipants(call: Call, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await call.run(
    sql`delete from opportunity_participants where organization_id = ${call.organization_id} and id = any(${ids})`,
  );
}

/** Writes shares, places and statuses of participants that stay; rows without a change are left alone. */
export async function updateParticipants(call: Call, parts: readonly { id: string }[]): Promise<void> {
  if (parts.length === 0) return;
  await call.run(sql`
    update opportunity_participants p set weight = n.weight, position = n.position, status = n.status
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) n(id uuid, weight int, position int, status text)
    where p.organization_id = ${call.organization_id} and p.id = n.id
      and (p.weight, p.position, p.status) <> (n.weight, n.position, n.status)`);
}

export async function setParticipantStatus(call: Call, id: string, status: ParticipantStatus): Promise<void> {
  await call.run(sql`
    update opportunity_participants set status = ${status}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** Moves the parts of one partner in these deals to another. Where both have the same role, the kept one gets the parts of both. */
export async function moveParticipants(
  call: Call,
  deals: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  await call.run(sql`
    update opportunity_participants k set position = least(k.position, g.position),
      status = case when 'confirmed' in (k.status,
        g.status) then 'confirmed' when k.status = 'rejected' then g.status else k.status end,
      weight = case when k.status = 'confirmed' and g.status = 'confirmed' then least(k.weight + g.weight, 1000000)
        when g.status = 'confirmed' then g.weight else k.weight end
    from opportunity_participants g
    where k.organization_id = ${call.organization_id} and k.opportunity_id = any(${deals}::uuid[])
      and k.partner_id = ${to} and g.organization_id = ${call.organization_id}
      and g.opportunity_id = k.opportunity_id and g.partner_id = ${from} and g.role = k.role`);
  await call.run(sql`
    delete from opportunity_participants g
    where g.organization_id = ${call.organization_id} and g.opportunity_id = any(${deals}::uuid[])
      and g.partner_id = ${from}
      and exists (select from opportunity_participants k
        where k.organization_id = ${call.organization_id} and k.opportunity_id = g.opportunity_id
        and k.partner_id = ${to} and k.role = g.role)`);
  await call.run(sql`
    update opportunity_participants set partner_id = ${to}
    where organization_id = ${call.organization_id} and opportunity_id = any(${deals}::uuid[]) and partner_id = ${from}`);
}
