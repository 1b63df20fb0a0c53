import { defineDemo } from '#server/demo/story.ts';
import { recordMilestones } from './record.ts';

/** The milestones that partners reached in the past of the demo. Only recent ones have a card. */
export const demo = [
  defineDemo('milestones', {
    when: 'afterwards',
    run: async ({ history }) => {
      await history.on(history.day(0), async (call) => {
        const happened = await call.rows<{ topic: string; ref_id: string }>(
          `select 'payout_items.updated' as topic, id as ref_id from payout_items where organization_id = $1 and status = 'paid'
           union all select 'deal_registrations.updated', id from deal_registrations where organization_id = $1
           union all select distinct 'tier_memberships.updated', partner_id from tier_memberships where organization_id = $1`,
          [call.organization_id],
        );
        await recordMilestones(call, happened);
      });
    },
  }),
];
