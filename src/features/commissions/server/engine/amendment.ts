import { splitByWeights } from '#shared/rational.ts';
import { resettle } from './booking.ts';
import type { AmendEvent, DealLine, SaleEvent } from './event.ts';
import { evaluate } from './pools.ts';
import { bookedOf, grossOf } from './postings.ts';
import { rateAgain } from './retroactive.ts';
import type { Run } from './run.ts';
import { type Account, insideWindow, owedOf, type SaleRecord } from './sale-record.ts';
import { reseat } from './seats.ts';
import { claimSpiffs } from './spiffs.ts';
import { bookVolumes } from './volumes.ts';

/** The deal turned out different: rate it as it is now, with the facts frozen at the sale, and post the difference per slot. */
export function rateAmendment(run: Run, sale: SaleRecord, event: AmendEvent) {
  sale.event = { ...sale.event, lines: amendedLines(sale.event, event) };
  if (event.participants) {
    sale.event = { ...sale.event, participants: event.participants };
    sale.seats = reseat(run, sale, event.participants);
  }
  const { shares, volumes } = evaluate(run, sale);
  const moved = bookVolumes(run, sale, volumes);
  resettle(run, sale, shares, 'amend', takingNothingTooLate(run, sale, event.at));
  rateAgain(run, moved, sale.event.id);
  claimSpiffs(run, sale);
}

/**
 * After the window nothing is taken back. What a partner keeps of the deal counts towards whatever else the deal pays it, in
 * another role or by another rule: it comes to what it has or what it earns, whichever is more.
 */
function takingNothingTooLate(run: Run, sale: SaleRecord, at: string) {
  const rooms = new Map<string, number>();
  const isLate = ({ terms, collected }: Account) => !insideWindow(sale, at, terms, collected);
  const keeps = (account: Account, gross: number) =>
    isLate(account) && owedOf(sale, account, gross) < bookedOf(account);
  return (account: Account, gross: number, asked: ReadonlyMap<Account, number>): number | null => {
    const room = rooms.get(account.partner) ?? roomToGrow(asked, account.partner, keeps);
    rooms.set(account.partner, room);
    const before = grossOf(account);
    const after = Math.min(gross, before + room);
    const kept = keeps(account, gross);
    if (kept || after < gross) run.codes.add('outside_clawback_window');
    if (kept || (gross > before && after === before)) return null;
    rooms.set(account.partner, room - Math.max(0, after - before));
    return after;
  };
}

/** What the deal pays the partner by all its rules and roles, less what stands in each of them. */
function roomToGrow(
  asked: ReadonlyMap<Account, number>,
  partner: string,
  keeps: (account: Account, gross: number) => boolean,
): number {
  let room = 0;
  for (const [account, gross] of asked) {
    if (account.partner !== partner) continue;
    const before = grossOf(account);
    room += gross - (keeps(account, gross) ? before : Math.min(gross, before));
  }
  return Math.max(0, room);
}

/** New lines replace the old; a new total alone is shared over the old lines in proportion to what they were. */
function amendedLines(deal: SaleEvent, event: AmendEvent): DealLine[] {
  if (event.lines) return event.lines;
  if (event.amount_minor === undefined) return deal.lines;
  const [first] = deal.lines;
  if (deal.lines.length <= 1) return [{ ...first, amount_minor: event.amount_minor }];
  const weights = deal.lines.map((line) => Math.max(0, line.amount_minor));
  const parts = weights.some((weight) => weight > 0)
    ? splitByWeights(event.amount_minor, weights)
    : [event.amount_minor];
  return deal.lines.map((line, index) => ({ ...line, amount_minor: parts[index] ?? 0 }));
}
