import Contact from 'lucide-react/icons/contact';
import { ContactsOf } from '#features/partners/contacts/web/index.tsx';
import { orderedScreens } from '#web/resource/ordered/orderedScreens.tsx';
import { contactType } from '../schema.ts';

export const screens = orderedScreens(contactType, {
  path: '/contacts/types',
  text: 'The roles of people at partners and customers, such as sales, technical or billing.',
  icon: Contact,
  used: { label: 'Contacts', list: (id) => <ContactsOf field="type_id" id={id} /> },
});
