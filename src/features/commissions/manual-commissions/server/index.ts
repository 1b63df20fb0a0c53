import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { topics } from './notification-topics.ts';
import { manualCommissionRoutes } from './routes.ts';
import { sampleGuard } from './sample-guard.ts';

export const feature: ServerFeature = {
  name: 'manual-commissions',
  partOf: 'commissions',
  routes: manualCommissionRoutes,
  topics,
  sampleGuard,
  demo,
};
