import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  returnedToYou: {
    label: 'Pagos devueltos',
    says: ['pago para ti fue devuelto', 'pagos para ti fueron devueltos'],
    verb: 'Revisar los datos de pago',
  },
};
