import type { Call } from '#server/call.ts';
import type { ParticipantStatus } from '../schema.ts';

export { opportunityParticipants } from './resource.ts';

export async function deleteParticipants(call: Call, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await call.run('delete from opportunity_participants where organization_id = $1 and id = any($2)', [
    call.organization_id,
    ids,
  ]);
}

/** Writes shares, places and statuses of participants that stay; rows without a change are left alone. */
export async function updateParticipants(call: Call, parts: readonly { id: string }[]): Promise<void> {
  if (parts.length === 0) return;
  await call.run(
    `update opportunity_participants p set weight = n.weight, position = n.position, status = n.status
     from jsonb_to_recordset($2::jsonb) n(id uuid, weight int, position int, status text)
     where p.organization_id = $1 and p.id = n.id and (p.weight, p.position, p.status) <> (n.weight, n.position, n.status)`,
    [call.organization_id, JSON.stringify(parts)],
  );
}

export async function setParticipantStatus(call: Call, id: string, status: ParticipantStatus): Promise<void> {
  await call.run('update opportunity_participants set status = $3 where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
    status,
  ]);
}

/** Moves the parts of one partner in these deals to another. Where both have the same role, the kept one gets the parts of both. */
export async function moveParticipants(
  call: Call,
  deals: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  const values = [call.organization_id, deals, from, to];
  await call.run(
    `update opportunity_participants k set position = least(k.position, g.position),
       status = case when 'confirmed' in (k.status, g.status) then 'confirmed' when k.status = 'rejected' then g.status else k.status end,
       weight = case when k.status = 'confirmed' and g.status = 'confirmed' then least(k.weight + g.weight, 1000000)
         when g.status = 'confirmed' then g.weight else k.weight end
     from opportunity_participants g
     where k.organization_id = $1 and k.opportunity_id = any($2::uuid[]) and k.partner_id = $4 and g.organization_id = $1
       and g.opportunity_id = k.opportunity_id and g.partner_id = $3 and g.role = k.role`,
    values,
  );
  await call.run(
    `delete from opportunity_participants g where g.organization_id = $1 and g.opportunity_id = any($2::uuid[]) and g.partner_id = $3
       and exists (select from opportunity_participants k where k.organization_id = $1 and k.opportunity_id = g.opportunity_id
         and k.partner_id = $4 and k.role = g.role)`,
    values,
  );
  await call.run(
    'update opportunity_participants set partner_id = $4 where organization_id = $1 and opportunity_id = any($2::uuid[]) and partner_id = $3',
    values,
  );
}
