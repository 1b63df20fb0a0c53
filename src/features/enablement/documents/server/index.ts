import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo/index.ts';
import { documentsFlag } from './flag.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { documentPlugin } from './plugin.ts';
import { referralFileJobs, referralFileTopics } from './referral-files.ts';
import { documentAccesses, documents, documentVersions } from './resource.ts';
import { seesDocuments } from './sees.ts';

export const feature: ServerFeature = {
  name: 'documents',
  flag: documentsFlag,
  resources: [documents, documentVersions, documentAccesses],
  jobRules: {
    'documents.referral-files': { onGivenUp: { says: 'The files of a referral were not stored.' } },
  },
  jobs: referralFileJobs,
  on: referralFileTopics,
  plugin: documentPlugin,
  sees: [seesDocuments],
  keeps: [
    {
      folder: 'documents',
      table: 'document_versions',
      key: 'key',
      exportAs: "concat('documents/', document_id, '/', version, '-', file_name)",
    },
  ],
  onPartnerMerge,
  demo,
};
