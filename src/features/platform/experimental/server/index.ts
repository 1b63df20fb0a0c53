import type { ServerFeature } from '#server/feature.ts';
import { experimentRoutes } from './routes.ts';

export const feature: ServerFeature = { name: 'experimental', plugin: experimentRoutes };
