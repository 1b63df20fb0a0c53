import type { ServerFeature } from '#server/feature.ts';
import { checkpointJobs, checkpointSchedules } from './checkpoints/jobs.ts';
import { keptCopies, proveCheckpoints } from './checkpoints/proof.ts';
import { checkpointRoutes } from './checkpoints/routes.ts';
import { topics } from './notification-topics.ts';
import { proveLedger } from './proof.ts';
import { checkpoints, journalEntries, ledgerAccounts } from './resource.ts';
import { ledgerRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'ledger',
  partOf: 'commissions',
  resources: [ledgerAccounts, journalEntries, checkpoints],
  routes: ledgerRoutes,
  jobs: checkpointJobs,
  schedules: checkpointSchedules,
  plugin: checkpointRoutes,
  keeps: [keptCopies],
  proves: [proveLedger, proveCheckpoints],
  topics,
};
