import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { texts } from './texts.ts';

export interface Invited {
  id: string;
  partner_id: string;
  user_id: string;
  survey_name: string;
  is_anonymous: boolean;
}

/** Asks a person to answer, or reminds them. */
export async function tellInvited(
  call: Call,
  { id, partner_id, user_id, survey_name, is_anonymous }: Invited,
  isReminder: boolean,
): Promise<void> {
  const people = await call.rows<{ user_id: string; full_name: string; email: string }>(
    sql`select user_id, full_name, email from partner_standings(${partner_id}) where user_id = ${user_id}`,
  );
  await notify(
    call,
    { mode: 'partner', partner_id, people },
    () => ({
      kind: isReminder ? 'survey_reminder' : 'survey_sent',
      text: (isReminder ? texts.stillOpen : texts.pleaseAnswer)(survey_name),
      link: `/feedback/answer/${id}`,
    }),
    () => ({
      subject: (isReminder ? texts.reminderSubject(survey_name) : survey_name).slice(0, 120),
      action: texts.answerSurvey,
      more: is_anonymous ? texts.anonymous : texts.takesAMinute,
    }),
  );
}

/** Notifies the people who can follow up of a low score of a named person. */
export async function tellLowScore(
  call: Call,
  { id, partner_id, score, survey_name }: { id: string; partner_id: string; score: number; survey_name: string },
): Promise<void> {
  if (call.batch_id) return;
  const { name } = await call.one<{ name: string }>(
    sql`select name from partners where organization_id = ${call.organization_id} and id = ${partner_id}`,
  );
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'survey_responses', 'manage', partner_id) },
    () => ({
      kind: 'survey_low_score',
      text: texts.lowScore(name, score, survey_name),
      link: `/feedback/responses/show/${id}`,
      about: [{ table: 'partners', id: partner_id }],
    }),
    () => ({ subject: texts.lowScoreSubject(name).slice(0, 120), action: texts.viewResponse }),
  );
}
