import { defineFields, field } from '#shared/nouns/fields.ts';

const section = 'New partners get';
const starts = 'Starts at approval';

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
  contract_template_id: field.reference('contract_templates', {
    label: 'Contract to sign',
    help: 'The applicant gets it for signature at approval. The owner signs for your company.',
    section: starts,
    named: 'contract_template_name',
  }),
  track_id: field.reference('tracks', {
    label: 'Track to start',
    help: 'Tracks with rules of their own also start by themselves.',
    section: starts,
    named: 'track_name',
  }),
  invites_applicant: field.boolean({
    label: 'Invite the applicant to the portal',
    section: starts,
    notNull: true,
  }),
  sends_welcome: field.boolean({ label: 'Send a welcome email', section: starts, notNull: true }),
  welcome_text: field.longText({
    label: 'Text of the welcome email',
    help: 'It follows the sentence that the application was approved.',
    section: starts,
  }),
});
