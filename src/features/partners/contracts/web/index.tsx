import FileSignature from 'lucide-react/icons/file-pen-line';
import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import Signature from 'lucide-react/icons/signature';
import { lazy } from 'react';
import { partnerActions } from '#features/partners/partners/web/index.tsx';
import type { MenuEntry, WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { fillSlot } from '#web/slots.tsx';
import { nouns } from '../nouns.ts';
import { PortalGate } from './PortalGate.tsx';

/** The contracts of the caller's partner, those to sign first. */
export const OwnContracts = lazy(() => import('./OwnContracts.tsx'));

const permission = 'contracts:view' as const;
const company = { mode: 'company', permission } as const;
const manage = { mode: 'company', permission: 'contracts:manage' } as const;
const menu = {
  label: 'Contracts',
  path: '/partners/contracts',
  icon: FileSignature,
  keywords: ['agreements', 'signatures', 'templates'],
  permission,
} satisfies Partial<MenuEntry>;

export const feature: WebFeature = {
  name: 'contracts',
  flag: 'contracts',
  copies: ['contract_portal_block'],
  menu: [
    { group: 'Partners', order: 60, mode: 'company', daily: { order: 70 }, ...menu },
    { group: 'Revenue', order: 68, mode: 'partner', ...menu },
    {
      group: 'Partners',
      label: 'Signings',
      path: '/partners/contracts/signings',
      icon: Signature,
      order: 64,
      ...company,
    },
  ],
  screenTabs: [
    { of: 'contracts', path: '/partners/contracts', label: 'Contracts', order: 10, mode: 'company' },
    { of: 'contracts', path: '/partners/contracts/signings', label: 'Signings', order: 30 },
    { of: 'documents', path: '/partners/contracts', label: 'Contracts', order: 40, mode: 'partner' },
  ],
  routes: [
    ...nounRoutes('contracts', nouns.contracts, { list: () => import('./list.tsx'), show: () => import('./show.tsx') }),
    { path: '/partners/contracts/create', title: 'New contract', page: () => import('./create.tsx'), ...manage },
    { path: '/partners/contracts/signings', title: 'Signings', page: () => import('./signings.tsx'), ...company },
    {
      path: '/partners/contracts/signings/create',
      title: 'Send for signature',
      page: () => import('./send.tsx'),
      ...manage,
    },
    {
      path: '/partners/contracts/report',
      title: 'Contract differences',
      page: () => import('./report.tsx'),
      ...company,
    },
  ],
  tabs: [
    {
      on: ['partners'],
      key: 'contracts',
      label: 'Contracts',
      group: 'Program',
      order: 55,
      ...company,
      panel: () => import('./RecordContracts.tsx'),
    },
  ],
  actions: [
    { label: 'New contract', to: '/partners/contracts/create', icon: Plus, keywords: ['send', 'preview'], ...manage },
    {
      label: 'Send for signature',
      to: '/partners/contracts/signings/create',
      icon: Send,
      keywords: ['contract', 'document', 'PDF'],
      ...manage,
    },
  ],
  search: [
    {
      resource: 'contracts',
      label: 'Contracts',
      icon: FileSignature,
      permission,
      hit: (row) => ({ title: row.title, detail: row.partner_name, to: `/partners/contracts/show/${row.id}` }),
    },
  ],
  parts: [fillSlot(partnerActions, { order: 10, part: () => import('./SendButton.tsx'), ...manage })],
  gate: PortalGate,
};
