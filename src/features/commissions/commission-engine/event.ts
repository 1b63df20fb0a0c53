import type { RateSource } from '#features/setup/exchange-rates/schema.ts';

/** The events of a deal as the engine reads them: dates are in the program's zone, money is in minor units. */

export interface DealLine {
  product?: string;
  category?: string;
  amount_minor: number;
  qty?: number;
  discount_minor?: number;
  tax_minor?: number;
  cost_minor?: number;
  /**
   * The interval at which `amount_minor` is charged; absent for a one-off. Together with the term it gives first-year
   * and contract value.
   */
  recurring_interval?: 'month' | 'quarter' | 'year';
  term_months?: number;
  commissionable?: boolean;
}

export interface Participant {
  partner: string;
  role: string;
  weight: number;
  /** The last day on which a win pays this partner, once its registration of the deal has lapsed. */
  pays_until?: string;
  /** The partner's audiences that a plan was assigned to when the event was ingested. They are never recomputed. */
  audiences?: string[];
  /** The properties that count for this event, where they differ from today's. */
  was?: PartnerSnapshot;
}

/** The properties of a partner that have no effective date. */
export interface PartnerSnapshot {
  type: string | null;
  regions: string[];
  country: string | null;
  tags: string[];
  custom: Record<string, string | number | boolean>;
}

/** The stored rate that converts a sale. */
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
  /** The identity of that rate; sales from before rates had identities lack it. */
  fx_rate?: RateUsed;
  subscription?: { id: string; started_on?: string; term_months?: number };
  lines: DealLine[];
  participants: Participant[];
}

/**
 * An amount is money returned, tax included, and is measured by the invoice. A refund with `tax_minor`, which is no
 * base, or by `lines` is measured by the base of the returned part.
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
  /**
   * The sale never existed or is replaced by another, so all commission is taken back, whatever the terms let partners
   * keep.
   */
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
