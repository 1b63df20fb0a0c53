import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toSubmit: {
    label: 'Comprobantes de recompensas por presentar',
    says: ['presentación para una recompensa no se ha enviado', 'presentaciones para recompensas no se han enviado'],
    verb: 'Continuar',
  },
};
