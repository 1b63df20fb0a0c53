import { defineCompanyDefaults } from '#server/company/new-company.ts';
import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { partnerStatuses } from './resource.ts';
import { createDefaultPartnerStatuses } from './service.ts';

export const feature: ServerFeature = {
  name: 'partner-statuses',
  flag: {
    key: 'partner_statuses',
    description: 'The screen where a company manages its own partner statuses.',
    default: true,
    isRestricted: true,
    // Every partner has a status, so lists of them stay readable.
    guards: 'changes',
  },
  resources: [partnerStatuses],
  companyDefaults: defineCompanyDefaults(createDefaultPartnerStatuses),
  demo,
};
