import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  product_categories: {
    one: 'product category',
    many: 'product categories',
    short: ['category', 'categories'],
    title: 'name',
    permission: { everybody: { company: 'view', partner: 'view' } },
    log: 'company',
  },
});
