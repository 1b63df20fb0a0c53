import { cellKey } from './history.ts';
import type { Share } from './limits.ts';
import { evaluate } from './pools.ts';
import { grossOf } from './postings.ts';
import { openSale, type Run, type Working } from './run.ts';
import { type Account, isFullyReversed, isLive, type SaleRecord } from './sale-record.ts';
import { resettle } from './settle-accounts.ts';
import { bandAt } from './tiers.ts';
import type { Moved } from './volumes.ts';

/**
 * A retroactive rule pays the whole period at the band of its total. When a total crosses into another band, every live
 * sale of the period is rated again with its own frozen facts, oldest first, and the differences are posted. The sale
 * `rated` was computed with the new total already.
 */
export function rateAgain(run: Run, moved: Moved[], rated = run.event.id) {
  const crossed = moved.filter((move) => crossesBand(run, move));
  if (crossed.length === 0) return;
  const sales = new Set(crossed.flatMap(({ volume }) => liveSales(run, volume.cell, rated)));
  const slots = new Set(crossed.map(({ volume }) => volume.slot));
  const oldestFirst = [...sales].sort((a, b) => (a.event.at < b.event.at ? -1 : a.event.at > b.event.at ? 1 : 0));
  for (const sale of oldestFirst) rateOneAgain(run, sale, slots);
}

function crossesBand(run: Run, { volume, from, to }: Moved): boolean {
  const roster = run.draft.read('roster', volume.cell);
  return (roster?.rules ?? []).some(({ plan_id, version, rule }) => {
    const calc = run.program.plan({ plan_id, version }).rules.find(({ id }) => id === rule)?.calc;
    return calc?.type === 'tiered' && bandAt(calc.bands, from) !== bandAt(calc.bands, to);
  });
}

function liveSales(run: Run, cell: string, rated: string): SaleRecord[] {
  const { count } = run.draft.read('roster', cell) ?? { count: 0 };
  const sales: SaleRecord[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = run.draft.read('roster_entry', cellKey(cell, String(index)));
    const sale = id === undefined || id === rated ? undefined : openSale(run, id);
    if (sale && isLive(sale)) sales.push(sale);
  }
  return sales;
}

/**
 * Rates one sale again. Only the slots whose total crossed may change, and those that depend on them: slots that win or
 * lose a line to them, overrides, and every slot where the program has one ceiling for all. Room that later events left
 * under other caps must not change old sales.
 */
function rateOneAgain(run: Run, sale: SaleRecord, slots: Set<string>) {
  const codes = new Set(run.codes);
  const before = run.working && sizes(run.working);
  const { shares } = evaluate(run, sale);
  for (const code of run.codes) {
    if (!codes.has(code) && code !== 'cap_reached' && code !== 'deal_cap_applied') run.codes.delete(code);
  }
  const allSlots = (run.program.facts.program.deal_cap_ppm ?? null) !== null;
  const gone = isFullyReversed(sale);
  const changedChoice = choiceChanges(run, sale, shares, slots);
  resettle(run, sale, shares, 'retroactive', (account, gross, grossByAccount) => {
    const before = grossOf(account);
    const isChosenAnew = changedChoice(account);
    // An unchanged commission stays untouched, because several refunded postings may round to a unit more than one
    // would. A deal that is gone earns nothing more: neither from others' refunds, nor from a band that is reached
    // without it.
    if (gross === before) return null;
    if (gone && gross > before && !(isChosenAnew && earnsNoMore(account.partner, grossByAccount))) return null;
    return allSlots || account.override || isChosenAnew || slots.has(account.slot) ? gross : null;
  });
  if (run.working && before) labelDeal(run.working, before, sale);
}

/**
 * Under `best_for_partner` the new total may let another rule win a line. Returns a test for accounts: whether the
 * account's rule won or lost lines, where a rule whose total crossed has won or lost some too.
 */
function choiceChanges(run: Run, sale: SaleRecord, shares: readonly Share[], slots: ReadonlySet<string>) {
  const basesBefore = new Map<string, number>();
  for (const { award, base_minor, ...account } of sale.accounts) {
    if (award === 0 && grossOf(account) > 0) basesBefore.set(seatAndSlot(account), base_minor);
  }
  const competes = new Set<string>();
  const basesAfter = new Map<string, number>();
  for (const { pool, seat } of shares) {
    const { rule, plan, base } = pool;
    const key = seatAndSlot({ ...seat, slot: rule.slot });
    basesAfter.set(key, base);
    if (plan.best_for_partner && !rule.additive && rule.kind === 'rule') competes.add(key);
  }
  const hasChanged = (key: string) => (basesBefore.get(key) ?? 0) !== (basesAfter.get(key) ?? 0);
  const rolesConcerned = new Set<string>();
  for (const { partner, role } of sale.seats) {
    for (const slot of slots) if (hasChanged(seatAndSlot({ partner, role, slot }))) rolesConcerned.add(role);
  }
  return (account: Account) => {
    const key = seatAndSlot(account);
    const isExclusive = competes.has(key) || (!basesAfter.has(key) && competedBefore(run, account));
    return rolesConcerned.has(account.role) && isExclusive && hasChanged(key);
  };
}

function competedBefore(run: Run, { plan_id, version, rule }: Account): boolean {
  const plan = run.program.plan({ plan_id, version });
  return plan.best_for_partner && plan.rules.some(({ id, additive }) => id === rule && !additive);
}

function seatAndSlot({ partner, role, slot }: Pick<Account, 'partner' | 'role' | 'slot'>): string {
  return cellKey(partner, role, slot);
}

function earnsNoMore(partner: string, grossByAccount: ReadonlyMap<Account, number>): boolean {
  let difference = 0;
  for (const [account, gross] of grossByAccount)
    if (account.partner === partner) difference += gross - grossOf(account);
  return difference <= 0;
}

const sizes = ({ candidates, pools, caps, settlements }: Working) => ({
  candidates: candidates.length,
  pools: pools.length,
  caps: caps.length,
  settlements: settlements.length,
});

/**
 * Labels trace entries added since with their deal and its currency, because they belong to another deal than the
 * event's.
 */
export function labelDeal(
  working: Working,
  since: ReturnType<typeof sizes>,
  { event: { id: event, currency } }: SaleRecord,
) {
  for (const candidate of working.candidates.slice(since.candidates)) candidate.event = event;
  for (const cap of working.caps.slice(since.caps)) Object.assign(cap, { event, currency });
  for (const pool of working.pools.slice(since.pools)) pool.currency = currency;
  for (const settlement of working.settlements.slice(since.settlements)) settlement.currency = currency;
}
