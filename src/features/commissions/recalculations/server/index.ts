import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { commissionRecalculations } from './resource.ts';
import { recalculationRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'recalculations',
  partOf: 'commissions',
  resources: [commissionRecalculations],
  routes: recalculationRoutes,
  demo,
};
