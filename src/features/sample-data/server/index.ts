import type { ServerFeature } from '#server/feature.ts';
import { sampleDataRoutes } from './routes.ts';

export const feature: ServerFeature = { name: 'sample-data', routes: sampleDataRoutes };
