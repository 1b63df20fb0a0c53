import { splitByWeights } from '#shared/money/rational.ts';
import { periodKey } from '#shared/time/dates.ts';
import { cellKey } from './history.ts';
import { partnerCells } from './limits.ts';
import { bookedOf } from './postings.ts';
import type { Run } from './run.ts';
import type { Account, SaleRecord } from './sale-record.ts';
import type { TraceCap } from './trace.schema.ts';

/**
 * Commission that is earned as the customer pays takes room under ceilings when it is booked, so that an unpaid deal
 * takes none. Limits the wanted amounts of a sale's accounts; accounts that ask for more than the room left share it in
 * proportion.
 */
export function limitToBudget(run: Run, sale: SaleRecord, wanted: ReadonlyMap<Account, number>): Map<Account, number> {
  const granted = new Map(wanted);
  for (const cell of new Set([...wanted.keys()].flatMap(({ uses }) => uses))) {
    const accounts = [...wanted.keys()].filter(({ uses }) => uses.includes(cell));
    const ceiling = ceilingOf(run, sale, accounts[0]!, cell);
    if (ceiling) shareRoom(run, granted, accounts, ceiling);
  }
  return granted;
}

interface Ceiling extends Pick<TraceCap, 'kind' | 'limit' | 'period'> {
  cells: readonly string[];
}

const dealCells = cellKey('deal');

function ceilingOf(run: Run, sale: SaleRecord, account: Account, cell: string): Ceiling | undefined {
  const { plan_id, version, rule: id, partner, slot } = account;
  const plan = run.program.plan({ plan_id, version });
  const rule = [...plan.rules, ...plan.overrides].find((one) => one.id === id);
  if (cell.startsWith(dealCells)) {
    const limit = rule?.deal_cap_minor;
    return limit === undefined ? undefined : { kind: 'deal', limit, cells: [cell] };
  }
  const cap = rule?.cap;
  if (!cap) return undefined;
  const period = periodKey(sale.event.at, cap.period);
  const cells = cap.scope === 'pool' ? [cell] : partnerCells(sale, slot, cap, partner);
  return { kind: cap.scope, limit: cap.amount_minor, period, cells };
}

function shareRoom(run: Run, granted: Map<Account, number>, accounts: readonly Account[], ceiling: Ceiling) {
  const { cells, ...cap } = ceiling;
  let used = 0;
  for (const cell of cells) used += run.draft.read('used', cell) ?? 0;
  // Kept commission of these accounts counts by its booked amount, and not by its earlier use.
  for (const account of accounts) used += Math.min(bookedOf(account), granted.get(account)!) - account.use;
  const left = Math.max(0, cap.limit - used);
  const requested = accounts.map((account) => Math.max(0, granted.get(account)! - bookedOf(account)));
  if (requested.reduce((sum, amount) => sum + amount, 0) <= left) return;
  run.codes.add(cap.kind === 'deal' ? 'deal_cap_applied' : 'cap_reached');
  const parts = splitByWeights(left, requested);
  accounts.forEach((account, index) => {
    if (requested[index] === 0) return;
    const { rule, partner, role } = account;
    const working = { used: cap.limit - left, room: left, asked: requested[index]!, result: parts[index]! };
    run.working?.caps.push({ ...cap, ...working, rule, partner, role, as_booked: true });
    granted.set(account, bookedOf(account) + parts[index]!);
  });
}
