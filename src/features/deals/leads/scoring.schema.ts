/** The criteria that partners are scored by. Each gives 0 to 1000, which a rule multiplies by its points. */
export const criteria = [
  'territory',
  'product',
  'certificate',
  'type',
  'tier',
  'capacity',
  'language',
  'conversion',
  'fairness',
] as const;
export type Criterion = (typeof criteria)[number];
export type Weights = Partial<Record<Criterion, number>>;

/** The facts of a lead that count. */
export interface LeadFacts {
  country: string | null;
  region: string | null;
  postal_code: string | null;
  language: string | null;
  product: { id: string; name: string } | null;
}

/** The facts of a partner at the moment of scoring. */
export interface PartnerFacts {
  id: string;
  name: string;
  is_active: boolean;
  /** The program requires something before leads that it lacks. */
  is_held_back: boolean;
  has_portal: boolean;
  country: string | null;
  region: string | null;
  postal_code: string | null;
  /** The countries of its regions. */
  countries: readonly string[];
  type_id: string | null;
  tier_name: string | null;
  /** 0 for the lowest tier or none, 1000 for the highest. */
  tier_level: number;
  tags: readonly string[];
  /** Deals won with the product of the lead. */
  product_wins: number;
  has_certificate_field: boolean;
  languages: readonly string[];
  open_leads: number;
  /** Leads accepted in the last 12 months: closed ones, and those among them that were won. */
  closed_leads: number;
  won_leads: number;
  /** Days since the last offer; null if it never had one. */
  days_since_offer: number | null;
}

/** The part of a rule that scoring needs. */
export interface ScoringRule {
  weights: Weights;
  required: readonly Criterion[];
  preferred_type_ids: readonly string[];
  certificate_tags: readonly string[];
  /** The rule asks for a custom field as certificate. */
  certificate_field: string | null;
  max_open_leads: number;
  needs_portal: boolean;
}

export interface CriterionScore {
  key: Criterion;
  /** 0 to 1000. */
  value: number;
  weight: number;
  /** The fact behind the value: "12 open leads". */
  detail: string;
}

export interface PartnerScore {
  partner_id: string;
  /** From 1; null for excluded partners. */
  rank: number | null;
  /** Partners that were ranked. */
  among: number;
  /** 0 to 1000; null for excluded partners. */
  score: number | null;
  excluded: string | null;
  criteria: readonly CriterionScore[];
  /** The explanation of the rank that the partner may read. */
  explanation: string;
}
