import { proportion, type Rounding, round } from '#shared/money/rational.ts';
import { addDays } from '#shared/time/dates.ts';
import { firstYearInvoiced, invoicedTotal, netTotal } from './deal.ts';
import type { SaleEvent } from './event.ts';
import type { RefundTerms } from './plan.ts';
import type { Posting } from './postings.ts';
import type { PlanRef, Profile } from './program.ts';
import type { TraceCode } from './trace.schema.ts';

/** A participant of one sale with all facts that decide money, frozen when the sale was rated. */
export interface Seat {
  partner: string;
  role: string;
  weight: number;
  position: number;
  profile: Profile;
  plan: (PlanRef & { effective_from: string }) | null;
  /** The audience through which the partner has the plan, if any. */
  audience?: string;
  /** The region through which the partner has the plan, if it is in several. */
  region?: string;
  blocked: TraceCode | null;
}

/** One partner's commission on one deal from one slot. Its lines are the history, its net is the booked amount. */
export interface Account {
  partner: string;
  role: string;
  slot: string;
  /** The number of a SPIFF award; 0 for commission. */
  award: number;
  rule: string;
  plan_id: string;
  version: number;
  currency: string;
  base_minor: number;
  weight: number;
  tier: string | null;
  collected: boolean;
  /** The commission is earned on the first year, and so follows the payments for that year. */
  first_year?: true;
  override: boolean;
  terms: RefundTerms;
  hold_days: number;
  release_on: string;
  /** The part of the received money's commission that a ceiling denied. */
  denied?: number | undefined;
  /** The ceilings this money counts against, and the amount it counts at present. */
  uses: readonly string[];
  use: number;
  postings: Posting[];
  lines: number;
}

/** The volume a sale adds to one counter, and the part that refunds returned. */
export interface Volume {
  partner: string;
  slot: string;
  rule: string;
  plan_id: string;
  version: number;
  measure: 'credited_base' | 'deal_count' | 'units';
  retroactive: boolean;
  cell: string;
  /** The counter before this sale, and the volume the sale adds; a second event of a counted deal adds nothing. */
  before: number;
  added: number;
  volume: number;
  returned: number;
  terms: RefundTerms;
}

/** A sale's part in a SPIFF: it counts while it is not refunded in full. */
export interface SpiffClaim {
  partner: string;
  role: string;
  slot: string;
  rule: string;
  plan_id: string;
  version: number;
  tally: string;
  period: string;
  counts: boolean;
  terms: RefundTerms;
}

/** The start of the subscription a sale belongs to, as known when the sale was rated. */
export interface Start {
  first_on: string;
  is_first: boolean;
}

export interface Refunded {
  event: string;
  at: string;
  amount_minor: number;
  full: boolean;
  annuls?: boolean;
  /** Money returned, tax included. Without it the amount is one of the commission base. */
  of_invoice?: boolean;
}

export interface SaleRecord {
  event: SaleEvent;
  known_at: string;
  start: Start | null;
  seats: Seat[];
  refunds: Refunded[];
  payments: { event: string; at: string; amount_minor: number }[];
  accounts: Account[];
  volumes: Volume[];
  spiffs: SpiffClaim[];
}

/**
 * The fraction `amount` of `total`; the whole when both are equal. Refunds measured in different ways have no small
 * common denominator, hence the bigints.
 */
export type Part = { amount: number; total: number } | { amount: bigint; total: bigint };

export function cloneSale(sale: SaleRecord): SaleRecord {
  return {
    ...sale,
    refunds: [...sale.refunds],
    payments: [...sale.payments],
    accounts: sale.accounts.map((account) => ({
      ...account,
      uses: [...account.uses],
      postings: account.postings.map((posting) => ({ ...posting })),
    })),
    volumes: sale.volumes.map((volume) => ({ ...volume })),
    spiffs: sale.spiffs.map((claim) => ({ ...claim })),
  };
}

/**
 * Whether any part of the sale is left that a change could affect. It is measured in money, because a few units can
 * round to none before all of it is refunded.
 */
export function isLive(sale: SaleRecord): boolean {
  return sale.volumes.some(({ terms }) => {
    const part = refundedPart(sale, terms);
    return part.amount < part.total;
  });
}

/** Clawback windows end on the day itself (inclusive). Collected money starts its window on the last payment before the refund. */
export function insideWindow(sale: SaleRecord, refundOn: string, terms: RefundTerms, collected: boolean): boolean {
  if (terms.window_days === null) return true;
  let from = sale.event.at;
  if (collected) for (const { at } of sale.payments) if (at > from && at <= refundOn) from = at;
  return refundOn <= addDays(from, terms.window_days);
}

/** Whether the whole sale was refunded, at any time and whatever its terms let partners keep. */
export function isFullyReversed({ event, refunds }: SaleRecord): boolean {
  const part = partOf(event, refunds);
  return part.amount === part.total;
}

const nothing: Part = { amount: 0, total: 1 };
const everything: Part = { amount: 1, total: 1 };

/** Whether the sale no longer counts, whatever its terms let partners keep after a refund. */
export function isAnnulled({ refunds }: SaleRecord): boolean {
  return refunds.some(({ annuls }) => annuls);
}

