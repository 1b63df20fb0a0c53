import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  question: {
    label: 'Preguntas sobre registros',
    says: ['registro tiene una pregunta para ti', 'registros tienen una pregunta para ti'],
    verb: 'Responder',
  },
  draft: {
    label: 'Registros en borrador',
    says: ['registro en borrador no se ha enviado', 'registros en borrador no se han enviado'],
    verb: 'Continuar',
  },
  protection: {
    label: 'Protección a punto de terminar',
    says: ['protección de negocio termina pronto', 'protecciones de negocios terminan pronto'],
    verb: 'Abrir',
  },
};
