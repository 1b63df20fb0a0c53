import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/**
 * Ends the hold of a draft now. A draft has no story of its own yet, so that it can still be deleted; the log has this.
 * @returns whether there was one
 */
export async function endHold(
  call: Call,
  registration_id: string,
  reason: 'released' | 'expired' | 'converted',
): Promise<boolean> {
  const now = call.now();
  const ended = await call.run(sql`
    update deal_protections set ended_reason = ${reason},
      valid = case when lower(valid) < ${now} then tstzrange(lower(valid), least(upper(valid), ${now})) else 'empty' end
    where organization_id = ${call.organization_id} and registration_id = ${registration_id} and is_hold
      and ended_reason is null`);
  return ended > 0;
}
