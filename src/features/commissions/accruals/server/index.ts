import type { ServerFeature } from '#server/feature.ts';
import { dealConsequence } from './deal-consequence.ts';
import { demo } from './demo.ts';
import { accrualRoutes } from './routes.ts';
import { sampleGuard } from './sample-guard.ts';

export const feature: ServerFeature = {
  name: 'accruals',
  partOf: 'commissions',
  routes: accrualRoutes,
  dealConsequences: [dealConsequence],
  sampleGuard,
  demo,
};
