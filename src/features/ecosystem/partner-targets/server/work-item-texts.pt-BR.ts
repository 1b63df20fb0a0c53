import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toAgree: {
    label: 'Metas a acordar',
    says: ['plano de metas precisa do seu acordo', 'planos de metas precisam do seu acordo'],
    verb: 'Analisar',
  },
  objectives: {
    label: 'Objetivos no prazo final',
    says: ['objetivo está no prazo final', 'objetivos estão no prazo final'],
    verb: 'Abrir plano',
  },
};
