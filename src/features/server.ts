import type { ServerFeature } from '#server/feature.ts';
import { auditJobs, auditSchedules } from './audit-events/server/jobs.ts';
import { auditEvents } from './audit-events/server/resource.ts';
import { auditRoutes } from './audit-events/server/routes.ts';
import { partnerTypes } from './partner-types/server/resource.ts';

/** The table of contents of the server: one line per feature. */
export const features: readonly ServerFeature[] = [
  { name: 'audit-events', resources: [auditEvents], routes: auditRoutes, jobs: auditJobs, schedules: auditSchedules },
  { name: 'partner-types', resources: [partnerTypes] },
];
