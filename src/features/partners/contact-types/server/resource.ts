import { orderedList } from '#server/resource/ordered.ts';
import { contactType } from '../schema.ts';

export const contactTypes = orderedList(contactType, { forPartners: true });
