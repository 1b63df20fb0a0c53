import type { ServerFeature } from '#server/feature.ts';
import { uploadRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'registration-uploads',
  partOf: 'deal_registrations',
  routes: uploadRoutes,
};
