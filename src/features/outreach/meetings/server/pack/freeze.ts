import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Meeting } from '../../schema.ts';
import { buildPack } from './build.ts';

/** Keeps the figures as they are now; a pack that is kept already stays. */
export async function freezePack(call: Call, meeting: Pick<Meeting, 'id' | 'partner_id' | 'starts_at'>): Promise<void> {
  const pack = await buildPack(call, meeting);
  await call.run(sql`
    insert into meeting_packs (organization_id, meeting_id, partner_id, pack, frozen_at, frozen_by_name)
    values (${call.organization_id}, ${meeting.id}, ${meeting.partner_id}, ${JSON.stringify(pack)}, ${call.now()},
      ${call.actor.full_name}) on conflict (organization_id, meeting_id) do nothing`);
}