/** The refunded part of the deal, counting the refunds inside the window of these terms. */
export function refundedPart(sale: SaleRecord, terms: RefundTerms, collected = false): Part {
  if (isAnnulled(sale)) return everything;
  if (sale.refunds.length === 0) return nothing;
  return partOf(
    sale.event,
    sale.refunds.filter(({ at }) => insideWindow(sale, at, terms, collected)),
  );
}

function partOf(event: SaleEvent, refunds: readonly Refunded[]): Part {
  let [money, base] = [0, 0];
  for (const { full, of_invoice, amount_minor } of refunds) {
    if (full) return everything;
    if (of_invoice) money += amount_minor;
    else base += amount_minor;
  }
  if (money + base <= 0) return nothing;
  const [invoiced, net] = [invoicedTotal(event), netTotal(event)];
  if (money <= 0 || invoiced === net) return limited(money + base, net);
  if (base <= 0) return limited(money, invoiced);
  if (money >= invoiced || base >= net) return everything;
  const amount = BigInt(money) * BigInt(net) + BigInt(base) * BigInt(invoiced);
  const total = BigInt(invoiced) * BigInt(net);
  return amount >= total ? everything : { amount, total };
}

function limited(amount: number, total: number): Part {
  return amount >= total ? everything : { amount, total };
}

/** Applies a fraction to an amount, rounded. */
function share(whole: number, { amount, total }: Part, rounding: Rounding): number {
  if (typeof amount === 'number' && typeof total === 'number') return proportion(whole, amount, total, rounding);
  return round({ num: BigInt(whole) * BigInt(amount), den: BigInt(total) }, rounding);
}

/** A part as an amount of money: of the base where all refunds are measured by it, otherwise of the invoice. */
export function moneyOf(sale: SaleRecord, part: Part): { amount_minor: number; total_minor: number } {
  const { amount, total } = part;
  if (typeof amount === 'number' && typeof total === 'number') return { amount_minor: amount, total_minor: total };
  const invoiced = invoicedTotal(sale.event);
  return { amount_minor: share(invoiced, part, 'half_up'), total_minor: invoiced };
}

/**
 * The amount of `gross` that a refund of this part takes back in total. It is monotone in the part, zero at 0 and
 * everything at the whole.
 */
export function reversalOf(gross: number, part: Part, terms: RefundTerms): number {
  if (part.amount === 0 || terms.mode === 'none') return 0;
  if (part.amount === part.total || terms.mode === 'full') return gross;
  return terms.keep ? 0 : share(gross, part, terms.rounding);
}

/** Volume is returned with the money regardless of the commission terms; a deal counts until it is refunded in full. */
export function returnedVolume(volume: number, measure: Volume['measure'], part: Part): number {
  if (part.amount === part.total) return volume;
  return measure === 'deal_count' ? 0 : share(volume, part, 'half_up');
}

/** The amount an account should have, given its commission on the whole deal. */
export function targetAmount(sale: SaleRecord, account: Account, gross: number): number {
  if (isAnnulled(sale)) return 0;
  const refunded = refundedPart(sale, account.terms, account.collected);
  if (!account.collected) return gross - reversalOf(gross, refunded, account.terms);
  const owed = collectedShare(sale, account, gross, refunded);
  if (!account.denied || owed === 0) return owed;
  const before = collectedShare(sale, account, gross, nothing);
  return proportion(Math.max(0, before - account.denied), owed, before, account.terms.rounding);
}

/** Converts an amount after refunds to the least amount it can have been before them. */
export function beforeRefunds(sale: SaleRecord, account: Account, gross: number, amount: number): number {
  const owed = collectedShare(sale, account, gross, refundedPart(sale, account.terms, true));
  const before = collectedShare(sale, account, gross, nothing);
  return owed === 0 || owed === before ? amount : -proportion(-amount, before, owed, 'floor');
}

/** Commission on received money: collected less refunded, as a share of the invoiced total. */
function collectedShare(sale: SaleRecord, account: Account, gross: number, refunded: Part): number {
  const { terms } = account;
  const whole = refunded.amount === refunded.total;
  if (refunded.amount > 0 && terms.mode !== 'none' && (whole || terms.mode === 'full')) return 0;
  const invoiced = invoicedTotal(sale.event);
  const received = sale.payments.reduce((sum, payment) => sum + payment.amount_minor, 0);
  if (received <= 0) return 0;
  const collected = received >= invoiced ? everything : { amount: received, total: invoiced };
  const back = terms.mode === 'none' || terms.keep ? nothing : refunded;
  return earnedOf(sale, account, gross, collected, back);
}

/**
 * The earned share of the whole contract; of its first year, because payments count for the first year until it is
 * paid.
 */
function earnedOf(sale: SaleRecord, account: Account, gross: number, collected: Part, back: Part): number {
  let num = BigInt(collected.amount) * BigInt(back.total) - BigInt(back.amount) * BigInt(collected.total);
  let den = BigInt(collected.total) * BigInt(back.total);
  const firstYear = account.first_year ? BigInt(firstYearInvoiced(sale.event)) : 0n;
  if (firstYear > 0n) {
    num *= BigInt(invoicedTotal(sale.event));
    den *= firstYear;
  }
  if (num <= 0n) return 0;
  return num >= den ? gross : round({ num: BigInt(gross) * num, den }, account.terms.rounding);
}
