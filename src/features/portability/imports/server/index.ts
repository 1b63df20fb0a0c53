import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { importJobs } from './jobs.ts';
import { imports } from './resource.ts';
import { importPlugin, importRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'imports',
  flag: {
    key: 'imports',
    description: 'Imports CSV and Excel files, with a preview and an undo.',
    default: true,
  },
  resources: [imports],
  routes: importRoutes,
  jobRules: {
    'imports.run': { seconds: 900, onGivenUp: { says: 'An import stopped.' } },
    'imports.undo': { seconds: 900, onGivenUp: { says: 'An import was not undone.' } },
  },
  jobs: importJobs,
  plugin: importPlugin,
  demo,
};
