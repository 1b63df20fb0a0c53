import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

export const ManualCommissionDialog = lazy(async () => ({
  default: (await import('./ManualCommissionDialog.tsx')).ManualCommissionDialog,
}));
export const ReinstateDialog = lazy(async () => ({
  default: (await import('./ManualCommissionDialog.tsx')).ReinstateDialog,
}));
export const ReverseManualDialog = lazy(async () => ({
  default: (await import('./ManualCommissionDialog.tsx')).ReverseManualDialog,
}));

export const feature: WebFeature = {
  name: 'manual-commissions',
  flag: 'commissions',
  routes: [],
  tabs: [
    {
      on: ['partners'],
      key: 'commissions',
      label: 'Commissions',
      order: 20,
      mode: 'company',
      permission: 'commission_lines:view',
      panel: () => import('./PartnerCommissions.tsx'),
    },
  ],
};
