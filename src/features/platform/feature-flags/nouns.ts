import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  feature_flags: { one: 'feature flag', many: 'feature flags' },
  feature_flag_overrides: { one: 'feature flag override', many: 'feature flag overrides' },
});
