import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { gateWaivers, programGates } from './resource.ts';
import { gateRoutes } from './routes.ts';
import { gatesOfAudience } from './uses.ts';

export const feature: ServerFeature = {
  name: 'program-gates',
  resources: [programGates, gateWaivers],
  routes: gateRoutes,
  usesAudiences: gatesOfAudience,
  demo,
};
