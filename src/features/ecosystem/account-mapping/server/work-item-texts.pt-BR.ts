import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  requests: {
    label: 'Pedidos de listas de contas',
    says: ['lista de contas foi pedida', 'listas de contas foram pedidas'],
    verb: 'Responder',
  },
  introductionsToAnswer: {
    label: 'Apresentações a responder',
    says: ['apresentação precisa da sua resposta', 'apresentações precisam da sua resposta'],
    verb: 'Responder',
  },
  introductionsToMake: {
    label: 'Apresentações a fazer',
    says: ['apresentação precisa ser feita', 'apresentações precisam ser feitas'],
    verb: 'Apresentar',
  },
};
