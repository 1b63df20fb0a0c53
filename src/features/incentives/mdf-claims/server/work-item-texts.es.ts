import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toSubmit: {
    label: 'Solicitudes de reembolso MDF por enviar',
    says: ['solicitud de reembolso MDF no se ha enviado', 'solicitudes de reembolso MDF no se han enviado'],
    verb: 'Continuar',
  },
};
