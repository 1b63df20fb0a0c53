import type { WebFeature } from '#web/feature.ts';

const company = { mode: 'company', permission: 'attribution_decisions:view' } as const;
const screens = ['referral_link_screens'];

export const feature: WebFeature = {
  name: 'attributions',
  flag: 'referral_links',
  routes: [
    {
      path: '/referral-links/reviews/$id',
      asks: 'sale_reviews/$id',
      title: 'Sale in review',
      page: () => import('./review.tsx'),
      ...company,
    },
    {
      path: '/referral-links/risk/$id',
      asks: 'risk_cases/$id',
      title: 'Risk case',
      page: () => import('./risk.tsx'),
      ...company,
    },
  ],
  tabs: [
    {
      on: ['referral_links', ...screens],
      key: 'performance',
      label: 'Performance',
      order: 10,
      permission: 'referral_links:view',
      panel: () => import('./Performance.tsx'),
    },
    {
      on: screens,
      key: 'events',
      label: 'Tracked events',
      order: 20,
      mode: 'company',
      permission: 'tracked_events:view',
      panel: () => import('./EventList.tsx'),
    },
    {
      on: screens,
      key: 'reviews',
      label: 'Sales to review',
      order: 25,
      panel: () => import('./ReviewList.tsx'),
      ...company,
    },
    { on: screens, key: 'risk', label: 'Risk cases', order: 30, panel: () => import('./RiskList.tsx'), ...company },
    {
      on: screens,
      key: 'connect',
      label: 'Connect',
      order: 40,
      mode: 'company',
      permission: 'tracked_events:view',
      panel: () => import('./Connect.tsx'),
    },
    {
      on: ['opportunities'],
      key: 'attribution',
      label: 'Attribution',
      order: 45,
      panel: () => import('./DealAttribution.tsx'),
      ...company,
    },
    {
      on: ['partners'],
      key: 'contract-accounts',
      label: 'Contract accounts',
      group: 'Money',
      order: 75,
      panel: () => import('./ContractAccounts.tsx'),
      ...company,
    },
  ],
};
