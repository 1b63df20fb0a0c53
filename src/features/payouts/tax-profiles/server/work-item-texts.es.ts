import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  missing: {
    label: 'Formularios fiscales que faltan',
    says: ['formulario fiscal falta', 'formularios fiscales faltan'],
    verb: 'Rellenar el perfil fiscal',
  },
};
