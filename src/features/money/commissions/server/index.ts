import type { ServerFeature } from '#server/feature.ts';
import { disputeRoutes } from './dispute-routes.ts';
import { commissionJobs, commissionSchedules, commissionTopics } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { rateFetchingRoutes } from './rate-fetching-routes.ts';
import {
  commissionDisputes,
  commissionEvents,
  commissionLines,
  commissionRecalculations,
  counterChecks,
  exchangeRates,
  openingVolumes,
} from './resource.ts';
import { commissionRoutes } from './routes.ts';
import { trialRoutes } from './trial/routes.ts';

export const feature: ServerFeature = {
  name: 'commissions',
  partOf: 'commissions',
  resources: [
    commissionLines,
    commissionEvents,
    commissionDisputes,
    commissionRecalculations,
    counterChecks,
    exchangeRates,
    openingVolumes,
  ],
  routes: [...commissionRoutes, ...disputeRoutes, ...trialRoutes],
  jobs: commissionJobs,
  schedules: commissionSchedules,
  on: commissionTopics,
  plugin: rateFetchingRoutes,
  topics,
};
