import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { fundJobs, fundSchedules } from './jobs.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { mdfBalances, mdfFunds, mdfMovements } from './resource.ts';
import { seesFunds } from './sees.ts';
import { mdfFundRoutes } from './steps.ts';
import { fundsOfAudience } from './uses.ts';

export const feature: ServerFeature = {
  name: 'mdf-funds',
  flag: {
    key: 'mdf',
    description: 'Funds for joint marketing, requests by partners, claims and their reimbursement.',
    default: true,
  },
  resources: [mdfFunds, mdfBalances, mdfMovements],
  routes: mdfFundRoutes,
  jobs: fundJobs,
  schedules: fundSchedules,
  sees: [seesFunds],
  usesAudiences: fundsOfAudience,
  onPartnerMerge,
  demo,
};
