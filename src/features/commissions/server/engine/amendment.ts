import { splitByWeights } from '#shared/rational.ts';
import { keep, resettle } from './booking.ts';
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
  const settled = new Map<string, Map<Account, number>>();
  const isLate = ({ terms, collected }: Account) => !insideWindow(sale, at, terms, collected);
  const keeps: Keeps = (account, gross) => isLate(account) && owedOf(sale, account, gross) < bookedOf(account);
  return (account: Account, gross: number, asked: ReadonlyMap<Account, number>): number | null => {
    const own = settled.get(account.partner) ?? sharedOut(asked, account.partner, keeps);
    settled.set(account.partner, own);
    const [before, after] = [grossOf(account), own.get(account)!];
    const kept = keeps(account, gross);
    if (kept || after < gross) run.codes.add('outside_clawback_window');
    if (kept && account.collected) keep(run, sale, account, after);
    return kept || (isLate(account) && gross > before && after === before) ? null : after;
  };
}

type Keeps = (account: Account, gross: number) => boolean;

/**
 * What each account of a partner comes to: what stands in it and, as far as the deal pays the partner more than that by the
 * same rule and by all rules together, what it asks for. Those that keep something come first: what still comes in is theirs.
 */
function sharedOut(asked: ReadonlyMap<Account, number>, partner: string, keeps: Keeps): Map<Account, number> {
  const own = [...asked].flatMap(([account, gross]) => {
    if (account.partner !== partner) return [];
    const { slot } = account;
    const before = grossOf(account);
    if (!keeps(account, gross)) return [{ account, slot, gross, order: 1, from: Math.min(gross, before), to: gross }];
    if (!account.collected) return [{ account, slot, gross, order: 0, from: before, to: before }];
    return [{ account, slot, gross, order: 0, from: bookedOf(account), to: Math.max(before, gross) }];
  });
  const roomOf = (some: typeof own) => some.reduce((sum, { gross, from }) => sum + gross - from, 0);
  const rooms = new Map(own.map(({ slot }) => [slot, roomOf(own.filter((one) => one.slot === slot))]));
  let room = roomOf(own);
  const shares = new Map<Account, number>();
  for (const { account, slot, from, to } of own.sort((a, b) => a.order - b.order)) {
    const left = rooms.get(slot)!;
    const share = Math.max(from, Math.min(to, from + Math.min(left, room)));
    shares.set(account, share);
    rooms.set(slot, left - (share - from));
    room -= share - from;
  }
  return shares;
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
