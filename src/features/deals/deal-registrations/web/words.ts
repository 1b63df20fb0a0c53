import { sayable } from '#shared/text/labels.ts';
import type { Tone } from '#web/look/theme.ts';
import { useSession } from '#web/session/session.tsx';
import type { ConflictKind, Severity } from '../conflicts.schema.ts';
import { severityOptions, statusOptions } from '../fields.schema.ts';
import type { PolicyClause } from '../policy.schema.ts';
import type { Status } from '../schema.ts';

/** Approved and merged into a deal that another registration protects. */
export const joinedWords: { label: string; tone: Tone } = sayable({ label: 'Merged', tone: 'green' });
export const statusWords = (status: Status) => statusOptions.find(({ value }) => value === status)!;
export const shownStatusOptions = statusOptions.filter(({ value }) => value !== 'submitted' && value !== 'screening');

export const severityWords = (severity: Severity) => severityOptions.find(({ value }) => value === severity)!;

export const conflictWords: Record<ConflictKind, { title: string; text: string }> = sayable({
  protected_by_other: {
    title: 'Protected for another partner',
    text: 'You cannot approve this registration while that protection lasts.',
  },
  same_partner_duplicate: {
    title: 'Registered twice by this partner',
    text: 'The partner has another open registration of the same account and products.',
  },
  pending_by_other: {
    title: 'Another partner registered first',
    text: 'That registration was submitted before this one and is not decided yet.',
  },
  vendor_open_deal: {
    title: 'Your team is already working on it',
    text: 'There is an open deal with this account that has no partner.',
  },
  existing_customer: {
    title: 'Existing customer',
    text: 'This account already buys from you and may own these products.',
  },
  fuzzy_name: {
    title: 'Similar name',
    text: 'A similar name in the same country with a different domain.',
  },
  self_deal: {
    title: 'The partner’s own company',
    text: 'The domain belongs to the partner or to one of their partner users.',
  },
  other_distributor: {
    title: 'Another distributor is involved',
    text: 'Another reseller registered this account through a different distributor.',
  },
});

interface ClauseWords {
  title: string;
  /** The condition of the clause. */
  rule: string;
  /** The text when it does not pass, for the partner and for the company. */
  hit: string;
  seen: string;
}

export const clauseWords: Record<PolicyClause, ClauseWords> = sayable({
  own_registration: {
    title: 'One registration per deal',
    rule: 'An account can be registered only once for the same products.',
    hit: 'You already have an open registration for this account.',
    seen: 'The partner has another open registration for this account.',
  },
  own_company: {
    title: 'Registering your own company',
    rule: 'Partners cannot register their own company.',
    hit: 'The website belongs to your company or one of your team members.',
    seen: 'The website belongs to the partner or one of their partner users.',
  },
  existing_engagement: {
    title: 'First come, first protected',
    rule: 'The first to engage with an account is protected.',
    hit: 'There may be a conflict with an existing engagement. A reviewer decides based on your submission time.',
    seen: 'Someone else may already be engaged. The partner is told only that there may be a conflict.',
  },
  existing_customer: {
    title: 'Existing customers',
    rule: 'Registrations are for new business.',
    hit: 'This account may already be a customer. A reviewer decides.',
    seen: 'This account may already be a customer.',
  },
  reapply: {
    title: 'Repeat registration',
    rule: 'After a rejection, there is a waiting period before an account can be registered again.',
    hit: 'Your last registration of this account was rejected recently.',
    seen: 'The partner’s last registration of this account was rejected recently.',
  },
});

/** Why a clause did not pass, for the current mode. */
export function useClauseText(): (clause: PolicyClause) => string {
  const { mode } = useSession();
  return (clause) => clauseWords[clause][mode === 'partner' ? 'hit' : 'seen'];
}

/** The resources that a step changes in addition to the registration. */
export const touchedByRegistrationSteps = [
  'deal_registration_events',
  'deal_conflicts',
  'opportunities',
  'accounts',
  'contacts',
  'opportunity_participants',
];
