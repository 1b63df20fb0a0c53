import type { ServerFeature } from '#server/feature.ts';
import { tags } from './resource.ts';
import { tagRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'tags',
  flag: {
    key: 'tags',
    description: 'Lets a company name, color and merge its tags.',
    default: true,
    // Rows carry tags and lists show their colors, so they stay readable.
    guards: 'changes',
  },
  resources: [tags],
  routes: tagRoutes,
};
