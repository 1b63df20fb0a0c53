import type { ServerFeature } from '#server/feature.ts';
import { debugRoutes } from './routes.ts';

export const feature: ServerFeature = { name: 'debug', plugin: debugRoutes };
