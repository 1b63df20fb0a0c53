import type { Call } from '#server/call.ts';

export interface Invited {
  id: string;
  organization_id: string;
  partner_id: string | null;
  email: string;
  full_name: string | null;
  role: string;
  role_id: string | null;
  invited_by: string | null;
  /** The token of the identity provider that invited the person. */
  provisioning_token_id: string | null;
  expires_at: string;
  accepted_at: string | null;
  revoked_at: string | null;
  user_id: string | null;
}

export type InvitedToPartner = Invited & { partner_id: string };

/** The requirements and effects of an invitation to a partner's portal in addition to the membership. */
interface PartnerSeats {
  key: string;
  /** Before the invitation is sent. @throws 409 when the partner or the person cannot be invited */
  prepare: (call: Call, invited: { partner_id: string; email: string; full_name?: string | null }) => Promise<void>;
  /**
   * When it is accepted, in the same transaction.
   * @param organization with which of their organizations the person joins; `new` for one of the partner's own
   */
  take: (call: Call, invited: InvitedToPartner, user_id: string, organization: string | undefined) => Promise<void>;
}

let seats: PartnerSeats | undefined;

/** Declared once, by the feature that knows partners and their contacts. @returns its key, for `partnerSeats` of the feature */
export function definePartnerSeats(declared: PartnerSeats): string {
  if (seats) throw new Error('Two features declare the seats of partners.');
  seats = declared;
  return declared.key;
}

export const preparePartnerSeat: PartnerSeats['prepare'] = (...given) => seats!.prepare(...given);
export const takePartnerSeat: PartnerSeats['take'] = (...given) => seats!.take(...given);
