import { splitByWeights } from '#shared/money/rational.ts';
import type { AmendEvent, DealLine, SaleEvent } from './event.ts';
import { evaluate } from './pools.ts';
import { bookedOf, grossOf } from './postings.ts';
import { rateAgain } from './retroactive.ts';
import type { Run } from './run.ts';
import { type Account, insideWindow, type SaleRecord, targetAmount } from './sale-record.ts';
import { resolveParticipants } from './seats.ts';
import { keep, resettle } from './settle-accounts.ts';
import { claimSpiffs } from './spiffs.ts';
import { bookVolumes } from './volumes.ts';

/** Rates an amended deal with the facts frozen at the sale, and posts the difference per slot. */
export function rateAmendment(run: Run, sale: SaleRecord, event: AmendEvent) {
  sale.event = { ...sale.event, lines: amendedLines(sale.event, event) };
  if (event.participants) {
    sale.event = { ...sale.event, participants: event.participants };
    sale.seats = resolveParticipants(run, sale, event.participants);
  }
  const { shares, volumes } = evaluate(run, sale);
  const moved = bookVolumes(run, sale, volumes);
  resettle(run, sale, shares, 'amend', takingNothingTooLate(run, sale, event.at));
  rateAgain(run, moved, sale.event.id);
  claimSpiffs(run, sale);
}

/**
 * Takes nothing back after the clawback period. The difference is per partner and slot: commission that a partner keeps
 * counts toward what the same slot pays it in another role. In another role it counts toward other slots too, so that
 * correcting a role late does not pay the same work twice.
 */
function takingNothingTooLate(run: Run, sale: SaleRecord, at: string) {
  const settled = new Map<string, Map<Account, number>>();
  const isLate = ({ terms, collected }: Account) => !insideWindow(sale, at, terms, collected);
  const keeps: Keeps = (account, gross) => isLate(account) && targetAmount(sale, account, gross) < bookedOf(account);
  return (account: Account, gross: number, grossByAccount: ReadonlyMap<Account, number>): number | null => {
    const own = settled.get(account.partner) ?? sharedOut(grossByAccount, account.partner, keeps);
    settled.set(account.partner, own);
    const [before, after] = [grossOf(account), own.get(account)!];
    const isKept = keeps(account, gross);
    if (isKept || after < gross) run.codes.add('outside_clawback_window');
    if (isKept && account.collected) keep(run, account, after);
    return isKept || (isLate(account) && gross > before && after === before) ? null : after;
  };
}

type Keeps = (account: Account, gross: number) => boolean;

/**
 * The commission of each account of a partner: the amount on it and, as far as the slot pays the partner more than
 * that, the amount it asks for. Accounts that keep something come first, because money still to be received belongs to
 * them.
 */
function sharedOut(grossByAccount: ReadonlyMap<Account, number>, partner: string, keeps: Keeps): Map<Account, number> {
  const own = [...grossByAccount].flatMap(([account, gross]) => {
    if (account.partner !== partner) return [];
    const before = grossOf(account);
    if (!keeps(account, gross)) return [{ account, gross, isKept: false, from: Math.min(gross, before), to: gross }];
    if (!account.collected) return [{ account, gross, isKept: true, from: before, to: before }];
    return [{ account, gross, isKept: true, from: bookedOf(account), to: Math.max(before, gross) }];
  });
  const rooms = new Map<string, number>();
  for (const { account, gross, from } of own) rooms.set(account.slot, (rooms.get(account.slot) ?? 0) + gross - from);
  const rolesThatKeep = (slot: string) =>
    own.flatMap(({ account, isKept }) => (isKept && account.slot === slot ? [account.role] : []));
  const left = [...rooms].map(([slot, room]) => ({ keptBy: rolesThatKeep(slot), amount: Math.max(0, -room) }));
  const shares = new Map<Account, number>();
  for (const { account, from, to } of own.sort((a, b) => Number(b.isKept) - Number(a.isKept))) {
    const { slot, role } = account;
    let more = Math.min(to - from, Math.max(0, rooms.get(slot)!));
    rooms.set(slot, rooms.get(slot)! - more);
    for (const portion of left) {
      if (portion.keptBy.includes(role)) continue;
      const counted = Math.min(more, portion.amount);
      portion.amount -= counted;
      more -= counted;
    }
    shares.set(account, from + more);
  }
  return shares;
}

/**
 * Returns the lines of the amended deal. New lines replace the old ones; a new total alone is shared over the old lines
 * in proportion to their amounts.
 */
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
