import { bindingsOf, type FormBinding } from '#features/engagement/forms/server/service.ts';
import { contact } from '../schema.ts';

/** The properties of a contact that the answers of a form can fill. */
export const contactBindings: readonly FormBinding[] = [
  { key: 'contact.full_name', label: 'Contact: Full name', types: ['STRING', 'HIDDEN'] },
  ...bindingsOf('contact', 'Contact', contact.fields).filter(({ key }) => key !== 'contact.is_primary'),
];
