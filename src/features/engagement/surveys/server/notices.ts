import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Addressee, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';

interface Invited {
  id: string;
  survey_name: string;
  is_anonymous: boolean;
}

export async function tellAsked(
  call: Call,
  person: Addressee & { partner_id: string },
  { id, survey_name, is_anonymous }: Invited,
): Promise<void> {
  if (call.batch_id) return;
  await notify(
    call,
    { mode: 'partner', partner_id: person.partner_id, people: [person] },
    { kind: 'survey_sent', text: `Your opinion, please: “${survey_name}”`, link: `/feedback/answer/${id}` },
    {
      subject: survey_name,
      action: 'Answer',
      more: is_anonymous ? 'Your answers are anonymous.' : 'It takes a minute or two.',
    },
  );
}

export async function tellReminder(
  call: Call,
  person: Addressee & { partner_id: string },
  { id, survey_name }: Omit<Invited, 'is_anonymous'>,
): Promise<void> {
  await notify(
    call,
    { mode: 'partner', partner_id: person.partner_id, people: [person] },
    { kind: 'survey_reminder', text: `Still open for you: “${survey_name}”`, link: `/feedback/answer/${id}` },
    { subject: `Reminder: ${survey_name}`, action: 'Answer' },
  );
}

/** A low score of a named person is told to those who can do something about it. */
export async function tellDetractor(
  call: Call,
  { id, partner_id, score, survey_name }: { id: string; partner_id: string; score: number; survey_name: string },
): Promise<void> {
  if (call.batch_id) return;
  const { name } = await call.one<{ name: string }>('select name from partners where organization_id = $1 and id = $2', [
    call.organization_id,
    partner_id,
  ]);
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'surveys', 'manage', partner_id) },
    {
      kind: 'survey_low_score',
      text: `${name} gave ${score} of 10 in “${survey_name}”`,
      link: `/feedback/responses/show/${id}`,
      about: [{ table: 'partners', id: partner_id }],
    },
    { subject: `Low score from ${name}`.slice(0, 120), action: 'View response' },
  );
}
