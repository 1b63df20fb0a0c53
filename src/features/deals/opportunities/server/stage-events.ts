import type { Call } from '#server/call.ts';
import { insertRows } from '#server/resource/bulk.ts';
import { StageEvent } from '../schema.ts';

interface Move {
  from: string | null;
  to: string;
  reason_code?: string | null;
  reason?: string | null;
}

/** Who moved it stands in the database's own columns. */
export async function writeStageEvents(
  call: Call,
  moves: readonly (Move & { opportunity_id: string })[],
): Promise<void> {
  const at = call.now().toISOString();
  await insertRows(
    call,
    'opportunity_stage_events',
    StageEvent,
    moves.map(({ opportunity_id, from, to, reason_code = null, reason = null }) => ({
      opportunity_id,
      from_stage_id: from,
      to_stage_id: to,
      reason_code,
      reason,
      at,
    })),
  );
}

export function writeStageEvent(call: Call, opportunity_id: string, move: Move): Promise<void> {
  return writeStageEvents(call, [{ ...move, opportunity_id }]);
}
