import { contractsFlag } from '#features/partners/contract-templates/server/service.ts';
import type { ServerFeature } from '#server/feature.ts';
import { contractMeasures } from '../measures.ts';
import { admitToPortal } from './admit.ts';
import { automates } from './automation.ts';
import { demo } from './demo.ts';
import { documentVerifier } from './describe-file.ts';
import { contractFacts } from './facts.ts';
import { contractRequirement } from './gate.ts';
import { contractJobs, contractSchedules } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { contractPlugin } from './plugin.ts';
import { contractPages } from './public-pages.ts';
import { recordFacts } from './record-state.ts';
import { contractSignings, contracts } from './resource.ts';
import { contractRoutes } from './routes.ts';
import { seesContracts } from './sees.ts';
import { contractStarter } from './starter.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'contracts',
  seals: [{ table: 'contract_seals', column: 'private_key', purpose: 'contract seals', place: 'id::text' }],
  measures: contractMeasures,
  doors: {
    mail: [
      'POST /contracts',
      'POST /contracts/send_to_many',
      'POST /contracts/:id/send',
      'POST /contracts/:id/resend',
      'POST /contract_signings/:id/resend',
      'POST /contract_signings/:id/delegate',
    ],
  },
  webhookEvents,
  gates: [contractRequirement],
  automates,
  flag: contractsFlag,
  resources: [contracts, contractSignings],
  routes: contractRoutes,
  jobRules: {
    'contracts.seal': {
      seconds: 300,
      onGivenUp: { says: 'A signed contract was not sealed.', to: '/partners/contracts' },
    },
  },
  jobs: contractJobs,
  schedules: contractSchedules,
  plugin: contractPlugin,
  publicPages: contractPages,
  topics,
  facts: [contractFacts],
  sees: [seesContracts],
  starters: [contractStarter],
  onPartnerMerge,
  demo,
  admits: admitToPortal,
  verifiesFiles: { 'verify-document': documentVerifier },
  keeps: [
    {
      folder: 'documents',
      table: 'contract_files',
      key: 'key',
      exportAs: "concat('contracts/', contract_id, '/', id, '-', file_name)",
    },
  ],
  workItems,
  recordFacts,
};
