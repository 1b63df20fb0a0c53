import { isMinor, MoneyError } from '#shared/money/money.ts';
import { laterOf } from '#shared/time/dates.ts';
import { engineAccount, openAccount } from './accounts.ts';
import { limitToBudget } from './budget-limit.ts';
import { dealName, firstYearInvoiced, invoicedTotal } from './deal.ts';
import type { Share } from './limits.ts';
import { adjustPostings, bookedOf, grossOf } from './postings.ts';
import type { Run } from './run.ts';
import {
  type Account,
  beforeRefunds,
  isAnnulled,
  moneyOf,
  refundedPart,
  reversalOf,
  type SaleRecord,
  targetAmount,
} from './sale-record.ts';
import type { LineKind, TraceSettlement } from './trace.schema.ts';

type Reason = TraceSettlement['reason'];

/**
 * Moves the accounts of a sale to the amounts of a new evaluation; a slot that no longer pays goes to zero. `allowed`
 * limits how far the event may move an account; null leaves it unchanged.
 */
export function resettle(
  run: Run,
  sale: SaleRecord,
  shares: Share[],
  reason: Reason,
  allowed: (account: Account, gross: number, grossByAccount: ReadonlyMap<Account, number>) => number | null,
) {
  const gross = new Map<Account, number>();
  for (const account of sale.accounts) if (account.award === 0) gross.set(account, 0);
  for (const share of shares) {
    if (share.amount === 0 && !engineAccount(sale, share)) continue;
    const account = openAccount(run, sale, share);
    gross.set(account, (gross.get(account) ?? 0) + share.amount);
  }
  const amounts = new Map<Account, number>();
  for (const [account, ownGross] of gross) {
    const amount = allowed(account, ownGross, gross);
    if (amount !== null) amounts.set(account, amount);
  }
  const wanted = new Map<Account, number>();
  for (const [account, amount] of amounts) {
    if (!account.collected) continue;
    account.denied = undefined;
    wanted.set(account, targetAmount(sale, account, amount));
  }
  const granted = limitToBudget(run, sale, wanted);
  for (const [account, amount] of amounts) {
    const owed = granted.get(account);
    if (owed !== undefined) deny(sale, account, amount, wanted.get(account)! - owed);
    settle(run, sale, account, amount, 'adjustment', reason, { requested: gross.get(account)!, owed });
  }
}

/**
 * Moves an account to a new commission on the whole deal, and posts the difference from what is booked, if any. `asked`
 * is the amount by the rule, where something else counts toward it; `owed` is the amount due, where it differs from the
 * commission.
 */
export function settle(
  run: Run,
  sale: SaleRecord,
  account: Account,
  gross: number,
  kind: LineKind,
  reason: Reason,
  { requested = gross, owed = targetAmount(sale, account, gross) } = {},
) {
  const before = bookedOf(account);
  recordSettlement(run, sale, account, gross, owed, before, reason, requested);
  const first = account.postings[0]?.key ?? null;
  // A payment dated before a refund may bring that refund into the clawback period; then it is the refund that takes
  // back.
  const said = kind === 'accrual' && owed < before ? 'clawback' : kind;
  const key =
    owed === before
      ? first
      : postCommission(run, sale, account, said, owed - before, said === 'accrual' ? null : first);
  adjustPostings(account, gross, owed, key);
  countUse(run, account);
}

/** Keeps an account without a posting: the booked amount stays, and becomes a part of `gross` from now on. */
export function keep(run: Run, account: Account, gross: number) {
  account.denied = undefined;
  adjustPostings(account, gross, bookedOf(account), account.postings[0]?.key ?? null);
  countUse(run, account);
}

/**
 * Books what is earned as money is received or returned. Where an amendment came too late to take back an excess,
 * received money is first counted against the excess, and returned money takes its own part.
 */
export function followMoney(
  run: Run,
  sale: SaleRecord,
  standings: Map<Account, Standing>,
  kind: LineKind,
  reason: Reason,
) {
  const wanted = new Map<Account, number>();
  for (const [account, { booked, owed: before }] of standings) {
    const after = targetAmount(sale, account, grossOf(account));
    const isAhead = booked > before && after > 0;
    wanted.set(account, isAhead ? Math.max(after, booked + Math.min(0, after - before)) : after);
  }
  for (const [account, owed] of limitToBudget(run, sale, wanted)) {
    const gross = grossOf(account);
    deny(sale, account, gross, wanted.get(account)! - owed);
    settle(run, sale, account, gross, kind, reason, { owed });
  }
}

/**
 * Received commission above a ceiling stays denied, even when more money is received; refunds take their part of the
 * rest.
 */
function deny(sale: SaleRecord, account: Account, gross: number, amount: number) {
  if (amount > 0) account.denied = (account.denied ?? 0) + beforeRefunds(sale, account, gross, amount);
}

