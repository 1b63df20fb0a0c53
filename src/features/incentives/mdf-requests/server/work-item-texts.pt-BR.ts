import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toChange: {
    label: 'Solicitações de verba a alterar',
    says: ['solicitação de verba precisa de alterações', 'solicitações de verba precisam de alterações'],
    verb: 'Alterar',
  },
  toClaim: {
    label: 'MDF a reembolsar',
    says: ['atividade de MDF aprovada pode ser reembolsada', 'atividades de MDF aprovadas podem ser reembolsadas'],
    verb: 'Pedir reembolso',
  },
};
