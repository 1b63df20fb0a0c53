import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toPick: {
    label: 'Horários de reunião a escolher',
    says: ['reunião precisa de um horário', 'reuniões precisam de um horário'],
    verb: 'Escolher um horário',
  },
};
