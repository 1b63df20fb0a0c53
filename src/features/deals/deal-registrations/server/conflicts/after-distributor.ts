import type { Call } from '#server/call.ts';
import { requiresReview } from '../../policy.ts';
import { protect } from '../protection/protection.ts';
import { asksDistributorFirst } from '../registration/distributor.ts';
import { change, lockedRegistration } from '../registration/move.ts';
import { approvalFacts } from '../review/approval-facts.ts';
import { planFor } from '../review/approvals.ts';
import { reviewDueAt } from '../review/review-clock.ts';
import { toClaim, updateConflicts } from './conflicts.ts';
import { accept, approvesAtOnce, lockCustomer } from './screening.ts';

/**
 * The time of the review begins with the distributor's answer where the program asks it first. A confirmed registration that would
 * have been approved at once without a distributor is approved now. Safe to repeat.
 */
export async function reviewAfterDistributor(call: Call, id: string): Promise<void> {
  const registration = await lockedRegistration(call, id);
  if (registration.status !== 'pending_review' || !(await asksDistributorFirst(call, registration))) return;
  if (registration.distributor_status === 'waiting') return;
  await change(call, id, { review_due_at: await reviewDueAt(call) });
  if (registration.distributor_status !== 'confirmed' || registration.approvals_total !== null) return;
  if (!(await approvesAtOnce(call, registration.type_id))) return;
  const claim = toClaim(registration);
  await lockCustomer(call, claim);
  await updateConflicts(call, registration);
  const current = await lockedRegistration(call, id);
  if (current.conflict_severity && requiresReview({ severity: current.conflict_severity })) return;
  const plan = await planFor(call, await approvalFacts(call, current));
  if (plan?.includes_automatic) return;
  const until = await protect(call, current, 0);
  if (until !== null) await accept(call, current, { user_id: null, name: null, side: 'system' }, until, []);
}
