import { defineNoun } from '#shared/define-noun.ts';
import { inOrder, orderedFields } from '#shared/ordered.ts';
import { nouns } from './nouns.ts';

export const partnerType = defineNoun('partner_types', nouns.partner_types, { fields: orderedFields({}), ...inOrder });
