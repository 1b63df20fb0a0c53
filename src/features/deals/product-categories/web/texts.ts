import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('deals/product-categories/web', {
  productCategories: 'Product categories',
  groupsProductsUsedInIncentiveRules: 'Groups of products used in incentive rules and price lists.',
  newCategory: 'New category',
});
