import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  onboarding: { one: 'setup', many: 'setup', permission: { heading: 'setup', everybody: { company: 'view' } } },
  onboarding_state: { one: 'setup', many: 'setup', log: 'company' },
});
