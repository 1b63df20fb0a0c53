import type { WebFeature } from '#web/feature.ts';

const connect = '/developers/deal-exchange';
const partners = '/developers/exchange-partners';
const label = 'Deal exchange';

/** A partner connects its systems; the company sees which partners did. */
export const feature: WebFeature = {
  name: 'deal-exchange',
  flag: 'deal_exchange',
  screenTabs: [
    { of: 'developers', path: connect, label, order: 30 },
    { of: 'developers', path: partners, label, order: 30 },
  ],
  routes: [
    { path: connect, title: label, page: () => import('./connect.tsx'), mode: 'partner', permission: 'api_keys:view' },
    {
      path: partners,
      title: label,
      page: () => import('./partners.tsx'),
      mode: 'company',
      permission: 'deal_registrations:view',
    },
  ],
};
