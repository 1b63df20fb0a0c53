import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { nouns } from './nouns.ts';

/**
 * The part of a payment that is withheld as tax: for all partners of a country, or for one partner, whose rule takes
 * precedence. The rule with the latest start on the day of approval applies.
 */
export const withholdingRule = defineNoun('withholding_rules', nouns.withholding_rules, {
  by: '-applies_from',
  fields: {
    country: field.country({ label: 'Country', sort: true, filter: 'api', search: true }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      named: 'partner_name',
      sort: true,
      filter: true,
      search: true,
    }),
    /** In millionths: 150000 is 15%. */
    rate_ppm: field.rate({
      label: 'Withholding rate',
      required: true,
      min: 0,
      max: 999_999,
      list: 'shown',
      sort: true,
      filter: 'api',
    }),
    applies_from: field.date({
      label: 'Effective from',
      help: 'Applies to payments approved on or after this date, until a later rate takes effect.',
      required: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    note: field.text({
      label: 'Reason',
      help: 'For your records, such as the law or the exemption certificate.',
      max: 500,
      list: 'shown',
      width: 320,
      search: true,
    }),
  },
});
export type WithholdingRule = RowOf<typeof withholdingRule>;
