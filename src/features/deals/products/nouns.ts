import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  products: { one: 'product', many: 'products', synonyms: ['items'], title: 'name', permission: {}, log: 'company' },
});
