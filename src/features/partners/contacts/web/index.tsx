import BookUser from 'lucide-react/icons/book-user';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { recordRail } from '#web/resource/record/slots.ts';
import { fillSlot } from '#web/slots.tsx';
import { nouns } from '../nouns.ts';

const view = 'contacts:view' as const;
const manage = 'contacts:manage' as const;

export const feature: WebFeature = {
  name: 'contacts',
  menu: [
    {
      group: 'Partners',
      label: 'Contacts',
      path: '/contacts',
      icon: BookUser,
      order: 20,
      mode: 'company',
      permission: view,
    },
    {
      group: 'Settings',
      section: 'People',
      label: 'People',
      path: '/contacts',
      icon: Users,
      order: 10,
      mode: 'partner',
      permission: view,
    },
  ],
  screenTabs: [{ of: 'partners', path: '/contacts', label: 'Contacts', order: 20, mode: 'company' }],
  routes: nounRoutes('contacts', nouns.contacts, {
    list: () => import('./list.tsx'),
    edit: () => import('./edit.tsx'),
    show: () => import('./show.tsx'),
  }),
  actions: [{ label: 'New contact', to: '/contacts/create', icon: Plus, permission: manage }],
  parts: [
    fillSlot(recordRail, { order: 20, mode: 'company', permission: view, part: () => import('./PeopleCard.tsx') }),
  ],
  tabs: [
    {
      on: ['partners'],
      key: 'people',
      label: 'People',
      group: 'People',
      order: 5,
      count: { resource: 'contacts', by: 'partner_id' },
      panel: () => import('./PeopleTab.tsx'),
    },
    {
      on: ['contact_types'],
      key: 'used',
      label: 'Contacts',
      order: 10,
      first: true,
      panel: () => import('./ContactsTab.tsx'),
    },
  ],
  search: [
    {
      resource: 'contacts',
      label: 'Contacts',
      icon: BookUser,
      permission: view,
      hit: (row) => ({
        title: row.full_name,
        detail: row.partner_name ?? row.account_name ?? row.email,
        to: `/contacts/show/${row.id}`,
      }),
    },
  ],
};
