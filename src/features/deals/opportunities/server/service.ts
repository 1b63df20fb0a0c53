import type { Call } from '#server/call.ts';
import type { Statement } from '#server/db/batch.ts';
import { JsonText, type LastRead } from '#server/http/action.ts';
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

// The public interface of this feature.
export { roleClauses as inRole } from '../roles.ts';
export { markInactiveDeals as markSilentDeals } from './activity/inactivity.ts';
export { inactivitySettings as silenceSettings, recordActivity as pulse } from './activity/record-activity.ts';
export { amend, replaceDealLines, replaceSplit } from './lines/contents.ts';
export { linesOfDeal } from './lines/lines.ts';
export { splitOfDeal } from './participants/split.ts';
export { defineWinRule, type Won } from './stages/consequences.ts';
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
export async function insertOpportunity(call: Call, input: OpportunityCreate): Promise<JsonText | LastRead> {
  const [one] = await prepare(call, [input], { isEntered: true });
  const { id, status } = one!.deal;
  if (status === 'won' || one!.parts.some((part) => part.status === 'proposed')) {
    await write(call, [one!]);
    return shown(call, opportunities, id);
  }
  // Nothing follows, so the row is read and committed in the round trip that writes it.
  const read = getStatement(opportunities, Opportunity, id, call.scope);
  const found = await call.finish([...(await statementsOf(call, [one!])), read]);
  return new JsonText(found.at(-1)![0]!);
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

async function write(call: Call, prepared: readonly Prepared[]): Promise<void> {
  await call.tx.batch(await statementsOf(call, prepared));
  for (const { deal, parts } of prepared)
    for (const part of parts) if (part.status === 'proposed') await notifyParticipation(call, deal, part);
  await handleWins(
    call,
    prepared.filter(({ deal }) => deal.status === 'won').map(({ deal }) => deal),
  );
}

async function statementsOf(call: Call, prepared: readonly Prepared[]): Promise<Statement[]> {
  for (const { deal } of prepared) await requireVisibleReferences(call, 'opportunities', deal);
  // A single deal gets its number by the column's default; those written together get consecutive ones.
  const first = prepared.length === 1 ? undefined : await reserveNumbers(call, 'opportunities', prepared.length);
  return [
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
  ];
}

export function readOpportunity(call: Call, id: string): Promise<Opportunity> {
  return readRow<Opportunity>(call, opportunities, id);
}
