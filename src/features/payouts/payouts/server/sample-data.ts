import { releaseDue } from '#features/commissions/commissions/server/service.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import { defineSampleGuard, defineSampleRows } from '#server/extension-points/sample-data.ts';
import { createPayout, takePayoutStep } from './service.ts';

/** A draft of what the sample deals have earned. A company with commissions of its own gets none. */
export const sampleData = defineSampleRows({
  table: 'payout_batches',
  after: ['opportunities'],
  count: 1,
  ends: {
    live: "status <> 'canceled'",
    end: async (call, ids) => {
      for (const id of ids) await takePayoutStep.cancel(call, id, { reason: 'The sample data was removed' });
    },
  },
  plant: async (call, planted) => {
    const { own, sample } = await call.one<{ own: number; sample: number }>(sql`
      select count(*) filter (where opportunity_id is null or opportunity_id <> all(${planted('opportunities')}::uuid[]))::int
          as own,
        count(*) filter (where opportunity_id = any(${planted('opportunities')}::uuid[]))::int as sample
      from commission_lines where organization_id = ${call.organization_id} and status in ('on_hold', 'payable')`);
    if (own > 0 || sample === 0) return [];
    await releaseDue(call);
    return [await createPayout(call, { currency: await baseCurrency(call), name: 'Sample payout' })];
  },
});

/** A payout that was approved since is the company's own. */
export const sampleGuard = defineSampleGuard({
  holds: [
    {
      noun: ['approved payout', 'approved payouts'],
      isFinal: 'It is approved or paid.',
      find: async (call, ids) => {
        const rows = await call.rows<{ id: string }>(sql`
          select id from payout_batches where organization_id = ${call.organization_id} and id = any(${ids}::uuid[])
            and status not in ('draft', 'pending_approval')`);
        return new Map(rows.map(({ id }) => [id, 1]));
      },
    },
  ],
});
