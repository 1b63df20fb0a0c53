import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  tags: { one: 'tag', many: 'tags', permission: { wholeCompany: 'manage' }, log: 'company' },
});
