import type { LineInput } from '#features/deals/opportunity-lines/schema.ts';
import type { ParticipantInput } from '#features/deals/opportunity-participants/schema.ts';
import type { Call } from '#server/call.ts';
import type { Statement } from '#server/db/batch.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { JsonText, type LastRead } from '#server/http/action.ts';
import { insertStatements, reserveNumbers } from '#server/resource/bulk.ts';
import { getStatement } from '#server/resource/list-sql.ts';
import { shown } from '#server/resource/shown.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { requireVisibleReferences } from '#server/resource/visible-references.ts';
import { type Amendment, Opportunity, type OpportunityCreate, type StageMove } from '../schema.ts';
import { checkDates, hasLines } from './changes.ts';
import { handleAmendment, handleReversal, handleWins } from './consequences.ts';
import { dealLineSum, lineStatements, linesOf, replaceLines } from './lines/lines.ts';
import { rejectLedByOthers } from './participants/led-by-others.ts';
import { queueParticipationNotice } from './participants/participation-notices.ts';
import { partStatements, replaceParts, splitOf } from './participants/split.ts';
import { type Prepared, prepare } from './prepare.ts';
import { opportunities } from './resource.ts';
import { prepareMove } from './stages/move-rules.ts';
import { stageEventStatements, writeStageEvent } from './stages/stage-events.ts';
import { rejectStaleVersion } from './stale.ts';

/**
 * The write path of deals (decision 0094). Every way to create or change a deal has the same steps in the caller's
 * transaction: prepare (lock the deal, apply the rules), write, and after that the consequences in other features, in the
 * order that `consequences.ts` declares. Notices to people are queued in the transaction and sent after it. The fields of
 * the form take the same path through the kernel's update, with the rules of `changes.ts`.
 */

/** @returns the id of the new deal */
export async function createOpportunity(call: Call, input: OpportunityCreate): Promise<string> {
  return (await createOpportunities(call, [input]))[0]!;
}

/**
 * Thousands of deals with their partners, lines and first stage event, in few statements of the caller's transaction. Deals
 * that are won already earn their commissions. @returns ids in the order of the inputs
 * @throws 422 before anything is written; fields of a batch begin with the row's index
 */
export async function createOpportunities(call: Call, inputs: readonly OpportunityCreate[]): Promise<string[]> {
  if (inputs.length === 0) return [];
  const prepared = await prepare(call, inputs, { isEntered: false });
  await writeNewDeals(call, prepared);
  await followNewDeals(call, prepared);
  return prepared.map(({ deal }) => deal.id);
}

/**
 * A deal that a person enters must have what its stage requires; a converted registration or an imported deal may lack it.
 * @returns the deal as the caller sees it
 */
export async function insertOpportunity(call: Call, input: OpportunityCreate): Promise<JsonText | LastRead> {
  const prepared = await prepare(call, [input], { isEntered: true });
  const [{ deal, parts }] = prepared as [Prepared];
  if (deal.status === 'won' || parts.some(({ status }) => status === 'proposed')) {
    await writeNewDeals(call, prepared);
    await followNewDeals(call, prepared);
    return shown(call, opportunities, deal.id);
  }
  // Nothing follows, so the deal is read and committed in the round trip that writes it.
  const row = getStatement(opportunities, Opportunity, deal.id, call.scope);
  const found = await call.finish([...(await newDealStatements(call, prepared)), row]);
  return new JsonText(found.at(-1)![0]!);
}

async function writeNewDeals(call: Call, prepared: readonly Prepared[]): Promise<void> {
  await call.tx.batch(await newDealStatements(call, prepared));
}

