import type { Call } from '#server/call.ts';
import { insertRows, reserveNumbers } from '#server/resource/bulk.ts';
import { refuseUnseen } from '#server/resource/unseen.ts';
import { readRow, updateRow } from '#server/resource/verbs.ts';
import { Opportunity, type OpportunityCreate } from '../schema.ts';
import { refuseArchivedAccounts } from './archived.ts';
import { followWins } from './consequences.ts';
import { insertLines, refuseArchivedProducts } from './lines.ts';
import { tellParticipation } from './participation-notices.ts';
import { prepare } from './prepare.ts';
import { opportunities } from './resource.ts';
import { insertParts } from './split.ts';
import { writeStageEvents } from './stage-events.ts';
import { requireFieldsOfStage } from './stage-fields.ts';

// The door of this feature: what other features may do to a deal.
export { inRole } from '../roles.ts';
export { amend, replaceDealLines, replaceSplit } from './contents.ts';
export { linesOfDeal } from './lines.ts';
export { moveStage } from './moves.ts';
export { decideParticipation } from './participation.ts';
export { pulse, silenceSettings } from './pulse.ts';
export { markSilentDeals } from './silence.ts';
export { splitOfDeal } from './split.ts';

/** What comes next with an open deal, as whoever works it would enter it. */
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

/** As somebody types it in: what its stage asks for is there. A converted claim or a file of the past may lack it. */
export async function enterOpportunity(call: Call, input: OpportunityCreate): Promise<string> {
  const id = await createOpportunity(call, input);
  const { stage_id, custom } = await readOpportunity(call, id);
  await requireFieldsOfStage(call, stage_id, custom);
  return id;
}

/**
 * Thousands of deals with their partners, lines and first stage event, in few statements of the caller's transaction. Deals
 * that are won already earn their commissions. @returns ids in the order of the inputs
 * @throws 422 before anything is written; fields of a batch begin with the row's index
 */
export async function createOpportunities(call: Call, inputs: readonly OpportunityCreate[]): Promise<string[]> {
  if (inputs.length === 0) return [];
  const prepared = await prepare(call, inputs);
  await refuseArchivedAccounts(
    call,
    prepared.map(({ deal }) => deal.account_id),
  );
  await refuseArchivedProducts(
    call,
    prepared.flatMap(({ lines }) => lines),
  );
  for (const { deal } of prepared) await refuseUnseen(call, 'opportunities', deal);
  const first = await reserveNumbers(call, 'opportunities', prepared.length);
  await insertRows(
    call,
    'opportunities',
    Opportunity,
    prepared.map(({ deal }, index) => ({ ...deal, number: first + index })),
  );
  await insertParts(
    call,
    prepared.flatMap(({ deal, parts }) => parts.map((part) => ({ ...part, opportunity_id: deal.id }))),
  );
  for (const { deal, parts } of prepared)
    for (const part of parts) if (part.status === 'proposed') await tellParticipation(call, deal, part);
  await insertLines(
    call,
    prepared.flatMap(({ deal, lines }) => lines.map((line) => ({ ...line, id: undefined, opportunity_id: deal.id }))),
  );
  await writeStageEvents(
    call,
    prepared.map(({ deal }) => ({
      opportunity_id: deal.id,
      from: null,
      to: deal.stage_id,
      reason_code: deal.lost_reason,
    })),
  );
  await followWins(
    call,
    prepared.filter(({ deal }) => deal.status === 'won').map(({ deal }) => deal),
  );
  return prepared.map(({ deal }) => deal.id);
}

export function readOpportunity(call: Call, id: string): Promise<Opportunity> {
  return readRow<Opportunity>(call, opportunities, id);
}
