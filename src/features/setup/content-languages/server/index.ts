import type { ServerFeature } from '#server/feature.ts';
import { contentPlugin, contentRoutes } from './routes.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'content-languages',
  routes: contentRoutes,
  plugin: contentPlugin,
  workItems,
};
