import { defineNoun } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { inOrder, orderedFields } from '#shared/nouns/ordered.ts';
import { nouns } from './nouns.ts';

export const partnerType = defineNoun('partner_types', nouns.partner_types, {
  fields: orderedFields({
    is_distributor: field.boolean({
      label: 'Distributors',
      help: 'Partners of this type supply resellers and confirm their deals.',
      section: 'Details',
      notNull: true,
      wide: true,
    }),
    requires_distributor: field.boolean({
      label: 'Distributor required',
      help: 'Partners of this type choose one of their distributors when they register a deal.',
      section: 'Details',
      notNull: true,
      wide: true,
    }),
  }),
  ...inOrder,
});
