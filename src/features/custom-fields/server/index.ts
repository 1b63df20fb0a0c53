import type { ServerFeature } from '#server/feature.ts';
import { customFacts } from './facts.ts';
import { customFields } from './resource.ts';
import { customFieldRoutes } from './routes.ts';
import { seesFields } from './sees.ts';

export const feature: ServerFeature = {
  name: 'custom-fields',
  resources: [customFields],
  routes: customFieldRoutes,
  facts: customFacts,
  sees: [seesFields],
};
