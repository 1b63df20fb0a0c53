import { closed, oneOf, type Static } from '#shared/schema.ts';

/** What the company decided about claims. Its words never tell who else is concerned. */
export const policyClauses = [
  'own_registration',
  'own_company',
  'existing_engagement',
  'existing_customer',
  'reapply',
] as const;
export type PolicyClause = (typeof policyClauses)[number];
export const PolicyClause = oneOf(...policyClauses);
export const clauseOutcomes = ['passed', 'review', 'stopped'] as const;
/** How one clause of the policy came out for one registration, as both sides see it. */
export const ClauseResult = closed({ clause: PolicyClause, outcome: oneOf(...clauseOutcomes) });
export type ClauseResult = Static<typeof ClauseResult>;
