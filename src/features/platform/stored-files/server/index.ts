import type { ServerFeature } from '#server/feature.ts';
import { fileJobs, fileSchedules } from './jobs.ts';
import { openAddresses } from './served.ts';

/** Receives, checks and serves files; the features whose rows refer to them declare what backups include. */
export const feature: ServerFeature = {
  name: 'stored-files',
  jobs: fileJobs,
  schedules: fileSchedules,
  plugin: openAddresses,
  keeps: [],
};
