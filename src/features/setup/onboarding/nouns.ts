import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  onboarding: { one: 'setup', many: 'setup', permission: { everybody: { company: 'view' } } },
  onboarding_state: { one: 'setup', many: 'setup', log: 'company' },
});
