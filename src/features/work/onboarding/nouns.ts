import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  onboarding: {
    one: 'setup',
    many: 'setup',
    permission: { heading: 'setup', everybody: { company: 'view', partner: 'view' } },
  },
  onboarding_state: { one: 'setup', many: 'setup', log: 'company' },
  partner_onboardings: {
    one: 'setup of a partner',
    many: 'setups of partners',
    onPartnerMerge: 'history',
    log: 'both',
  },
});
