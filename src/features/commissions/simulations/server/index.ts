import type { ServerFeature } from '#server/feature.ts';
import { simulationRoutes } from './routes.ts';
import { tools } from './tools.ts';

export const feature: ServerFeature = {
  name: 'simulations',
  partOf: 'commissions',
  routes: simulationRoutes,
  tools,
};
