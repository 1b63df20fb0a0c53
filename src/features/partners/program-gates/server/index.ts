import type { ServerFeature } from '#server/feature.ts';
import { gatesOfAudience } from './uses.ts';
import { programGates } from './resource.ts';
import { gateRoutes } from './routes.ts';

export const feature: ServerFeature = { name: 'program-gates', resources: [programGates], routes: gateRoutes, usesAudiences: gatesOfAudience };
