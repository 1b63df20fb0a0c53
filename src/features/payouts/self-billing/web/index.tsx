import Calculator from 'lucide-react/icons/calculator';
import FileText from 'lucide-react/icons/file-text';
import { statementDocuments } from '#features/payouts/statements/web/index.tsx';
import { ownTax } from '#features/payouts/tax-profiles/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

const base = '/commissions/payouts';
const view = { mode: 'company', permission: 'self_billing_invoices:view' } as const;
const own = { mode: 'partner', permission: 'self_billing_invoices:view' } as const;

export const feature: WebFeature = {
  name: 'self-billing',
  flag: 'payouts',
  screenTabs: [
    { of: 'taxes', path: `${base}/invoices`, label: 'Invoices', order: 40 },
    { of: 'taxes', path: `${base}/self-billing`, label: 'Self-billing', order: 50 },
    { of: 'taxes', path: `${base}/tax-totals`, label: 'Year totals', order: 60 },
    { of: 'earnings', path: '/revenue/invoices', label: 'Invoices', order: 40 },
  ],
  routes: [
    { path: `${base}/invoices`, title: 'Self-billing invoices', page: () => import('./list.tsx'), ...view },
    {
      path: `${base}/self-billing`,
      title: 'Self-billing',
      page: () => import('./settings.tsx'),
      mode: 'company',
      permission: 'self_billing_invoices:manage',
    },
    {
      path: `${base}/tax-totals`,
      title: 'Year totals',
      page: () => import('./totals.tsx'),
      mode: 'company',
      permission: 'tax_profiles:manage',
    },
    { path: '/revenue/invoices', title: 'Invoices', page: () => import('./list.tsx'), ...own },
  ],
  parts: [
    fillSlot(ownTax, { order: 10, part: () => import('./OwnAgreement.tsx'), ...own }),
    ...[view, own].map((guard) =>
      fillSlot(statementDocuments, { order: 10, part: () => import('./ItemInvoices.tsx'), ...guard }),
    ),
  ],
  actions: [
    {
      label: 'Year totals for 1099-NEC and DAC7',
      to: `${base}/tax-totals`,
      icon: Calculator,
      keywords: ['1099', 'DAC7', 'tax'],
      mode: 'company',
      permission: 'tax_profiles:manage',
    },
  ],
  search: [view, own].map((guard) => ({
    resource: 'self_billing_invoices',
    label: 'Invoices',
    icon: FileText,
    ...guard,
    hit: (row) => ({
      title: row.number,
      detail: row.statement_no,
      to: guard.mode === 'partner' ? `/revenue/invoices?q=${row.number}` : `${base}/invoices?q=${row.number}`,
    }),
  })),
};
