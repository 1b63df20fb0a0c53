import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { refreshAfter, refreshRenewals } from './outcome.ts';
import { recordFacts } from './record-state.ts';
import { dealRenewals } from './resource.ts';
import { renewalRoutes } from './routes.ts';
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
  jobRules: {
    'deal-renewals.deal-updated': { onGivenUp: 'runs-again' },
  },
  jobs: {
    'deal-renewals.refresh': async (job) => {
      await job.within((call) => refreshRenewals(call));
    },
    'deal-renewals.deal-updated': (job, { ref_id }) =>
      job.within((call) => refreshAfter(call, (ref_id as string | null) ?? null)),
  },
  on: { 'opportunities.updated': ['deal-renewals.deal-updated'] },
  schedules: [{ cron: '30 2 * * *', task: 'deal-renewals.refresh' }],
  recordFacts,
  workItems,
  demo,
};
