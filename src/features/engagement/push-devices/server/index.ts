import type { ServerFeature } from '#server/feature.ts';
import { onPersonErasure } from './erasure.ts';
import { pushDeviceJobRules, pushDeviceJobs } from './jobs.ts';
import { pushDeviceRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'push-devices',
  jobRules: pushDeviceJobRules,
  jobs: pushDeviceJobs,
  onPersonErasure,
  plugin: pushDeviceRoutes,
};
