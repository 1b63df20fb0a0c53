import type { LineInput } from '#features/deals/opportunity-lines/schema.ts';
import type { ParticipantInput } from '#features/deals/opportunity-participants/schema.ts';
import type { Call } from '#server/call.ts';
import { conflict, invalid } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { Amendment, Opportunity } from '../../schema.ts';
import { checkDates, hasLines } from '../changes.ts';
import { rejectLedByOthers } from '../participants/led-by-others.ts';
import { notifyParticipation } from '../participants/participation-notices.ts';
import { replaceParts, splitOf } from '../participants/split.ts';
import { opportunities } from '../resource.ts';
import { handleAmendment } from '../stages/consequences.ts';
import { rejectStaleVersion } from '../stale.ts';
import { linesOf, replaceLines, sumOf } from './lines.ts';

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
export async function amendOpportunity(
  call: Call,
  id: string,
  { reason, row_version, ...contents }: Amendment,
): Promise<void> {
  const deal = await lockedRow<Opportunity>(call, opportunities, id);
  await rejectLedByOthers(call, deal);
  await rejectStaleVersion(call, deal, row_version);
  if (deal.archived_at) throw conflict('This deal is archived.');
  if (deal.status !== 'won')
    throw conflict('You can only amend a won deal. Edit this one directly.', { allowed: ['won'] });
  if (Object.values(contents).every((value) => value === undefined)) {
    throw invalid({ amount_minor: ['is required unless lines, participants, or the closing date are given'] });
  }
  await call.because(reason.trim());
  await writeContents(call, deal, contents);
  await handleAmendment(call, id);
}

/** @throws 409 for a won deal, an archived one, or one led by a partner the caller does not manage */
export async function lockOpenDeal(
  call: Call,
  id: string,
  row_version: number | undefined,
  what: string,
): Promise<Opportunity> {
  const deal = await lockedRow<Opportunity>(call, opportunities, id);
  await rejectLedByOthers(call, deal);
  await rejectStaleVersion(call, deal, row_version);
  if (deal.archived_at) throw conflict('This deal is archived.');
  if (deal.status === 'won') {
    throw conflict(`To change the ${what} of a won deal, amend it with a reason.`, { allowed: ['open', 'lost'] });
  }
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
    if (wanted.length > 0) amount = sumOf(wanted);
  }
  if (amount_minor !== undefined && amount_minor !== amount) {
    throw invalid({ amount_minor: [`is not the sum of the lines, ${amount}`] });
  }
  if (amount_minor !== undefined && !lines && (await hasLines(call, deal.id))) {
    throw invalid({ amount_minor: ['is calculated from the lines of the deal: change the lines instead'] });
  }
  if (participants) {
    const parts = splitOf(participants, deal.motion ?? 'resale');
    for (const part of await replaceParts(call, deal, parts)) await notifyParticipation(call, deal, part);
    lead = parts[0]?.partner_id ?? null;
  }
  await call.run(
    `update opportunities set amount_minor = $3, partner_id = $4, closed_on = $5, last_activity_at = $6
     where organization_id = $1 and id = $2`,
    [call.organization_id, deal.id, amount, lead, closed_on, call.now()],
  );
}
