import type { ServerFeature } from '#server/feature.ts';
import { connectors } from './connectors.ts';
import { demo } from './demo.ts';
import { exchangeJobs, exchangeSchedules } from './jobs.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { exchangePlugin, exchangeRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'deal-exchange',
  flag: {
    key: 'deal_exchange',
    description: 'Systems of partners register deals and read their state and earnings by API key.',
    default: true,
  },
  routes: exchangeRoutes,
  plugin: exchangePlugin,
  jobs: exchangeJobs,
  schedules: exchangeSchedules,
  onPartnerMerge,
  connectors,
  demo,
};
