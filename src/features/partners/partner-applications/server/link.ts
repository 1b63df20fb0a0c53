import type { Call } from '#server/call.ts';
import { type VisitorLinkKind, visitorLink } from '#server/site/visitor-link.ts';

export const applicationLinks: VisitorLinkKind = {
  purpose: 'application',
  path: '/application',
  days: 90,
};

/** The address where an applicant without an account follows the application. */
export const applicationLink = (call: Call, id: string): Promise<string> => visitorLink(call, applicationLinks, id);
