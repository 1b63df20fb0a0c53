import type { ServerFeature } from '#server/feature.ts';
import { reportJobSchedules, reportJobs } from './jobs.ts';
import { reportDeliveries, reportRuns, reportSchedules } from './resource.ts';
import { reportPlugin, reportRoutes } from './routes.ts';
import { reportsOfAudience } from './uses.ts';

export const feature: ServerFeature = {
  name: 'report-schedules',
  resources: [reportSchedules, reportRuns, reportDeliveries],
  routes: reportRoutes,
  jobs: reportJobs,
  schedules: reportJobSchedules,
  usesAudiences: reportsOfAudience,
  plugin: reportPlugin,
};
