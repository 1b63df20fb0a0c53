import { cancelApproval } from '#features/setup/approval-chains/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Static } from '#shared/schema.ts';
import type { Answer, Move, Release } from '../../schema.ts';
import { scheduleConflictChecks } from '../conflicts/conflicting-registrations.ts';
import { updateConflicts } from '../conflicts/conflicts.ts';
import { notifyAnswer, notifyReleased } from '../notices.ts';
import { endProtection, lastPayingDay } from '../protection/protection.ts';
import { approvalSubject, refreshedApprovals } from '../review/approval-facts.ts';
import { resumeDeadline } from '../review/review-clock.ts';
import { lockedRegistration, move, moverOf, requireStanding } from './move.ts';

/** The partner's own actions on its registration; their consequences run with the company's permissions. */

export async function answerQuestion(call: Call, id: string, input: Static<typeof Answer>): Promise<void> {
  const mover = moverOf(call);
  const registration = await lockedRegistration(call, id, input.row_version);
  await call.asCompany(async (company) => {
    const approvals = await refreshedApprovals(company, registration);
    const answered = await move(
      company,
      registration,
      'pending_review',
      mover,
      { code: 'answer', text: input.answer },
      { answer: input.answer, ...resumeDeadline(company, registration), ...approvals },
    );
    await updateConflicts(company, answered);
    await notifyAnswer(company, answered);
  });
}

export async function withdrawRegistration(call: Call, id: string, input: Static<typeof Move>): Promise<void> {
  const mover = moverOf(call);
  const registration = await lockedRegistration(call, id, input.row_version);
  await call.asCompany(async (company) => {
    const withdrawn = await move(
      company,
      registration,
      'withdrawn',
      mover,
      { code: 'withdrawn', text: input.reason_text },
      { reason_text: input.reason_text ?? null, review_left_seconds: null },
    );
    await cancelApproval(company, approvalSubject(id));
    await notifyReleased(company, withdrawn);
    await scheduleConflictChecks(company, id);
  });
}

/** The partner releases the protection; the account is free immediately. */
export async function releaseRegistration(call: Call, id: string, input: Static<typeof Release>): Promise<void> {
  const mover = moverOf(call);
  const registration = await lockedRegistration(call, id, input.row_version);
  requireStanding(call, registration);
  await call.asCompany(async (company) => {
    const expires_at = company.now().toISOString();
    const released = await move(
      company,
      registration,
      'released',
      mover,
      { code: input.reason_code ?? 'released', text: input.reason_text },
      {
        reason_code: input.reason_code ?? null,
        reason_text: input.reason_text ?? null,
        expires_at,
        pays_until: await lastPayingDay(company, expires_at),
      },
    );
    await endProtection(company, id, 'released');
    await notifyReleased(company, released);
    await scheduleConflictChecks(company, id);
  });
}
