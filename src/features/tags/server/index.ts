import type { ServerFeature } from '#server/feature.ts';
import { tags } from './resource.ts';
import { tagRoutes } from './routes.ts';

export const feature: ServerFeature = { name: 'tags', resources: [tags], routes: tagRoutes };
