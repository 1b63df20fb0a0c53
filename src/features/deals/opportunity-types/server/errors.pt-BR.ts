import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/opportunity-types'> = {
  'This is the default type for new deals. Make another type the default before you archive it.':
    'Este é o tipo padrão para novos negócios. Torne outro tipo o padrão antes de arquivá-lo.',
  'To change the default, make another type the default.': 'Para mudar o padrão, torne outro tipo o padrão.',
  'deal is': 'negócio está',
  'deals are': 'negócios estão',
  'must be a published certificate': 'Deve ser um certificado publicado.',
};
