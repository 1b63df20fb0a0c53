import { requireOpenGate } from '#features/partners/program-gates/server/service.ts';
import type { ApprovalFacts, PlannedApproval } from '#features/setup/approval-chains/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { clauseOf, decidedOutcomes, outcomesOf, requiresReview } from '../../policy.ts';
import type { DealRegistration } from '../../schema.ts';
import { REGISTER } from '../gate.ts';
import { notifyDecision, notifyRegistrationSubmitted } from '../notices.ts';
import { endHold } from '../protection/hold-end.ts';
import { requireBudget } from '../protection/hold-rules.ts';
import { protect } from '../protection/protection.ts';
import { requireCertificate } from '../registration/certificate-gate.ts';
import { asksDistributorFirst, requireDistributorNamed } from '../registration/distributor.ts';
import { requireRegistrationComplete } from '../registration/draft.ts';
import { type Mover, move, moverOf } from '../registration/move.ts';
import { recordReceipt } from '../registration/receipt.ts';
import { approvalFacts } from '../review/approval-facts.ts';
import { beginApprovals, planFor } from '../review/approvals.ts';
import { reapplyOn } from '../review/reapply.ts';
import { reviewDueAt } from '../review/review-clock.ts';
import { openConflicts, resolveConflicts, storeConflicts, toClaim } from './conflicts.ts';
import { customerKeys } from './customer-keys.ts';
import { detectConflicts } from './detection.ts';
import type { Claim, Conflict } from './model.ts';

/**
 * Submits a draft and screens it in the same transaction: it ends `approved` and protected, or `pending_review` with
 * its conflicts stored as evidence. A registration on behalf of a partner is accepted at once, or refused.
 * @throws 422 for missing fields; 409 for the partner's own open registration, a recent rejection, or (for the company)
 * the protection of another partner
 */
export async function submitRegistration(call: Call, draft: DealRegistration): Promise<void> {
  const mover = moverOf(call);
  requireRegistrationComplete(draft);
  await requireOpenGate(call, REGISTER, draft.partner_id);
  await call.asCompany((company) => screen(company, draft, mover, !call.actor.own_only));
}

async function screen(call: Call, draft: DealRegistration, mover: Mover, seesAll: boolean): Promise<void> {
  await requireActivePartner(call, draft.partner_id);
  await requireCertificate(call, draft);
  await requireDistributorNamed(call, draft);
  const keys = await customerKeys(call, draft, draft.partner_id);
  await lockCustomer(call, keys);
  if (mover.side === 'partner') await requireBudget(call, draft.partner_id, draft.id);
  const wasHeld = await endHold(call, draft.id, 'converted');
  const submitted_at = call.now().toISOString();
  const claimed: DealRegistration = { ...draft, ...keys, submitted_at };
  const conflicts = await detectConflicts(call, toClaim(claimed));
  refuseDuplicate(conflicts);
  await refuseTooSoon(call, claimed);

  let current = await move(call, claimed, 'submitted', mover, wasHeld ? { code: 'held_before' } : {}, {
    ...keys,
    submitted_at,
    submitted_by: mover.user_id,
    submitted_by_name: mover.name,
  });
  await recordReceipt(call, current);
  const system: Mover = { user_id: null, name: null, side: 'system' };
  current = await move(call, current, 'screening', system);
  await storeConflicts(call, current.id, conflicts);

  const isOnBehalf = mover.side !== 'partner' && draft.source === 'company';
  const facts = await approvalFacts(call, current);
  const plan = await planFor(call, facts);
  const isAutomatic =
    isOnBehalf ||
    (!conflicts.some(requiresReview) &&
      (await approvesAtOnce(call, current.type_id)) &&
      !(await asksDistributorFirst(call, current)));
  // Registering on behalf of a partner does not skip an approval chain; automatic approval may.
  if (isAutomatic && !(plan && (isOnBehalf || plan.includes_automatic))) {
    const until = await protect(call, current, 0);
    if (until !== null) return accept(call, current, isOnBehalf ? mover : system, until, conflicts);
    if (isOnBehalf) throw await alreadyProtectedError(call, current, seesAll);
    // Another registration won the race after ours was screened: its protection is now our conflict.
    await storeConflicts(call, current.id, await detectConflicts(call, toClaim(current)));
  }
  await queue(call, current, system, { facts, plan });
}

