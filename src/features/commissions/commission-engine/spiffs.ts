import type { Spiff } from '#features/commissions/commission-plans/schema.ts';
import { addDays, periodKey } from '#shared/time/dates.ts';
import { type CellTypes, cellKey } from './history.ts';
import type { CompiledPlan, CompiledRule } from './plan.ts';
import { openSale, type Run } from './run.ts';
import { type Account, refundedPart, type SaleRecord, type Seat, type SpiffClaim } from './sale-record.ts';
import { groupByRole, raters } from './seats.ts';
import { specificityOnDeal } from './selection.ts';
import { clawBack, settle } from './settle-accounts.ts';
import { countDeal } from './volumes.ts';

type Tally = CellTypes['spiff'];

/** Step 10: counts a new or amended sale for the SPIFFs it qualifies for; returns whether it qualifies for any. */
export function claimSpiffs(run: Run, sale: SaleRecord): boolean {
  if (sale.spiffs.length === 0 && !sale.seats.some(({ plan }) => plan && run.program.plan(plan).spiffs.length > 0))
    return false;
  const claims = claimsOf(run, sale);
  const withdrawn = sale.spiffs.filter((old) => !claims.some(({ tally }) => tally === old.tally));
  for (const claim of withdrawn) setCounting(run, sale, claim, false);
  sale.spiffs = claims.map((claim) => sale.spiffs.find(({ tally }) => tally === claim.tally) ?? claim);
  for (const claim of sale.spiffs) setCounting(run, sale, claim, !isGone(sale, claim));
  for (const claim of [...withdrawn, ...sale.spiffs]) settleTally(run, sale, claim);
  return claims.length > 0;
}

/** A deal refunded in full no longer qualifies; a partly refunded one still does. */
export function recountSpiffs(run: Run, sale: SaleRecord) {
  for (const claim of sale.spiffs) {
    setCounting(run, sale, claim, !isGone(sale, claim));
    settleTally(run, sale, claim);
  }
}

function isGone(sale: SaleRecord, claim: SpiffClaim): boolean {
  const part = refundedPart(sale, claim.terms);
  return part.amount === part.total;
}

function claimsOf(run: Run, sale: SaleRecord): SpiffClaim[] {
  const claims = new Map<string, SpiffClaim>();
  for (const group of groupByRole(sale.seats)) {
    for (const { seat, plan } of raters(run, group)) {
      for (const rule of plan.spiffs) {
        const { spiff } = rule;
        if (!spiff || !qualifies(run, sale, seat, rule, spiff)) continue;
        const period = periodKey(sale.event.at, spiff.period ?? 'lifetime');
        const tally = cellKey(rule.slot, seat.partner, period);
        if (!claims.has(tally)) claims.set(tally, claimOf(seat, plan, rule, tally, period));
      }
    }
  }
  return [...claims.values()];
}

function claimOf(seat: Seat, plan: CompiledPlan, rule: CompiledRule, tally: string, period: string): SpiffClaim {
  const { partner, role } = seat;
  const { id, slot, terms } = rule;
  return {
    partner,
    role,
    slot,
    rule: id,
    plan_id: plan.id,
    version: plan.version,
    tally,
    period,
    counts: false,
    terms,
  };
}

/**
 * Whether the sale is inside [starts, ends), in the SPIFF's currency, and has a line that fits its conditions and
 * products.
 */
function qualifies(run: Run, sale: SaleRecord, seat: Seat, rule: CompiledRule, spiff: Spiff): boolean {
  const { at, currency, lines } = sale.event;
  if ((spiff.starts && at < spiff.starts) || (spiff.ends && at >= spiff.ends)) return false;
  if (spiff.products && !lines.some((line) => line.product !== undefined && spiff.products?.includes(line.product)))
    return false;
  if (specificityOnDeal(run, sale, seat, rule) === undefined) return false;
  if (currency === currencyOf(run, spiff)) return true;
  run.codes.add('currency_mismatch');
  return false;
}

function currencyOf(run: Run, spiff: Spiff): string {
  return spiff.currency ?? run.program.facts.program.currency;
}

function setCounting(run: Run, sale: SaleRecord, claim: SpiffClaim, counts: boolean) {
  if (claim.counts === counts) return;
  claim.counts = counts;
  const tally = readTally(run, claim);
  const change = countDeal(run, claim.tally, sale, counts ? 1 : -1);
  run.draft.write('spiff', claim.tally, { ...tally, deals: tally.deals + change });
}

function readTally(run: Run, claim: SpiffClaim): Tally {
  return run.draft.read('spiff', claim.tally) ?? { deals: 0, awards: [], given: 0 };
}

/**
 * Compares awards earned with awards held: pays missing ones while the budget lasts, and takes back the newest when
 * deals are lost.
 */
