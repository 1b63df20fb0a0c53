import type { Call } from '#server/call.ts';
import { conflict, invalid } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import type { IntroductionRequest } from '../mapping.schema.ts';
import type { Introduction, IntroductionStatus } from '../schema.ts';
import { noticeOfIntroduction } from './notices.ts';
import { knownMatch } from './overlaps/matches.ts';
import { introductions } from './resource.ts';

/** The steps of each status. Won and lost also follow the deal. */
const transitions: Readonly<Record<IntroductionStatus, readonly IntroductionStatus[]>> = {
  requested: ['accepted', 'declined', 'withdrawn'],
  accepted: ['made', 'declined', 'withdrawn'],
  made: ['meeting', 'opportunity', 'lost'],
  meeting: ['opportunity', 'lost'],
  opportunity: ['won', 'lost'],
  declined: [],
  won: [],
  lost: [],
  withdrawn: [],
};
/** The steps of the side that was asked; the asking side takes the others. */
const answers: readonly IntroductionStatus[] = ['accepted', 'declined', 'made'];

/** Asks the other side for an introduction at an account that both lists contain. @returns the id */
export async function requestIntroduction(call: Call, match_id: string, asked: IntroductionRequest): Promise<string> {
  call.require('introductions', 'manage');
  const { actor } = call;
  if (asked.due_on && asked.due_on < call.today()) throw invalid({ due_on: ['must not lie in the past'] });
  await call.rows('select pg_advisory_xact_lock(hashtextextended($1, 67))', [`introduction ${match_id}`]);
  const match = await knownMatch(call, match_id, 'introduction');
  return call.asCompany(async (company) => {
    const open = await company.maybe(
      `select from introductions where organization_id = $1 and match_id = $2 and asked_by = $3
         and status in ('requested', 'accepted', 'made', 'meeting', 'opportunity')`,
      [company.organization_id, match_id, actor.mode],
    );
    if (open) throw conflict('There is already an open introduction for this account.', { allowed: [] });
    const { owner_user_id } = await company.one<{ owner_user_id: string | null }>(
      'select owner_user_id from partners where organization_id = $1 and id = $2',
      [company.organization_id, match.partner_id],
    );
    const id = newId();
    await company.run(
      `insert into introductions (organization_id, id, partner_id, asked_by, account_name, account_domain, account_id, match_id, message,
         contact_name, requested_by_user_id, requested_by_name, owner_user_id, due_on, status_changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        company.organization_id,
        id,
        match.partner_id,
        actor.mode,
        // The name that the answering side knows.
        match.theirs.name,
        match.theirs.domain,
        match.account_id,
        match_id,
        asked.message,
        asked.contact_name?.trim() || null,
        actor.user_id,
        actor.full_name,
        actor.mode === 'company' ? actor.user_id : owner_user_id,
        asked.due_on ?? null,
        call.now(),
      ],
    );
    await noticeOfIntroduction(
      company,
      {
        id,
        account_name: match.theirs.name,
        partner_id: match.partner_id,
        asked_by: actor.mode,
        owner_user_id,
      },
      'requested',
    );
    return id;
  });
}

/** Moves an introduction to its next status. @throws 403 for a step of the other side, 409 for a wrong status */
export async function moveIntroduction(
  call: Call,
  id: string,
  status: IntroductionStatus,
  { reason }: { reason?: string | null | undefined } = {},
): Promise<void> {
  const row = await lockedRow<Introduction>(call, introductions, id);
  const isAnswer = answers.includes(status);
  if (isAnswer === (row.asked_by === call.actor.mode)) {
    throw conflict(isAnswer ? 'The other side answers this request.' : 'The side that asked takes this step.', {
      allowed: [],
    });
  }
  const allowed = transitions[row.status];
  if (!allowed.includes(status))
    throw conflict(`This is not possible for an introduction in status "${row.status}".`, { allowed });
  if (reason) await call.because(reason);
  await call.run(
    `update introductions set status = $3, reason = coalesce($4, reason), status_changed_at = $5,
       answered_at = case when $6 then $5 else answered_at end, answered_by_name = case when $6 then $7 else answered_by_name end
     where organization_id = $1 and id = $2`,
    [
      call.organization_id,
      id,
      status,
      reason?.trim() || null,
      call.now(),
      status === 'accepted' || status === 'declined',
      call.actor.full_name,
    ],
  );
  if (status === 'accepted' || status === 'declined' || status === 'made')
    await noticeOfIntroduction(call, row, status, status === 'declined' ? reason?.trim() || null : null);
}
