import type { ServerFeature } from '#server/feature.ts';
import { receiptDownloads } from './downloads.ts';
import { receiptRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'receipts',
  partOf: 'commissions',
  routes: receiptRoutes,
  plugin: receiptDownloads,
};