function settleTally(run: Run, sale: SaleRecord, claim: SpiffClaim) {
  const rule = run.program.plan(claim).spiffs.find(({ id }) => id === claim.rule);
  const spiff = rule?.spiff;
  if (!spiff) return;
  const earned = Math.floor(readTally(run, claim).deals / spiff.every);
  while (readTally(run, claim).awards.length > earned) takeNewestBack(run, claim);
  while (readTally(run, claim).awards.length < earned && pay(run, sale, claim, spiff, earned));
}

/** A forgone award has no line. It disappears with its deal and takes nothing back. */
const forgone = { n: 0, amount_minor: 0 };

/** Settles one award; false when the budget is used up. */
function pay(run: Run, sale: SaleRecord, claim: SpiffClaim, spiff: Spiff, earned: number): boolean {
  const tally = readTally(run, claim);
  const budget = spiff.budget_minor ?? null;
  const budgetCell = cellKey('spiff', claim.slot);
  const left = budget === null ? null : Math.max(0, budget - (run.draft.read('used', budgetCell) ?? 0));
  const paid = left === null ? spiff.amount_minor : Math.min(spiff.amount_minor, left);
  const hasOther = run.lines.some(
    (line) => line.kind === 'bonus' && line.partner === claim.partner && line.slot !== claim.slot,
  );
  if (spiff.stack === false && hasOther) {
    // The award was earned by a deal that already paid a bonus, so it is not paid and must not pass to the next deal.
    run.draft.write('spiff', claim.tally, {
      ...tally,
      awards: [...tally.awards, { ...forgone, event: sale.event.id }],
    });
    return true;
  }
  if (paid < spiff.amount_minor) run.codes.add('spiff_budget_exhausted');
  run.working?.spiffs.push({
    rule: claim.rule,
    partner: claim.partner,
    period: claim.period,
    qualifying_deals: tally.deals,
    every: spiff.every,
    earned,
    held: tally.awards.length,
    award_minor: spiff.amount_minor,
    budget_left_minor: left,
    paid_minor: paid,
  });
  if (paid === 0) return false;
  const n = tally.given + 1;
  const awards = [...tally.awards, { event: sale.event.id, n, amount_minor: paid }];
  run.draft.write('spiff', claim.tally, { ...tally, awards, given: n });
  const account = awardAccount(run, sale, claim, n, currencyOf(run, spiff), budget === null ? [] : [budgetCell]);
  settle(run, sale, account, paid, 'bonus', 'spiff');
  return true;
}

/**
 * Opens the account of the n-th award on this sale. A recalculation may have emptied an account with that number
 * before.
 */
function awardAccount(
  run: Run,
  sale: SaleRecord,
  claim: SpiffClaim,
  n: number,
  currency: string,
  uses: string[],
): Account {
  const { hold_days } = run.program.plan(claim);
  const formerAward = awardOn(sale, claim, n);
  const account: Account = {
    partner: claim.partner,
    role: claim.role,
    slot: claim.slot,
    award: n,
    rule: claim.rule,
    plan_id: claim.plan_id,
    version: claim.version,
    currency,
    base_minor: 0,
    weight: 1,
    tier: null,
    collected: false,
    override: false,
    // An award is taken back only when the number of deals falls, never in proportion to a refund.
    terms: { ...claim.terms, mode: 'none' },
    hold_days,
    release_on: addDays(sale.event.at, hold_days),
    uses,
    use: 0,
    postings: formerAward?.postings ?? [],
    lines: formerAward?.lines ?? 0,
  };
  sale.accounts = [...sale.accounts.filter((one) => one !== formerAward), account];
  return account;
}

function awardOn(sale: SaleRecord, claim: SpiffClaim, n: number): Account | undefined {
  return sale.accounts.find(
    ({ award, slot, partner }) => award === n && slot === claim.slot && partner === claim.partner,
  );
}

function isCounted(run: Run, sale: string, tally: string): boolean {
  return run.draft.read('sale', sale)?.spiffs.some((claim) => claim.tally === tally && claim.counts) ?? false;
}

/** Takes back an award forgone by a deal that no longer counts first, otherwise the newest. */
function takeNewestBack(run: Run, claim: SpiffClaim) {
  const tally = readTally(run, claim);
  const idle = tally.awards.find(({ n, event }) => n === forgone.n && !isCounted(run, event, claim.tally));
  if (idle)
    return run.draft.write('spiff', claim.tally, { ...tally, awards: tally.awards.filter((one) => one !== idle) });
  const newest = tally.awards.at(-1);
  if (!newest) return;
  run.draft.write('spiff', claim.tally, { ...tally, awards: tally.awards.slice(0, -1) });
  const sale = openSale(run, newest.event);
  const account = sale?.accounts.find(
    (one) => one.award === newest.n && one.slot === claim.slot && one.partner === claim.partner,
  );
  if (sale && account) clawBack(run, sale, account, 'spiff');
}
