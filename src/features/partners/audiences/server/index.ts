import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { audiences } from './resource.ts';
import { audienceRoutes } from './routes.ts';
import { conditions } from './stored-conditions.ts';
import { usesInAudiences } from './uses.ts';

export const feature: ServerFeature = {
  name: 'audiences',
  flag: {
    key: 'audiences',
    description: 'Groups of partners, contacts and deals defined by conditions, for filters and incentive structures.',
    default: true,
  },
  resources: [audiences],
  routes: audienceRoutes,
  usesAudiences: usesInAudiences,
  conditions,
  demo,
};
