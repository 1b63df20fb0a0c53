import type { ServerFeature } from '#server/feature.ts';
import { connectionUses } from './connection-use.ts';
import { demo } from './demo.ts';
import { follows } from './events.ts';
import { partnerCrmJobs, partnerCrmSchedules } from './jobs.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { crmExchanges, partnerCrmRoutes } from './routes.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'partner-crm',
  partOf: 'deal_exchange',
  routes: partnerCrmRoutes,
  plugin: crmExchanges,
  jobs: partnerCrmJobs,
  schedules: partnerCrmSchedules,
  follows,
  workItems,
  connectionUses,
  onPartnerMerge,
  demo,
};
