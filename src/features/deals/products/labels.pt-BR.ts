import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/products'> = {
  'Earns commission': 'Gera comissão',
  'If off, lines with this product earn no commission.': 'Se desligado, as linhas com este produto não geram comissão.',
  'List price': 'Preço de tabela',
  'New product': 'Novo produto',
  product: 'produto',
  products: 'produtos',
};
