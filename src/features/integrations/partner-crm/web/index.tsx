import Database from 'lucide-react/icons/database';
import { deskActions } from '#features/deals/deal-registrations/web/index.tsx';
import { connectionDetails } from '#features/integrations/connections/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

const path = '/connections/crm-deals';
const register = { mode: 'partner', permission: 'deal_registrations:manage' } as const;

/** A partner registers deals of its own CRM. */
export const feature: WebFeature = {
  name: 'partner-crm',
  flag: 'deal_exchange',
  routes: [{ path, title: 'Register from your CRM', page: () => import('./deals.tsx'), ...register }],
  actions: [
    { label: 'Register from your CRM', to: path, icon: Database, keywords: ['hubspot', 'salesforce'], ...register },
  ],
  parts: [
    fillSlot(connectionDetails, {
      order: 10,
      mode: 'partner',
      permission: 'connections:view',
      part: () => import('./ConnectionUse.tsx'),
    }),
    fillSlot(deskActions, { order: 20, ...register, part: () => import('./DeskAction.tsx') }),
  ],
};
