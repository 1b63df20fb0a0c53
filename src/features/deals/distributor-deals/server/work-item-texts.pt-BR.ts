import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  confirmation: {
    label: 'Negócios de revendas a confirmar',
    says: ['negócio de revenda precisa da sua confirmação', 'negócios de revendas precisam da sua confirmação'],
    verb: 'Abrir',
  },
};
