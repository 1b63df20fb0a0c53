import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { reportJobSchedules, reportJobs } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onOptionMerge } from './option-merge.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { reportDeliveries, reportRuns, reportSchedules } from './resource.ts';
import { reportPlugin, reportRoutes } from './routes.ts';
import { tools } from './tools.ts';
import { reportsOfAudience } from './uses.ts';

export const feature: ServerFeature = {
  name: 'report-schedules',
  doors: {
    mail: [
      'POST /report_schedules',
      'PATCH /report_schedules/:id',
      'PUT /report_schedules/:id',
      'POST /report_schedules/:id/run',
      'POST /report_deliveries/:id/retry',
    ],
  },
  flag: {
    key: 'report_schedules',
    description: 'Reports that users create, view and schedule by email, for the company and its partners.',
    default: true,
  },
  resources: [reportSchedules, reportRuns, reportDeliveries],
  routes: reportRoutes,
  jobRules: {
    'report-schedules.run': { seconds: 600, onGivenUp: { says: 'A scheduled report was not created.' } },
    'report-schedules.deliver': { seconds: 120, onGivenUp: { says: 'A scheduled report was not sent.' } },
  },
  jobs: reportJobs,
  schedules: reportJobSchedules,
  usesAudiences: reportsOfAudience,
  plugin: reportPlugin,
  keeps: [{ folder: 'reports', table: 'report_deliveries', key: 'file_key', where: 'file_key is not null' }],
  onOptionMerge,
  onPartnerMerge,
  demo,
  tools,
  topics,
};
