import type { ServerFeature } from '#server/feature.ts';
import { impersonationRoutes, impersonationStart } from './routes.ts';

export const feature: ServerFeature = {
  name: 'impersonations',
  routes: impersonationRoutes,
  plugin: impersonationStart,
};
