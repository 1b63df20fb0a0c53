import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { promptRoutes } from './routes.ts';

export const feature: ServerFeature = { name: 'prompts', routes: promptRoutes, demo };
