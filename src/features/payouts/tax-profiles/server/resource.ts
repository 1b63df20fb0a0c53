import { constraintMessage, invalid } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { taxProfile, taxRequirement } from '../schema.ts';

/** Profiles are written by routes of their own, which check and encrypt the numbers. */
export const taxProfiles = defineResource(taxProfile, {
  create: false,
  update: false,
  view: 'tax_profile_rows',
  list: { search: ['partner_name', 'legal_name'] },
  partner: { verbs: ['list', 'get'] },
});

constraintMessage('tax_requirements_once', { paper: ['is required of these partners already'] });

/** A rule is not changed; another one replaces it. */
export const taxRequirements = defineResource(taxRequirement, {
  update: false,
  remove: 'delete',
  beforeCreate: (_call, input) => {
    if (input.applies_to === 'country' && !input.country) throw invalid({ country: ['is required'] });
    if (input.applies_to !== 'country' && input.country) throw invalid({ country: ['applies to one country only'] });
    if (input.threshold_minor != null && !input.currency) throw invalid({ currency: ['is required with an amount'] });
    return input;
  },
});
