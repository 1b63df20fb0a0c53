import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  defaultsToSkuCreatedFromName: 'Standardmäßig eine SKU, die aus dem Namen gebildet wird.',
  commission: 'Provision',
  earnsCommission: 'Bringt Provision',
  noCommission: 'Keine Provision',
  newProduct: 'Neues Produkt',
  categories: 'Kategorien',
  changeCategory: 'Kategorie ändern',
  productsUsedInDealLinesIncentive:
    'Produkte werden in Deal-Positionen verwendet. Vergütungsregeln können nach Produkt zahlen.',
  editProduct: 'Produkt bearbeiten',
};
