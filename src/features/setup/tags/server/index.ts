import type { ServerFeature } from '#server/feature.ts';
import { tags } from './resource.ts';
import { tagRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'tags',
  flag: {
    key: 'tags',
    description: 'Names and colors of tags, and merging of tags.',
    default: true,
    // Rows carry tags and lists show their colors, so they stay readable.
    guards: 'changes',
  },
  resources: [tags],
  routes: tagRoutes,
};
