import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  missing: {
    label: 'Formulários fiscais ausentes',
    says: ['formulário fiscal está faltando', 'formulários fiscais estão faltando'],
    verb: 'Preencher perfil fiscal',
  },
};
