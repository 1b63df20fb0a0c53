import type { CommissionEvent, SaleEvent } from './event.ts';
import { type Cell, createCells, type History, openDraft } from './history.ts';
import type { Share } from './limits.ts';
import { evaluate } from './pools.ts';
import { adjustPostings, bookedOf, grossOf } from './postings.ts';
import type { Program } from './program.ts';
import { replay, withoutEventsOf } from './replay.ts';
import { labelDeal } from './retroactive.ts';
import type { Run, Working } from './run.ts';
import { type Account, cloneSale, refundedPart, type SaleRecord } from './sale-record.ts';
import { postCommission, recordSettlement } from './settle-accounts.ts';
import type { RatedLine, Trace, TraceCap, TracePool, TraceSettlement } from './trace.schema.ts';

/**
 * Commission that accrues as the customer pays: what the whole deal earned and earns now, while nothing has to be
 * posted yet.
 */
export interface Awaited
  extends Pick<Account, 'partner' | 'role' | 'slot' | 'rule' | 'plan_id' | 'version' | 'currency'> {
  event: string;
  booked_minor: number;
  old_minor: number;
  new_minor: number;
}

export interface Recalculation {
  lines: RatedLine[];
  awaited: Awaited[];
  settlements: TraceSettlement[];
  /** The calculation of the corrected deals' new amounts. */
  pools: TracePool[];
  caps: TraceCap[];
  conversions?: Trace['conversions'];
  /** The whole history after the corrections, which replaces the old one. */
  cells: Cell[];
  /** Sales that keep their amount although it would differ now; ceilings count them as they are booked. */
  apart: string[];
}

/**
 * Replays the log in its order of arrival, with the facts as known at `known_at` (each event's own day by default).
 * Posts per event, partner and slot the difference between the amount due (net of refunds) and the booked amount.
 * Existing lines are never touched.
 */
export function recalculate(
  program: Program,
  history: History,
  log: readonly CommissionEvent[],
  occasion: { id: string; at: string; known_at?: string },
  options: { trace?: boolean; concerns?: (sale: SaleEvent) => boolean } = {},
): Recalculation {
  const known_at = occasion.known_at ?? occasion.at;
  const concerns = options.concerns ?? (() => true);
  const { cells: replayed, apart } = withoutEventsOf(history, log, concerns, (left) =>
    replay(program, log, known_at, left),
  );
  const run: Run = {
    program,
    draft: openDraft(history, false),
    event: occasion,
    known_at,
    lines: [],
    codes: new Set(),
    working: options.trace ? { candidates: [], pools: [], caps: [], settlements: [], spiffs: [] } : null,
  };
  const cells = createCells(replayed.all());
  const awaited: Awaited[] = [];
  for (const event of log) {
    if (event.type !== 'sale') continue;
    const target = cells.read('sale', event.id);
    const booked = run.draft.read('sale', event.id);
    if (!target || !booked) continue;
    const before = run.lines.length;
    const value = concerns(event) ? correct(run, booked, target, awaited) : leave(booked, target, apart.has(event.id));
    if (run.lines.length > before) tellWorking(run, replayed, target);
    cells.write([{ kind: 'sale', key: event.id, value }]);
  }
  const { settlements, pools, caps, conversions } = run.working ?? { settlements: [], pools: [], caps: [] };
  const told = { settlements, pools, caps, ...(conversions && { conversions }) };
  return { lines: run.lines, awaited, ...told, cells: cells.all(), apart: [...apart] };
}

/**
 * Adds the trace of a corrected sale by rating it once more on the resulting history. Where that does not lead to its
 * amount (later sales have taken room under a ceiling), no trace is added.
 */
function tellWorking(run: Run, history: History, target: SaleRecord) {
  if (!run.working) return;
  const working: Working = { candidates: [], pools: [], caps: [], settlements: [], spiffs: [] };
  const sale = cloneSale(target);
  const { shares } = evaluate({ ...run, draft: openDraft(history, false), codes: new Set(), working }, sale);
  const leads = target.accounts.every((account) => account.award > 0 || grossOf(account) === amountOf(shares, account));
  if (!leads) return;
  labelDeal(working, { candidates: 0, pools: 0, caps: 0, settlements: 0 }, sale);
  run.working.pools.push(...working.pools);
  run.working.caps.push(...working.caps);
  if (working.conversions) run.working.conversions = [...(run.working.conversions ?? []), ...working.conversions];
}

function amountOf(shares: readonly Share[], { partner, role, slot }: Account): number {
  const own = shares.filter(
    ({ seat, pool }) => seat.partner === partner && seat.role === role && pool.rule.slot === slot,
  );
  return own.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the sale with its booked postings and, where the amount differs, one more posting of the difference. */
function correct(run: Run, booked: SaleRecord, target: SaleRecord, awaited: Awaited[]): SaleRecord {
  const sale: SaleRecord = { ...target, accounts: [] };
  const settled = (old: Account, account: Account) => {
    const change = awaitedOn(sale, old, account);
    if (change) awaited.push(change);
    return correctAccount(run, sale, old, account);
  };
  for (const account of target.accounts) {
    const old = booked.accounts.find((other) => isSame(account, other));
    sale.accounts.push(settled(old ?? emptied(account), account));
  }
  for (const old of booked.accounts) {
    if (!target.accounts.some((account) => isSame(account, old))) {
      sale.accounts.push(settled(old, emptied(old)));
    }
  }
  return sale;
}

/** The amount that would be posted as the customer continues to pay; undefined where no more can be received. */
function awaitedOn(sale: SaleRecord, old: Account, target: Account): Awaited | undefined {
  const { partner, role, slot, rule, plan_id, version, currency, terms, collected } = target;
  const [old_minor, new_minor, booked_minor] = [grossOf(old), grossOf(target), bookedOf(old)];
  const { amount, total } = refundedPart(sale, terms, collected);
  if (!collected || old_minor === new_minor || bookedOf(target) !== booked_minor || amount === total) return undefined;
  const whose = { event: sale.event.id, partner, role, slot, rule, plan_id, version, currency };
  return { ...whose, booked_minor, old_minor, new_minor };
}

function correctAccount(run: Run, sale: SaleRecord, old: Account, target: Account): Account {
  const postings = old.postings.map((posting) => ({ ...posting }));
  const account: Account = { ...target, postings, lines: old.lines, release_on: old.release_on };
  const [gross, owed, booked] = [grossOf(target), bookedOf(target), bookedOf(old)];
  // The commission and its terms are equal: rounding per posting may differ by a unit from rounding once, and is not
  // corrected.
  const units = Math.max(old.postings.length, target.postings.length);
  const onlyRounding =
    account.award === 0 &&
    old.collected === target.collected &&
    sameTerms(old, target) &&
    Math.abs(owed - booked) <= units;
  if (gross === grossOf(old) && (owed === booked || onlyRounding)) return account;
  recordSettlement(run, sale, account, gross, owed, booked, 'recalc');
  const first = postings[0]?.key ?? null;
  const key = owed === booked ? first : postCommission(run, sale, account, 'adjustment', owed - booked, first);
  adjustPostings(account, gross, owed, key);
  return account;
}

/** An unchanged sale keeps its money and the facts it was rated with; its volume and its deals count as they do now. */
function leave(booked: SaleRecord, { accounts, volumes, spiffs }: SaleRecord, isApart: boolean): SaleRecord {
  const own = booked.accounts.map((account) => {
    const now = isApart ? undefined : accounts.find((other) => isSame(account, other));
    return now ? { ...account, uses: now.uses, use: now.use } : account;
  });
  return { ...booked, accounts: own, volumes, spiffs };
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
