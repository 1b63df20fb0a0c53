import { defineFields, field } from '#shared/fields.ts';

/** What a new partner gets: the page's defaults, which the reviewer can change at approval. */
export const placementFields = defineFields({
  type_id: field.reference('partner_types', { label: 'Type', section: 'New partners get' }),
  region_id: field.reference('partner_regions', { label: 'Region', section: 'New partners get' }),
  tier_id: field.reference('partner_tiers', { label: 'Tier', section: 'New partners get' }),
  plan_id: field.reference('commission_plans', { label: 'Incentive structure', section: 'New partners get' }),
  owner_user_id: field.reference('people', { label: 'Owner', section: 'New partners get' }),
});
