import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('deals/products/web', {
  defaultsToSkuCreatedFromName: 'Defaults to a SKU created from the name.',
  commission: 'Commission',
  earnsCommission: 'Earns commission',
  noCommission: 'No commission',
  newProduct: 'New product',
  categories: 'Categories',
  changeCategory: 'Change category',
  productsUsedInDealLinesIncentive: 'Products are used in deal lines. Incentive rules can pay by product.',
  editProduct: 'Edit product',
});
