import { OrderedFields, OrderedRow, orderedChanges } from '#shared/ordered.ts';
import { closed, type Static, Type } from '#shared/schema.ts';

export const ContactType = Type.Object(OrderedRow);
export type ContactType = Static<typeof ContactType>;

export const ContactTypeCreate = closed(OrderedFields);
export const ContactTypeUpdate = orderedChanges(ContactTypeCreate);
