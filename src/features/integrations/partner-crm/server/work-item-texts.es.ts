import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  notWritten: {
    label: 'Negocios no escritos en tu CRM',
    says: ['negocio no se escribió en tu CRM', 'negocios no se escribieron en tu CRM'],
    verb: 'Ver',
  },
};
