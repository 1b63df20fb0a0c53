import Contact from 'lucide-react/icons/contact';
import type { WebFeature } from '#web/feature.ts';
import { orderedRoutes } from '#web/resource/ordered/orderedRoutes.ts';
import { nouns } from '../nouns.ts';

const path = '/contacts/types';
const resource = 'contact_types';

export const feature: WebFeature = {
  name: 'contact-types',
  menu: [
    {
      group: 'Data Manager',
      label: 'Contact types',
      path,
      icon: Contact,
      order: 50,
      mode: 'company',
      permission: `${resource}:view`,
    },
  ],
  routes: orderedRoutes(
    { path, resource, names: nouns.contact_types, forPartners: true },
    async () => (await import('./screens.tsx')).screens,
  ),
};
