import BookUp from 'lucide-react/icons/book-up';
import Scale from 'lucide-react/icons/scale';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'accounting_exports:view' } as const;

export const feature: WebFeature = {
  name: 'accounting',
  flag: 'commissions',
  screenTabs: [
    { of: 'commissions', path: '/commissions/accounting', label: 'Accounting', order: 55 },
    { of: 'commissions', path: '/commissions/liability', label: 'Liability', order: 57 },
  ],
  routes: [
    { path: '/commissions/accounting', title: 'Accounting', page: () => import('./accounting.tsx'), ...view },
    {
      path: '/commissions/liability',
      title: 'Liability',
      page: () => import('./liability.tsx'),
      analysis: 'What you owe partners at the end of a month.',
      ...view,
    },
  ],
  actions: [
    {
      label: 'Accounting export',
      to: '/commissions/accounting',
      icon: BookUp,
      keywords: ['QuickBooks', 'Xero', 'NetSuite', 'DATEV', 'journal', 'bookkeeping'],
      ...view,
    },
    {
      label: 'Liability report',
      to: '/commissions/liability',
      icon: Scale,
      keywords: ['accrual', 'owed', 'reserve', 'balance'],
      ...view,
    },
  ],
};
