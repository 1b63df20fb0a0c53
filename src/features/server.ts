import type { ServerFeature } from '#server/feature.ts';
import { auditJobs, auditSchedules } from './audit-events/server/jobs.ts';
import { auditEvents } from './audit-events/server/resource.ts';
import { auditRoutes } from './audit-events/server/routes.ts';
import { contactTypes } from './contact-types/server/resource.ts';
import { partnerRegions } from './partner-regions/server/resource.ts';
import { partnerStatuses } from './partner-statuses/server/resource.ts';
import { partnerTiers } from './partner-tiers/server/resource.ts';
import { partnerTypes } from './partner-types/server/resource.ts';
import { partnerJobs, partnerSchedules } from './partners/server/jobs.ts';
import { partnerStatusEvents, partners, tierMemberships } from './partners/server/resource.ts';
import { partnerRoutes } from './partners/server/routes.ts';

/** The table of contents of the server: one line per feature. */
export const features: readonly ServerFeature[] = [
  { name: 'audit-events', resources: [auditEvents], routes: auditRoutes, jobs: auditJobs, schedules: auditSchedules },
  { name: 'contact-types', resources: [contactTypes] },
  { name: 'partner-regions', resources: [partnerRegions] },
  { name: 'partner-statuses', resources: [partnerStatuses] },
  { name: 'partner-tiers', resources: [partnerTiers] },
  { name: 'partner-types', resources: [partnerTypes] },
  {
    name: 'partners',
    resources: [partners, tierMemberships, partnerStatusEvents],
    routes: partnerRoutes,
    jobs: partnerJobs,
    schedules: partnerSchedules,
  },
];
