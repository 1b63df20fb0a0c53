import type { ServerFeature } from '#server/feature.ts';
import { audiences } from './resource.ts';
import { audienceRoutes } from './routes.ts';
import { usesInAudiences } from './uses.ts';

export const feature: ServerFeature = {
  name: 'audiences',
  resources: [audiences],
  routes: audienceRoutes,
  usesAudiences: usesInAudiences,
};
