import { defineNoun } from '#shared/define-noun.ts';
import { inOrder, orderedFields } from '#shared/ordered.ts';
import { nouns } from './nouns.ts';

export const contactType = defineNoun('contact_types', nouns.contact_types, { fields: orderedFields({}), ...inOrder });
