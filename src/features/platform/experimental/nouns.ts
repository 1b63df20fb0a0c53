import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  experiment_feedback: { one: 'experiment response', many: 'experiment responses' },
});
