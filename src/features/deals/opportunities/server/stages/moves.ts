import type { OpportunityStage, StageCategory } from '#features/deals/opportunity-types/schema.ts';
import type { Call } from '#server/call.ts';
import { conflict, invalid } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { Opportunity, StageMove } from '../../schema.ts';
import { checkDates } from '../changes.ts';
import { rejectLedByOthers } from '../participants/led-by-others.ts';
import { opportunities } from '../resource.ts';
import { rejectStaleVersion } from '../stale.ts';
import { handleReversal, handleWins } from './consequences.ts';
import { writeStageEvent } from './stage-events.ts';
import { requireFieldsOfStage } from './stage-fields.ts';

/** Allowed category changes; a lost deal must be reopened before it can be won. */
const transitions: Record<StageCategory, readonly StageCategory[]> = {
  open: ['open', 'won', 'lost'],
  won: ['won', 'open', 'lost'],
  lost: ['lost', 'open'],
};

/**
 * Moves a deal to another stage of its pipeline, with all that follows. `annulled`: a win taken back never was, so that its
 * commissions go back whatever their terms keep.
 * @throws 409 with `allowed` categories when the move is none, 422 when a reason or a day is missing or wrong
 */
export async function moveStage(call: Call, id: string, move: StageMove, { annulled = false } = {}): Promise<void> {
  const deal = await lockedRow<Opportunity>(call, opportunities, id);
  await rejectLedByOthers(call, deal);
  await rejectStaleVersion(call, deal, move.row_version);
  if (deal.archived_at) throw conflict('This deal is archived.');
  const stage = await stageOf(call, deal, move.stage_id);
  if (stage.id === deal.stage_id) return;
  const allowed = transitions[deal.status];
  if (!allowed.includes(stage.category)) {
    throw conflict(`A ${deal.status} deal cannot become ${stage.category}.`, { allowed });
  }
  const end = endOf(call, deal, stage.category, move);
  await requireFieldsOfStage(call, stage.id, await customOf(call, id));
  const reason = move.reason?.trim() || null;
  if (deal.status === 'won' && stage.category !== 'won') {
    call.require('opportunities', 'manage');
    if (!reason) throw invalid({ reason: ['is required to reopen a won deal or mark it as lost'] });
  }
  if (reason) await call.because(reason);
  if (deal.status === 'won' && stage.category !== 'won')
    await handleReversal(call, id, reason!, { annulled, on: end.closed_on ?? undefined });
  await call.run(
    `update opportunities set stage_id = $3, status = $4, closed_on = $5, lost_reason = $6, lost_reason_text = $7, last_activity_at = $8
     where organization_id = $1 and id = $2`,
    [
      call.organization_id,
      id,
      stage.id,
      stage.category,
      end.closed_on,
      end.lost_reason,
      end.lost_reason_text,
      call.now(),
    ],
  );
  const reason_code = stage.category === 'lost' ? end.lost_reason : null;
  await writeStageEvent(call, id, { from: deal.stage_id, to: stage.id, reason_code, reason });
  if (stage.category === 'won' && deal.status !== 'won') await handleWins(call, [deal]);
}

/** A won deal turned out to be another one: it never was, and is archived as a lost deal. @throws 409 unless it is won */
export async function discardDuplicate(call: Call, id: string, reason: string): Promise<void> {
  const deal = await lockedRow<Opportunity>(call, opportunities, id);
  if (deal.status !== 'won' || deal.archived_at) throw conflict('Only a won deal can be discarded as a duplicate.');
  await call.because(reason);
  await handleReversal(call, id, reason, { annulled: true, on: undefined });
  const lost = await call.one<{ id: string }>(
    `select id from opportunity_stages where organization_id = $1 and type_id = $2 and category = 'lost' and archived_at is null
     order by "order", id limit 1`,
    [call.organization_id, deal.type_id],
  );
  await call.run(
    `update opportunities set stage_id = $3, status = 'lost', lost_reason = 'duplicate', lost_reason_text = $4, archived_at = $5
     where organization_id = $1 and id = $2`,
    [call.organization_id, id, lost.id, reason, call.now()],
  );
  await writeStageEvent(call, id, { from: deal.stage_id, to: lost.id, reason_code: 'duplicate', reason });
}

/** Read directly, because the partner's view leaves fields out. */
async function customOf(call: Call, id: string): Promise<Record<string, unknown>> {
  const { custom } = await call.one<{ custom: Record<string, unknown> }>(
    'select custom from opportunities where organization_id = $1 and id = $2',
    [call.organization_id, id],
  );
  return custom;
}

async function stageOf(call: Call, deal: Opportunity, stage_id: string) {
  const stage = await call.maybe<Pick<OpportunityStage, 'id' | 'type_id' | 'category'>>(
    'select id, type_id, category from opportunity_stages where organization_id = $1 and id = $2 and archived_at is null',
    [call.organization_id, stage_id],
  );
  if (stage?.type_id !== deal.type_id) throw invalid({ stage_id: ['is not a stage of this deal’s type'] });
  return stage;
}

/** How the deal stands after the move: moving among won or among lost stages keeps the day it ended. */
function endOf(call: Call, deal: Opportunity, category: StageCategory, { on, reason_code, reason }: StageMove) {
  if (category === 'open') {
    if (on) throw invalid({ on: ['is only for deals that are won or lost'] });
    return { closed_on: null, lost_reason: null, lost_reason_text: null };
  }
  const stays = category === deal.status;
  const closed_on = stays ? deal.closed_on : (on ?? call.today());
  checkMoveDay(call, deal, closed_on);
  if (category === 'won') return { closed_on, lost_reason: null, lost_reason_text: null };
  const lost_reason = reason_code ?? (stays ? deal.lost_reason : null);
  if (!lost_reason) throw invalid({ reason_code: ['is required when a deal is lost'] });
  if (reason_code === 'other' && !reason?.trim()) throw invalid({ reason: ['is required for the reason "other"'] });
  return { closed_on, lost_reason, lost_reason_text: reason?.trim() || (stays ? deal.lost_reason_text : null) };
}

/** Checks the deal's dates but reports the move's field. */
function checkMoveDay(call: Call, deal: Opportunity, closed_on: string | null): void {
  try {
    checkDates(call, { ...deal, closed_on });
  } catch (error) {
    const texts = (error as { errors?: { closed_on?: string[] } }).errors?.closed_on;
    throw texts ? invalid({ on: texts }) : error;
  }
}
