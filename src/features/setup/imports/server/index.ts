import type { ServerFeature } from '#server/feature.ts';
import { importJobs } from './jobs.ts';
import { imports } from './resource.ts';
import { importPlugin, importRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'imports',
  flag: {
    key: 'imports',
    description: 'Files of other systems, brought in with a dry run and a way back.',
    default: true,
  },
  resources: [imports],
  routes: importRoutes,
  jobs: importJobs,
  plugin: importPlugin,
};
