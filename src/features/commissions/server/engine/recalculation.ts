import type { RatedLine, TraceSettlement } from '#features/commissions/trace.schema.ts';
import { createBook } from './book.ts';
import { noteSettlement, post } from './booking.ts';
import type { CommissionEvent, SaleEvent } from './event.ts';
import { type Cell, createCells, type History, openDraft } from './history.ts';
import { bookedOf, grossOf, restate } from './postings.ts';
import type { Programme } from './programme.ts';
import type { Run } from './run.ts';
import type { Account, SaleRecord } from './sale-record.ts';

export interface Recalculation {
  lines: RatedLine[];
  settlements: TraceSettlement[];
  /** The whole history as it stands after the corrections: it replaces the old one. */
  cells: Cell[];
}

/**
 * Replays the log, in its order of arrival, with the facts as known at `known_at` (the day itself unless told), and posts per
 * event, partner and slot the difference between what it should have come to (net of refunds) and what is booked. Lines that
 * exist are never touched.
 */
export function recalculate(
  programme: Programme,
  history: History,
  log: readonly CommissionEvent[],
  occasion: { id: string; at: string; known_at?: string },
  options: { trace?: boolean; concerns?: (sale: SaleEvent) => boolean } = {},
): Recalculation {
  const known_at = occasion.known_at ?? occasion.at;
  const replayed = createBook(programme, { known_at });
  for (const event of log) replayed.rate(event);
  const run: Run = {
    programme,
    draft: openDraft(history, false),
    event: occasion,
    known_at,
    lines: [],
    codes: new Set(),
    working: options.trace ? { candidates: [], pools: [], caps: [], settlements: [], spiffs: [] } : null,
  };
  const cells = createCells(replayed.cells.all());
  for (const event of log) {
    if (event.type !== 'sale') continue;
    const target = cells.read('sale', event.id);
    const booked = run.draft.read('sale', event.id);
    if (!target || !booked) continue;
    const value = options.concerns?.(event) === false ? booked : correct(run, booked, target);
    cells.write([{ kind: 'sale', key: event.id, value }]);
  }
  return { lines: run.lines, settlements: run.working?.settlements ?? [], cells: cells.all() };
}

/** The sale as it should be, with the postings that are booked and, where they differ, one that makes up the difference. */
function correct(run: Run, booked: SaleRecord, target: SaleRecord): SaleRecord {
  const sale: SaleRecord = { ...target, accounts: [] };
  for (const account of target.accounts) {
    const old = booked.accounts.find((other) => isSame(account, other));
    sale.accounts.push(
      old ? correctAccount(run, sale, old, account) : correctAccount(run, sale, emptied(account), account),
    );
  }
  for (const old of booked.accounts) {
    if (!target.accounts.some((account) => isSame(account, old))) {
      sale.accounts.push(correctAccount(run, sale, old, { ...emptied(old), use: 0 }));
    }
  }
  return sale;
}

function correctAccount(run: Run, sale: SaleRecord, old: Account, target: Account): Account {
  const postings = old.postings.map((posting) => ({ ...posting }));
  const account: Account = { ...target, postings, lines: old.lines, release_on: old.release_on };
  const [gross, owed, booked] = [grossOf(target), bookedOf(target), bookedOf(old)];
  // Equal commission under equal terms: rounding per posting may differ by a unit from one rounding, and must not be "corrected".
  const units = Math.max(old.postings.length, target.postings.length);
  const onlyRounding =
    account.award === 0 &&
    old.collected === target.collected &&
    sameTerms(old, target) &&
    Math.abs(owed - booked) <= units;
  if (gross === grossOf(old) && (owed === booked || onlyRounding)) return account;
  noteSettlement(run, sale, account, gross, owed, booked, 'recalc');
  const first = postings[0]?.key ?? null;
  const key = owed === booked ? first : post(run, sale, account, 'adjustment', owed - booked, first);
  restate(account, gross, owed, key);
  return account;
}

function emptied(account: Account): Account {
  return { ...account, postings: [], lines: 0, use: 0 };
}

function isSame(a: Account, b: Account): boolean {
  return a.partner === b.partner && a.role === b.role && a.slot === b.slot && a.award === b.award;
}

function sameTerms(a: Account, b: Account): boolean {
  const [x, y] = [a.terms, b.terms];
  return x.keep === y.keep && x.mode === y.mode && x.window_days === y.window_days && x.rounding === y.rounding;
}
