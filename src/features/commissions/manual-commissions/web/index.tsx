import { lazy } from 'react';
import { commissionListActions } from '#features/commissions/commissions/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

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
      group: 'Money',
      order: 20,
      mode: 'company',
      permission: 'commission_lines:view',
      panel: () => import('./PartnerCommissions.tsx'),
    },
  ],
  parts: [
    fillSlot(commissionListActions, {
      order: 10,
      mode: 'company',
      permission: 'commission_lines:manage',
      part: () => import('./AddManualCommission.tsx'),
    }),
  ],
};
