import FileCheck from 'lucide-react/icons/file-check';
import Landmark from 'lucide-react/icons/landmark';
import { payoutRail, payoutSteps } from '#features/payouts/payouts/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';
import { texts as t } from './texts.ts';

const base = '/commissions/payouts';
const view = { mode: 'company', permission: 'payout_batches:view' } as const;
const manage = { mode: 'company', permission: 'payout_batches:manage' } as const;

export const feature: WebFeature = {
  name: 'payment-files',
  flag: 'payouts',
  screenTabs: [
    { of: 'payouts', path: `${base}/reports`, label: t.reports, order: 40 },
    { of: 'payouts', path: `${base}/accounts`, label: t.accounts, order: 50 },
  ],
  routes: [
    { path: `${base}/reports`, title: t.reports, page: () => import('./reports.tsx'), ...view },
    {
      path: `${base}/reports/show/$id`,
      asks: 'payment_reports/$id',
      title: 'Status file',
      page: () => import('./report.tsx'),
      ...view,
    },
    { path: `${base}/accounts`, title: t.accounts, page: () => import('./accounts.tsx'), ...view },
  ],
  parts: [
    fillSlot(payoutSteps, { order: 10, part: () => import('./CreateFile.tsx'), ...manage }),
    fillSlot(payoutSteps, { order: 20, part: () => import('./SendPayments.tsx'), ...manage }),
    fillSlot(payoutRail, { order: 10, part: () => import('./Files.tsx'), ...view }),
  ],
  search: [
    {
      resource: 'payment_files',
      label: 'Payment files',
      icon: FileCheck,
      hit: (row) => ({ title: row.file_name, detail: row.batch_name, to: `${base}/edit/${row.batch_id}` }),
      ...view,
    },
  ],
  actions: [
    { label: t.reports, to: `${base}/reports`, icon: FileCheck, keywords: ['pain.002', 'camt', 'returns'], ...view },
    { label: t.accounts, to: `${base}/accounts`, icon: Landmark, keywords: ['iban', 'ach', 'sepa'], ...view },
  ],
};
