import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  notWritten: {
    label: 'Affaires non écrites dans votre CRM',
    says: ['affaire n’a pas été écrite dans votre CRM', 'affaires n’ont pas été écrites dans votre CRM'],
    verb: 'Voir',
  },
};
