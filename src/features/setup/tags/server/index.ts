import type { ServerFeature } from '#server/feature.ts';
import { tags } from './resource.ts';
import { tagRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'tags',
  flag: {
    key: 'tags',
    description: 'The screen where a company names, colours and merges its tags.',
    default: true,
    // Rows carry tags and lists show their colours, so they stay readable.
    guards: 'changes',
  },
  resources: [tags],
  routes: tagRoutes,
};
