import { orderedList } from '#server/resource/ordered.ts';
import { ContactType, ContactTypeCreate, ContactTypeUpdate } from '../schema.ts';

export const contactTypes = orderedList({
  name: 'contact_types',
  noun: 'contact type',
  row: ContactType,
  create: ContactTypeCreate,
  update: ContactTypeUpdate,
  forPartners: ['id', 'name', 'color', 'order'],
});
