import type { ServerFeature } from '#server/feature.ts';
import { statementDownloads } from './downloads.ts';
import { ownEarnings } from './own-earnings.ts';
import { statementRoutes } from './routes.ts';
import { tools } from './tools.ts';

export const feature: ServerFeature = {
  name: 'statements',
  partOf: 'payouts',
  routes: statementRoutes,
  plugin: (api, kernel) => {
    statementDownloads(api, kernel);
    ownEarnings(api);
  },
  tools,
};
