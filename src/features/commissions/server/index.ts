import type { ServerFeature } from '#server/feature.ts';
import { commissionJobs, commissionSchedules } from './jobs.ts';
import {
  commissionEvents,
  commissionLines,
  commissionRecalculations,
  exchangeRates,
  openingVolumes,
} from './resource.ts';
import { commissionRoutes } from './routes.ts';
import { trialRoutes } from './trial/routes.ts';

export const feature: ServerFeature = {
  name: 'commissions',
  partOf: 'commissions',
  resources: [commissionLines, commissionEvents, commissionRecalculations, exchangeRates, openingVolumes],
  routes: [...commissionRoutes, ...trialRoutes],
  jobs: commissionJobs,
  schedules: commissionSchedules,
};
