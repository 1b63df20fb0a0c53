import { defineMailAction } from '#features/platform/mail-actions/server/service.ts';
import type { Call } from '#server/call.ts';

const emailOf = (call: Call, id: string) =>
  call.maybe<{ user_id: string }>('select user_id from work_emails where organization_id = $1 and id = $2 and is_on', [
    call.organization_id,
    id,
  ]);

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
    await call.run('update work_emails set is_on = false where organization_id = $1 and id = $2 and user_id = $3', [
      call.organization_id,
      id,
      call.actor.user_id,
    ]);
    return 'The morning email is off.';
  },
});
