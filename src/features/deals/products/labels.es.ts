import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/products'> = {
  'Earns commission': 'Genera comisión',
  'If off, lines with this product earn no commission.':
    'Si está desactivado, las líneas con este producto no generan comisión.',
  'List price': 'Precio de lista',
  'New product': 'Nuevo producto',
  product: 'producto',
  products: 'productos',
};
