import { addDays } from '#shared/time/dates.ts';
import type { Share } from './limits.ts';
import type { Run } from './run.ts';
import type { Account, SaleRecord } from './sale-record.ts';

/**
 * Opens the account that a share is booked on. It belongs to the plan that rates the sale at present, which a
 * recalculation may change.
 */
export function openAccount(run: Run, sale: SaleRecord, share: Share): Account {
  const { pool, seat } = share;
  const existing = engineAccount(sale, share);
  if (!existing) {
    const account = newAccount(sale, share);
    // A list that grew by `push` reserves room for sixteen more entries, and these lists exist by the hundred thousand.
    sale.accounts = sale.accounts.concat(account);
    return account;
  }
  existing.base_minor = pool.base;
  existing.weight = seat.weight;
  if (isOfFirstYear(pool)) existing.first_year = true;
  if (existing.plan_id === pool.plan.id && existing.version === pool.plan.version && existing.rule === pool.rule.id)
    return existing;
  for (const cell of existing.uses) run.draft.write('used', cell, (run.draft.read('used', cell) ?? 0) - existing.use);
  const { release_on, postings, lines } = existing;
  return Object.assign(existing, { first_year: undefined, denied: undefined }, newAccount(sale, share), {
    release_on,
    postings,
    lines,
  });
}

function newAccount(sale: SaleRecord, { pool: { rule, plan, base }, seat, uses }: Share): Account {
  return {
    partner: seat.partner,
    role: seat.role,
    slot: rule.slot,
    award: 0,
    rule: rule.id,
    plan_id: plan.id,
    version: plan.version,
    currency: sale.event.currency,
    base_minor: base,
    weight: seat.weight,
    tier: seat.profile.tier?.id ?? null,
    collected: rule.collected,
    ...(isOfFirstYear({ rule }) && { first_year: true as const }),
    override: rule.kind === 'override',
    terms: rule.terms,
    hold_days: plan.hold_days,
    release_on: addDays(sale.event.at, plan.hold_days),
    uses,
    use: 0,
    postings: [],
    lines: 0,
  };
}

function isOfFirstYear({ rule }: Pick<Share['pool'], 'rule'>): boolean {
  return rule.collected && rule.base === 'first_year';
}

export function engineAccount(sale: SaleRecord, share: Share): Account | undefined {
  const { seat, pool } = share;
  return sale.accounts.find((account) => {
    return (
      account.partner === seat.partner &&
      account.role === seat.role &&
      account.slot === pool.rule.slot &&
      account.award === 0
    );
  });
}
