import type { ServerFeature } from '#server/feature.ts';
import { documentJobs, documentSchedules } from './jobs.ts';
import { documentPlugin } from './plugin.ts';
import { documentAccesses, documents, documentVersions } from './resource.ts';
import { seesDocuments } from './sees.ts';

export const feature: ServerFeature = {
  name: 'documents',
  resources: [documents, documentVersions, documentAccesses],
  jobs: documentJobs,
  schedules: documentSchedules,
  plugin: documentPlugin,
  sees: [seesDocuments],
};
