import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  requests: {
    label: 'Solicitudes de listas de cuentas',
    says: ['lista de cuentas ha sido solicitada', 'listas de cuentas han sido solicitadas'],
    verb: 'Responder',
  },
  introductionsToAnswer: {
    label: 'Presentaciones por responder',
    says: ['presentación necesita tu respuesta', 'presentaciones necesitan tu respuesta'],
    verb: 'Responder',
  },
  introductionsToMake: {
    label: 'Presentaciones por hacer',
    says: ['presentación está por hacer', 'presentaciones están por hacer'],
    verb: 'Presentar',
  },
};
