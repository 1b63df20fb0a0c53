import type { ServerFeature } from '#server/feature.ts';
import { journalEntries, ledgerAccounts } from './resource.ts';
import { ledgerRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'ledger',
  partOf: 'commissions',
  resources: [ledgerAccounts, journalEntries],
  routes: ledgerRoutes,
};
