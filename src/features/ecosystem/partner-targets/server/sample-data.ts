import { baseCurrency } from '#server/company/company.ts';
import { defineSampleRows } from '#server/extension-points/sample-data.ts';
import { quarterOf } from '../quarter.ts';
import { createActionPlan } from './service.ts';

/** A plan of a sample partner for this quarter, as a draft. */
export const sampleData = defineSampleRows({
  table: 'partner_targets',
  after: ['partners'],
  count: 1,
  isDeleted: true,
  plant: async (call, planted) => {
    const [partner_id] = planted('partners');
    if (!partner_id) return [];
    return [
      await createActionPlan(call, {
        partner_id,
        starts_on: quarterOf(call.today()),
        currency: await baseCurrency(call),
        sourced_minor: 5_000_000,
        registrations: 5,
        certificates: 2,
      }),
    ];
  },
});
