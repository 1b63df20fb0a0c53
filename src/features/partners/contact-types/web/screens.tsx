import Contact from 'lucide-react/icons/contact';
import { ContactsOf } from '#features/partners/contacts/web/index.tsx';
import { orderedScreens } from '#web/resource/ordered/orderedScreens.tsx';
import type { ContactType } from '../schema.ts';

export const screens = orderedScreens<ContactType>({
  resource: 'contact_types',
  path: '/contacts/types',
  title: 'Contact types',
  noun: ['contact type', 'contact types'],
  text: 'The roles of people at partners and customers, such as sales, technical or billing.',
  icon: Contact,
  used: { label: 'Contacts', list: (id) => <ContactsOf field="type_id" id={id} /> },
});
