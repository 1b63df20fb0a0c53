import { defineMailAction } from '#features/platform/mail-actions/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

const emailOf = (call: Call, id: string) =>
  call.maybe<{ user_id: string }>(
    sql`select user_id from work_emails where organization_id = ${call.organization_id} and id = ${id} and is_on`,
  );

/** Turns the email off by the link in it, without signing in. */
export const stopAction = defineMailAction({
  key: 'work_emails.stop',
  label: 'Turn off this email',
  can: 'work_items:view',
  modes: ['company', 'partner'],
  flag: 'work_items',
  days: 60,
  state: async (call, id) => ((await emailOf(call, id)) ? 'on' : null),
  preview: async () => ({
    title: 'Turn off the morning email?',
    text: 'Your open work stays under My work. You can turn the email on again in your notification settings.',
    confirm: 'Turn off',
  }),
  run: async (call, id) => {
    await call.run(sql`
      update work_emails set is_on = false
      where organization_id = ${call.organization_id} and id = ${id} and user_id = ${call.actor.user_id}`);
    return 'The morning email is off.';
  },
});
