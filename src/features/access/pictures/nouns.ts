import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  pictures: { one: 'picture', many: 'pictures' },
});
