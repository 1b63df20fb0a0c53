import { defineNoun } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { entry, inOrder, orderedFields } from '#shared/nouns/ordered.ts';
import { names } from './nouns.ts';

/** Tiers rank by `order`: the first is the entry, the last the highest. */
export const partnerTier = defineNoun('partner_tiers', names, {
  fields: {
    ...orderedFields({
      benefits: field.longText({
        label: 'Benefits',
        help: 'What partners in this tier get. Partners can see this.',
        section: 'Details',
        max: 5000,
        content: true,
        partner: 'read',
        audit: 'benefits',
      }),
      /** The part of the protection that the deal type gives: 1500000 is half as long again. */
      protection_factor_ppm: field.rate({
        label: 'Deal protection length',
        help: 'Percentage of the deal type’s protection period. Defaults to 100%.',
        section: 'Details',
        facts: false,
        notNull: true,
        min: 100_000,
        max: 10_000_000,
        wide: true,
      }),
    }),
    name: { ...entry.name, content: true },
  },
  ...inOrder,
});
