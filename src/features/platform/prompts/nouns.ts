import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  prompts: { one: 'prompt', many: 'prompts' },
  prompt_versions: { one: 'prompt version', many: 'prompt versions' },
});
