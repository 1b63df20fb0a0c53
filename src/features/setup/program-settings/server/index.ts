import type { ServerFeature } from '#server/feature.ts';
import { programModuleRoutes } from './modules.ts';
import { programSettings } from './resource.ts';
import { companyDefaults } from './service.ts';

export const feature: ServerFeature = {
  name: 'program-settings',
  resources: [programSettings],
  companyDefaults,
  plugin: programModuleRoutes,
};
