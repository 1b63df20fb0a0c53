import type { Call } from '#server/call.ts';
import type { Static } from '#shared/schema.ts';
import type { Answer, Move, Release } from '../schema.ts';
import { redetect } from './conflicts.ts';
import { lockedRegistration, move, moverOf, requireStanding } from './move.ts';
import { tellAnswer, tellGivenUp } from './notices.ts';
import { endProtection, lastPayingDay } from './protection.ts';
import { resumed } from './review-clock.ts';
import { lookAtRivalsLater } from './rivals.ts';

/** What the partner itself may do with its registration; the company's eyes are borrowed for what follows from it. */

export async function answerQuestion(call: Call, id: string, input: Static<typeof Answer>): Promise<void> {
  const mover = moverOf(call);
  const registration = await lockedRegistration(call, id, input.row_version);
  await call.asCompany(async (company) => {
    const answered = await move(
      company,
      registration,
      'pending_review',
      mover,
      { code: 'answer', text: input.answer },
      { answer: input.answer, ...resumed(company, registration) },
    );
    await redetect(company, answered);
    await tellAnswer(company, answered);
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
    await tellGivenUp(company, withdrawn);
    await lookAtRivalsLater(company, id);
  });
}

/** The partner gives its protection up; the account is free for others at once. */
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
    await tellGivenUp(company, released);
    await lookAtRivalsLater(company, id);
  });
}
