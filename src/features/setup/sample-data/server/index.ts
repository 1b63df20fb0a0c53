import type { ServerFeature } from '#server/feature.ts';
import { sampleDataRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'sample-data',
  flag: {
    key: 'sample_data',
    description: 'Example rows a company can plant and remove.',
    default: true,
  },
  routes: sampleDataRoutes,
};
