import type { ServerFeature } from '#server/feature.ts';
import { certificateRoute } from './certificates.ts';
import { demo } from './demo.ts';
import { hostJobs, hostSchedules } from './jobs.ts';
import { hostRoutes } from './routes.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'company-hosts',
  doors: { address: ['PUT /company_hosts', 'POST /company_hosts/check'] },
  plugin: hostRoutes,
  publicRoutes: certificateRoute,
  jobs: hostJobs,
  schedules: hostSchedules,
  workItems,
  demo,
};
