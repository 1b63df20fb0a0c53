import type { StageCategory } from '#features/deals/opportunity-types/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { Opportunity, StageMove } from '../../schema.ts';
import { checkDates } from '../changes.ts';
import { type FieldOfStage, rejectMissingFields } from './stage-fields.ts';

/** Allowed category changes; a lost deal must be reopened before it can be won. */
const transitions: Record<StageCategory, readonly StageCategory[]> = {
  open: ['open', 'won', 'lost'],
  won: ['won', 'open', 'lost'],
  lost: ['lost', 'open'],
};

/** The deal as it will be after an allowed move. */
export interface Move {
  stage_id: string;
  status: StageCategory;
  closed_on: string | null;
  lost_reason: string | null;
  lost_reason_text: string | null;
  reason: string | null;
}

interface Target {
  id: string;
  type_id: string;
  category: StageCategory;
  /** The custom values of the deal, which the partner's view leaves out. */
  custom: Record<string, unknown>;
  needed: FieldOfStage[];
}

/**
 * @returns undefined when the deal is in the stage already
 * @throws 409 with `allowed` categories when the move is none, 422 when a reason or a day is missing or wrong
 */
export async function prepareMove(call: Call, deal: Opportunity, move: StageMove): Promise<Move | undefined> {
  const target = await targetOf(call, deal, move.stage_id);
  if (target.id === deal.stage_id) return undefined;
  const allowed = transitions[deal.status];
  if (!allowed.includes(target.category)) {
    throw conflict(`A ${deal.status} deal cannot become ${target.category}.`, { allowed });
  }
  const end = endOf(call, deal, target.category, move);
  rejectMissingFields(target.needed, target.custom);
  const reason = move.reason?.trim() || null;
  if (deal.status === 'won' && target.category !== 'won') {
    call.require('opportunities', 'manage');
    if (!reason) throw invalid({ reason: ['is required to reopen a won deal or mark it as lost'] });
  }
  return { ...end, stage_id: target.id, status: target.category, reason };
}

async function targetOf(call: Call, deal: Opportunity, stage_id: string): Promise<Target> {
  const target = await call.maybe<Target>(sql`
    select s.id, s.type_id, s.category, o.custom,
      (select coalesce(json_agg(json_build_object('key', f.key, 'label', f.label, 'stage', s.name)
        order by f."order"), '[]')
       from custom_fields f where f.organization_id = s.organization_id and f.entity = 'opportunities'
         and s.id = any(f.required_stage_ids) and f.archived_at is null) as needed
    from opportunity_stages s join opportunities o on o.organization_id = s.organization_id and o.id = ${deal.id}
    where s.organization_id = ${call.organization_id} and s.id = ${stage_id} and s.archived_at is null`);
  if (target?.type_id !== deal.type_id) throw invalid({ stage_id: ['is not a stage of this deal’s type'] });
  return target;
}

/** The end of the deal after the move: a move among won or among lost stages keeps the day it ended. */
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
