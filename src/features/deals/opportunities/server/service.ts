import type { Call } from '#server/call.ts';
import type { FirstColumn, Statement } from '#server/db/batch.ts';
import { JsonText } from '#server/http/action.ts';
import { insertStatements, reserveNumbers } from '#server/resource/bulk.ts';
import { getStatement } from '#server/resource/list-sql.ts';
import { shown } from '#server/resource/step.ts';
import { readRow, updateRow } from '#server/resource/verbs.ts';
import { requireVisibleReferences } from '#server/resource/visible-references.ts';
import { Opportunity, type OpportunityCreate } from '../schema.ts';
import { lineStatements } from './lines/lines.ts';
import { notifyParticipation } from './participants/participation-notices.ts';
import { partStatements } from './participants/split.ts';
import { type Prepared, prepare } from './prepare.ts';
import { opportunities } from './resource.ts';
import { handleWins } from './stages/consequences.ts';
import { stageEventStatements } from './stages/stage-events.ts';

export { roleClauses } from '../roles.ts';
export { markInactiveDeals } from './activity/inactivity.ts';
export { inactivitySettings, recordActivity } from './activity/record-activity.ts';
export { amendOpportunity, replaceDealLines, replaceSplit } from './lines/contents.ts';
export { linesOfDeal } from './lines/lines.ts';
export { splitOfDeal } from './participants/split.ts';
export { defineWinRule, type WonDeal } from './stages/consequences.ts';
export { discardDuplicate, moveStage } from './stages/moves.ts';

/** The next step of an open deal. */
export async function planNextStep(
  call: Call,
  id: string,
  plan: Pick<Opportunity, 'next_step' | 'next_step_on'>,
): Promise<void> {
  await updateRow(call, opportunities, id, plan);
}

/** @returns the id of the new deal */
export async function createOpportunity(call: Call, input: OpportunityCreate): Promise<string> {
  return (await createOpportunities(call, [input]))[0]!;
}

/**
 * As somebody types it in: what its stage asks for is there. A converted claim or a file of the past may lack it.
 * @returns the deal as the caller sees it
 */
export async function insertOpportunity(call: Call, input: OpportunityCreate): Promise<JsonText> {
  const [one] = await prepare(call, [input], { isEntered: true });
  const { id, status } = one!.deal;
  const row = getStatement(opportunities, Opportunity, id, call.scope);
  const [found] = (await write(call, [one!], [row])).slice(-1);
  // The consequences of a win change the response.
  return status === 'won' ? shown(call, opportunities, id) : new JsonText(found![0]!);
}

/**
 * Thousands of deals with their partners, lines and first stage event, in few statements of the caller's transaction. Deals
 * that are won already earn their commissions. @returns ids in the order of the inputs
 * @throws 422 before anything is written; fields of a batch begin with the row's index
 */
export async function createOpportunities(call: Call, inputs: readonly OpportunityCreate[]): Promise<string[]> {
  if (inputs.length === 0) return [];
  const prepared = await prepare(call, inputs, { isEntered: false });
  await write(call, prepared);
  return prepared.map(({ deal }) => deal.id);
}

/** @param after statements for the same round trip @returns what the statements found */
async function write(
  call: Call,
  prepared: readonly Prepared[],
  after: readonly Statement[] = [],
): Promise<FirstColumn[]> {
  for (const { deal } of prepared) await requireVisibleReferences(call, 'opportunities', deal);
  // A single deal gets its number by the column's default; those written together get consecutive ones.
  const first = prepared.length === 1 ? undefined : await reserveNumbers(call, 'opportunities', prepared.length);
  const found = await call.tx.batch([
    ...insertStatements(
      call,
      'opportunities',
      Opportunity,
      prepared.map(({ deal }, index) => (first === undefined ? deal : { ...deal, number: first + index })),
    ),
    ...partStatements(
      call,
      prepared.flatMap(({ deal, parts }) => parts.map((part) => ({ ...part, opportunity_id: deal.id }))),
    ),
    ...lineStatements(
      call,
      prepared.flatMap(({ deal, lines }) => lines.map((line) => ({ ...line, id: undefined, opportunity_id: deal.id }))),
    ),
    ...stageEventStatements(
      call,
      prepared.map(({ deal }) => ({
        opportunity_id: deal.id,
        from: null,
        to: deal.stage_id,
        reason_code: deal.lost_reason,
      })),
    ),
    ...after,
  ]);
  for (const { deal, parts } of prepared)
    for (const part of parts) if (part.status === 'proposed') await notifyParticipation(call, deal, part);
  await handleWins(
    call,
    prepared.filter(({ deal }) => deal.status === 'won').map(({ deal }) => deal),
  );
  return found;
}

export function readOpportunity(call: Call, id: string): Promise<Opportunity> {
  return readRow<Opportunity>(call, opportunities, id);
}
