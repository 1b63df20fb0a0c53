import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  pictures: { one: 'picture', many: 'pictures' },
});
