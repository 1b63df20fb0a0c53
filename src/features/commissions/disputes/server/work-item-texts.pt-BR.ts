import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  replies: {
    label: 'Respostas às suas contestações',
    says: ['contestação tem uma resposta para você', 'contestações têm uma resposta para você'],
    verb: 'Responder',
  },
};
