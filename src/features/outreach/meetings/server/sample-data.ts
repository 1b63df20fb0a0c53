import { defineSampleRows } from '#server/extension-points/sample-data.ts';
import { createMeeting } from './service.ts';

const DAY_MS = 86_400_000;

/** Two meetings with a sample partner: one to come, and one whose time the partner picks. */
export const sampleData = defineSampleRows({
  table: 'meetings',
  after: ['partners'],
  count: 2,
  isDeleted: true,
  plant: async (call, planted) => {
    const [partner_id] = planted('partners');
    if (!partner_id) return [];
    const at = (days: number) => new Date(call.now().getTime() + days * DAY_MS).toISOString();
    const owner = call.actor.user_id ? { owner_user_id: call.actor.user_id } : {};
    return [
      await createMeeting(call, {
        title: 'Sample: introduction',
        kind: 'introduction',
        partner_id,
        starts_at: at(4),
        ...owner,
      }),
      await createMeeting(call, {
        title: 'Sample: business review',
        kind: 'qbr',
        partner_id,
        proposed_times: [at(9), at(10), at(11)],
        ...owner,
      }),
    ];
  },
});
