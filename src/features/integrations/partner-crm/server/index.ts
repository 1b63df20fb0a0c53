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
  jobRules: {
    'partner-crm.events': { seconds: 300, onGivenUp: { says: 'Deals were not sent to the CRM of a partner.' } },
    'partner-crm.write': {
      seconds: 120,
      pool: 'exchanges',
      onGivenUp: { says: 'A deal was not written to the CRM of a partner.' },
    },
    'partner-crm.start-due': { seconds: 300, pool: 'exchanges', onGivenUp: 'runs-again' },
  },
  jobs: partnerCrmJobs,
  schedules: partnerCrmSchedules,
  follows,
  workItems,
  connectionUses,
  onPartnerMerge,
  demo,
};
