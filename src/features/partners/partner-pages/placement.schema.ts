import { defineFields, field } from '#shared/fields.ts';

const section = 'New partners get';

/** The values a new partner gets: the page's defaults, which the reviewer can change at approval. */
export const placementFields = defineFields({
  type_id: field.reference('partner_types', { label: 'Type', section, named: 'type_name', filter: 'api' }),
  region_id: field.reference('partner_regions', { label: 'Region', section, named: 'region_name', filter: 'api' }),
  tier_id: field.reference('partner_tiers', { label: 'Tier', section, named: 'tier_name', filter: 'api' }),
  plan_id: field.reference('commission_plans', { label: 'Incentive structure', section, named: 'plan_name' }),
  owner_user_id: field.reference('people', {
    label: 'Owner',
    section,
    named: 'owner_name',
    list: 'hidden',
    filter: true,
  }),
});
