import type { ServerFeature } from '#server/feature.ts';
import { foldersOfAudience } from './audiences.ts';
import { demo } from './demo.ts';
import { documentFoldersFlag } from './flag.ts';
import { folderJobs, folderSchedules, folderTopics } from './jobs.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { documentFolders } from './resource.ts';
import { folderRoutes } from './routes.ts';
import { seesFolders } from './sees.ts';

export const feature: ServerFeature = {
  name: 'document-folders',
  flag: documentFoldersFlag,
  resources: [documentFolders],
  routes: folderRoutes,
  jobRules: {
    'document-folders.refresh-partner': { seconds: 300, onGivenUp: 'runs-again' },
  },
  jobs: folderJobs,
  schedules: folderSchedules,
  on: folderTopics,
  sees: [seesFolders],
  usesAudiences: foldersOfAudience,
  onPartnerMerge,
  demo,
};