async function newDealStatements(call: Call, prepared: readonly Prepared[]): Promise<Statement[]> {
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

async function followNewDeals(call: Call, prepared: readonly Prepared[]): Promise<void> {
  await handleWins(
    call,
    prepared.filter(({ deal }) => deal.status === 'won').map(({ deal }) => deal),
  );
  for (const { deal, parts } of prepared)
    for (const part of parts) if (part.status === 'proposed') await queueParticipationNotice(call, deal.id, part);
}

/**
 * Moves a deal to another stage of its pipeline. `annulled`: the win is treated as if it never happened, so that its
 * commissions are reversed whatever their terms.
 * @throws 409 with `allowed` categories when the move is not allowed, 422 when a reason or a day is missing or wrong
 */
export async function moveStage(call: Call, id: string, move: StageMove, { annulled = false } = {}): Promise<void> {
  await moveDeal(call, await lockDeal(call, id, move.row_version), move, { annulled });
}

export async function moveDeal(
  call: Call,
  deal: Opportunity,
  move: StageMove,
  { annulled = false } = {},
): Promise<void> {
  const { id } = deal;
  const to = await prepareMove(call, deal, move);
  if (!to) return;
  const { stage_id, status, closed_on, lost_reason, lost_reason_text, reason } = to;
  if (reason) await call.because(reason);
  if (deal.status === 'won' && status !== 'won')
    await handleReversal(call, id, { reason: reason!, annulled, on: closed_on ?? undefined });
  await call.run(sql`
    update opportunities
    set stage_id = ${stage_id}, status = ${status}, closed_on = ${closed_on}, lost_reason = ${lost_reason},
      lost_reason_text = ${lost_reason_text}, last_activity_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id}`);
  const reason_code = status === 'lost' ? lost_reason : null;
  await writeStageEvent(call, id, { from: deal.stage_id, to: stage_id, reason_code, reason });
  if (status === 'won' && deal.status !== 'won') await handleWins(call, [deal]);
}

/** A won deal turned out to be another one: it never was, and is archived as a lost deal. @throws 409 unless it is won */
export async function discardDuplicate(call: Call, id: string, reason: string): Promise<void> {
  const deal = await lockedRow<Opportunity>(call, opportunities, id);
  if (deal.status !== 'won' || deal.archived_at) throw conflict('Only a won deal can be discarded as a duplicate.');
  await call.because(reason);
  await handleReversal(call, id, { reason, annulled: true, on: undefined });
  const lost = await call.one<{ id: string }>(sql`
    select id from opportunity_stages
    where organization_id = ${call.organization_id} and type_id = ${deal.type_id} and category = 'lost'
      and archived_at is null
    order by "order", id limit 1`);
  await call.run(sql`
    update opportunities
    set stage_id = ${lost.id}, status = 'lost', lost_reason = 'duplicate', lost_reason_text = ${reason},
      archived_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await writeStageEvent(call, id, { from: deal.stage_id, to: lost.id, reason_code: 'duplicate', reason });
}

/** Makes the lines exactly these; the amount follows. @throws 409 for a won deal: amend it */
export async function replaceDealLines(
  call: Call,
  id: string,
  { lines, row_version }: { lines: readonly LineInput[]; row_version?: number },
): Promise<void> {
  const deal = await lockOpenDeal(call, id, row_version, 'lines');
  await writeContents(call, deal, { lines });
}

/** Makes the split exactly this, the first partner leading. @throws 409 for a won deal: amend it */
export async function replaceSplit(
  call: Call,
  id: string,
  { participants, row_version }: { participants: readonly ParticipantInput[]; row_version?: number },
): Promise<void> {
  const deal = await lockOpenDeal(call, id, row_version, 'partners');
  await writeContents(call, deal, { participants });
}

/** Changes what a won deal earned commission for; the difference is booked in the same transaction. */
export async function amendDeal(
  call: Call,
  deal: Opportunity,
  { reason, row_version: _, ...contents }: Amendment,
): Promise<void> {
  if (Object.values(contents).every((value) => value === undefined)) {
    throw invalid({ amount_minor: ['is required unless lines, participants, or the closing date are given'] });
  }
  await call.because(reason.trim());
  await writeContents(call, deal, contents);
  await handleAmendment(call, deal.id);
}

/** @throws 409 for a won deal, an archived one, or one led by a partner the caller does not manage */
export async function lockOpenDeal(
  call: Call,
  id: string,
  row_version: number | undefined,
  what: string,
): Promise<Opportunity> {
  const deal = await lockDeal(call, id, row_version);
  if (deal.status === 'won') {
    throw conflict(`To change the ${what} of a won deal, amend it with a reason.`, { allowed: ['open', 'lost'] });
  }
  return deal;
}

/** @throws 409 for an archived deal, one that was changed in the meantime, or one led by a partner the caller does not manage */
export async function lockDeal(call: Call, id: string, row_version?: number): Promise<Opportunity> {
  const deal = await lockedRow<Opportunity>(call, opportunities, id);
  await rejectLedByOthers(call, deal);
  await rejectStaleVersion(call, deal, row_version);
  if (deal.archived_at) throw conflict('This deal is archived.');
  return deal;
}

interface Contents {
  amount_minor?: number | null;
  lines?: readonly LineInput[];
  participants?: readonly ParticipantInput[];
  closed_on?: string;
}

async function writeContents(call: Call, deal: Opportunity, contents: Contents): Promise<void> {
  const { amount_minor, lines, participants, closed_on = deal.closed_on } = contents;
  checkDates(call, { ...deal, closed_on });
  let amount = amount_minor === undefined ? deal.amount_minor : amount_minor;
  let lead = deal.partner_id;
  if (lines) {
    const wanted = linesOf(lines);
    await replaceLines(call, deal.id, wanted);
    if (wanted.length > 0) amount = dealLineSum(wanted);
  }
  if (amount_minor !== undefined && amount_minor !== amount) {
    throw invalid({ amount_minor: [`is not the sum of the lines, ${amount}`] });
  }
  if (amount_minor !== undefined && !lines && (await hasLines(call, deal.id))) {
    throw invalid({ amount_minor: ['is calculated from the lines of the deal: change the lines instead'] });
  }
  if (participants) {
    const parts = splitOf(participants, deal.motion ?? 'resale');
    for (const part of await replaceParts(call, deal, parts)) await queueParticipationNotice(call, deal.id, part);
    lead = parts[0]?.partner_id ?? null;
  }
  await call.run(sql`
    update opportunities
    set amount_minor = ${amount}, partner_id = ${lead}, closed_on = ${closed_on}, last_activity_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${deal.id}`);
}
