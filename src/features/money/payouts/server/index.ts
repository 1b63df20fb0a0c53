import type { ServerFeature } from '#server/feature.ts';
import { payoutDownloads } from './downloads.ts';
import { payoutJobs, payoutTopics } from './inactive.ts';
import { topics } from './notification-topics.ts';
import { plannedJobs, plannedSchedules } from './planned.ts';
import { payoutBatches, payoutItems, payoutMethods } from './resource.ts';
import { conversionRoutes, earningsRoutes, payoutRoutes, sealedRoutes } from './routes.ts';
import { withholdingRules } from './withholding.ts';

export const feature: ServerFeature = {
  name: 'payouts',
  flag: {
    key: 'payouts',
    description: 'Batches that pay partners, payout details and statements, on both sides.',
    default: true,
  },
  resources: [payoutBatches, payoutItems, payoutMethods, withholdingRules],
  routes: [...payoutRoutes, ...earningsRoutes, ...conversionRoutes],
  jobs: { ...payoutJobs, ...plannedJobs },
  schedules: plannedSchedules,
  on: payoutTopics,
  plugin: (api, kernel) => {
    sealedRoutes(api, kernel);
    payoutDownloads(api, kernel);
  },
  topics,
};
