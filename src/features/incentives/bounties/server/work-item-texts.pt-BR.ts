import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toSubmit: {
    label: 'Comprovantes de recompensas a enviar',
    says: ['envio para recompensa não foi concluído', 'envios para recompensas não foram concluídos'],
    verb: 'Continuar',
  },
};
