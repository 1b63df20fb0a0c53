import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  nextStep: {
    label: 'Próximos passos de negócios',
    says: ['negócio tem um próximo passo', 'negócios têm um próximo passo'],
    verb: 'Abrir',
  },
  pastClose: {
    label: 'Negócios com data de fechamento vencida',
    says: ['negócio passou da data de fechamento', 'negócios passaram da data de fechamento'],
    verb: 'Abrir',
  },
  atRisk: {
    label: 'Negócios em risco',
    says: ['negócio está sem atividade há tempo demais', 'negócios estão sem atividade há tempo demais'],
    verb: 'Abrir',
  },
};
