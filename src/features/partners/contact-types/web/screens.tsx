import Contact from 'lucide-react/icons/contact';
import { orderedScreens } from '#web/resource/ordered/orderedScreens.tsx';
import { contactType } from '../schema.ts';

export const screens = orderedScreens(contactType, {
  path: '/contacts/types',
  text: 'The roles of people at partners and customers, such as sales, technical or billing.',
  icon: Contact,
});
