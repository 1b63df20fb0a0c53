import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  confirmation: {
    label: 'Negocios de revendedores por confirmar',
    says: ['negocio de revendedor necesita tu confirmación', 'negocios de revendedores necesitan tu confirmación'],
    verb: 'Abrir',
  },
};
