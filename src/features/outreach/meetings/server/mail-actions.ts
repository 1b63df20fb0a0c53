import { defineMailAction } from '#features/platform/mail-actions/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import { said } from '#shared/text/labels.ts';
import type { Meeting } from '../schema.ts';
import { meetingSteps } from '../steps.schema.ts';
import { meetingTimeText, ownZone } from './invitations.ts';
import { meetings } from './resource.ts';
import { takeMeetingStep } from './steps.ts';
import { texts } from './texts.ts';

export const mailActions = [
  defineMailAction({
    key: 'meetings.pick',
    label: 'Pick a time without signing in',
    can: 'meetings:manage',
    modes: ['company', 'partner'],
    flag: 'meetings',
    days: 14,
    // Other times that were proposed since are in another email; the side that proposed them cannot pick.
    state: async (call, id) => {
      const found = await call.maybe<{ proposed_by: string; times: string }>(sql`
        select proposed_by, md5(proposed_times::text) as times from meetings
        where organization_id = ${call.organization_id} and id = ${id} and status = 'proposed'`);
      return found ? `proposed by the ${found.proposed_by} ${found.times}` : null;
    },
    preview: async (call, id) => {
      const { title, proposed_times, duration_minutes } = await readRow<Meeting>(call, meetings, id);
      const zone = await ownZone(call);
      const options = await Promise.all(
        proposed_times.map(async (value) => ({ value, label: await meetingTimeText(call, value, zone) })),
      );
      return {
        title: texts.pickTitle(title),
        text: said(meetingSteps.steps.pick.text),
        facts: [{ label: texts.duration, value: texts.minutes(duration_minutes) }],
        fields: [{ name: 'starts_at', label: texts.time, kind: 'choice', is_required: true, options }],
        confirm: texts.pickThisTime,
      };
    },
    run: async (call, id, { starts_at = '' }) => {
      await takeMeetingStep.pick(call, id, { starts_at });
      const { title } = await readRow<Meeting>(call, meetings, id);
      return texts.isOn(title, await meetingTimeText(call, starts_at, await ownZone(call)));
    },
  }),
];