export async function accept(
  call: Call,
  registration: DealRegistration,
  mover: Mover,
  until: string,
  conflicts: readonly Conflict[],
): Promise<void> {
  await resolveConflicts(call, registration.id, mover, { resolution: 'overridden', code: 'registered_by_company' });
  const approved = await move(
    call,
    registration,
    'approved',
    mover,
    { code: mover.side === 'system' ? 'screening_passed' : 'registered_by_company' },
    {
      screening: decidedOutcomes(outcomesOf(conflicts)),
      policy_clause: null,
      decided_at: call.now().toISOString(),
      decided_by: mover.user_id,
      decided_by_name: mover.name,
      expires_at: until,
    },
  );
  await notifyDecision(call, approved);
}

async function queue(
  call: Call,
  registration: DealRegistration,
  mover: Mover,
  { facts, plan }: { facts: ApprovalFacts; plan: PlannedApproval | null },
): Promise<void> {
  const conflicts = await openConflicts(call, registration.id);
  const clause = clauseOf(conflicts);
  const queued = await move(
    call,
    registration,
    'pending_review',
    mover,
    { code: clause ?? 'needs_review' },
    {
      screening: outcomesOf(conflicts),
      policy_clause: clause,
      review_due_at: await reviewDueAt(call),
    },
  );
  // Only the first reviewer of a chain is notified; without a chain, everyone who may decide.
  if (!(await beginApprovals(call, queued, facts, plan))) await notifyRegistrationSubmitted(call, queued);
}

/**
 * Registrations of one customer are screened one after the other, so that each sees those before it. The name is locked
 * too, because one with a website and one without are compared by name.
 */
export async function lockCustomer(call: Call, { account_key, name_key }: Pick<Claim, 'account_key' | 'name_key'>) {
  for (const key of [account_key, `name ${name_key}`].sort()) {
    await call.run(sql`select pg_advisory_xact_lock(hashtextextended(${call.organization_id} || ' ' || ${key}, 43))`);
  }
}

export async function requireActivePartner(call: Call, partner_id: string): Promise<void> {
  const { category } = await call.one<{ category: string }>(
    sql`
      select s.category
      from partners p join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
      where p.organization_id = ${call.organization_id} and p.id = ${partner_id}`,
    'This partner',
  );
  if (category !== 'active') throw conflict('Only active partners can register deals.');
}

export async function approvesAtOnce(call: Call, type_id: string): Promise<boolean> {
  const type = await call.one<{ auto_approves: boolean }>(sql`
    select auto_approves from opportunity_types where organization_id = ${call.organization_id} and id = ${type_id}`);
  return type.auto_approves;
}

function refuseDuplicate(conflicts: readonly Conflict[]): void {
  const duplicate = conflicts.find(({ kind }) => kind === 'same_partner_duplicate');
  if (!duplicate) return;
  const number = duplicate.evidence.number!;
  throw conflict(`This account is already registered. See registration ${number}.`, {
    existing: { id: duplicate.other_id, number },
  });
}

async function refuseTooSoon(call: Call, claimed: DealRegistration): Promise<void> {
  const date = await reapplyOn(call, toClaim(claimed));
  if (date)
    throw invalid({
      account_name: [`A registration of this account was rejected recently. It can be registered again from ${date}.`],
    });
}

/** Names the holder: only those of the company who see all partners read this. */
export async function alreadyProtectedError(
  call: Call,
  claimed: DealRegistration,
  seesAll = !call.actor.own_only,
): Promise<Error> {
  const found = seesAll ? await detectConflicts(call, toClaim(claimed)) : [];
  const holder = found.find(({ kind }) => kind === 'protected_by_other');
  const who = holder
    ? `${holder.evidence.partner_name} (registration ${holder.evidence.number})`
    : 'another registration';
  return conflict(`This account is already protected for ${who}.`, {
    ...(holder && { existing: { id: holder.other_id, number: holder.evidence.number } }),
  });
}
