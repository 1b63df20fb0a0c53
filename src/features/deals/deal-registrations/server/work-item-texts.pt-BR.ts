import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  question: {
    label: 'Perguntas sobre registros',
    says: ['registro tem uma pergunta para você', 'registros têm uma pergunta para você'],
    verb: 'Responder',
  },
  draft: {
    label: 'Registros em rascunho',
    says: ['registro em rascunho não foi enviado', 'registros em rascunho não foram enviados'],
    verb: 'Continuar',
  },
  protection: {
    label: 'Proteção prestes a terminar',
    says: ['proteção de negócio termina em breve', 'proteções de negócios terminam em breve'],
    verb: 'Abrir',
  },
};
