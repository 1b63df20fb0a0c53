import FileBadge from 'lucide-react/icons/file-badge';
import { ownPayouts } from '#features/payouts/statements/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

export { ownTax } from './slots.ts';

const base = '/commissions/payouts';
const view = { mode: 'company', permission: 'tax_profiles:view' } as const;

export const feature: WebFeature = {
  name: 'tax-profiles',
  flag: 'payouts',
  menu: [
    {
      group: 'Revenue',
      label: 'Taxes',
      path: `${base}/tax`,
      icon: FileBadge,
      order: 95,
      keywords: ['VAT', 'W-9', 'W-8', 'invoices', '1099', 'DAC7'],
      ...view,
    },
  ],
  screenTabs: [
    { of: 'taxes', path: `${base}/tax`, label: 'Tax profiles', order: 10 },
    { of: 'taxes', path: `${base}/tax-rules`, label: 'Tax rules', order: 20 },
    { of: 'earnings', path: '/revenue/tax', label: 'Tax profile', order: 30 },
  ],
  routes: [
    { path: `${base}/tax`, title: 'Tax profiles', page: () => import('./list.tsx'), ...view },
    {
      path: `${base}/tax/show/$id`,
      asks: 'tax_profiles/$id',
      title: 'Tax profile',
      page: () => import('./show.tsx'),
      ...view,
    },
    { path: `${base}/tax-rules`, title: 'Tax rules', page: () => import('./rules.tsx'), ...view },
    {
      path: '/revenue/tax',
      title: 'Tax profile',
      page: () => import('./portal.tsx'),
      mode: 'partner',
      permission: 'tax_profiles:view',
    },
  ],
  parts: [
    fillSlot(ownPayouts, {
      order: 10,
      part: () => import('./PapersNotice.tsx'),
      mode: 'partner',
      permission: 'tax_profiles:view',
    }),
  ],
  tabs: [
    {
      on: ['partners'],
      key: 'tax-profiles',
      label: 'Tax profile',
      group: 'Money',
      order: 76,
      panel: () => import('./PartnerTax.tsx'),
      ...view,
    },
  ],
  actions: [
    {
      label: 'Tax profiles to review',
      to: `${base}/tax?status=submitted`,
      icon: FileBadge,
      keywords: ['W-9', 'W-8', 'VAT'],
      ...view,
    },
  ],
  search: [
    {
      resource: 'tax_profiles',
      label: 'Tax profiles',
      icon: FileBadge,
      ...view,
      hit: (row) => ({
        title: row.legal_name,
        detail: row.partner_name,
        to: `${base}/tax/show/${row.id}`,
      }),
    },
  ],
};
