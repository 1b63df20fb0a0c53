import { changePreference } from '#features/engagement/notifications/server/service.ts';
import { defineMailAction } from '#features/platform/mail-actions/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { TOPIC } from './setting.ts';
import { texts } from './texts.ts';

/** The person of a digest whose email is on; undefined once it is off. */
const readerOf = (call: Call, id: string) =>
  call.maybe<{ user_id: string }>(sql`
    select d.user_id from weekly_digests d
    where d.organization_id = ${call.organization_id} and d.id = ${id}
      and not exists (select from notification_preferences p
        where p.organization_id = d.organization_id and p.user_id = d.user_id and p.mode = 'partner'
          and p.topic = ${TOPIC} and p.email = 'off')`);

/** Turns the emails of the topic off by the link in one of them, without signing in. */
export const stopAction = defineMailAction({
  key: 'weekly_digests.stop',
  get label() {
    return texts.stop;
  },
  can: 'weekly_digests:manage',
  modes: ['partner'],
  isAside: true,
  flag: 'weekly_digests',
  days: 60,
  state: async (call, id) => ((await readerOf(call, id)) ? 'on' : null),
  preview: async () => ({ title: texts.stopTitle, text: texts.stopText, confirm: texts.stopConfirm }),
  run: async (call) => {
    await changePreference(call, { topics: [{ topic: TOPIC, in_app: true, email: 'off' }] });
    return texts.stopped;
  },
});
