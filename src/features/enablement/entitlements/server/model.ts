export type BalancePart = 'available' | 'requested' | 'used';

/** A change of a balance; null is outside of it. */
export interface BalanceMovement {
  balance_id: string;
  entitlement_id: string;
  partner_id: string;
  grant_id?: string | null;
  kind: 'allot' | 'reduce' | 'request' | 'release' | 'use' | 'revoke';
  from: BalancePart | null;
  to: BalancePart | null;
  quantity: number;
  note?: string | null;
}
