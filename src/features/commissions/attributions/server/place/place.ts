import type { LinkSettings } from '#features/referrals/referral-links/schema.ts';
import { daysBetween } from '#shared/time/dates.ts';
import type { ReviewReason } from '../../schema.ts';

export type SaleRule = Pick<
  LinkSettings,
  'sale_open_deal' | 'sale_won_deal' | 'sale_won_days' | 'sale_amount_percent' | 'sale_further' | 'sale_second_customer'
>;

/** A deal that a sale could belong to. */
export interface KnownDeal {
  id: string;
  number: number;
  status: 'open' | 'won';
  currency: string;
  amount_minor: number | null;
  closed_on: string | null;
  /** The deal is the customer's own by its lead, its registration, its contact or an earlier sale. */
  is_own: boolean;
  /** The tracked sales that are part of it. */
  sales: number;
  booked_minor: number;
}

export interface SaleFacts {
  amount_minor: number;
  tax_minor: number;
  currency: string;
  on: string;
  deals: readonly KnownDeal[];
  /** Amounts of earlier tracked sales of the customer, none of them free. */
  earlier: readonly number[];
  /** Another customer of the same account bought or is credited already. */
  isSecondCustomer: boolean;
  /** Only the company's name leads to the account. */
  isGuess: boolean;
}

export type Place =
  | { kind: 'win' | 'payment'; deal: KnownDeal }
  | { kind: 'renewal' | 'new_deal' }
  | { kind: 'review'; reason: ReviewReason; deals: readonly KnownDeal[] };

/** The unpaid part of a deal; a deal without an amount takes any payment. */
export const restOf = ({ amount_minor, booked_minor }: KnownDeal): number | null =>
  amount_minor === null ? null : amount_minor - booked_minor;

/** Two amounts are the same up to a share of the expected one, with or without tax. */
export function agrees(
  expected: number | null,
  { amount_minor, tax_minor }: Pick<SaleFacts, 'amount_minor' | 'tax_minor'>,
  percent: number,
): boolean {
  if (expected === null) return true;
  const isNear = (amount: number) => Math.abs(amount - expected) * 100 <= expected * percent;
  return isNear(amount_minor) || isNear(amount_minor - tax_minor);
}

/** Decides which deal a tracked sale belongs to, by the company's rule. Ambiguous sales are left to a person. */
export function salePlacement(sale: SaleFacts, rule: SaleRule): Place {
  const { deals } = sale;
  const hasOwn = sale.earlier.length > 0 || deals.some(({ is_own }) => is_own);
  if (sale.isSecondCustomer && !hasOwn)
    return rule.sale_second_customer === 'review' ? review('two_customers', deals) : { kind: 'new_deal' };
  if (sale.isGuess && deals.length > 0) return review('public_mail', deals);
  // A free invoice, such as that of a trial, pays for no expected deal.
  if (sale.amount_minor === 0) return sale.earlier.length > 0 ? further(sale, rule) : { kind: 'new_deal' };
  return installment(sale, rule) ?? paysWon(sale, rule) ?? winsOpen(sale, rule) ?? furtherOrNew(sale, rule);
}

const review = (reason: ReviewReason, deals: readonly KnownDeal[]): Place => ({ kind: 'review', reason, deals });

/** The customer's own deals come before other deals of the account. */
function preferOwn(deals: readonly KnownDeal[]): readonly KnownDeal[] {
  const own = deals.filter(({ is_own }) => is_own);
  return own.length > 0 ? own : deals;
}

/** A won deal that is partly paid by sales takes further ones until it is paid in full. */
function installment(sale: SaleFacts, { sale_amount_percent }: SaleRule): Place | undefined {
  const partly = sale.deals.filter((deal) => {
    const rest = restOf(deal);
    if (deal.status !== 'won' || deal.sales === 0 || deal.currency !== sale.currency || rest === null) return false;
    return rest > 0 && (sale.amount_minor <= rest || agrees(rest, sale, sale_amount_percent));
  });
  if (partly.length > 1) return review('several_deals', partly);
  return partly[0] && { kind: 'payment', deal: partly[0] };
}

const openDeals = ({ deals }: SaleFacts) =>
  preferOwn(deals.filter(({ status, sales }) => status === 'open' && sales === 0));

function exactOpen(sale: SaleFacts, { sale_amount_percent }: SaleRule): readonly KnownDeal[] {
  return openDeals(sale).filter(
    ({ amount_minor, currency }) =>
      amount_minor !== null && currency === sale.currency && agrees(amount_minor, sale, sale_amount_percent),
  );
}

/** Whether the sale repeats an earlier amount, as subscriptions do. */
const isRecurring = (sale: SaleFacts, { sale_amount_percent }: SaleRule) =>
  sale.earlier.some((amount) => agrees(amount, sale, sale_amount_percent));

/** Deals won by hand around the day of the sale and not paid by another sale. */
function unpaidDeals({ deals, on }: SaleFacts, { sale_won_days }: SaleRule): readonly KnownDeal[] {
  return preferOwn(
    deals.filter(
      ({ status, sales, closed_on }) =>
        status === 'won' && sales === 0 && Math.abs(daysBetween(closed_on!, on)) <= sale_won_days,
    ),
  );
}

function paysWon(sale: SaleFacts, rule: SaleRule): Place | undefined {
  const unpaid = unpaidDeals(sale, rule);
  if (unpaid.length === 0) return undefined;
  if (rule.sale_won_deal === 'review') return review('rule', unpaid);
  if (rule.sale_won_deal !== 'payment') return { kind: rule.sale_won_deal };
  const same = unpaid.filter(({ currency }) => currency === sale.currency);
  if (same.length === 0) return review('currency', unpaid);
  const matching = same.filter((deal) => agrees(restOf(deal), sale, rule.sale_amount_percent));
  const open = rule.sale_open_deal === 'win' ? exactOpen(sale, rule) : [];
  if (matching.length + open.length > 1) return review('several_deals', [...matching, ...open]);
  if (matching[0]) return { kind: 'payment', deal: matching[0] };
  if (open[0]) return { kind: 'win', deal: open[0] };
  return isRecurring(sale, rule) ? undefined : review('amount', [...same, ...openDeals(sale)]);
}

function winsOpen(sale: SaleFacts, rule: SaleRule): Place | undefined {
  const open = openDeals(sale);
  if (open.length === 0) return undefined;
  if (rule.sale_open_deal === 'review') return review('rule', open);
  if (rule.sale_open_deal === 'new_deal') return { kind: 'new_deal' };
  const same = open.filter(({ currency }) => currency === sale.currency);
  const matching = exactOpen(sale, rule);
  if (matching.length === 1) return { kind: 'win', deal: matching[0]! };
  if (matching.length > 1) return review('several_deals', matching);
  // The amount of an open deal is an estimate, so the first sale need not match it; a further sale with another amount
  // is ambiguous.
  if (sale.earlier.length > 0) return isRecurring(sale, rule) ? undefined : review('amount', open);
  if (same.length > 1) return review('several_deals', same);
  return same[0] ? { kind: 'win', deal: same[0] } : review('currency', open);
}

function furtherOrNew(sale: SaleFacts, rule: SaleRule): Place {
  const isCustomer = sale.earlier.length > 0 || sale.deals.some(({ status }) => status === 'won');
  return isCustomer ? further(sale, rule) : { kind: 'new_deal' };
}

function further({ deals }: SaleFacts, { sale_further }: SaleRule): Place {
  return sale_further === 'review' ? review('rule', deals) : { kind: sale_further };
}
