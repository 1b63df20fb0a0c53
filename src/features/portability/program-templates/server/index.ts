import type { ServerFeature } from '#server/feature.ts';
import { programTemplateRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'program-templates',
  flag: {
    key: 'program_templates',
    description: 'Templates to start a partner program from.',
    default: true,
  },
  routes: programTemplateRoutes,
};
