import type { Cap } from '#features/commissions/commission-plans/schema.ts';
import { explainRounding, splitByWeights } from '#shared/money/rational.ts';
import { periodKey } from '#shared/time/dates.ts';
import { dealName, netTotal } from './deal.ts';
import { cellKey } from './history.ts';
import type { Pool } from './model.ts';
import type { Run } from './run.ts';
import type { SaleRecord, Seat } from './sale-record.ts';
import type { TraceCap } from './trace.schema.ts';

/** One partner's part of a pool, and the ceilings its money counts against. */
export interface Share {
  pool: Pool;
  seat: Seat;
  amount: number;
  uses: readonly string[];
}

/**
 * Step 7, in its fixed order. Per rule: the minimum, the rule's ceiling for the deal, its shared ceiling for all
 * partners in a period, then the split. Over all rules: the program's ceiling for the deal. Last, per partner: the room
 * left under the rule's ceiling for the partner or the customer. Override rules follow after the split, based on what
 * the other roles earn by then.
 */
export function applyLimits(
  run: Run,
  sale: SaleRecord,
  pools: Pool[],
  overridesOn: (shares: Share[]) => Pool[],
): Share[] {
  const room = openRoom(run, sale);

  function limitAndSplit(some: Pool[]): Share[] {
    const shares: Share[] = [];
    for (const family of byRuleAndRole(some)) {
      for (const pool of family) raiseToMinimum(run, pool);
      const uses = [...capPerDeal(run, sale, family, room), ...capTogetherOverTime(run, sale, family, room)];
      for (const pool of family) shares.push(...split(pool, uses));
    }
    return shares;
  }

  const ordinary = limitAndSplit(pools);
  const shares = inOrder([...ordinary, ...limitAndSplit(overridesOn(ordinary))]);
  capWholeDeal(run, sale, shares);
  for (const share of shares) capPartnerOverTime(run, sale, share, room);
  return shares;
}

/**
 * Orders shares by rule in the plan and by position of the partner, regardless of roles; a leftover unit goes to the
 * first of equals.
 */
function inOrder(shares: Share[]): Share[] {
  return shares.sort((a, b) => a.pool.rule.index - b.pool.rule.index || a.seat.position - b.seat.position);
}

/** Groups the pools of one rule for one role: one pool in a pool split, one per partner in a credit split. */
function byRuleAndRole(pools: Pool[]): Pool[][] {
  const families: Pool[][] = [];
  for (const pool of pools) {
    const last = families.at(-1);
    if (last?.[0]?.rule.slot === pool.rule.slot && last[0].role === pool.role) last.push(pool);
    else families.push([pool]);
  }
  return families;
}

/** Raises to the minimum, but never above the base: a minimum must not pay a partner more than the deal brought in. */
function raiseToMinimum(run: Run, pool: Pool) {
  const { min_minor } = pool.rule;
  const least = Math.min(min_minor, pool.base);
  if (pool.amount >= least) return;
  pool.amount = least;
  run.codes.add('minimum_applied');
  if (pool.traced) {
    pool.traced.min = { minimum: min_minor, base: pool.base, result: least };
    pool.traced.pool = least;
  }
}

function capPerDeal(run: Run, sale: SaleRecord, family: Pool[], room: Room): string[] {
  const [first] = family;
  if (first?.rule.deal_cap_minor === undefined) return [];
  const cell = cellKey('deal', first.rule.slot, dealName(sale.event));
  return capTogether(run, family, room, { kind: 'deal', limit: first.rule.deal_cap_minor, cell });
}

function capTogetherOverTime(run: Run, sale: SaleRecord, family: Pool[], room: Room): string[] {
  const cap = family[0]?.rule.cap;
  if (cap?.scope !== 'pool') return [];
  const period = periodKey(sale.event.at, cap.period);
  const cell = cellKey('pool', family[0]?.rule.slot ?? '', period, sale.event.currency);
  return capTogether(run, family, room, { kind: 'pool', limit: cap.amount_minor, cell, period });
}

interface Ceiling {
  kind: TraceCap['kind'];
  limit: number;
  cell: string;
  period?: string;
}

/** Pools that together ask for more than the room share it in proportion to their amounts. */
function capTogether(run: Run, family: Pool[], room: Room, { kind, limit, cell, period }: Ceiling): string[] {
  const requested = family.reduce((sum, pool) => sum + pool.amount, 0);
  const left = room.left(cell, limit, takenWhenBooked(family[0]!));
  if (requested > left) {
    run.codes.add(kind === 'deal' ? 'deal_cap_applied' : 'cap_reached');
    const parts = splitByWeights(
      left,
      family.map((pool) => pool.amount),
    );
    family.forEach((pool, index) => {
      const result = parts[index] ?? 0;
      pool.traced?.caps.push({
        kind,
        ...(period ? { period } : {}),
        limit,
        used: limit - left,
        room: left,
        asked: pool.amount,
        result,
      });
      pool.amount = result;
      if (pool.traced) pool.traced.pool = result;
    });
  }
  room.take(cell, Math.min(requested, left));
  return [cell];
}

