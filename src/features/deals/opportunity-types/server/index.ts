import { defineCompanyDefaults } from '#server/company/new-company.ts';
import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { opportunityStages, opportunityTypes } from './resource.ts';
import { opportunityTypeRoutes } from './routes.ts';
import { createDefaultPipeline } from './service.ts';

export const feature: ServerFeature = {
  name: 'opportunity-types',
  resources: [opportunityTypes, opportunityStages],
  routes: opportunityTypeRoutes,
  companyDefaults: defineCompanyDefaults(createDefaultPipeline),
  demo,
};
