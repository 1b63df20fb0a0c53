import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { intersectionJobs, intersectionSchedules } from './jobs.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { onPersonErasure } from './person-erasure.ts';
import { intersectionPlugin } from './plugin.ts';
import { privateCounts } from './private-counts.ts';
import { privateIntersections } from './resource.ts';
import { intersectionRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'private-intersection',
  seals: [
    {
      table: 'private_intersection_secrets',
      column: 'sealed',
      purpose: 'private intersections',
      place: "organization_id || ' ' || intersection_id",
    },
    {
      table: 'private_intersection_baselines',
      column: 'sealed',
      purpose: 'private counts',
      place: "concat_ws(' ', organization_id, partner_id, company_population_id)",
    },
  ],
  partOf: 'account_mapping',
  resources: [privateIntersections],
  routes: intersectionRoutes,
  plugin: intersectionPlugin,
  jobRules: {
    'private-intersection.consents': { seconds: 300, onGivenUp: 'runs-again' },
  },
  jobs: intersectionJobs,
  schedules: intersectionSchedules,
  on: { 'mapping_consents.updated': ['private-intersection.consents'] },
  privateCounts,
  onPartnerMerge,
  onPersonErasure,
  demo,
};
