import BookOpen from 'lucide-react/icons/book-open';
import type { WebFeature } from '#web/feature.ts';

const view = { mode: 'company', permission: 'ledger_accounts:view' } as const;

export const feature: WebFeature = {
  name: 'ledger',
  flag: 'commissions',
  menu: [{ group: 'Revenue', label: 'Ledger', path: '/commissions/ledger', icon: BookOpen, order: 70, ...view }],
  screenTabs: [{ of: 'commissions', path: '/commissions/ledger', label: 'Ledger', order: 50 }],
  routes: [{ path: '/commissions/ledger', title: 'Ledger', page: () => import('./ledger.tsx'), ...view }],
};
