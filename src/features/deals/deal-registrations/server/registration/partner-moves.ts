import { createComment } from '#features/deals/registration-comments/server/service.ts';
import { cancelApproval } from '#features/setup/approval-chains/server/service.ts';
import type { Call } from '#server/call.ts';
import type { DealRegistration } from '../../schema.ts';
import type {
  RegistrationAnswer,
  RegistrationInformation,
  RegistrationRelease,
  RegistrationWithdrawal,
} from '../../steps.schema.ts';
import { scheduleConflictChecks } from '../conflicts/conflicting-registrations.ts';
import { updateConflicts } from '../conflicts/conflicts.ts';
import { notifyAnswer, notifyReleased } from '../notices.ts';
import { endProtection, lastPayingDay } from '../protection/protection.ts';
import { approvalSubject, refreshedApprovals } from '../review/approval-facts.ts';
import { resumeDeadline } from '../review/review-clock.ts';
import { move, moverOf, requireStanding } from './move.ts';

/** The partner's own actions on its registration; their consequences run with the company's permissions. */

export async function answerRegistrationQuestion(
  call: Call,
  registration: DealRegistration,
  { answer }: RegistrationAnswer,
): Promise<void> {
  const mover = moverOf(call);
  await call.asCompany(async (company) => {
    const approvals = await refreshedApprovals(company, registration);
    const answered = await move(
      company,
      registration,
      'pending_review',
      mover,
      { code: 'answer', text: answer },
      { answer, ...resumeDeadline(company, registration), ...approvals },
    );
    await updateConflicts(company, answered);
    await notifyAnswer(company, answered);
  });
}

/** A comment that the company is notified of. */
export async function informCompany(
  call: Call,
  { id }: DealRegistration,
  { body }: RegistrationInformation,
): Promise<void> {
  await createComment(call, { registration_id: id, body, visibility: 'shared' });
}

export async function withdrawRegistration(
  call: Call,
  registration: DealRegistration,
  { reason_text }: RegistrationWithdrawal,
): Promise<void> {
  const mover = moverOf(call);
  await call.asCompany(async (company) => {
    const withdrawn = await move(
      company,
      registration,
      'withdrawn',
      mover,
      { code: 'withdrawn', text: reason_text },
      { reason_text: reason_text ?? null, review_left_seconds: null },
    );
    await cancelApproval(company, approvalSubject(registration.id));
    await notifyReleased(company, withdrawn);
    await scheduleConflictChecks(company, registration.id);
  });
}

/** The partner releases the protection; the account is free immediately. */
export async function releaseRegistration(
  call: Call,
  registration: DealRegistration,
  { reason_code, reason_text }: RegistrationRelease,
): Promise<void> {
  const mover = moverOf(call);
  requireStanding(call, registration);
  await call.asCompany(async (company) => {
    const expires_at = company.now().toISOString();
    const released = await move(
      company,
      registration,
      'released',
      mover,
      { code: reason_code ?? 'released', text: reason_text },
      {
        reason_code: reason_code ?? null,
        reason_text: reason_text ?? null,
        expires_at,
        pays_until: await lastPayingDay(company, expires_at),
      },
    );
    await endProtection(company, registration.id, 'released');
    await notifyReleased(company, released);
    await scheduleConflictChecks(company, registration.id);
  });
}
