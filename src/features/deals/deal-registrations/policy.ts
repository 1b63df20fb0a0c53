import type { ConflictKind, DealConflict } from './conflicts.schema.ts';
import { type ClauseResult, type PolicyClause, policyClauses } from './policy.schema.ts';

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

type Found = Pick<DealConflict, 'kind' | 'severity'>;

/** True if a conflict requires a decision by a person. Conflicts of severity `info` do not. */
export function requiresReview({ severity }: Pick<DealConflict, 'severity'>): boolean {
  return severity !== 'info';
}

/** The first clause that delays the registration, or null. `conflicts` are sorted, most severe first. */
export function clauseOf(conflicts: readonly Found[]): PolicyClause | null {
  const first = conflicts.find(requiresReview);
  return first ? clauses[first.kind] : null;
}

const openOutcome = (clause: PolicyClause) => (ownAffairs.includes(clause) ? 'stopped' : 'review');

/** Every clause with its outcome, for both sides to read, from the conflicts that are open. */
export function outcomesOf(conflicts: readonly Found[]): ClauseResult[] {
  return policyClauses.map((clause) => {
    const isHit = conflicts.some((conflict) => requiresReview(conflict) && clauses[conflict.kind] === clause);
    return { clause, outcome: isHit ? openOutcome(clause) : 'passed' };
  });
}

/** The outcomes after a decision, which no longer wait for a reviewer. */
export function decidedOutcomes(outcomes: readonly ClauseResult[]): ClauseResult[] {
  return outcomes.map(({ clause, outcome }) => ({ clause, outcome: outcome === 'passed' ? outcome : 'decided' }));
}

export interface ReviewerOutcome {
  clause: PolicyClause;
  /** `check`: only a hint, which delays nothing and is not shown to the partner. */
  outcome: ClauseResult['outcome'] | 'check';
}

/** Every clause as reviewers see it, from the same conflicts that are listed beside it. */
export function reviewerOutcomes(conflicts: readonly (Found & Pick<DealConflict, 'resolution'>)[]): ReviewerOutcome[] {
  return policyClauses.map((clause) => {
    const found = conflicts.filter(({ kind }) => clauses[kind] === clause);
    const open = found.filter(({ resolution }) => resolution === 'open');
    if (open.some(requiresReview)) return { clause, outcome: openOutcome(clause) };
    if (open.length > 0) return { clause, outcome: 'check' };
    return { clause, outcome: found.length > 0 ? 'decided' : 'passed' };
  });
}
