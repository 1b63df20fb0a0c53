import type { ServerFeature } from '#server/feature.ts';
import { archiving } from './archive/archive-months.ts';
import { archiveRoutes } from './archive/routes.ts';
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
    'audit-events.erase': {
      seconds: 3_600,
      onGivenUp: {
        says: 'The archive of the audit log still names a person who was erased, because it could not be rewritten.',
        to: '/administration/logs',
      },
    },
  },
  jobs: auditJobs,
  schedules: auditSchedules,
  installationJobs: [archiving],
  plugin: archiveRoutes,
  keeps: [{ folder: 'documents', table: 'audit_archives', key: 'file_key', where: "state <> 'writing'" }],
  proves: [verifyAuditBackup],
};
