import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { accountingDownloads } from './downloads.ts';
import { accountingRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'accounting',
  partOf: 'commissions',
  routes: accountingRoutes,
  plugin: accountingDownloads,
  demo,
};
