import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toAnswer: {
    label: 'Leads a responder',
    says: ['lead precisa da sua resposta', 'leads precisam da sua resposta'],
    verb: 'Responder',
  },
  toContact: {
    label: 'Leads a contatar',
    says: ['lead aguarda seu primeiro contato', 'leads aguardam seu primeiro contato'],
    verb: 'Abrir',
  },
};
