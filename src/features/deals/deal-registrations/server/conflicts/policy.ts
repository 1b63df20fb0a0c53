import type { ConflictKind } from '../../conflicts.schema.ts';
import type { ClauseResult, PolicyClause } from '../../policy.schema.ts';
import { policyClauses } from '../../policy.schema.ts';
import type { Conflict } from './model.ts';

/**
 * The clause each kind of conflict falls under. Conflicts with a partner and with the company share a clause, so that
 * the outcome does not reveal who else is involved.
 */
const clauses: Record<ConflictKind, PolicyClause> = {
  same_partner_duplicate: 'own_registration',
  self_deal: 'own_company',
  protected_by_other: 'existing_engagement',
  pending_by_other: 'existing_engagement',
  vendor_open_deal: 'existing_engagement',
  fuzzy_name: 'existing_engagement',
  other_distributor: 'existing_engagement',
  existing_customer: 'existing_customer',
};
const ownAffairs: readonly PolicyClause[] = ['own_registration', 'own_company'];

/** True if a conflict requires a decision by a person. Conflicts of severity `info` do not. */
export function requiresReview({ severity }: Pick<Conflict, 'severity'>): boolean {
  return severity !== 'info';
}

/** The first clause that delays the registration, or null. `conflicts` are sorted, most severe first. */
export function clauseOf(conflicts: readonly Conflict[]): PolicyClause | null {
  const first = conflicts.find(requiresReview);
  return first ? clauses[first.kind] : null;
}

/** Every clause with its outcome, for both sides to read. */
export function outcomesOf(conflicts: readonly Conflict[]): ClauseResult[] {
  return policyClauses.map((clause) => {
    const isHit = conflicts.some((conflict) => requiresReview(conflict) && clauses[conflict.kind] === clause);
    return { clause, outcome: !isHit ? 'passed' : ownAffairs.includes(clause) ? 'stopped' : 'review' };
  });
}
