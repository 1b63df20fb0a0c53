import { deskActions } from '#features/deals/deal-registrations/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

const desks = { mode: 'partner', permission: 'deal_registrations:view' } as const;

/** The deal desks of several companies in one list. */
export const feature: WebFeature = {
  name: 'deal-desks',
  flag: 'deal_exchange',
  routes: [{ path: '/connections/deal-desks', title: 'All deal desks', page: () => import('./desks.tsx'), ...desks }],
  parts: [fillSlot(deskActions, { order: 30, ...desks, part: () => import('./AllDesks.tsx') })],
};
