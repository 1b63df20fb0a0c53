import {
  commissionsOfDeal,
  type DealCommission,
  latestEventOf,
} from '#features/commissions/commissions/server/service.ts';
import type { Amended, StageMove } from '#features/deals/opportunities/schema.ts';
import { moveStage, takeOpportunityStep } from '#features/deals/opportunities/server/service.ts';
import type { Call } from '#server/call.ts';
import { runAndRollBack } from '#server/dry-run.ts';
import { allows } from '#shared/access/permissions.ts';
import type { AmendmentPreview, CommissionEffect, MovePreview } from '../schema.ts';

/** Amends the deal, compares its commissions, and rolls the amendment back. */
export async function previewAmendment(call: Call, id: string, contents: Amended): Promise<AmendmentPreview> {
  const look = commissionsSeen(id);
  const now = await look(call);
  const last = await latestEventOf(call, id);
  const then = await runAndRollBack(call, async (trial) => {
    await takeOpportunityStep.amend(trial, id, { ...contents, reason: 'Preview' });
    return { earned: await look(trial), event: await latestEventOf(trial, id) };
  });
  const is_kept = !!then.event?.is_late && then.event.id !== last?.id;
  const rows = joined(now, then.earned);
  return {
    is_kept,
    partners: rows.filter((row) => row.now_minor !== row.then_minor || (is_kept && row.is_of_deal)),
  };
}

/** Moves the deal, compares its commissions, and rolls the move back. */
export async function previewMove(call: Call, id: string, move: StageMove): Promise<MovePreview> {
  const look = commissionsSeen(id);
  const now = await look(call);
  const then = await runAndRollBack(call, async (trial) => {
    await moveStage(trial, id, move);
    return look(trial);
  });
  return { partners: joined(now, then).filter((row) => row.now_minor !== row.then_minor) };
}

/** Reads the commissions of a deal; none for a caller who may not see commissions. */
function commissionsSeen(id: string): (call: Call) => Promise<DealCommission[]> {
  return async (call) =>
    allows(call.actor.permissions, 'commission_lines', 'view') ? commissionsOfDeal(call, id) : [];
}

function joined(now: readonly DealCommission[], then: readonly DealCommission[]): CommissionEffect[] {
  const keyOf = (row: DealCommission) => [row.partner_id, row.currency, row.is_of_deal].join();
  const amounts = (rows: readonly DealCommission[]) => new Map(rows.map((row) => [keyOf(row), row.amount_minor]));
  const [before, after] = [amounts(now), amounts(then)];
  const rows = new Map([...now, ...then].map((row) => [keyOf(row), row]));
  return [...rows].map(([key, { amount_minor, ...row }]) => ({
    ...row,
    now_minor: before.get(key) ?? 0,
    then_minor: after.get(key) ?? 0,
  }));
}
