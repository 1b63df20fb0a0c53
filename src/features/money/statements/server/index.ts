import type { ServerFeature } from '#server/feature.ts';
import { statementDownloads } from './downloads.ts';
import { statementRoutes } from './routes.ts';
import { tools } from './tools.ts';

export const feature: ServerFeature = {
  name: 'statements',
  partOf: 'payouts',
  routes: statementRoutes,
  plugin: statementDownloads,
  tools,
};
