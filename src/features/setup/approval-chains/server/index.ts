import type { ServerFeature } from '#server/feature.ts';
import { approvalChainJobs, approvalChainSchedules } from './jobs.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { approvalChains } from './resource.ts';
import { approvalChainRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'approval-chains',
  partOf: 'deal_registrations',
  resources: [approvalChains],
  routes: approvalChainRoutes,
  jobs: approvalChainJobs,
  schedules: approvalChainSchedules,
  onPartnerMerge,
};
