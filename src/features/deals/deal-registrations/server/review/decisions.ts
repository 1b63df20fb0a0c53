import { rejectApproval } from '#features/setup/approval-chains/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { type DealConflict, needsReason } from '../../conflicts.schema.ts';
import type { DealRegistration } from '../../schema.ts';
import type {
  ProtectionRevocation,
  RegistrationApproval,
  RegistrationQuestion,
  RegistrationRejection,
} from '../../steps.schema.ts';
import { scheduleConflictChecks } from '../conflicts/conflicting-registrations.ts';
import { resolveConflicts, toClaim, updateConflicts } from '../conflicts/conflicts.ts';
import { alreadyProtectedError, lockCustomer, requireActivePartner } from '../conflicts/screening.ts';
import { notifyDecision, notifyOvertaken } from '../notices.ts';
import { endProtection, lastPayingDay, protect } from '../protection/protection.ts';
import { convertRegistration } from '../registration/conversion.ts';
import { requireDistributorAnswer } from '../registration/distributor.ts';
import { move, moverOf, requireStanding } from '../registration/move.ts';
import { approvalSubject } from './approval-facts.ts';
import { isLastApproval } from './approvals.ts';
import { delaySoFar, pauseDeadline } from './review-clock.ts';

/**
 * Approves and protects from now on, extended by the company's own delay. Where an approval chain applies, only its
 * last step does so; every step before it is recorded, and the next reviewer is notified.
 * @throws 409 when another partner holds the account, or this one is suspended or gone; 422 when blocking conflicts are
 * not answered by an override
 */
export async function approveRegistration(
  call: Call,
  registration: DealRegistration,
  input: RegistrationApproval,
): Promise<void> {
  const { id } = registration;
  await requireActivePartner(call, registration.partner_id);
  await requireDistributorAnswer(call, registration);
  const mover = moverOf(call);
  if (!(await isLastApproval(call, registration, mover, input.comment))) return;
  await lockCustomer(call, toClaim(registration));
  await updateConflicts(call, registration);
  const open = await call.rows<Pick<DealConflict, 'kind' | 'severity' | 'resolution' | 'other_id'>>(sql`
    select kind, severity, resolution, other_id from deal_conflicts
    where organization_id = ${call.organization_id} and registration_id = ${id} and resolution = 'open'`);
  const delay = delaySoFar(call, registration);
  // Before asking for an override: no words lift another partner's protection.
  const until = await protect(call, registration, delay);
  if (until === null) throw await alreadyProtectedError(call, registration);
  if (open.some(needsReason) && !input.override)
    throw invalid({ override: ['This registration has a conflict. Give a reason for approving it.'] });
  await resolveConflicts(call, id, mover, { resolution: 'overridden', ...input.override });
  const approved = await move(
    call,
    registration,
    'approved',
    mover,
    { code: delay > 0 ? 'approved_late' : null, text: input.reason_text },
    {
      decided_at: call.now().toISOString(),
      decided_by: mover.user_id,
      decided_by_name: mover.name,
      reason_code: null,
      reason_text: input.reason_text ?? null,
      expires_at: until,
      review_due_at: null,
      vendor_delay_seconds: delay,
      policy_clause: null,
      conflict_severity: null,
    },
  );
  await notifyDecision(call, approved);
  // Also a reviewer who is limited to some partners decides over the others' claims.
  await call.asCompany(async (company) => {
    for (const { kind, other_id } of open)
      if (kind === 'pending_by_other' && other_id) await notifyOvertaken(company, other_id);
  });
  await scheduleConflictChecks(call, id);
  if (input.convert) await convertRegistration(call, approved, {});
}

export async function rejectRegistration(
  call: Call,
  registration: DealRegistration,
  input: RegistrationRejection,
): Promise<void> {
  const { id } = registration;
  const mover = moverOf(call);
  await rejectApproval(call, { ...approvalSubject(id), by: { user_id: mover.user_id, name: mover.name } });
  await resolveConflicts(call, id, mover, { resolution: 'upheld', code: input.reason_code });
  const rejected = await move(
    call,
    registration,
    'rejected',
    mover,
    { code: input.reason_code, text: input.reason_text },
    {
      decided_at: call.now().toISOString(),
      decided_by: mover.user_id,
      decided_by_name: mover.name,
      reason_code: input.reason_code,
      reason_text: input.reason_text,
      review_due_at: null,
      vendor_delay_seconds: delaySoFar(call, registration),
      conflict_severity: null,
    },
  );
  await notifyDecision(call, rejected);
  await scheduleConflictChecks(call, id);
}

export async function requestInformation(
  call: Call,
  registration: DealRegistration,
  { question }: RegistrationQuestion,
): Promise<void> {
  const asked = await move(
    call,
    registration,
    'info_requested',
    moverOf(call),
    { code: 'question', text: question },
    { question, answer: null, ...pauseDeadline(call, registration) },
  );
  await notifyDecision(call, asked);
}

export async function revokeRegistration(
  call: Call,
  registration: DealRegistration,
  input: ProtectionRevocation,
): Promise<void> {
  const { id } = registration;
  requireStanding(call, registration);
  const expires_at = call.now().toISOString();
  const revoked = await move(
    call,
    registration,
    'revoked',
    moverOf(call),
    { code: input.reason_code, text: input.reason_text },
    {
      reason_code: input.reason_code,
      reason_text: input.reason_text,
      expires_at,
      pays_until: await lastPayingDay(call, expires_at),
    },
  );
  await endProtection(call, id, 'revoked');
  await notifyDecision(call, revoked);
  await scheduleConflictChecks(call, id);
}
