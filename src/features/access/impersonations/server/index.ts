import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { impersonationRoutes, impersonationStart } from './routes.ts';

export const feature: ServerFeature = {
  name: 'impersonations',
  routes: impersonationRoutes,
  plugin: impersonationStart,
  demo,
};
