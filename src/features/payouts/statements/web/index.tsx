import FileText from 'lucide-react/icons/file-text';
import type { WebFeature } from '#web/feature.ts';

export { earningsBelow, ownPayouts, statementDocuments, statementNotes } from './slots.ts';

const base = '/commissions/payouts';
const view = { mode: 'company', permission: 'payout_batches:view' } as const;
const partner = { mode: 'partner', permission: 'payout_items:view' } as const;

export const feature: WebFeature = {
  name: 'statements',
  flag: 'payouts',
  copies: ['partner_earnings', 'partner_earnings/months', 'payout_items', 'payout_conversion', 'profile/earnings'],
  screenTabs: [{ of: 'earnings', path: '/revenue/payouts', label: 'Payouts', order: 20 }],
  routes: [
    {
      path: `${base}/statement/$id`,
      asks: 'payout_items/$id/statement',
      title: 'Statement',
      page: () => import('./show.tsx'),
      ...view,
    },
    { path: `${base}/account`, title: 'Statement', page: () => import('./account.tsx'), ...view },
    { path: '/revenue/payouts', title: 'Payouts', page: () => import('./portal.tsx'), offline: true, ...partner },
    {
      path: '/revenue/payouts/statement/$id',
      asks: 'payout_items/$id/statement',
      title: 'Statement',
      page: () => import('./show.tsx'),
      ...partner,
    },
    { path: '/revenue/payouts/account', title: 'Statement', page: () => import('./account.tsx'), ...partner },
  ],
  search: [
    { guard: view, path: base },
    { guard: partner, path: '/revenue/payouts' },
  ].map(({ guard, path }) => ({
    resource: 'payout_items',
    label: 'Statements',
    icon: FileText,
    ...guard,
    hit: ({ id, statement_no, partner_name }) => ({
      title: statement_no ?? partner_name ?? 'Payment',
      detail: statement_no && partner_name,
      to: `${path}/statement/${id}`,
    }),
  })),
};
