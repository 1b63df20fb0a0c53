import { defineMailAction } from '#features/platform/mail-actions/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { Meeting } from '../schema.ts';
import { meetingSteps } from '../steps.schema.ts';
import { meetingTimeText, ownZone } from './invitations.ts';
import { meetings } from './resource.ts';
import { takeMeetingStep } from './steps.ts';

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
        title: `Pick a time for “${title}”`,
        text: meetingSteps.steps.pick.text,
        facts: [{ label: 'Duration', value: `${duration_minutes} minutes` }],
        fields: [{ name: 'starts_at', label: 'Time', kind: 'choice', is_required: true, options }],
        confirm: 'Pick this time',
      };
    },
    run: async (call, id, { starts_at = '' }) => {
      await takeMeetingStep.pick(call, id, { starts_at });
      const { title } = await readRow<Meeting>(call, meetings, id);
      return `“${title}” is on ${await meetingTimeText(call, starts_at, await ownZone(call))}.`;
    },
  }),
];
