import { lazy } from 'react';

export const Debts = lazy(() => import('./Debts.tsx'));
export const ManualCommissionDialog = lazy(async () => ({
  default: (await import('./ManualCommissionDialog.tsx')).ManualCommissionDialog,
}));
export const ReinstateDialog = lazy(async () => ({
  default: (await import('./ManualCommissionDialog.tsx')).ReinstateDialog,
}));
export const ReverseManualDialog = lazy(async () => ({
  default: (await import('./ManualCommissionDialog.tsx')).ReverseManualDialog,
}));
