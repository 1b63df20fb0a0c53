import Building from 'lucide-react/icons/building-2';
import Handshake from 'lucide-react/icons/handshake';
import Plus from 'lucide-react/icons/plus';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { nouns } from '../nouns.ts';

export { PartnerManagerCard, useOwnManager } from './PartnerManagerCard.tsx';
export { managerActions, ownProfile, partnerActions, partnerOverview } from './slots.ts';

const view = 'partners:view' as const;
const manage = 'partners:manage' as const;

export const feature: WebFeature = {
  name: 'partners',
  copies: ['partners/manager'],
  menu: [
    {
      group: 'Partners',
      label: 'Partners',
      path: '/partners',
      icon: Handshake,
      order: 10,
      daily: { order: 30 },
      mode: 'company',
      permission: view,
    },
    {
      group: 'Settings',
      section: 'Company',
      label: 'Company profile',
      path: '/partner-profile',
      covers: ['/listing'],
      icon: Building,
      order: 5,
      mode: 'partner',
      permission: view,
    },
  ],
  screenTabs: [{ of: 'partners', path: '/partners', label: 'Partners', order: 10 }],
  routes: [
    ...nounRoutes(
      'partners',
      nouns.partners,
      {
        list: () => import('./list.tsx'),
        edit: () => import('./edit.tsx'),
        show: () => import('./show.tsx'),
      },
      { mode: 'company' },
    ),
    {
      path: '/partner-profile',
      title: 'Company profile',
      mode: 'partner',
      permission: view,
      page: () => import('./portal.tsx'),
    },
  ],
  actions: [
    {
      label: 'New partner',
      to: '/partners/create',
      icon: Plus,
      keywords: ['invite', 'recruit'],
      mode: 'company',
      permission: manage,
    },
  ],
  tabs: [
    {
      on: ['partner_types', 'partner_regions', 'partner_statuses', 'partner_tiers'],
      key: 'used',
      label: 'Partners',
      order: 10,
      first: true,
      panel: () => import('./PartnersTab.tsx'),
    },
  ],
  search: [
    {
      resource: 'partners',
      label: 'Partners',
      icon: Handshake,
      mode: 'company',
      permission: view,
      hit: (row) => ({ title: row.name, detail: row.domain, to: `/partners/show/${row.id}` }),
    },
  ],
};
