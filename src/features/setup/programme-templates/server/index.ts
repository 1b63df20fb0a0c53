import type { ServerFeature } from '#server/feature.ts';
import { programmeTemplateRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'programme-templates',
  flag: {
    key: 'programme_templates',
    description: 'Programmes to start from, in the setup and on a screen of their own.',
    default: true,
  },
  routes: programmeTemplateRoutes,
};
