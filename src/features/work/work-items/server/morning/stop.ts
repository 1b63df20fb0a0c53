import { defineMailAction } from '#features/platform/mail-actions/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { texts } from '../texts.ts';

const emailOf = (call: Call, id: string) =>
  call.maybe<{ user_id: string }>(
    sql`select user_id from work_emails where organization_id = ${call.organization_id} and id = ${id} and is_on`,
  );

/** Turns the email off by the link in it, without signing in. */
export const stopAction = defineMailAction({
  key: 'work_emails.stop',
  get label() {
    return texts.stop;
  },
  can: 'work_items:view',
  modes: ['company', 'partner'],
  flag: 'work_items',
  days: 60,
  state: async (call, id) => ((await emailOf(call, id)) ? 'on' : null),
  preview: async () => ({ title: texts.stopTitle, text: texts.stopText, confirm: texts.stopConfirm }),
  run: async (call, id) => {
    await call.run(sql`
      update work_emails set is_on = false
      where organization_id = ${call.organization_id} and id = ${id} and user_id = ${call.actor.user_id}`);
    return texts.stopped;
  },
});
