import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  products: { one: 'product', many: 'products', title: 'name', permission: {}, log: 'company' },
});
