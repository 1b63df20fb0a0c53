import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { opportunityStages, opportunityTypes } from './resource.ts';
import { opportunityTypeRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'opportunity-types',
  resources: [opportunityTypes, opportunityStages],
  routes: opportunityTypeRoutes,
  demo,
};
