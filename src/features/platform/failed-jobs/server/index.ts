import type { ServerFeature } from '#server/feature.ts';
import { failedJobRoutes } from './routes.ts';
import { workItems } from './work-items.ts';

/** Background work of a company that failed for good: every attempt was used (src/server/jobs/given-up.ts). */
export const feature: ServerFeature = { name: 'failed-jobs', routes: failedJobRoutes, workItems };
