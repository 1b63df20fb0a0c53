import { closed, oneOf, type Static } from '#shared/schema.ts';

/** The rules of engagement. Their texts never name other parties. */
export const policyClauses = [
  'own_registration',
  'own_company',
  'existing_engagement',
  'existing_customer',
  'reapply',
] as const;
export type PolicyClause = (typeof policyClauses)[number];
export const PolicyClause = oneOf(...policyClauses);
export const clauseOutcomes = ['passed', 'review', 'stopped', 'decided'] as const;
/** The outcome of one clause for a registration, visible to both sides. */
export const ClauseResult = closed({ clause: PolicyClause, outcome: oneOf(...clauseOutcomes) });
export type ClauseResult = Static<typeof ClauseResult>;
