import type { ServerFeature } from '#server/feature.ts';
import { goLiveRoutes } from './routes.ts';

export const feature: ServerFeature = { name: 'go-live', plugin: goLiveRoutes };
