import { sayableWords } from '#shared/text/labels.ts';

/** The codes of decisions in words, for both sides. */
const reasons: Record<string, string> = sayableWords({
  existing_engagement: 'Existing engagement',
  existing_customer: 'Existing customer',
  not_qualified: 'Not qualified',
  outside_territory: 'Outside your territory',
  own_company: 'Own company',
  incomplete: 'Incomplete',
  no_answer: 'No answer',
  no_progress: 'No progress',
  customer_decision: 'Customer’s decision',
  wrong_information: 'Wrong information',
  policy_breach: 'Policy violation',
  customer_declined: 'Customer declined',
  no_budget: 'No budget',
  other_vendor: 'Chose another vendor',
  different_company: 'Different account',
  partner_has_evidence: 'Partner has better evidence',
  agreed_with_parties: 'Agreed with all parties',
  registered_by_company: 'Registered by the company',
  held_before: 'Held before',
  other: 'Other reason',
});
export const reasonWords = (code: string | null | undefined): string | null => (code ? (reasons[code] ?? code) : null);

/** The codes as the options of a choice. */
export const reasonOptions = <const T extends string>(codes: readonly T[]): { value: T; label: string }[] =>
  codes.map((value) => ({ value, label: reasons[value] ?? value }));
