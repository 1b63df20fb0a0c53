import { defineNoun } from '#shared/nouns/define-noun.ts';
import { inOrder, orderedFields } from '#shared/nouns/ordered.ts';
import { nouns } from './nouns.ts';

export const contactType = defineNoun('contact_types', nouns.contact_types, { fields: orderedFields({}), ...inOrder });
