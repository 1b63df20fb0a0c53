import type { Call } from '#server/call.ts';

/**
 * Ends the hold of a draft now. A draft has no story of its own yet, so that it can still be deleted; the log has this.
 * @returns whether there was one
 */
export async function endHold(
  call: Call,
  registration_id: string,
  reason: 'released' | 'expired' | 'converted',
): Promise<boolean> {
  const ended = await call.run(
    `update deal_protections set ended_reason = $4,
       valid = case when lower(valid) < $3 then tstzrange(lower(valid), least(upper(valid), $3)) else 'empty' end
     where organization_id = $1 and registration_id = $2 and is_hold and ended_reason is null`,
    [call.organization_id, registration_id, call.now(), reason],
  );
  return ended > 0;
}
