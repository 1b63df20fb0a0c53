import type { ServerFeature } from '#server/feature.ts';
import { taxJobs, taxSchedules } from './clock.ts';
import { demo } from './demo.ts';
import { payoutPauses, taxProfileRequirement } from './gate.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { onPersonErasure } from './person-erasure.ts';
import { taxProfiles, taxRequirements } from './resource.ts';
import { taxProfileRoutes } from './routes.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'tax-profiles',
  seals: [
    {
      table: 'tax_profile_numbers',
      column: 'numbers_enc',
      purpose: 'tax profiles',
      place: "organization_id || '/' || profile_id",
    },
  ],
  partOf: 'payouts',
  gates: [taxProfileRequirement],
  payoutPauses,
  resources: [taxProfiles, taxRequirements],
  routes: taxProfileRoutes,
  jobs: taxJobs,
  schedules: taxSchedules,
  topics,
  workItems,
  demo,
  onPartnerMerge,
  onPersonErasure,
};
