import { sql } from '#server/db/sql.ts';
import { defineSampleRows } from '#server/extension-points/sample-data.ts';
import { addDays } from '#shared/time/dates.ts';
import { archivePlans, assignPlan, createPlanFromTemplate, publishPlan } from './service.ts';

/** Days before today; the sample deals are won later. */
const STARTED = 90;

/** A published structure by which only the sample partners earn. */
export const sampleData = defineSampleRows({
  table: 'commission_plans',
  after: ['partners'],
  count: 1,
  ends: { live: 'archived_at is null', end: archivePlans },
  plant: async (call, planted) => {
    const effective_from = addDays(call.today(), -STARTED);
    // Sample commissions would belong to a month that the company has closed.
    const closed = await call.maybe(sql`
      select from accounting_periods where organization_id = ${call.organization_id} and state <> 'open'
        and month + interval '1 month' > ${effective_from} limit 1`);
    if (closed) return [];
    const { plan_id, version_id } = await createPlanFromTemplate(call, 'referral', { name: 'Sample: Referral fee' });
    await publishPlan(call, version_id, { effective_from });
    for (const target_id of planted('partners')) {
      await assignPlan(call, { plan_id, target: 'partner', target_id, effective_from });
    }
    return [plan_id];
  },
});
