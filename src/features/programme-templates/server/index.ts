import type { ServerFeature } from '#server/feature.ts';
import { programmeTemplateRoutes } from './routes.ts';

export const feature: ServerFeature = { name: 'programme-templates', routes: programmeTemplateRoutes };
