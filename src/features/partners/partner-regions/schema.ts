import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { inOrder, orderedFields } from '#shared/nouns/ordered.ts';
import { Id, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

export const partnerRegion = defineNoun('partner_regions', nouns.partner_regions, {
  fields: orderedFields({
    parent_id: field.reference('partner_regions', {
      label: 'Parent region',
      help: 'Whatever the parent region gets, such as an incentive structure, also applies to this region.',
      section: 'Details',
      wide: true,
      filter: 'api',
    }),
    country_codes: field.countries({
      label: 'Countries',
      section: 'Details',
      wide: true,
      filter: 'api',
      audit: 'countries',
    }),
    /** Team members responsible for it; approval chains can ask them. */
    manager_user_ids: field.references('people', {
      label: 'Managers',
      help: 'Team members responsible for this region. Approval chains can ask them.',
      section: 'Details',
      wide: true,
      input: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
    }),
    reference_type: field.choice({
      label: 'Reference type',
      options: [{ value: 'Partner', label: 'Partner' }],
      notNull: true,
      filter: 'api',
    }),
  }),
  ...inOrder,
});
export type PartnerRegion = RowOf<typeof partnerRegion>;
