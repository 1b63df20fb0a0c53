import type { ConflictKind, DealConflict, Evidence, Severity } from '../../conflicts.schema.ts';
/** The partner and the account of a registration, in the form used for comparison. */
export interface Claim {
  /** Null while the partner only asks ("check before you register"). */
  registration_id: string | null;
  partner_id: string;
  account_key: string;
  domain_key: string | null;
  name_key: string;
  country: string | null;
  product_family: string;
  /** The kind of the deal: `new`, `renewal`, `upsell` or `nfr`. */
  deal_kind: string;
  /** The distributor through which the partner buys; left out while the partner only asks. */
  distribution_id?: string | null;
  submitted_at: Date | string;
}

/** One conflict of a registration. */
export interface Conflict {
  kind: ConflictKind;
  severity: Severity;
  other_table: DealConflict['other_table'];
  /** Null for an account that only a list of customers contains. */
  other_id: string | null;
  score: number;
  evidence: Evidence;
}
