import type { Option } from '#web/resource/columns.ts';
import { useSession } from '#web/session.tsx';
import type { Tone } from '#web/theme.ts';
import type { ConflictKind, Severity } from '../conflicts.schema.ts';
import type { PolicyClause } from '../policy.schema.ts';
import type { Status } from '../schema.ts';

/** Every status in words; those of an instant (submitted, screening) are never read. */
const words: Record<Status, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'grey' },
  submitted: { label: 'Submitted', tone: 'blue' },
  screening: { label: 'Screening', tone: 'blue' },
  pending_review: { label: 'In review', tone: 'blue' },
  info_requested: { label: 'Question asked', tone: 'amber' },
  approved: { label: 'Protected', tone: 'green' },
  rejected: { label: 'Not approved', tone: 'red' },
  withdrawn: { label: 'Withdrawn', tone: 'grey' },
  converted: { label: 'Won', tone: 'green' },
  expired: { label: 'Expired', tone: 'grey' },
  released: { label: 'Released', tone: 'grey' },
  revoked: { label: 'Revoked', tone: 'red' },
};
/** Approved, and part of the deal of another that is the only one protected. */
export const joinedWords: { label: string; tone: Tone } = { label: 'Joined a deal', tone: 'green' };
export const statusWords = (status: Status) => words[status];
export const statusOptions: Option[] = (Object.keys(words) as Status[])
  .filter((status) => status !== 'submitted' && status !== 'screening')
  .map((value) => ({ value, ...words[value] }));

export const severityOptions: Option[] = [
  { value: 'block', label: 'Blocked', tone: 'red' },
  { value: 'warn', label: 'Contested', tone: 'violet' },
  { value: 'info', label: 'Worth a look', tone: 'grey' },
];
export const severityWords = (severity: Severity) => severityOptions.find(({ value }) => value === severity)!;

export const sourceOptions: Option[] = [
  { value: 'partner', label: 'The partner' },
  { value: 'company', label: 'The company' },
];

export const conflictWords: Record<ConflictKind, { title: string; text: string }> = {
  protected_by_other: {
    title: 'Protected for another partner',
    text: 'As long as that protection lasts, this registration cannot be approved.',
  },
  same_partner_duplicate: {
    title: 'Registered twice by this partner',
    text: 'The partner holds another open registration of the same company and products.',
  },
  pending_by_other: {
    title: 'Another partner was earlier',
    text: 'That registration arrived before this one and is not decided yet.',
  },
  vendor_open_deal: {
    title: 'Your own team works on it',
    text: 'There is an open deal with this company that no partner brought.',
  },
  existing_customer: {
    title: 'Existing customer',
    text: 'This company buys from you already, and may own these products.',
  },
  fuzzy_name: {
    title: 'A similar name',
    text: 'Nearly the same name in the same country, under another domain.',
  },
  self_deal: {
    title: 'The partner’s own company',
    text: 'The domain belongs to the partner or to one of its people.',
  },
};

interface ClauseWords {
  title: string;
  /** What the clause asks. */
  rule: string;
  /** What it means when it does not pass: to the partner, and to the company. */
  hit: string;
  seen: string;
}

export const clauseWords: Record<PolicyClause, ClauseWords> = {
  own_registration: {
    title: 'One registration per deal',
    rule: 'A company and its products are registered once.',
    hit: 'You hold an open registration of this company already.',
    seen: 'The partner holds another open registration of this company.',
  },
  own_company: {
    title: 'Own use',
    rule: 'Partners register customers, not themselves.',
    hit: 'This is your own company, or one of your people’s.',
    seen: 'This is the partner’s own company, or one of its people’s.',
  },
  existing_engagement: {
    title: 'First come, first protected',
    rule: 'Who is engaged with a company first is protected.',
    hit: 'There may be a conflict with an existing engagement. A person decides; your time of arrival counts.',
    seen: 'Somebody else may be engaged already. The partner is told only that.',
  },
  existing_customer: {
    title: 'Existing customers',
    rule: 'Registrations are for new business.',
    hit: 'This company may be a customer already. A person decides.',
    seen: 'This company may be a customer already.',
  },
  reapply: {
    title: 'Registering again',
    rule: 'After a rejection a company waits before it can be registered again.',
    hit: 'Your last registration of this company was rejected not long ago.',
    seen: 'The partner’s last registration of this company was rejected not long ago.',
  },
};

/** Why a clause did not pass, in the words of whoever reads it. */
export function useClauseText(): (clause: PolicyClause) => string {
  const { mode } = useSession();
  return (clause) => clauseWords[clause][mode === 'partner' ? 'hit' : 'seen'];
}

const reasons: Record<string, string> = {
  existing_engagement: 'Somebody else is engaged already',
  existing_customer: 'Existing customer',
  not_qualified: 'Not qualified',
  outside_territory: 'Outside your territory',
  own_company: 'Own company',
  incomplete: 'Incomplete',
  no_answer: 'No answer',
  no_progress: 'No progress',
  customer_decision: 'The customer decided so',
  wrong_information: 'Wrong information',
  policy_breach: 'Against the policy',
  customer_declined: 'The customer declined',
  no_budget: 'No budget',
  other_vendor: 'Chose another vendor',
  different_company: 'It is a different company',
  partner_has_evidence: 'The partner has the better evidence',
  agreed_with_parties: 'Agreed with everybody concerned',
  registered_by_company: 'Registered by the company',
  held_before: 'Held until then',
  other: 'Another reason',
};
export const reasonWords = (code: string | null | undefined): string | null => (code ? (reasons[code] ?? code) : null);
export const reasonOptions = (codes: readonly string[]): Option[] =>
  codes.map((value) => ({ value, label: reasonWords(value) ?? value }));