/** The state of an account before an event. */
export interface Standing {
  booked: number;
  owed: number;
}

export function accountStanding(sale: SaleRecord, account: Account): Standing {
  return { booked: bookedOf(account), owed: targetAmount(sale, account, grossOf(account)) };
}

/**
 * Takes back a refund's part posting by posting. Each posting rounds on its own and is exactly zero when the whole deal
 * is refunded.
 */
export function reverse(run: Run, sale: SaleRecord, account: Account, reason: Reason) {
  const part = refundedPart(sale, account.terms);
  const before = bookedOf(account);
  for (const posting of account.postings) {
    const taken = Math.max(posting.reversed, reversalOf(posting.gross, part, account.terms));
    const delta = taken - posting.reversed;
    posting.reversed = taken;
    if (delta !== 0) postCommission(run, sale, account, 'clawback', -delta, posting.key);
  }
  recordSettlement(run, sale, account, grossOf(account), bookedOf(account), before, reason);
  countUse(run, account);
}

/** Takes back everything that is left on an account. */
export function clawBack(run: Run, sale: SaleRecord, account: Account, reason: Reason) {
  const before = bookedOf(account);
  for (const posting of account.postings) posting.reversed = posting.gross;
  recordSettlement(run, sale, account, grossOf(account), 0, before, reason);
  if (before !== 0) postCommission(run, sale, account, 'clawback', -before, account.postings[0]?.key ?? null);
  countUse(run, account);
}

function lineKey(sale: SaleRecord, account: Account): string {
  const award = account.award > 0 ? `#${account.award}` : '';
  // The parts are joined in one step for the reason given at `cellKey`.
  return [sale.event.id, account.partner, account.role, account.slot + award, account.lines + 1].join('/');
}

export function postCommission(
  run: Run,
  sale: SaleRecord,
  account: Account,
  kind: LineKind,
  amount: number,
  adjusts: string | null,
): string {
  if (!isMinor(amount))
    throw new MoneyError(
      'too_large',
      `a commission of ${amount} ${account.currency} exceeds the largest supported amount`,
    );
  const key = lineKey(sale, account);
  account.lines += 1;
  const { at } = run.event;
  run.lines.push({
    key,
    adjusts,
    event: run.event.id,
    of_event: sale.event.id,
    deal: dealName(sale.event),
    customer: sale.event.customer ?? null,
    partner: account.partner,
    role: account.role,
    rule: account.rule,
    slot: account.slot,
    plan_id: account.plan_id,
    plan_version: account.version,
    kind,
    amount_minor: amount,
    currency: account.currency,
    base_minor: account.base_minor,
    weight: account.weight,
    tier: account.tier,
    effective_on: kind === 'adjustment' ? sale.event.at : at,
    // A correction of a commission on hold is held with it; after the release it counts at once.
    release_on: laterOf(account.release_on, at),
  });
  return key;
}

/** Updates the use of ceilings from the account: only booked commission takes room. */
function countUse(run: Run, account: Account) {
  if (account.uses.length === 0) return;
  const use = bookedOf(account);
  if (use === account.use) return;
  for (const cell of account.uses)
    run.draft.write('used', cell, (run.draft.read('used', cell) ?? 0) + use - account.use);
  account.use = use;
}

const takesNothing = ({ mode, keep }: Account['terms'], isPart: boolean) =>
  mode === 'none' || (mode === 'proportional' && keep && isPart);

export function recordSettlement(
  run: Run,
  sale: SaleRecord,
  account: Account,
  gross: number,
  owed: number,
  booked: number,
  reason: Reason,
  requested = gross,
) {
  if (!run.working) return;
  const part = refundedPart(sale, account.terms, account.collected);
  const { amount, total } = part;
  const received = sale.payments.reduce((sum, payment) => sum + payment.amount_minor, 0);
  run.working.settlements.push({
    event: sale.event.id,
    partner: account.partner,
    role: account.role,
    rule: account.rule,
    reason,
    gross_minor: gross,
    ...(requested > gross ? { asked_minor: requested } : {}),
    ...(amount > 0 ? { refunded: moneyOf(sale, part) } : {}),
    ...(amount > 0 && amount < total && account.terms.mode === 'full' ? { takes_all: true as const } : {}),
    ...(amount > 0 && takesNothing(account.terms, amount < total) && !isAnnulled(sale)
      ? { takes_nothing: true as const }
      : {}),
    ...(account.collected ? { received_minor: received, invoiced_minor: invoicedTotal(sale.event) } : {}),
    ...(account.denied ? { denied_minor: account.denied } : {}),
    ...(account.first_year ? { first_year_minor: firstYearInvoiced(sale.event) } : {}),
    owed_minor: owed,
    booked_minor: booked,
    delta_minor: owed - booked,
  });
}
