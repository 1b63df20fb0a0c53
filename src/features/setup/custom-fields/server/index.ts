import type { ServerFeature } from '#server/feature.ts';
import { customFacts } from './facts.ts';
import { customFields } from './resource.ts';
import { customFieldRoutes } from './routes.ts';
import { seesFields } from './sees.ts';

export const feature: ServerFeature = {
  name: 'custom-fields',
  flag: {
    key: 'custom_fields',
    description: 'Lets a company define custom fields.',
    default: true,
    // Forms and lists are made of the fields there are, so they stay readable.
    guards: 'changes',
  },
  resources: [customFields],
  routes: customFieldRoutes,
  facts: customFacts,
  sees: [seesFields],
};
