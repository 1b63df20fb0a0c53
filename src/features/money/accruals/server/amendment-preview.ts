import type { Amended } from '#features/deals/opportunities/schema.ts';
import { amendOpportunity } from '#features/deals/opportunities/server/service.ts';
import { commissionsOfDeal, type DealCommission, latestEventOf } from '#features/money/commissions/server/service.ts';
import type { Call } from '#server/call.ts';
import { runAndRollBack } from '#server/dry-run.ts';
import { allows } from '#shared/permissions.ts';
import type { AmendmentPreview } from '../schema.ts';

/** Amends the deal, compares its commissions, and rolls the amendment back. */
export async function previewAmendment(call: Call, id: string, contents: Amended): Promise<AmendmentPreview> {
  const maySee = allows(call.actor.permissions, 'commission_lines', 'view');
  const look = (eyes: Call) => (maySee ? commissionsOfDeal(eyes, id) : []);
  const now = await look(call);
  const last = await latestEventOf(call, id);
  const then = await runAndRollBack(call, async (trial) => {
    await amendOpportunity(trial, id, { ...contents, reason: 'Preview' });
    return { earned: await look(trial), event: await latestEventOf(trial, id) };
  });
  const is_kept = !!then.event?.is_late && then.event.id !== last?.id;
  const rows = joined(now, then.earned);
  return {
    is_kept,
    partners: rows.filter((row) => row.now_minor !== row.then_minor || (is_kept && row.is_of_deal)),
  };
}

function joined(now: readonly DealCommission[], then: readonly DealCommission[]): AmendmentPreview['partners'] {
  const keyOf = (row: DealCommission) => [row.partner_id, row.currency, row.is_of_deal].join();
  const amounts = (rows: readonly DealCommission[]) => new Map(rows.map((row) => [keyOf(row), row.amount_minor]));
  const [before, after] = [amounts(now), amounts(then)];
  const rows = new Map([...now, ...then].map((row) => [keyOf(row), row]));
  return [...rows].map(([key, { partner_id, partner_name, currency, is_of_deal }]) => ({
    partner_id,
    partner_name,
    currency,
    is_of_deal,
    now_minor: before.get(key) ?? 0,
    then_minor: after.get(key) ?? 0,
  }));
}
