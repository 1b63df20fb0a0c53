import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  defaultsToSkuCreatedFromName: 'Por defecto, un SKU creado a partir del nombre.',
  commission: 'Comisión',
  earnsCommission: 'Genera comisión',
  noCommission: 'Sin comisión',
  newProduct: 'Nuevo producto',
  categories: 'Categorías',
  changeCategory: 'Cambiar categoría',
  productsUsedInDealLinesIncentive:
    'Los productos se usan en las líneas de los negocios. Las reglas de incentivos pueden pagar por producto.',
  editProduct: 'Editar producto',
};
