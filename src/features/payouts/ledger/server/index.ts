import type { ServerFeature } from '#server/feature.ts';
import { checkpointJobs, checkpointSchedules } from './checkpoints/jobs.ts';
import { checkpointRoutes } from './checkpoints/routes.ts';
import { keptCopies, verifyCheckpointBackup } from './checkpoints/verify-checkpoints.ts';
import { demo } from './demo.ts';
import { topics } from './notification-topics.ts';
import { verifyLedgerBackup } from './proof.ts';
import { checkpoints, journalEntries, ledgerAccounts } from './resource.ts';
import { ledgerRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'ledger',
  partOf: 'commissions',
  resources: [ledgerAccounts, journalEntries, checkpoints],
  routes: ledgerRoutes,
  jobRules: {
    'ledger.checkpoint': { seconds: 600, onGivenUp: 'runs-again' },
  },
  jobs: checkpointJobs,
  schedules: checkpointSchedules,
  plugin: checkpointRoutes,
  keeps: [keptCopies],
  proves: [verifyLedgerBackup, verifyCheckpointBackup],
  topics,
  demo,
};
