import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/products'> = {
  'Earns commission': 'Bringt Provision',
  'If off, lines with this product earn no commission.':
    'Wenn ausgeschaltet, bringen Positionen mit diesem Produkt keine Provision.',
  'List price': 'Listenpreis',
  'New product': 'Neues Produkt',
  product: 'Produkt',
  products: 'Produkte',
};
