import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  notWritten: {
    label: 'Negócios não gravados no seu CRM',
    says: ['negócio não foi gravado no seu CRM', 'negócios não foram gravados no seu CRM'],
    verb: 'Ver',
  },
};
