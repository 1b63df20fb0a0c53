import type { ServerFeature } from '#server/feature.ts';
import { guideRoutes } from './routes.ts';
import { tools } from './tools.ts';

export const feature: ServerFeature = { name: 'guide', routes: guideRoutes, tools };
