import type { ServerFeature } from '#server/feature.ts';
import { auditJobs, auditSchedules } from './jobs.ts';
import { verifyAuditBackup } from './proof.ts';
import { auditEvents, organizationEvents } from './resource.ts';
import { auditRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'audit-events',
  resources: [auditEvents, organizationEvents],
  routes: auditRoutes,
  jobRules: {
    'audit-events.seal': { seconds: 300, onGivenUp: 'runs-again' },
  },
  jobs: auditJobs,
  schedules: auditSchedules,
  proves: [verifyAuditBackup],
};
