import { alreadyEmailed, notify, teamMembersAmong } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { defineTopics } from '#server/extension-points/notification-topics.ts';
import { texts } from './texts.ts';
import type { OpenForm } from './visitor.ts';

export const topics = defineTopics([
  {
    key: 'form_submissions',
    resource: 'forms',
    label: 'Form submissions',
    about: 'Someone submitted a form that you receive.',
    mode: 'company',
    email: 'instant',
    kinds: ['form_submitted'],
  },
]);

/** Notifies the recipients of a form, except those who get an email about the record it created. */
export async function tellRecipients(
  call: Call,
  form: Pick<OpenForm, 'id' | 'name'>,
  id: string,
  email: string | null,
): Promise<void> {
  const { recipient_ids } = await call.one<{ recipient_ids: string[] }>(
    sql`select recipient_ids from forms where organization_id = ${call.organization_id} and id = ${form.id}`,
  );
  if (recipient_ids.length === 0) return;
  const told = alreadyEmailed(call);
  const people = (await teamMembersAmong(call, recipient_ids)).filter(({ user_id }) => !told.has(user_id));
  await notify(
    call,
    { mode: 'company', people },
    () => ({
      kind: 'form_submitted',
      text: texts.submitted(form.name, email),
      link: `/forms/show/${form.id}?tab=submissions&drawer=${id}`,
      dedupe_key: `form_submission:${id}`,
    }),
    () => ({ subject: texts.submittedSubject(form.name), action: texts.viewSubmission }),
  );
}
