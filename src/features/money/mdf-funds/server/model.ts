import type { MovementKind, Part } from '../schema.ts';

/** Money that moves within a fund; null is outside of it. */
export interface Movement {
  fund_id: string;
  /** Null: of the pool itself. */
  partner_id: string | null;
  kind: MovementKind;
  from: Part | null;
  to: Part | null;
  amount_minor: number;
  request_id?: string | null;
  claim_id?: string | null;
  note?: string | null;
}
