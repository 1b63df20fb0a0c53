import type { ServerFeature } from '#server/feature.ts';
import { sampleDataRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'sample-data',
  flag: {
    key: 'sample_data',
    description: 'Lets a company add and remove sample data.',
    default: true,
  },
  routes: sampleDataRoutes,
};
