import type { ServerFeature } from '#server/feature.ts';
import { audiences } from './resource.ts';
import { audienceRoutes } from './routes.ts';
import { usesInAudiences } from './uses.ts';

export const feature: ServerFeature = {
  name: 'audiences',
  flag: {
    key: 'audiences',
    description: 'Groups of partners, people and deals by rule, the filters and what each partner sees by them.',
    default: true,
  },
  resources: [audiences],
  routes: audienceRoutes,
  usesAudiences: usesInAudiences,
};
