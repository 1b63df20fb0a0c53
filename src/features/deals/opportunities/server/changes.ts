import { isDeepStrictEqual } from 'node:util';
import { pipelines } from '#features/deals/opportunity-types/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { exponentOf } from '#shared/money/money.ts';
import type { Opportunity, OpportunityUpdate } from '../schema.ts';
import { rejectArchivedAccounts } from './archived.ts';
import { rejectLedByOthers } from './participants/led-by-others.ts';
import { writeStageEvent } from './stages/stage-events.ts';
import { requireFieldsOfStage } from './stages/stage-fields.ts';

/** Commission inputs; after a win they change only by amendment. */
const frozenByWinning = ['account_id', 'type_id', 'amount_minor', 'currency', 'opened_on', 'source'] as const;

/** Checks an edit and adds the changes it implies. */
export async function checkChange(call: Call, deal: Opportunity, patch: Partial<OpportunityUpdate>): Promise<Row> {
  await rejectLedByOthers(call, deal);
  const changes = (field: keyof OpportunityUpdate) =>
    patch[field] !== undefined && !isDeepStrictEqual(patch[field], deal[field as keyof Opportunity]);
  if (deal.status === 'won') {
    const frozen = frozenByWinning.find(changes);
    if (frozen) {
      const how = frozen === 'amount_minor' ? 'amend it with a reason' : 'reopen the deal first';
      throw conflict(`You cannot change the ${frozen.replace(/_(id|minor|on)$/, '')} of a won deal: ${how}.`);
    }
  }
  if (changes('amount_minor') && (await hasLines(call, deal.id))) {
    throw invalid({ amount_minor: ['is calculated from the lines of the deal: change the lines instead'] });
  }
  if (changes('currency') && exponentOf(patch.currency!) !== exponentOf(deal.currency)) {
    // The same digits would be another amount: 100.00 dollars are not 10,000 yen.
    const hasAmount = deal.amount_minor !== null && patch.amount_minor === undefined;
    if (hasAmount)
      throw invalid({
        currency: [
          `has a different number of decimals than ${deal.currency}: enter the amount in the new currency too`,
        ],
      });
    if (await hasLines(call, deal.id))
      throw invalid({
        currency: [`has a different number of decimals than ${deal.currency}: remove the lines of the deal first`],
      });
  }
  if (changes('account_id')) await rejectArchivedAccounts(call, [patch.account_id]);
  checkDates(call, { ...deal, ...patch });
  return {
    ...patch,
    ...(patch.name !== undefined && { name: patch.name.trim() }),
    ...(changes('type_id') && { stage_id: await firstStageElsewhere(call, deal, patch.type_id!) }),
    last_activity_at: call.now().toISOString(),
  };
}

/** @throws 422 when a deal would be opened in the future or closed before it was opened */
export function checkDates(call: Call, deal: { opened_on: string; closed_on: string | null }): void {
  const today = call.today();
  if (deal.opened_on > today) throw invalid({ opened_on: ['is in the future'] });
  if (!deal.closed_on) return;
  if (deal.closed_on > today) throw invalid({ closed_on: ['is in the future'] });
  if (deal.closed_on < deal.opened_on)
    throw invalid({ closed_on: [`is before the day the deal was opened, ${deal.opened_on}`] });
}

/** Another type has other stages, so the deal starts in the first stage. */
async function firstStageElsewhere(call: Call, deal: Opportunity, type_id: string): Promise<string> {
  if (deal.status !== 'open') throw conflict('You can only change the type of an open deal.');
  const type = (await pipelines(call)).find(({ id, archived_at }) => id === type_id && !archived_at);
  const stage = type?.stages.find(({ category }) => category === 'open');
  if (!stage) throw invalid({ type_id: ['does not exist'] });
  return stage.id;
}

/** A change of type is a move between stages too. */
export async function followDealChange(call: Call, deal: Opportunity, before: Opportunity): Promise<void> {
  if (!isDeepStrictEqual(deal.custom, before.custom)) await requireFieldsOfStage(call, deal.stage_id, deal.custom);
  if (deal.stage_id === before.stage_id) return;
  await writeStageEvent(call, deal.id, { from: before.stage_id, to: deal.stage_id, reason: 'Type changed' });
}

export async function hasLines(call: Call, id: string): Promise<boolean> {
  const { has } = await call.one<{ has: boolean }>(sql`
    select exists (select from opportunity_lines
      where organization_id = ${call.organization_id} and opportunity_id = ${id}) as has`);
  return has;
}

export async function rejectArchivingWon(call: Call, deal: Opportunity): Promise<void> {
  await rejectLedByOthers(call, deal);
  if (deal.status === 'won') throw conflict('You cannot archive a won deal because commissions depend on it.');
}
