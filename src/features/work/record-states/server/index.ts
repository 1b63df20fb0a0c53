import type { ServerFeature } from '#server/feature.ts';
import { recordStateRoutes } from './routes.ts';

export const feature: ServerFeature = { name: 'record-states', routes: recordStateRoutes };
