import type { ServerFeature } from '#server/feature.ts';
import { receiptDownloads } from './downloads.ts';
import { receiptRoutes } from './routes.ts';
import { publicBreakdown, sharedBreakdown, shareRoutes } from './share.ts';
import { tools } from './tools.ts';

export const feature: ServerFeature = {
  name: 'receipts',
  partOf: 'commissions',
  routes: [...receiptRoutes, ...shareRoutes],
  publicPages: [sharedBreakdown],
  plugin: (api, kernel) => {
    receiptDownloads(api, kernel);
    publicBreakdown(api, kernel);
  },
  tools,
};
