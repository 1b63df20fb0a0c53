import type { ServerFeature } from '#server/feature.ts';
import { companyDownload } from './download.ts';
import { growthRoutes, sizeMeasuring } from './growth.ts';
import { superadminJobs } from './jobs.ts';
import { operatorRoutes } from './operators.ts';
import { superadminRoutes } from './routes.ts';
import { operatorViewAs } from './view-as.ts';

export const feature: ServerFeature = {
  name: 'superadmin',
  routes: superadminRoutes,
  jobRules: {
    'superadmin.delete-company': { seconds: 1800, onGivenUp: 'operators' },
  },
  jobs: superadminJobs,
  installationJobs: [sizeMeasuring],
  plugin: (api, kernel) => {
    companyDownload(api, kernel);
    operatorViewAs(api, kernel);
    operatorRoutes(api, kernel);
    growthRoutes(api, kernel);
  },
};
