import type { LineInput } from '#features/deals/opportunity-lines/schema.ts';
import type { ParticipantInput } from '#features/deals/opportunity-participants/schema.ts';
import type { Call } from '#server/call.ts';
import { conflict, invalid } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { Amendment, Opportunity } from '../schema.ts';
import { checkDates, hasLines } from './changes.ts';
import { followAmendment } from './consequences.ts';
import { refuseLedByOthers } from './led-by-others.ts';
import { linesOf, replaceLines, sumOf } from './lines.ts';
import { tellParticipation } from './participation-notices.ts';
import { opportunities } from './resource.ts';
import { replaceParts, splitOf } from './split.ts';
import { refuseStale } from './stale.ts';

/** Makes the lines exactly these; the amount follows. @throws 409 for a won deal: amend it */
export async function replaceDealLines(
  call: Call,
  id: string,
  { lines, row_version }: { lines: readonly LineInput[]; row_version?: number },
): Promise<void> {
  const deal = await lockedUnwon(call, id, row_version, 'lines');
  await writeContents(call, deal, { lines });
}

/** Makes the split exactly this, the first partner leading. @throws 409 for a won deal: amend it */
export async function replaceSplit(
  call: Call,
  id: string,
  { participants, row_version }: { participants: readonly ParticipantInput[]; row_version?: number },
): Promise<void> {
  const deal = await lockedUnwon(call, id, row_version, 'partners');
  await writeContents(call, deal, { participants });
}

/** Changes what a won deal earned commission for; the difference is booked in the same transaction. */
export async function amend(call: Call, id: string, { reason, row_version, ...contents }: Amendment): Promise<void> {
  const deal = await lockedRow<Opportunity>(call, opportunities, id);
  await refuseLedByOthers(call, deal);
  await refuseStale(call, deal, row_version);
  if (deal.archived_at) throw conflict('This deal is archived.');
  if (deal.status !== 'won')
    throw conflict('Only a won deal is amended: change this one directly.', { allowed: ['won'] });
  if (Object.values(contents).every((value) => value === undefined)) {
    throw invalid({ amount_minor: ['or lines, participants or the closing date must be given'] });
  }
  await call.because(reason.trim());
  await writeContents(call, deal, contents);
  await followAmendment(call, id);
}

/** @throws 409 for a won deal, one that is archived, or one that a partner of somebody else leads */
export async function lockedUnwon(
  call: Call,
  id: string,
  row_version: number | undefined,
  what: string,
): Promise<Opportunity> {
  const deal = await lockedRow<Opportunity>(call, opportunities, id);
  await refuseLedByOthers(call, deal);
  await refuseStale(call, deal, row_version);
  if (deal.archived_at) throw conflict('This deal is archived.');
  if (deal.status === 'won') {
    throw conflict(`The ${what} of a won deal change by amendment, with a reason.`, { allowed: ['open', 'lost'] });
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
    throw invalid({ amount_minor: ['follows the lines of the deal: change them instead'] });
  }
  if (participants) {
    const parts = splitOf(participants, deal.motion ?? 'resale');
    for (const part of await replaceParts(call, deal, parts)) await tellParticipation(call, deal, part);
    lead = parts[0]?.partner_id ?? null;
  }
  await call.run(
    `update opportunities set amount_minor = $3, partner_id = $4, closed_on = $5, last_activity_at = $6
     where organization_id = $1 and id = $2`,
    [call.organization_id, deal.id, amount, lead, closed_on, call.now()],
  );
}
