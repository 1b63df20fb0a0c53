import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toAgree: {
    label: 'Metas por acordar',
    says: ['plan de metas necesita tu acuerdo', 'planes de metas necesitan tu acuerdo'],
    verb: 'Revisar',
  },
  objectives: {
    label: 'Objetivos por cumplir',
    says: ['objetivo vence', 'objetivos vencen'],
    verb: 'Abrir el plan',
  },
};
