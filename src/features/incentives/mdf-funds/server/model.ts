import type { MovementKind, Part } from '../schema.ts';

/** A movement of money within a fund; null is outside of it. */
export interface Movement {
  fund_id: string;
  /** Null for the pool itself. */
  partner_id: string | null;
  kind: MovementKind;
  from: Part | null;
  to: Part | null;
  amount_minor: number;
  request_id?: string | null;
  claim_id?: string | null;
  note?: string | null;
}
