import type { Call } from '#server/call.ts';
import type { Statement } from '#server/db/batch.ts';
import { insertStatements } from '#server/resource/bulk.ts';
import { StageEvent } from '../../schema.ts';

interface Move {
  from: string | null;
  to: string;
  reason_code?: string | null;
  reason?: string | null;
}

/** The database's own columns record who moved it. */
export function stageEventStatements(call: Call, moves: readonly (Move & { opportunity_id: string })[]): Statement[] {
  const at = call.now().toISOString();
  return insertStatements(
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

export async function writeStageEvent(call: Call, opportunity_id: string, move: Move): Promise<void> {
  await call.tx.batch(stageEventStatements(call, [{ ...move, opportunity_id }]));
}
