import type { ServerFeature } from '#server/feature.ts';
import { accounts } from './resource.ts';
import { accountRoutes } from './routes.ts';

export const feature: ServerFeature = { name: 'accounts', resources: [accounts], routes: accountRoutes };
