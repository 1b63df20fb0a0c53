import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { recordFacts } from './record-state.ts';
import { dealRenewals } from './resource.ts';
import { renewalRoutes } from './routes.ts';
import { refreshRenewals } from './service.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'deal-renewals',
  flag: {
    key: 'deal_renewals',
    description: 'Deals with a term that ends, and the deals that renew them.',
    default: true,
  },
  resources: [dealRenewals],
  routes: renewalRoutes,
  jobs: {
    'deal-renewals.refresh': async (job) => {
      await job.within((call) => refreshRenewals(call));
    },
  },
  schedules: [{ cron: '30 2 * * *', task: 'deal-renewals.refresh' }],
  recordFacts,
  workItems,
  demo,
};