/**
 * Splits by largest remainder, ties to the lowest position. The part of a partner that does not earn is forfeited and
 * not redistributed.
 */
function split(pool: Pool, uses: string[]): Share[] {
  const weights = pool.seats.map((seat) => seat.weight);
  const parts = splitByWeights(pool.amount, weights);
  if (pool.traced) {
    pool.traced.split = explainRounding(pool.amount, weights).map((part, index) => {
      const seat = pool.seats[index] as Seat;
      return { partner: seat.partner, weight: seat.weight, ...part, amount_minor: part.floor + part.extra };
    });
  }
  const shares: Share[] = [];
  pool.seats.forEach((seat, index) => {
    if (seat.blocked === 'partner_inactive' || seat.blocked === 'claim_lapsed') return;
    shares.push({ pool, seat, amount: parts[index] ?? 0, uses });
  });
  return shares;
}

/**
 * Caps the commission of a deal over all rules, roles and partners at the program's ceiling, rounded down so that it is
 * never exceeded.
 */
function capWholeDeal(run: Run, sale: SaleRecord, shares: Share[]) {
  const ppm = run.program.facts.program.deal_cap_ppm;
  if (ppm === undefined || ppm === null) return;
  const limit = Number((BigInt(Math.max(0, netTotal(sale.event))) * BigInt(ppm)) / 1_000_000n);
  const requested = shares.reduce((sum, share) => sum + share.amount, 0);
  if (requested <= limit) return;
  run.codes.add('deal_cap_applied');
  const parts = splitByWeights(
    limit,
    shares.map((share) => share.amount),
  );
  shares.forEach((share, index) => {
    const result = parts[index] ?? 0;
    noteShareCap(run, share, { kind: 'program', limit, used: 0, room: limit, asked: share.amount, result });
    share.amount = result;
  });
}

function capPartnerOverTime(run: Run, sale: SaleRecord, share: Share, room: Room) {
  const { rule } = share.pool;
  const { cap } = rule;
  if (!cap || cap.scope === 'pool') return;
  const period = periodKey(sale.event.at, cap.period);
  const [cell, ...merged] = partnerCells(sale, rule.slot, cap, share.seat.partner);
  const left = room.left(cell, cap.amount_minor, takenWhenBooked(share.pool) ?? merged);
  if (share.amount > left) {
    run.codes.add('cap_reached');
    const used = cap.amount_minor - left;
    noteShareCap(run, share, {
      kind: cap.scope,
      period,
      limit: cap.amount_minor,
      used,
      room: left,
      asked: share.amount,
      result: left,
    });
    share.amount = left;
  }
  room.take(cell, share.amount);
  share.uses = share.uses.concat(cell);
}

/**
 * The cells that count a partner's money under a rule in a period; first its own, then those of merged records of the
 * same customer.
 */
export function partnerCells(
  { event }: SaleRecord,
  slot: string,
  { scope, period }: Cap,
  partner: string,
): [string, ...string[]] {
  const cellOf = (...whose: string[]) =>
    cellKey(scope, slot, periodKey(event.at, period), event.currency, partner, ...whose);
  if (scope !== 'customer') return [cellOf()];
  // Deals with an unknown customer do not share one customer.
  const customer = event.customer === undefined ? ['', dealName(event)] : [event.customer];
  return [cellOf(...customer), ...(event.customer_was ?? []).map((was) => cellOf(was))];
}

/**
 * Commission that accrues as the customer pays takes its room at that time (`budget-limit.ts`); here the deal only has
 * to fit by itself.
 */
function takenWhenBooked({ rule }: Pool): 'itself' | undefined {
  return rule.collected ? 'itself' : undefined;
}

function noteShareCap(run: Run, { pool, seat }: Share, cap: Omit<TraceCap, 'rule' | 'partner' | 'role'>) {
  run.working?.caps.push({ ...cap, rule: pool.rule.id, partner: seat.partner, role: seat.role });
}

/**
 * The room left under the ceilings. A sale that is rated again is not limited by itself, because its own money is not
 * counted.
 */
interface Room {
  /** `others` count against the same ceiling; `itself` leaves out what other deals have taken. */
  left(cell: string, limit: number, others?: readonly string[] | 'itself'): number;
  take(cell: string, amount: number): void;
}

function openRoom(run: Run, sale: SaleRecord): Room {
  const taken = new Map<string, number>();
  return {
    left(cell, limit, others = []) {
      if (others === 'itself') return Math.max(0, limit - (taken.get(cell) ?? 0));
      let used = 0;
      for (const one of [cell, ...others]) {
        used += (run.draft.read('used', one) ?? 0) + (taken.get(one) ?? 0);
        for (const account of sale.accounts) if (account.uses.includes(one)) used -= account.use;
      }
      return Math.max(0, limit - used);
    },
    take(cell, amount) {
      taken.set(cell, (taken.get(cell) ?? 0) + amount);
    },
  };
}
