import type { RateSource } from '#features/setup/exchange-rates/schema.ts';

/** What can happen to a deal, as the engine sees it: dates in the program's zone, money in minor units. */

export interface DealLine {
  product?: string;
  category?: string;
  amount_minor: number;
  qty?: number;
  discount_minor?: number;
  tax_minor?: number;
  cost_minor?: number;
  /** How often `amount_minor` is charged; absent for a one-off. Together with the term it gives first-year and contract value. */
  recurring_interval?: 'month' | 'quarter' | 'year';
  term_months?: number;
  commissionable?: boolean;
}

export interface Participant {
  partner: string;
  role: string;
  weight: number;
  /** The last day on which a win pays this partner, once its claim to the deal has lapsed. */
  pays_until?: string;
  /** The audiences it was in when the event was taken in, of those that a plan was given to. Never worked out again. */
  audiences?: string[];
  /** As what it counts, where that is another than it is today. */
  was?: PartnerSnapshot;
}

/** What a partner is without a day from which it is so. */
export interface PartnerSnapshot {
  type: string | null;
  regions: string[];
  country: string | null;
  tags: string[];
  custom: Record<string, string | number | boolean>;
}

/** The stored rate a sale is counted by. */
export interface RateUsed {
  id: string;
  source: RateSource;
  as_of: string;
}

interface Happened {
  id: string;
  /** Effective date: the period, the plan version and the tier are those of this day. */
  at: string;
  /** Set when the source repeats an event under a new id. */
  replay_of?: string;
}

export interface SaleEvent extends Happened {
  type: 'sale';
  deal?: string;
  customer?: string;
  /** Other records of the customer, merged into it before the sale. */
  customer_was?: string[];
  customer_country?: string;
  customer_is_new?: boolean;
  event_kind?: 'new' | 'renewal' | 'expansion' | 'lead' | 'nfr';
  deal_type?: string;
  deal_source?: string;
  coupon?: string;
  custom?: Record<string, string | number | boolean>;
  currency: string;
  /** Program-currency units for one unit of `currency`, as a decimal string. */
  fx_to_program?: string;
  /** Which rate that is; sales from before rates were told apart do not say. */
  fx_rate?: RateUsed;
  subscription?: { id: string; started_on?: string; term_months?: number };
  lines: DealLine[];
  participants: Participant[];
}

/**
 * An amount is money returned, tax included, and is measured by the invoice. With `tax_minor`, which is no base, and by
 * `lines` a refund is measured by the base of what went back.
 */
export interface RefundEvent extends Happened {
  type: 'refund';
  of: string;
  amount_minor?: number;
  tax_minor?: number;
  lines?: DealLine[];
}

export interface LostEvent extends Happened {
  type: 'lost';
  of: string;
  /** It is not that the customer left: the sale never was, or another stands in its place. All of it goes back, whatever the terms keep. */
  annulled?: boolean;
}

export interface AmendEvent extends Happened {
  type: 'amend';
  of: string;
  amount_minor?: number;
  lines?: DealLine[];
  participants?: Participant[];
}

export interface PaymentEvent extends Happened {
  type: 'payment';
  of: string;
  amount_minor: number;
  tax_minor?: number;
}

export type FollowUpEvent = RefundEvent | LostEvent | AmendEvent | PaymentEvent;
export type CommissionEvent = SaleEvent | FollowUpEvent;
