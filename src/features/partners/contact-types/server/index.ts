import { defineCompanyDefaults } from '#server/company/new-company.ts';
import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { contactTypes } from './resource.ts';
import { createDefaultContactTypes } from './service.ts';

export const feature: ServerFeature = {
  name: 'contact-types',
  resources: [contactTypes],
  companyDefaults: defineCompanyDefaults(createDefaultContactTypes),
  demo,
};
