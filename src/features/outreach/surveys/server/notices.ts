import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

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
    {
      kind: isReminder ? 'survey_reminder' : 'survey_sent',
      text: isReminder ? `The survey “${survey_name}” is still open.` : `Please answer the survey “${survey_name}”.`,
      link: `/feedback/answer/${id}`,
    },
    {
      subject: `${isReminder ? 'Reminder: ' : ''}${survey_name}`.slice(0, 120),
      action: 'Answer survey',
      more: is_anonymous ? 'Your answers are anonymous.' : 'It takes a minute or two.',
    },
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
    {
      kind: 'survey_low_score',
      text: `${name} gave a score of ${score} in “${survey_name}”.`,
      link: `/feedback/responses/show/${id}`,
      about: [{ table: 'partners', id: partner_id }],
    },
    { subject: `Low score from ${name}`.slice(0, 120), action: 'View response' },
  );
}
