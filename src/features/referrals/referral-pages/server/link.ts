import type { Call } from '#server/call.ts';
import { type VisitorLinkKind, visitorLink } from '#server/site/visitor-link.ts';

export const registrationLinks: VisitorLinkKind = {
  purpose: 'registration',
  path: '/referrals/status',
  days: 180,
};

/** The address where a submitter without an account follows the registration. */
export const referralPageLink = (call: Call, id: string): Promise<string> => visitorLink(call, registrationLinks, id);
