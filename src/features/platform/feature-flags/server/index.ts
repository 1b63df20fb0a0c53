import type { ServerFeature } from '#server/feature.ts';
import { flagReads, flagRoutes } from './routes.ts';

export const feature: ServerFeature = { name: 'feature-flags', routes: flagReads, plugin: flagRoutes };
